/** A radius around nowhere means nothing. */
export function filledSearch(fields: FormData): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = String(value).trim();
    if (text) filled.set(name, text);
  }
  if (!filled.has('city')) filled.delete('radius');
  return filled;
}
