import { readFileSync } from 'node:fs';

/** In MB. `Pss` divides what several processes share, such as PostgreSQL's buffers, so that it can be summed. */
export const readMemory = (pids: number[], kind: 'Rss' | 'Pss'): number =>
  pids.reduce((sum, pid) => {
    const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(lines)?.[1];
    return sum + (Number(kilobytes) * 1024) / 1e6;
  }, 0);
