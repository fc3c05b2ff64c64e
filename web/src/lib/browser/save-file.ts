/** For answers of the API: a link cannot carry the token. */
export function saveFile(parts: BlobPart[], name: string, type: string) {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reading an answer as text removes the byte order mark, without which Excel loses the accents. */
export function saveCsv(text: unknown, name: string) {
  saveFile(['\ufeff', String(text)], name, 'text/csv');
}
