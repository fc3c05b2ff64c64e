interface StoredKey {
  name: string;
  where: string;
  purpose: string;
  duration: string;
}

/** Every key the site stores in a browser: a key added to the code is added here. */
const storedKeys: StoredKey[] = [
  {
    name: 'user',
    where: 'stockage local',
    purpose: 'vous garder connecté : votre compte et ses jetons',
    duration: 'jusqu’à la déconnexion ou l’expiration de la session',
  },
  {
    name: 'lastActivityTime',
    where: 'stockage local',
    purpose: 'fermer la session après une période d’inactivité',
    duration: 'jusqu’à la déconnexion',
  },
  {
    name: 'remembered-device',
    where: 'cookie',
    purpose:
      'reconnaître un navigateur déjà connecté à votre compte, pour que les essais d’un inconnu ne vous en ferment pas l’accès\u00a0; il n’ouvre rien, et n’est pas écrit sur un poste partagé',
    duration: '1 an',
  },
  {
    name: 'cookie-consent',
    where: 'cookie',
    purpose: 'se souvenir que vous avez répondu au bandeau',
    duration: '6 mois',
  },
  {
    name: 'cookie-preferences',
    where: 'cookie et stockage local',
    purpose: 'se souvenir de vos choix : mesure d’audience, marketing',
    duration: '6 mois',
  },
  {
    name: 'login_timestamp',
    where: 'stockage local',
    purpose: 'dater la connexion ; écrit seulement si vous acceptez la mesure d’audience',
    duration: 'jusqu’au retrait de l’accord',
  },
  { name: 'lang', where: 'cookie', purpose: 'la langue que vous avez choisie', duration: '1 an' },
  {
    name: 'theme',
    where: 'stockage local',
    purpose: 'le thème clair ou sombre choisi',
    duration: 'jusqu’à ce que vous l’effaciez',
  },
  {
    name: 'prices',
    where: 'stockage local',
    purpose: 'le prix affiché en premier, TTC ou HT',
    duration: 'jusqu’à ce que vous l’effaciez',
  },
  {
    name: 'street-map',
    where: 'stockage local',
    purpose: 'se souvenir que vous avez demandé le plan des rues sur les cartes',
    duration: 'jusqu’à ce que vous l’éteigniez',
  },
  {
    name: 'place',
    where: 'stockage local',
    purpose: 'la commune et le rayon choisis pour la recherche',
    duration: 'jusqu’à ce que vous l’effaciez',
  },
  {
    name: 'draft.place',
    where: 'stockage de session',
    purpose: 'la commune de la dernière liste, ou votre position à un kilomètre près',
    duration: 'jusqu’à la déconnexion ou la fermeture de l’onglet',
  },
  {
    name: 'draft.contact…',
    where: 'stockage de session',
    purpose: 'garder le message en cours d’écriture du formulaire de contact',
    duration: 'jusqu’à l’envoi, votre déconnexion ou la fermeture de l’onglet',
  },
  {
    name: 'draft.message.…',
    where: 'stockage de session',
    purpose: 'garder le message en cours d’écriture d’une conversation',
    duration: 'jusqu’à l’envoi, votre déconnexion ou la fermeture de l’onglet',
  },
  {
    name: 'draft.outbox.…',
    where: 'stockage de session',
    purpose: 'garder un message qui n’a pas pu partir, pour le renvoyer',
    duration: 'jusqu’à l’envoi, votre déconnexion ou la fermeture de l’onglet',
  },
  {
    name: 'draft.become-seller.…',
    where: 'stockage de session',
    purpose: 'garder ce que vous écrivez pour devenir vendeur',
    duration: 'jusqu’à l’envoi, votre déconnexion ou la fermeture de l’onglet',
  },
  {
    name: 'compared',
    where: 'stockage de session',
    purpose: 'garder les matériaux que vous comparez',
    duration: 'jusqu’à la fermeture de l’onglet',
  },
  {
    name: 'draft.favorite',
    where: 'stockage de session',
    purpose: 'le matériau à mettre en favori une fois connecté',
    duration: 'jusqu’à la connexion ou la fermeture de l’onglet',
  },
  {
    name: 'draft.auth',
    where: 'stockage de session',
    purpose: 'l’adresse e-mail saisie, de l’inscription à la connexion',
    duration: 'jusqu’à la connexion ou la fermeture de l’onglet',
  },
  {
    name: 'last-search',
    where: 'stockage de session',
    purpose: 'revenir à la liste comme vous l’avez quittée',
    duration: 'jusqu’à la fermeture de l’onglet',
  },
  {
    name: 'started',
    where: 'stockage de session',
    purpose: 'ne montrer l’écran de démarrage qu’une fois par visite',
    duration: 'jusqu’à la fermeture de l’onglet',
  },
  {
    name: 'react-router-scroll-positions',
    where: 'stockage de session',
    purpose: 'retrouver votre position au retour arrière',
    duration: 'jusqu’à la fermeture de l’onglet',
  },
];

export function StorageTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
    <section className="table-scroll" tabIndex={0} aria-label="Liste des cookies et des clés">
      <table>
        <thead>
          <tr>
            <th scope="col">Nom</th>
            <th scope="col">Où</th>
            <th scope="col">Pour quoi faire</th>
            <th scope="col">Durée</th>
          </tr>
        </thead>
        <tbody>
          {storedKeys.map(({ name, where, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-column="Où">{where}</td>
              <td data-column="Pour quoi faire">{purpose}</td>
              <td data-column="Durée">{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
