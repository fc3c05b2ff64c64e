import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import type { PublicSettings } from '../../lib/page/public-settings.ts';
import type { ArticleSection } from './article.tsx';
import { LegalNotice } from './legal-notice.tsx';
import { MailLink } from './mail-link.tsx';

export function termsSections(settings: PublicSettings): ArticleSection[] {
  const { brandName, contactEmail } = settings;
  return [
    {
      id: 'objet',
      title: '1. Objet',
      body: (
        <>
          <p>
            Les présentes conditions générales d’utilisation (« CGU ») règlent l’usage du site {brandName}{' '}
            (« le site »), place de marché où des vendeurs publient des annonces de matériaux de construction
            neufs, en surplus de chantier ou de réemploi, et où des acheteurs les trouvent et leur écrivent.
          </p>
          <p>
            L’éditeur du site met en relation vendeurs et acheteurs. Il n’est ni vendeur, ni mandataire, ni
            transporteur des matériaux : le contrat de vente se forme entre l’acheteur et le vendeur seuls.
          </p>
        </>
      ),
    },
    {
      id: 'acceptation',
      title: '2. Acceptation et modification',
      body: (
        <>
          <p>
            La consultation du site est libre. Créer un compte suppose d’avoir lu et accepté les CGU. Elles
            complètent, sans s’y substituer, la <Link to={pages.privacy}>politique de confidentialité</Link>{' '}
            et les <Link to={`${pages.info}#regles-de-publication`}>règles de publication</Link>.
          </p>
          <p>
            Une modification de fond est annoncée par e-mail aux titulaires de compte au moins 30 jours avant
            de prendre effet ; chacun peut d’ici là fermer son compte. Une modification imposée par la loi, ou
            qui écarte un danger immédiat pour les utilisateurs, peut s’appliquer sans ce délai.
          </p>
        </>
      ),
    },
    {
      id: 'compte',
      title: '3. Compte',
      body: (
        <>
          <p>
            Un compte est ouvert à toute personne majeure et capable, ou à une personne morale par son
            représentant. L’adresse e-mail est vérifiée avant la première connexion. Les informations données
            doivent être exactes et tenues à jour.
          </p>
          <p>
            Le mot de passe est personnel. Son titulaire répond de l’usage du compte et prévient l’éditeur
            sans attendre s’il soupçonne qu’un tiers s’en sert.
          </p>
          <p>
            Le titulaire peut supprimer son compte à tout moment, sans motif ni frais. L’éditeur peut le
            suspendre ou le fermer dans les cas de l’<a href="#moderation">article 10</a>.
          </p>
        </>
      ),
    },
    {
      id: 'vendeurs',
      title: '4. Vendeurs professionnels et particuliers',
      body: (
        <>
          <p>
            Un vendeur indique s’il agit en professionnel ou en particulier. Cette qualité est affichée sur
            chacune de ses annonces. Le professionnel donne sa raison sociale et son numéro SIRET ; celui qui
            se présente en particulier alors qu’il vend de façon habituelle s’expose aux sanctions des
            pratiques commerciales trompeuses (articles L. 121-2 et suivants du Code de la consommation).
          </p>
          <p>
            Le consommateur qui achète à un professionnel bénéficie des garanties légales de conformité et des
            vices cachés et, pour un contrat conclu à distance, du droit de rétractation de 14 jours sous
            réserve des exceptions de la loi. Entre particuliers, ces règles du droit de la consommation ne
            s’appliquent pas ; la garantie des vices cachés du Code civil reste due, sauf clause contraire de
            bonne foi.
          </p>
        </>
      ),
    },
    {
      id: 'annonces',
      title: '5. Annonces',
      body: (
        <>
          <p>
            Le vendeur ne publie que des matériaux qu’il détient et a le droit de vendre. Chaque annonce :
          </p>
          <ul>
            <li>porte sur un matériau ou un lot, avec des photos de ce qui est réellement vendu ;</li>
            <li>
              dit son état (neuf, surplus, réemploi), ses défauts connus, sa quantité disponible et son lieu
              de retrait ;
            </li>
            <li>
              affiche un prix ferme par unité de vente, hors taxes et toutes taxes comprises pour un assujetti
              à la TVA, et les frais de livraison éventuels ;
            </li>
            <li>
              donne pour un produit de construction les marquages et fiches que la réglementation exige.
            </li>
          </ul>
          <p>
            Le vendeur tient le stock à jour et retire l’annonce de ce qui est vendu. Il accorde à l’éditeur,
            tant que l’annonce est en ligne, le droit non exclusif et gratuit d’en reproduire le texte et les
            photos sur le site et dans les e-mails du site.
          </p>
        </>
      ),
    },
    {
      id: 'interdictions',
      title: '6. Ce qui est interdit',
      body: (
        <>
          <p>Ne peuvent être publiés ni proposés :</p>
          <ul>
            <li>
              les matériaux contenant de l’amiante, du plomb au-delà des seuils, ou tout déchet dangereux ;
            </li>
            <li>les produits volés, contrefaits, rappelés ou dont la vente est réglementée ou interdite ;</li>
            <li>les annonces sans matériau réel, les doublons, les prix d’appel, la publicité déguisée ;</li>
            <li>les propos injurieux, discriminatoires ou contraires à la loi ;</li>
            <li>les données personnelles d’un tiers sans son accord.</li>
          </ul>
          <p>
            Il est interdit d’extraire de façon massive le contenu du site, de le surcharger, de contourner
            ses protections ou d’écrire aux utilisateurs à d’autres fins que l’achat ou la vente d’un
            matériau.
          </p>
        </>
      ),
    },
    {
      id: 'transactions',
      title: '7. Transactions entre les parties',
      body: (
        <>
          <p>
            Acheteur et vendeur conviennent par la messagerie de la quantité, du prix, du jour et du lieu. Ils
            règlent le paiement entre eux : aucun paiement ne passe par le site, qui ne perçoit pas de
            commission.
          </p>
          <p>
            L’adresse exacte du retrait est donnée par le vendeur une fois l’accord trouvé. L’acheteur
            contrôle les matériaux à l’enlèvement ou à la livraison. La propriété et les risques se
            transmettent comme en conviennent les parties et, à défaut, selon la loi.
          </p>
        </>
      ),
    },
    {
      id: 'responsabilites',
      title: '8. Responsabilités',
      body: (
        <>
          <p>
            Le vendeur répond de ses annonces, de ses matériaux et de l’exécution de la vente. L’acheteur
            répond de l’usage qu’il en fait, notamment de leur adéquation à l’ouvrage et aux règles de l’art.
          </p>
          <p>
            L’éditeur héberge des contenus fournis par les utilisateurs. Il n’est pas soumis à une obligation
            générale de les surveiller et n’en est responsable que dans les conditions du règlement (UE)
            2022/2065 (DSA) et de la loi du 21 juin 2004 pour la confiance dans l’économie numérique. Il
            s’efforce de tenir le site accessible, sans garantir une disponibilité continue.
          </p>
          <p>
            Rien dans ces CGU ne limite une responsabilité que la loi interdit de limiter, ni les droits du
            consommateur.
          </p>
        </>
      ),
    },
    {
      id: 'signalement',
      title: '9. Signaler un contenu',
      body: (
        <>
          <p>
            Toute personne, avec ou sans compte, peut signaler un contenu qu’elle estime illicite ou contraire
            aux CGU (article 16 du DSA) : par « Signaler cette annonce » au bas de chaque annonce, par
            « Signaler » dans le menu d’une conversation dont elle fait partie, par le{' '}
            <Link to={`${pages.contact}?topic=signalement`}>formulaire de contact</Link>, ou à l’adresse{' '}
            <MailLink address={contactEmail} />. Écrit hors de ces liens, le signalement indique :
          </p>
          <ul>
            <li>l’adresse exacte de la page en cause ;</li>
            <li>pourquoi le contenu est illicite ;</li>
            <li>
              le nom et l’adresse e-mail de son auteur, sauf pour les infractions sexuelles commises contre
              des enfants ;
            </li>
            <li>l’affirmation, de bonne foi, que ces informations sont exactes et complètes.</li>
          </ul>
          <p>
            Qui laisse une adresse e-mail, ou signale depuis son compte, reçoit sans retard un accusé de
            réception. Une personne examine le signalement ; d’une conversation, elle ne lit que le message
            signalé et ceux qui l’entourent. L’éditeur décide avec diligence, sans arbitraire, et informe
            l’auteur du signalement de sa décision et des recours possibles. Son nom n’est pas communiqué à la
            personne signalée.
          </p>
        </>
      ),
    },
    {
      id: 'moderation',
      title: '10. Modération et recours',
      body: (
        <>
          <p>
            Une annonce contraire à la loi ou aux CGU peut être masquée : sa page n’est plus visible et son
            vendeur ne peut plus la publier tant que la décision n’est pas levée. L’auteur d’un message peut
            recevoir un avertissement. Un compte qui enfreint les règles gravement ou à plusieurs reprises
            peut être suspendu ou fermé. La mesure est proportionnée à la gravité, à la répétition et aux
            conséquences des faits. Aucune n’est prise par un moyen automatisé, et chacune est inscrite à un
            journal.
          </p>
          <p>
            L’utilisateur concerné reçoit par e-mail l’exposé des motifs (article 17 du DSA) : la mesure et sa
            durée, les faits retenus, la règle appliquée, l’absence de moyen automatisé et les voies de
            recours.
          </p>
          <p>
            <strong>Contester une décision.</strong> La personne visée par une mesure, comme celle dont le
            signalement est rejeté, peut la contester gratuitement dans les six mois (article 20 du DSA) en
            répondant au message reçu, avec ses raisons et ses justificatifs. Une personne réexamine le cas et
            répond en donnant ses motifs ; si la contestation est fondée, l’annonce est rétablie comme elle
            était. Il reste possible de saisir un organe de règlement extrajudiciaire certifié (article 21 du
            DSA) ou le juge.
          </p>
          <p>
            Qui envoie souvent des signalements manifestement infondés peut voir leur traitement suspendu,
            après un avertissement (article 23 du DSA).
          </p>
        </>
      ),
    },
    {
      id: 'propriete',
      title: '11. Propriété intellectuelle',
      body: (
        <p>
          La marque, le logo, les illustrations, les textes de l’éditeur et la base de données du site sont
          protégés. Leur reproduction demande un accord écrit, hors exceptions légales. Les communes et leurs
          positions proviennent de données publiques : INSEE, La Poste et DGCL (Etalab, Licence Ouverte 2.0),
          GeoNames (CC BY 4.0), modifiées.
        </p>
      ),
    },
    {
      id: 'donnees',
      title: '12. Données personnelles',
      body: (
        <p>
          Les traitements, leurs durées et vos droits sont décrits dans la{' '}
          <Link to={pages.privacy}>politique de confidentialité</Link>.
        </p>
      ),
    },
    {
      id: 'droit-applicable',
      title: '13. Droit applicable et médiation',
      body: (
        <>
          <p>
            Les CGU sont soumises au droit français. Le consommateur qui réside dans un autre pays de l’Union
            européenne garde la protection des règles impératives de ce pays.
          </p>
          <p>
            Pour une réclamation, écrivez d’abord à <MailLink address={contactEmail} />
            {'\u00A0: '}une personne vous répond. À défaut d’accord, le consommateur peut recourir
            gratuitement au médiateur de la consommation dont relève l’éditeur (articles L. 612-1 et L. 616-1
            du Code de la consommation) : {settings.legal.mediator}. Le juge compétent est celui que la loi
            désigne ; le consommateur peut saisir celui de son domicile.
          </p>
        </>
      ),
    },
    { id: 'mentions-legales', title: '14. Mentions légales', body: <LegalNotice settings={settings} /> },
  ];
}
