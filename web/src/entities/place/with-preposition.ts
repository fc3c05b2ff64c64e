import { getLocale } from '../../paraglide/runtime.js';

/** « de Montreuil », « d’Ivry », « du Havre », « des Lilas ». */
export function withPrepositionDe(name: string): string {
  if (!getLocale().startsWith('fr')) return name;
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  // No elision before h: it is aspirated in some names and not in others.
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** « à Montreuil », « au Havre », « aux Lilas ». */
export function withPrepositionTo(name: string): string {
  if (!getLocale().startsWith('fr')) return name;
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`;
}
