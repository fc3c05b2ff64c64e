import { getLocale } from '../../paraglide/runtime.js';

/** "de Montreuil", "d’Ivry", "du Havre", "des Lilas": French sentences need the name with its preposition. */
export function ofPlace(name: string): string {
  if (!getLocale().startsWith('fr')) return name;
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  // An h is left alone: too few names tell a mute one from the others.
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
