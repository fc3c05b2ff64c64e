import { lastPage, limits } from '@parpaing/contract/limits';
import { type Catalogue, isDraftTooLong, isEmptyText, isRefinement } from './catalogue.ts';
import { importsFr } from './imports-fr.ts';

/** The same no-break space as web/src/lib/format. */
const formatNumber = (number: number) => number.toLocaleString('fr').replaceAll('\u202f', '\u00a0');
const missingPicture = 'Un matériau publié garde une photo au moins. Ajoutez-en une.';
const minimumAboveStock = 'La commande minimale dépasse le stock. Baissez-la, ou relevez le stock.';
const datePast = 'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.';
const delay = `Indiquez des jours entiers, de 0 à ${limits.maxDelayDays}, ou laissez le champ vide.`;
const delivered = `Indiquez un montant de 0 à ${formatNumber(limits.maxDeliveryCents / 100)}\u00a0€.`;
const unknownCategory = 'Cette catégorie n’existe pas. Choisissez-en une dans la liste.';

export const fr: Catalogue = {
  errors: {
    invalid_input: 'Certaines valeurs ne conviennent pas. Corrigez les champs indiqués.',
    unauthenticated: 'Connectez-vous pour continuer.',
    invalid_credentials: 'Échec de connexion. Veuillez vérifier vos identifiants.',
    email_not_verified: 'Veuillez vérifier votre adresse e-mail avant de vous connecter (verify your email).',
    forbidden: 'Vous n’avez pas le droit de faire cela avec ce compte.',
    link_expired: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
    not_found: 'Cette adresse ne mène à rien. Vérifiez le lien.',
    material_hidden:
      'Ce matériau a été masqué par la modération\u00a0: il ne peut pas être publié. Le message que vous avez reçu dit pourquoi et comment contester.',
    material_incomplete:
      'Pour être publié, il lui faut une photo, un prix, un retrait ou une livraison, une commande minimale dans la limite du stock\u00a0; sa date de disponibilité, s’il en a une, ne doit pas être passée.',
    already_decided: 'Cette décision a déjà été prise. Rechargez la page pour la voir.',
    verification_outdated:
      'Ce vendeur a changé de nom, de statut ou de SIRET depuis sa demande. Refusez-la pour qu’il en fasse une nouvelle.',
    conversation_closed: 'Ce compte a été supprimé : vos messages ne seraient plus lus.',
    idempotency_key_reused:
      'Cet envoi nous est déjà parvenu avec un autre contenu. Rechargez la page, puis envoyez-le de nouveau.',
    too_many_requests: 'Trop de demandes en peu de temps. Patientez avant de réessayer.',
    material_gone: 'Ce matériau n’est plus en vente.',
    material_changed:
      'Ce matériau a été modifié entre-temps, dans un autre onglet ou par quelqu’un d’autre. Comparez avant d’enregistrer.',
    too_many_materials: 'Vous avez atteint le nombre de matériaux permis. Supprimez-en, ou écrivez-nous.',
    seller_profile_missing: 'Complétez d’abord votre fiche de vendeur.',
    import_running: 'Un autre import est en cours. Attendez sa fin, ou annulez-le.',
    import_not_ready: 'Ce fichier n’est pas prêt. Attendez la fin de sa vérification.',
    payload_too_large: 'L’envoi est trop volumineux. Réduisez-le, puis réessayez.',
    unsupported_media_type: 'Ce format d’envoi n’est pas accepté.',
    request_timeout: 'Votre envoi s’est interrompu en chemin. Vérifiez votre connexion, puis réessayez.',
    timeout: 'La réponse a trop tardé. Réessayez.',
    database_restarting: 'La base de données s’est arrêtée et redémarre. Réessayez dans un instant.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    read_only:
      'Rien ne peut être enregistré pour le moment. Gardez cette page et réessayez dans quelques minutes.',
    internal_error: 'Un incident est survenu de notre côté. Réessayez ; s’il persiste, écrivez-nous.',
  },
  acknowledgements: {
    contact_sent: 'Votre message est parti. Une confirmation vous arrive par e-mail.',
    report_sent: 'Merci, votre signalement est enregistré. Une personne va l’examiner.',
    newsletter_requested: 'Consultez votre boîte e-mail\u00a0: un message vous y attend pour la suite.',
    registered: 'Inscription réussie. Veuillez consulter votre e-mail.',
    email_verified: 'Votre adresse e-mail est vérifiée.',
    email_to_confirm: 'Confirmez que cette adresse est la vôtre.',
    email_verified_with_draft:
      'Votre adresse e-mail est vérifiée. Connectez-vous\u00a0: votre message au vendeur vous attend en brouillon.',
    email_verified_and_sent: 'Votre adresse e-mail est vérifiée, et votre message est parti.',
    email_verified_unsent:
      'Votre adresse e-mail est vérifiée, mais votre message n’a pas pu partir. Il est gardé en brouillon.',
    verification_sent:
      'Si un compte attend sa vérification à cette adresse, un e-mail vient d’y être envoyé.',
    reset_requested: 'Un e-mail de réinitialisation a été envoyé à votre adresse e-mail.',
    password_reset:
      'Votre mot de passe a été réinitialisé avec succès. Vous pouvez maintenant vous connecter.',
    email_change_requested:
      'Consultez votre nouvelle boîte e-mail\u00a0: un lien vous attend pour confirmer le changement.',
    password_changed: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  },
  fieldFaults: {
    weak_password:
      'Ce mot de passe se devine trop facilement. Allongez-le, ou mêlez-y des mots sans rapport entre eux.',
    wrong_password: 'Mot de passe incorrect.',
    foreign_origin: 'Cette adresse n’est pas celle de notre site.',
    same_email: 'C’est déjà votre adresse e-mail.',
    picture_too_small: `Cette photo est trop petite. Choisissez-en une de ${limits.leastPictureSide}\u00a0pixels de côté au moins.`,
    too_many_pixels: `Cette image a trop de pixels. Réduisez-la à ${limits.picturePixels / 1e6} millions au plus.`,
    too_many_pixels_for_format: `Cette image a trop de pixels pour son format. Réduisez-la à ${limits.pixelsDecodedWhole / 1e6} millions au plus, ou enregistrez-la en JPEG non progressif.`,
    unknown_category: unknownCategory,
    unknown_city: 'Cette commune ou ce code postal ne nous dit rien. Vérifiez l’orthographe.',
    unknown_attribute: 'Cette caractéristique n’existe pas dans cette catégorie.',
    wrong_kind: 'Cette valeur n’existe pas pour cette caractéristique. Choisissez-en une dans la liste.',
    not_a_number: 'Indiquez un nombre, sans son unité.',
    number_without_bound: 'Cette caractéristique se choisit par un minimum et un maximum.',
    bounds_reversed: 'Le minimum dépasse le maximum. Baissez l’un ou relevez l’autre.',
    unknown_cursor: 'Cette suite de liste n’existe pas. Reprenez la liste depuis le début.',
    no_vat: 'Un particulier vend sans TVA. Choisissez 0\u00a0%.',
    reference_taken: 'Vous avez déjà un matériau sous cette référence. Donnez-en une autre.',
    unknown_buyer: 'Cette personne ne vous a pas écrit au sujet de ce matériau.',
    unknown_file: 'Un de ces fichiers n’existe plus. Retirez-le, puis envoyez-le de nouveau.',
    missing_picture: missingPicture,
    minimum_above_stock: minimumAboveStock,
    date_past: datePast,
    attributes_too_long: 'Les caractéristiques sont trop longues. Raccourcissez celle-ci.',
    not_a_picture: 'Ce fichier n’est pas une photo lisible. Choisissez un JPEG, un PNG, un WebP ou un AVIF.',
    unreadable_heic: 'Les photos HEIC de ce genre ne sont pas lues. Enregistrez-la en JPEG, puis envoyez-la.',
    damaged_picture: 'Fichier abîmé\u00a0: il s’arrête au milieu ou ne se lit pas. Choisissez-en un autre.',
    not_a_pdf: 'Ce fichier n’est pas un PDF entier. Enregistrez-le de nouveau en PDF, puis envoyez-le.',
    active_pdf:
      'Ce PDF contient un programme ou un fichier joint. Imprimez-le en PDF, puis envoyez cette copie.',
    broken_upload: 'L’envoi du fichier est incomplet ou illisible. Envoyez-le de nouveau.',
    missing_reason: 'Dites au vendeur pourquoi.',
    missing_file: 'Choisissez un fichier.',
  },
  issues: {
    invalid_type: () => 'Indiquez une valeur.',
    too_small: (issue) => {
      if (isEmptyText(issue)) return 'Ce champ est obligatoire.';
      return issue.origin === 'string'
        ? `Au moins ${issue.minimum} caractères.`
        : `Au moins ${issue.minimum}.`;
    },
    too_big: ({ origin, maximum }) =>
      origin === 'string' ? `Au plus ${maximum} caractères.` : `Au plus ${maximum}.`,
    invalid_format: ({ format }) => (format === 'email' ? 'Adresse e-mail invalide.' : 'Format invalide.'),
    invalid_value: () => 'Choisissez une des valeurs proposées.',
    invalid_union: () => 'Choisissez une des valeurs proposées.',
    other: () => 'Valeur invalide.',
  },
  queryFaults: {
    q: ({ code, maximum }) => {
      if (code === 'too_big') return `Votre recherche est trop longue\u00a0: ${maximum} caractères au plus.`;
      return code === 'invalid_format'
        ? 'Votre recherche contient un caractère invisible. Effacez-la et tapez-la de nouveau.'
        : 'Cette adresse porte plusieurs recherches. N’en gardez qu’une.';
    },
    category: ({ code }) => (code === 'invalid_type' ? 'Choisissez une seule catégorie.' : unknownCategory),
    city: () => 'Indiquez le nom d’une commune ou un code postal.',
    radius: () => `Indiquez un rayon en kilomètres entiers, de 1 à ${limits.maxRadiusKm}.`,
    bounds: () => 'Cette zone de la carte est illisible. Déplacez la carte et cherchez de nouveau.',
    lat: () => 'Cette position n’est pas complète. Donnez latitude et longitude, ou une commune.',
    lng: () => 'Cette position n’est pas complète. Donnez latitude et longitude, ou une commune.',
    page: () => `Cette page n’existe pas. Les résultats vont de la page 1 à la page ${lastPage} au plus.`,
    limit: () => `Une page montre de 1 à ${limits.pageSize} matériaux.`,
    minPrice: () => `Indiquez un prix en euros, de 0 à ${formatNumber(limits.maxPriceEuros)}.`,
    maxPrice: () => `Indiquez un prix en euros, de 0 à ${formatNumber(limits.maxPriceEuros)}.`,
    quantity: () => `Indiquez une quantité au-dessus de 0 et jusqu’à ${formatNumber(limits.maxQuantity)}.`,
    quantityUnit: () => 'Choisissez l’unité de cette quantité\u00a0: m², kg, pièce…',
    before: (issue) => (isRefinement(issue) ? datePast : 'Écrivez une seule date, comme 2026-12-31.'),
    seller: () => 'Ce vendeur n’existe pas.',
    id: () => `Choisissez de ${limits.leastCompared} à ${limits.mostCompared} matériaux à comparer.`,
  },
  bodyFaults: {
    priceCents: () =>
      `Indiquez un prix au-dessus de 0\u00a0€ et jusqu’à ${formatNumber(limits.maxPriceEuros)}\u00a0€.`,
    baseCents: () => delivered,
    perKmCents: () => delivered,
    freeRadiusKm: () => 'Indiquez des kilomètres entiers, au plus la distance maximale.',
    maxKm: () => `Indiquez des kilomètres entiers, de 1 à ${formatNumber(limits.maxDeliveryKm)}.`,
    minOrder: (issue) => (isRefinement(issue) ? minimumAboveStock : undefined),
    availableUntil: (issue) =>
      isRefinement(issue) ? datePast : 'Écrivez la date comme 2026-12-31, ou laissez le champ vide.',
    availableInDays: () => delay,
    deliveryInDays: () => delay,
    content: (issue) =>
      isDraftTooLong(issue)
        ? 'Ce brouillon est trop long. Raccourcissez-le.'
        : isRefinement(issue)
          ? 'Ce qui se vend à la mesure contient 1 de cette mesure.'
          : undefined,
    piecesPerM2: (issue) =>
      isRefinement(issue) ? 'Seul ce qui se vend à la pièce se compte au m².' : undefined,
    pickup: (issue) => (isRefinement(issue) ? 'Proposez le retrait, la livraison ou les deux.' : undefined),
    pictures: (issue) => (isRefinement(issue) ? missingPicture : undefined),
  },
  imports: importsFr,
  unavailablePage: {
    title: 'Beaucoup de visites en ce moment',
    reload: 'Cette page se rechargera d’elle-même dans quelques secondes.',
  },
};
