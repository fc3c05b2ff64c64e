/** Whether anything answers at an address of ours, be it an error. */
export async function canReach(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8_000) });
    return true;
  } catch {
    return false;
  }
}
