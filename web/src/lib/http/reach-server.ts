export async function canReach(address: string): Promise<boolean> {
  return (await readStatus(address)) !== undefined;
}

export async function isAvailable(address: string): Promise<boolean> {
  const status = await readStatus(address);
  return status !== undefined && status !== 503;
}

async function readStatus(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(8_000);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return undefined;
  }
}
