import type { Observation } from './load.ts';

const reads = /^(list|read|search|suggest|page)/;

/** What people should never have met, each kind once with how often it came. */
export function listFaults(
  observations: Observation[],
  failedAt = Number.POSITIVE_INFINITY,
  { readsGoOn = false } = {},
): string[] {
  const mayBeAway = ({ name, endedAt, isAlwaysRight }: Observation) =>
    endedAt >= failedAt && !isAlwaysRight && !(readsGoOn && reads.test(name));
  const faults = observations.filter(
    (each) => each.verdict !== 'right' && !(each.verdict === 'away' && mayBeAway(each)),
  );
  const kinds = Map.groupBy(faults, ({ name, verdict }) => `${name} ${verdict}`);
  return [...kinds].map(([kind, alike]) => `${alike.length} × ${kind} ${alike[0]?.detail}`);
}
