import type { Jobs } from '@parpaing/api/jobs';
import type { WebSettings } from '../web.ts';

export interface HealthReport {
  isRestarting: boolean;
  isDiskFull: boolean;
}

export type Question = 'catchUp' | 'isBusy' | 'metrics';

interface Ask {
  type: 'ask';
  id: number;
  question: Question;
}

interface Answer {
  type: 'answer';
  id: number;
  value: unknown;
}

export type ToWorker =
  | { type: 'start'; settings: WebSettings; worker: number; health: HealthReport }
  | { type: 'health'; health: HealthReport }
  | { type: 'stop' }
  | Ask
  | Answer;

/** A question of a worker is for all the others, and is answered with the list of their answers. */
export type ToPrimary =
  | { type: 'ready' }
  | { type: 'refusal'; sentence: string }
  | { type: 'wake'; job: Parameters<Jobs['wake']>[0] }
  | Ask
  | Answer;
