import { callApi } from '../../../entities/session/call-api.ts';

/** Fetched, since a link cannot carry the token. */
export async function downloadMyData() {
  const all = await callApi('exportMe', {});
  const file = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `mes-donnees-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
