import { limits } from '@parpaing/contract/limits';
import type { ImportCatalogue } from './imports.ts';

const formatNumber = (number: number) => number.toLocaleString('fr').replaceAll('\u202f', '\u00a0');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024}\u00a0Mo`;

const emptyCells: Record<string, string> = {
  reference: 'Référence vide. Donnez-en une, propre à ce matériau.',
  title: 'Titre vide. Nommez le matériau en quelques mots.',
  category: 'Catégorie vide. Écrivez par exemple Laine de verre.',
  condition: 'État vide. Écrivez neuf, surplus ou réemploi.',
  price: 'Prix vide. Écrivez le prix hors taxe, par exemple 12,50.',
  vat: 'TVA vide. Écrivez 20, 10, 5,5 ou 0.',
  saleUnit: 'Unité vide. Écrivez par exemple pièce, sac ou palette.',
  content: 'Contenu vide. Écrivez ce que contient une unité, par exemple 10,8\u00a0m².',
  stock: 'Stock vide. Mettez 0 si épuisé.',
};

export const importsFr: ImportCatalogue = {
  lines: {
    empty: (_, field) => emptyCells[field] ?? 'Cellule vide. Complétez-la.',
    column_missing: () =>
      'Colonne absente. Ajoutez-la au fichier, ou désignez-la avec «\u00a0Modifier les colonnes\u00a0».',
    letter_o: (fix) => `La lettre O à la place d’un zéro. Écrivez ${fix}.`,
    letter_l: (fix) => `Une lettre à la place d’un 1. Écrivez ${fix}.`,
    not_a_number: () => 'Ce n’est pas un nombre. Écrivez par exemple 12,50.',
    negative: () => 'La valeur ne peut pas être négative. Écrivez 0 ou plus.',
    negative_stock: () => 'Le stock ne peut pas être négatif. Mettez 0 si épuisé.',
    not_positive: () => 'La valeur doit dépasser 0. Corrigez-la.',
    price_zero: () => 'Un prix dépasse 0. Écrivez-le hors taxe, par exemple 12,50.',
    minimum_above_stock: () => 'La commande minimale dépasse le stock. Baissez-la, ou relevez le stock.',
    too_many_decimals: (fix) => `Trop de décimales. Écrivez ${fix}.`,
    too_large: (max) => `La valeur est trop grande. Écrivez ${max} au plus.`,
    unknown_unit: (choices) => `Unité inconnue. Choisissez ${choices}.`,
    content_without_unit: () => 'L’unité du contenu manque. Écrivez par exemple 10,8\u00a0m².',
    counted_in_its_unit: (unit) => `Ce qui se vend au ${unit} contient 1\u00a0${unit}. Videz cette cellule.`,
    pieces_not_countable: () => 'Seules des pièces se comptent au m². Mettez pièce comme unité de vente.',
    unknown_category: (closest) => `Catégorie inconnue. La plus proche\u00a0: ${closest}.`,
    broad_category: (choices) => `Catégorie trop large. Choisissez ${choices}.`,
    unknown_condition: () => 'État inconnu. Écrivez neuf, surplus ou réemploi.',
    unknown_vat: () => 'Taux de TVA inconnu. Écrivez 20, 10, 5,5 ou 0.',
    no_vat: () => 'Un particulier vend sans TVA. Écrivez 0.',
    duplicate_reference: (line) => `Référence déjà à la ligne ${line}. Gardez une seule ligne.`,
    text_too_short: (min) => `Texte trop court. Écrivez au moins ${min} caractères.`,
    text_too_long: (max) => `Texte trop long. Gardez ${max} caractères au plus.`,
    strange_characters: () => 'Un caractère invisible s’y trouve. Effacez la cellule et tapez-la de nouveau.',
    place_missing: () => 'Lieu manquant. Écrivez le code postal, la commune ou les deux.',
    unknown_place: () => 'Commune inconnue. Vérifiez l’orthographe, ou écrivez son code postal.',
    unknown_place_for_code: (names) => `Cette commune n’a pas ce code postal. Choisissez ${names}.`,
    ambiguous_place: (codes) =>
      `Plusieurs communes ont ce nom. Ajoutez le code postal, par exemple ${codes}.`,
    no_handover: () => 'Ni retrait ni livraison. Écrivez oui pour le retrait, ou donnez une livraison.',
    delivery_without_maximum: () => 'Livraison sans distance. Écrivez jusqu’à combien de km vous livrez.',
    delivery_free_beyond: () =>
      'Les km offerts dépassent la distance de livraison. Baissez l’un ou relevez l’autre.',
    unknown_attribute: (category) =>
      `Cette caractéristique n’existe pas pour ${category}. Videz cette cellule.`,
    unknown_choice: (choices) => `Valeur inconnue. Choisissez par exemple ${choices}.`,
    not_yes_or_no: () => 'Réponse inconnue. Écrivez oui ou non.',
    unknown_status: () => 'Statut inconnu pour un nouveau matériau. Écrivez publié ou brouillon.',
    unknown_date: () => 'Date inconnue. Écrivez-la comme 31/12/2026.',
    date_past: () => 'Cette date est passée. Écrivez une date à venir, ou videz la cellule.',
    too_many_cells: (columns) =>
      `Plus de cellules que les ${columns} colonnes. Mettez entre guillemets le texte qui contient un séparateur.`,
    refused: () => 'Cette valeur ne convient pas. Corrigez-la.',
  },
  files: {
    empty_file: 'Ce fichier est vide. Choisissez-en un autre.',
    no_lines: 'Ce fichier n’a que des titres de colonnes. Ajoutez une ligne par matériau.',
    spreadsheet:
      'C’est un classeur de tableur. Dans votre tableur, choisissez «\u00a0Enregistrer sous\u00a0» puis CSV.',
    not_text: 'Ce fichier n’est pas un CSV. Enregistrez votre tableau au format CSV.',
    no_separator:
      'Les colonnes ne se distinguent pas. Séparez-les par un point-virgule, une virgule ou une tabulation.',
    open_quote: 'Un guillemet ouvert n’est jamais fermé. Fermez-le ou retirez-le, puis recommencez.',
    too_many_lines: `Ce fichier a trop de lignes. Découpez-le en fichiers de ${formatNumber(limits.importLines)} au plus.`,
    too_many_columns: `Ce fichier a trop de colonnes. Gardez-en ${limits.importColumns} au plus.`,
    line_too_long: 'Une ligne est trop longue. Vérifiez ses guillemets, puis recommencez.',
    no_room:
      'L’import dépasserait le nombre de matériaux permis. Supprimez-en, ou écrivez-nous. Rien n’est enregistré.',
    changed_meanwhile:
      'Vos matériaux ont changé depuis la vérification. Vérifiez de nouveau, puis importez. Rien n’est enregistré.',
    interrupted: 'L’import s’est interrompu de notre côté. Rien n’est enregistré\u00a0: recommencez.',
    not_a_zip: 'Ce fichier n’est pas une archive ZIP lisible. Compressez de nouveau le dossier des photos.',
    too_many_entries: `Cette archive a trop de fichiers. Découpez-la en archives de ${formatNumber(limits.photoArchiveEntries)} photos au plus.`,
    too_large_expanded: `Cette archive est trop grande une fois ouverte. Gardez ${megabytes(limits.photoArchiveExpandedBytes)} de photos au plus.`,
  },
  photos: {
    path_name: 'Le nom mène hors de l’archive. Renommez la photo.',
    nested_archive: 'Une archive dans l’archive n’est pas ouverte. Mettez-y les photos elles-mêmes.',
    not_a_picture: 'Ce n’est pas une photo lisible. Envoyez un JPEG, PNG, WebP ou AVIF.',
    too_heavy: `La photo est trop lourde. Réduisez-la à ${megabytes(limits.pictureBytes)} au plus.`,
    too_small: `La photo est trop petite. Envoyez-la avec ${limits.leastPictureSide}\u00a0pixels de côté au moins.`,
    too_many_pixels: `La photo a trop de pixels. Réduisez-la à ${limits.picturePixels / 1e6} millions au plus.`,
    encrypted: 'La photo est protégée par un mot de passe. Compressez-la sans mot de passe.',
    broken: 'La photo est abîmée ou incomplète. Compressez-la de nouveau.',
    unknown_reference: 'Aucun de vos matériaux n’a cette référence. Renommez la photo.',
    too_many_pictures: `Ce matériau a déjà ${limits.picturesPerMaterial} photos. Retirez-en une d’abord.`,
  },
};
