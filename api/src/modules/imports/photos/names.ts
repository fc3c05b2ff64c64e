import yauzl, { type Entry } from 'yauzl';
import type { PhotoFault } from '../../../sentences/catalogues/imports.ts';

export interface NamedEntry {
  entry: Entry;
  name: string;
  references: string[];
  fault?: PhotoFault;
}

const ignored = /(^|\/)(__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)|\/$/i;
const archives = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz|jar)$/i;
const shownLength = 120;

export function nameEntry(entry: Entry): NamedEntry | undefined {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const path = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  if (ignored.test(path)) return undefined;
  const name = path.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(-shownLength);
  const fault = findFault(entry, path);
  return { entry, name, references: listReferences(path), ...(fault && { fault }) };
}

function findFault(entry: Entry, path: string): PhotoFault | undefined {
  if (yauzl.validateFileName(path) !== null) return 'path_name';
  if (archives.test(path)) return 'nested_archive';
  return entry.isEncrypted() ? 'encrypted' : undefined;
}

/** « GR32-120-2.jpg » is a photo of GR32-120-2, or else the second of GR32-120. */
function listReferences(path: string): string[] {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const numbered = /^(.+)[-_ ]\(?\d{1,2}\)?$/.exec(base)?.[1];
  return [base, ...(numbered ? [numbered] : [])];
}
