import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import { openCookieSettings } from '../../entities/user/cookies/cookie-settings-event.ts';
import type { PublicSettings } from '../../lib/page/public-settings.ts';
import { LinkButton } from '../../ui/text-link.tsx';
import type { ArticleSection } from './article.tsx';
import { PurposesTable } from './purposes-table.tsx';
import { StorageTable } from './storage-table.tsx';

export function privacySections({
  brandName,
  contactEmail,
  legal,
  mapTiles,
}: PublicSettings): ArticleSection[] {
  return [
    {
      id: 'responsable',
      title: 'Qui répond de vos données',
      body: (
        <>
          <p>
            Le responsable du traitement est {legal.name}, éditeur de {brandName}, dont l’identité complète
            figure dans les <Link to={`${pages.terms}#mentions-legales`}>mentions légales</Link>. Pour toute
            question sur vos données : {contactEmail}.
          </p>
          <p>
            Vos données ne sont ni vendues, ni louées, ni échangées. Le site n’affiche pas de publicité et ne
            charge aucun contenu de tiers
            {mapTiles && ', hors le plan des rues de ses cartes si vous le demandez (voir plus bas)'}.
          </p>
        </>
      ),
    },
    {
      id: 'traitements',
      title: 'Quelles données, pour quoi, combien de temps',
      body: (
        <>
          <PurposesTable />
          <p>
            Les champs marqués comme obligatoires le sont parce que le service demandé ne peut être rendu sans
            eux. Les autres sont facultatifs.
          </p>
        </>
      ),
    },
    {
      id: 'mesure',
      title: 'Comment les vues et les recherches sont comptées',
      body: (
        <>
          <p>
            Pour que les vendeurs sachent combien de personnes regardent leurs annonces, et ce que l’on
            cherche sans le trouver, la page prévient le site quand une annonce est vue ou une recherche faite
            près d’un lieu. Rien n’est écrit dans votre navigateur pour cela, et aucun tiers ne le reçoit.
          </p>
          <ul>
            <li>
              Votre adresse IP et le nom de votre navigateur sont changés en une empreinte par une clé tirée
              au hasard chaque jour. Ni l’une ni l’autre ne sont enregistrés.
            </li>
            <li>
              L’empreinte sert à ne compter un visiteur qu’une fois par jour et par annonce. Elle est effacée
              avec la clé après minuit : d’un jour à l’autre, personne ne peut être reconnu.
            </li>
            <li>
              Restent des totaux par jour : vues, visiteurs, favoris, messages, page d’où l’on vient, mots
              cherchés. Ils sont gardés deux ans.
            </li>
            <li>
              Le lieu d’une recherche est arrondi à une dizaine de kilomètres. Ses mots sont gardés un an, et
              ne sont montrés aux vendeurs proches qu’à partir de dix visiteurs, comptés jour par jour.
            </li>
            <li>Un vendeur n’est pas compté sur ses propres annonces ; les robots ne le sont nulle part.</li>
          </ul>
          <p>
            Vous pouvez vous y opposer : si votre navigateur émet le signal « Global Privacy Control », ou
            sans JavaScript, la page n’envoie rien.
          </p>
        </>
      ),
    },
    {
      id: 'visible',
      title: 'Ce que les autres voient',
      body: (
        <>
          <p>
            Votre téléphone, votre adresse e-mail et votre rue ne sont jamais affichés. Le lieu d’un matériau
            est montré à la commune près ; l’adresse exacte n’est connue que de ceux à qui le vendeur la
            donne.
          </p>
          <p>
            Un vendeur professionnel montre, comme la loi le demande, son nom commercial et son identité
            d’entreprise. Une conversation n’est lue que par ses deux participants, et par l’éditeur si l’un
            d’eux la signale.
          </p>
        </>
      ),
    },
    {
      id: 'destinataires',
      title: 'À qui elles sont transmises',
      body: (
        <>
          <p>
            À l’hébergeur du site et au prestataire qui achemine les e-mails, tous deux tenus par contrat de
            n’en faire aucun autre usage, et aux autorités quand la loi l’exige. Aucun transfert hors de
            l’Union européenne n’est prévu ; s’il en fallait un, il serait encadré par les clauses types de la
            Commission européenne et annoncé ici.
          </p>
          {mapTiles && (
            <p>
              Le plan des rues des cartes vient de {new URL(mapTiles.origin).host} ({mapTiles.attribution}),
              qui voit alors l’adresse IP de votre appareil et la zone regardée, mais ni votre compte ni la
              page. Il n’est demandé qu’après un appui sur « Plan des rues » ; votre navigateur retient ce
              choix, et le même bouton y met fin.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'securite',
      title: 'Comment elles sont protégées',
      body: (
        <p>
          Les mots de passe sont gardés sous une forme qui ne permet pas de les retrouver (argon2id). Les
          liens envoyés par e-mail expirent. Les métadonnées des photos, dont le lieu de prise de vue, sont
          effacées à l’envoi. En cas de violation de données présentant un risque, la CNIL est prévenue dans
          les 72 heures et les personnes concernées le sont sans retard si le risque est élevé.
        </p>
      ),
    },
    {
      id: 'droits',
      title: 'Vos droits',
      body: (
        <>
          <p>Vous pouvez à tout moment :</p>
          <ul>
            <li>accéder à vos données et en recevoir une copie, y compris dans un format réutilisable ;</li>
            <li>les faire rectifier ou effacer, supprimer votre compte ;</li>
            <li>limiter un traitement ou vous y opposer ;</li>
            <li>retirer un accord, sans effet sur ce qui a été fait avant ;</li>
            <li>dire ce qu’elles doivent devenir après votre mort.</li>
          </ul>
          <p>
            Depuis votre profil pour l’essentiel, ou en écrivant à {contactEmail} ou par le{' '}
            <Link to={pages.contact}>formulaire de contact</Link>. La réponse vient sous un mois. Si elle ne
            vous satisfait pas, vous pouvez saisir la CNIL (3 place de Fontenoy, TSA 80715, 75334 Paris Cedex
            07, <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>).
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage du navigateur',
      body: (
        <>
          <p>
            Rien d’autre que le nécessaire n’est écrit avant votre choix. Refuser est aussi simple
            qu’accepter, et le choix est redemandé après six mois. Les annonces sont{' '}
            <a href="#mesure">comptées</a> sans cookie ni identifiant durable.
          </p>
          <p className="js-only">
            <LinkButton onClick={openCookieSettings}>Changer mon choix</LinkButton>
          </p>
          <StorageTable />
          <p>
            Tout cela s’efface depuis les réglages de votre navigateur ; vous seriez alors déconnecté et vos
            préférences reviendraient à leur valeur de départ.
          </p>
        </>
      ),
    },
  ];
}
