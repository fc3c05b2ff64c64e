import { setTimeout as pause } from 'node:timers/promises';
import type { Lanes } from '../lanes.ts';

export type GiveWay = () => Promise<void>;

const pauseMs = 2;
const maxPauses = 5;

/** Waits while visitors' requests are under way, but not for ever: long work goes on between them. */
export const createGiveWay =
  (lanes: Lanes): GiveWay =>
  async () => {
    const isBusy = () => Object.values(lanes).some(({ queue }) => queue.counts.running > 0);
    for (let pauses = 0; pauses < maxPauses && isBusy(); pauses++) await pause(pauseMs);
  };
