const timeoutMs = 60_000;

export interface Latency {
  p50: number;
  p95: number;
}

export async function get(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
}

export async function measureOneByOne(url: string, warmUp: number, requests: number): Promise<Latency> {
  for (let index = 0; index < warmUp; index++) await get(url);
  const times: number[] = [];
  while (times.length < requests) {
    const start = performance.now();
    await get(url);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const median = (values: number[]): number =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );

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

/** Each in turn, several times, so that both meet the same noise: the median of each. */
export async function measureInTurn(
  [ours, floor]: [ours: () => Promise<number>, floor: () => Promise<number>],
  rounds: number,
): Promise<{ ours: number; floor: number }> {
  const measured: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round++) measured.push({ ours: await ours(), floor: await floor() });
  return {
    ours: median(measured.map((each) => each.ours)),
    floor: median(measured.map((each) => each.floor)),
  };
}
