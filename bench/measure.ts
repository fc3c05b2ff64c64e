const warmUp = 10;
const maxRequests = 150;
const maxSeconds = 10;
const togetherSeconds = 4;
const timeoutMs = 60_000;

export interface Latency {
  p50: number;
  p95: number;
}

async function get(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
}

export async function measureOneByOne(url: string): Promise<Latency> {
  for (let index = 0; index < warmUp; index++) await get(url);
  const times: number[] = [];
  const end = performance.now() + maxSeconds * 1000;
  while (times.length < maxRequests && performance.now() < end) {
    const start = performance.now();
    await get(url);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** A fixed number of requests, until the last is answered: how many a second. */
export async function measureDrained(
  send: () => Promise<unknown>,
  requests: number,
  clients: number,
): Promise<number> {
  let left = requests;
  const start = performance.now();
  const ask = async () => {
    while (left-- > 0) await send();
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return requests / ((performance.now() - start) / 1000);
}

export async function measureTogether(url: string, clients: number): Promise<{ perSecond: number }> {
  const start = performance.now();
  const end = start + togetherSeconds * 1000;
  let count = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await get(url);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { perSecond: count / ((performance.now() - start) / 1000) };
}
