import { setTimeout as pause } from 'node:timers/promises';
import { hasRequests, type Lanes } from '../http/overload/lanes.ts';

export type GiveWay = () => Promise<void>;

const pauseMs = 2;
const maxPauses = 5;

/** Waits while visitors' requests are under way, but not for ever: long work goes on between them. */
export const giveWayWhile =
  (isBusy: () => Promise<boolean>): GiveWay =>
  async () => {
    for (let pauses = 0; pauses < maxPauses && (await isBusy()); pauses++) await pause(pauseMs);
  };

export const createGiveWay = (lanes: Lanes): GiveWay => giveWayWhile(async () => hasRequests(lanes));
