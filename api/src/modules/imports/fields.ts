import type { Language } from '@parpaing/contract/languages';
import { type CategoryTree, translateLabel } from '../categories/service.ts';
import type { AttributeDefinition } from '../categories/types.ts';
import { fold } from './csv/fold.ts';

export const fieldKeys = [
  'id',
  'reference',
  'title',
  'description',
  'category',
  'condition',
  'price',
  'vat',
  'saleUnit',
  'content',
  'baseUnit',
  'piecesPerM2',
  'stock',
  'minOrder',
  'postalCode',
  'city',
  'pickup',
  'deliveryBase',
  'deliveryPerKm',
  'deliveryFreeRadius',
  'deliveryMax',
  'availableInDays',
  'deliveryInDays',
  'availableUntil',
  'status',
] as const;
export type FieldKey = (typeof fieldKeys)[number];
/** A field, or the label of an attribute: « Type » is another attribute in each category. */
export type Target = FieldKey | `attribute:${string}`;

interface Field {
  fr: string;
  en: string;
  aliases?: string[];
}

export const fields: Record<FieldKey, Field> = {
  id: { fr: 'Identifiant', en: 'Identifier' },
  reference: {
    fr: 'Référence',
    en: 'Reference',
    aliases: [
      'ref',
      'ref interne',
      'reference interne',
      'ref article',
      'code article',
      'code',
      'sku',
      'article',
    ],
  },
  title: {
    fr: 'Titre',
    en: 'Title',
    aliases: ['designation', 'libelle', 'nom', 'produit', 'intitule', 'name', 'designation article'],
  },
  description: {
    fr: 'Description',
    en: 'Description',
    aliases: ['descriptif', 'texte', 'details', 'commentaire'],
  },
  category: {
    fr: 'Catégorie',
    en: 'Category',
    aliases: ['famille', 'sous famille', 'rayon', 'type de produit', 'categorie produit'],
  },
  condition: {
    fr: 'État',
    en: 'Condition',
    aliases: ['etat du materiau', 'neuf surplus reemploi', 'qualite'],
  },
  price: {
    fr: 'Prix HT',
    en: 'Price excl. VAT',
    aliases: [
      'prix',
      'pu ht',
      'prix unitaire ht',
      'prix unitaire',
      'pu',
      'tarif',
      'tarif ht',
      'prix de vente ht',
      'price',
      'puht',
    ],
  },
  vat: { fr: 'TVA', en: 'VAT', aliases: ['taux tva', 'taux de tva', 'tva pourcent'] },
  saleUnit: {
    fr: 'Unité de vente',
    en: 'Sale unit',
    aliases: ['unite', 'uv', 'unite vente', 'conditionnement de vente', 'unit'],
  },
  content: {
    fr: 'Contenu',
    en: 'Content',
    aliases: ['contenance', 'contenu par unite', 'quantite par unite', 'contenu unite'],
  },
  baseUnit: {
    fr: 'Unité du contenu',
    en: 'Unit of the content',
    aliases: ['unite de base', 'unite contenu'],
  },
  piecesPerM2: {
    fr: 'Pièces par m²',
    en: 'Pieces per m²',
    aliases: ['nb par m2', 'nombre par m2', 'pieces par m2'],
  },
  stock: {
    fr: 'Stock',
    en: 'Stock',
    aliases: [
      'qte stock',
      'quantite',
      'qte',
      'quantite en stock',
      'stock disponible',
      'disponible',
      'quantity',
    ],
  },
  minOrder: {
    fr: 'Commande minimale',
    en: 'Minimum order',
    aliases: ['mini cde', 'minimum de commande', 'commande mini', 'qte mini', 'quantite minimale', 'minimum'],
  },
  postalCode: { fr: 'Code postal', en: 'Postal code', aliases: ['cp', 'postal', 'zip'] },
  city: { fr: 'Commune', en: 'Town', aliases: ['ville', 'lieu', 'localite', 'depot', 'city'] },
  pickup: { fr: 'Retrait sur place', en: 'Pick-up', aliases: ['retrait', 'enlevement', 'a retirer'] },
  deliveryBase: {
    fr: 'Livraison : forfait HT',
    en: 'Delivery: base fee',
    aliases: ['livraison', 'forfait livraison'],
  },
  deliveryPerKm: {
    fr: 'Livraison : prix HT par km',
    en: 'Delivery: fee per km',
    aliases: ['prix par km', 'prix au km'],
  },
  deliveryFreeRadius: {
    fr: 'Livraison : km offerts',
    en: 'Delivery: free km',
    aliases: ['km offerts', 'rayon offert'],
  },
  deliveryMax: {
    fr: 'Livraison : km au plus',
    en: 'Delivery: km at most',
    aliases: ['rayon de livraison', 'km maximum'],
  },
  availableInDays: {
    fr: 'Disponible sous (jours)',
    en: 'Available in (days)',
    aliases: [
      'disponible sous',
      'delai de disponibilite',
      'delai de mise a disposition',
      'delai de retrait',
      'delai de preparation',
      'available in',
    ],
  },
  deliveryInDays: {
    fr: 'Livraison sous (jours)',
    en: 'Delivery in (days)',
    aliases: [
      'livraison sous',
      'livre sous',
      'livrable sous',
      'delai de livraison',
      'delai livraison',
      'delivery in',
      'delivery time',
    ],
  },
  availableUntil: {
    fr: 'Disponible jusqu’au',
    en: 'Available until',
    aliases: ['date limite', 'fin de disponibilite'],
  },
  status: { fr: 'Statut', en: 'Status', aliases: ['publication', 'publie'] },
};

const attributePrefix = 'attribute:';
const fieldNames = new Set(fieldKeys.map((key) => fold(fields[key].fr)));

export const attributeTarget = (label: string): Target => `${attributePrefix}${label}`;
export const labelOfTarget = (target: Target): string | undefined =>
  target.startsWith(attributePrefix) ? target.slice(attributePrefix.length) : undefined;

/** « État » is a column of its own, so the attribute of that name needs another header. */
export const nameAttribute = (label: string): string =>
  fieldNames.has(fold(label)) ? `${label} (caractéristique)` : label;

export const nameTarget = (target: Target): string => {
  const label = labelOfTarget(target);
  return label === undefined ? fields[target as FieldKey].fr : nameAttribute(label);
};

export const nameColumn = ({ label, unit }: AttributeDefinition) => {
  const name = nameAttribute(label);
  return unit && name === label ? `${label} (${unit})` : name;
};

export function listAttributeLabels({ list }: CategoryTree): Map<string, AttributeDefinition[]> {
  const labels = new Map<string, AttributeDefinition[]>();
  for (const definition of list.flatMap(({ attributes }) => attributes)) {
    labels.set(definition.label, [...(labels.get(definition.label) ?? []), definition]);
  }
  return labels;
}

export function listTargets(tree: CategoryTree, language: Language): { target: Target; label: string }[] {
  const attributes = [...listAttributeLabels(tree)]
    .map(([label, [definition]]) => ({
      target: attributeTarget(label),
      label: nameAttribute(definition ? translateLabel(definition, language) : label),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return [...fieldKeys.map((key) => ({ target: key, label: fields[key][language] })), ...attributes];
}
