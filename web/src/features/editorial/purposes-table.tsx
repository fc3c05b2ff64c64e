interface Purpose {
  purpose: string;
  data: string;
  basis: string;
  retention: string;
}

const purposes: Purpose[] = [
  {
    purpose: 'Tenir votre compte',
    data: 'nom, adresse e-mail, empreinte du mot de passe ; si vous les donnez : téléphone, adresse, photo',
    basis: 'contrat',
    retention:
      'jusqu’à la suppression du compte, ou trois ans sans connexion, après un e-mail d’avertissement ; 30 jours si l’adresse n’est jamais confirmée',
  },
  {
    purpose: 'Publier vos matériaux',
    data: 'annonces, photos, lieu de retrait, identité d’entreprise ; votre page de vendeur : présentation, bannière, horaires, congés, délai de réponse médian',
    basis: 'contrat ; obligation légale pour l’identité du professionnel',
    retention:
      'tant que le compte existe ; une annonce que vous supprimez est effacée après 30 jours, sauf son titre et son prix si une conversation en parle ; le compte supprimé, ses annonces quittent la vente et ne gardent rien de la personne',
  },
  {
    purpose: 'Vous mettre en relation',
    data: 'messages, dates d’envoi et de lecture, favoris',
    basis: 'contrat',
    retention:
      'tant que le compte d’un des deux participants existe, et trois ans au plus après le dernier message',
  },
  {
    purpose: 'Protéger les comptes et le site',
    data: 'sessions, appareils connus, adresse IP, journaux techniques',
    basis: 'intérêt légitime : la sécurité ; obligation légale de conservation',
    retention: 'session : 30 jours au plus ; appareils et journaux : un an',
  },
  {
    purpose: 'Répondre à vos demandes',
    data: 'nom, adresse e-mail, objet et texte du message',
    basis: 'intérêt légitime : vous répondre',
    retention:
      'un an après la réponse, ou jusqu’à la suppression du compte ; un signalement : le temps des recours, sans votre nom ni votre adresse une fois le compte supprimé',
  },
  {
    purpose: 'Traiter les signalements',
    data: 'motif et texte du signalement, compte ou adresse e-mail de qui signale ; décision, date et auteur',
    basis: 'obligation légale (règlement sur les services numériques)',
    retention:
      'un an après la décision ; le journal des décisions est gardé, sans le nom ni l’adresse de qui signale',
  },
  {
    purpose: 'Vérifier un vendeur',
    data: 'justificatif PDF, raison sociale, SIRET, date et résultat de la demande',
    basis: 'votre demande ; intérêt légitime : la confiance',
    retention:
      'le justificatif est supprimé dès la décision ; le résultat est gardé tant que le compte existe',
  },
  {
    purpose: 'Envoyer la lettre du jeudi',
    data: 'adresse e-mail, date de l’accord',
    basis: 'consentement, confirmé par e-mail',
    retention:
      'jusqu’à la désinscription, par le lien de chaque lettre ; la preuve de l’accord est gardée trois ans, ou jusqu’à la suppression du compte',
  },
  {
    purpose: 'Compter les vues des annonces et les recherches',
    data: 'empreinte du jour, sans cookie ni adresse IP conservée ; annonce vue, page d’où l’on vient, mots cherchés, lieu à dix kilomètres près',
    basis: 'intérêt légitime : informer les vendeurs',
    retention: 'un jour pour l’empreinte ; totaux anonymes : deux ans, mots cherchés près d’un lieu : un an',
  },
];

export function PurposesTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
    <section className="table-scroll" tabIndex={0} aria-label="Données, finalités et durées">
      <table>
        <thead>
          <tr>
            <th scope="col">Pour quoi</th>
            <th scope="col">Quelles données</th>
            <th scope="col">À quel titre</th>
            <th scope="col">Combien de temps</th>
          </tr>
        </thead>
        <tbody>
          {purposes.map(({ purpose, data, basis, retention }) => (
            <tr key={purpose}>
              <th scope="row">{purpose}</th>
              <td data-column="Quelles données">{data}</td>
              <td data-column="À quel titre">{basis}</td>
              <td data-column="Combien de temps">{retention}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
