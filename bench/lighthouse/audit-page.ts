import lighthouse, { desktopConfig } from 'lighthouse';

export type Device = 'phone' | 'desktop';

export interface Audit {
  score: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  scriptBytes: number;
}

/** The run whose score is in the middle. Lighthouse opens a new tab with empty caches for each. */
export async function auditPage(port: number, url: string, device: Device, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await auditOnce(port, url, device));
  audits.sort((one, other) => one.score - other.score || other.largestPaintMs - one.largestPaintMs);
  const middle = audits[Math.floor(runs / 2)];
  if (!middle) throw new Error('at least one run');
  return middle;
}

async function auditOnce(port: number, url: string, device: Device, retries = 2): Promise<Audit> {
  const result = await lighthouse(
    url,
    { port, onlyCategories: ['performance'], logLevel: 'error' },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  const hasMeasuredNothing = runtimeError?.code === 'NO_NAVSTART';
  if (hasMeasuredNothing && retries > 0) return auditOnce(port, url, device, retries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const read = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaintMs: read('first-contentful-paint'),
    largestPaintMs: read('largest-contentful-paint'),
    blockingMs: read('total-blocking-time'),
    layoutShift: read('cumulative-layout-shift'),
    scriptBytes: sumScripts(audits['network-requests']?.details),
  };
}

function sumScripts(details: unknown): number {
  const { items } = details as { items: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
