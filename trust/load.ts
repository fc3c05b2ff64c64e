import { setTimeout as delay } from 'node:timers/promises';
import { type Caller, createCaller } from './caller.ts';
import {
  listMemberRequests,
  listVisitorRequests,
  logIn,
  sendContactRequest,
  watchRequests,
} from './habits.ts';
import type { Ledger } from './ledger.ts';
import type { Member } from './members.ts';
import type { Observation } from './observations.ts';
import { judgeAnswer, type Request } from './requests.ts';

const visitors = 6;
const pauseMs = 50;
const contactPauseMs = 200;
/** Each login costs a hash, and an account has at most twenty sessions. */
const loginPauseMs = 2000;
const retryMs = 300;

interface Actor {
  from(): Caller;
  list(turn: number): Request[];
  pauseMs?: number;
}

export function startLoad(port: number, members: Member[], materialIds: string[], ledger: Ledger) {
  const observations: Observation[] = [];
  let isStopped = false;

  async function ask(caller: Caller, request: Request): Promise<boolean> {
    const { name, question, worksWithoutDatabase = false, write, readWrite } = request;
    if (write) ledger.attempt(write);
    const startedAt = performance.now();
    const answer = await caller.ask(question);
    const verdict = judgeAnswer(request, answer);
    const detail = verdict === 'wrong' ? JSON.stringify(answer).slice(0, 1000) : '';
    observations.push({ name, verdict, startedAt, endedAt: performance.now(), worksWithoutDatabase, detail });
    if (verdict !== 'right' || typeof answer === 'string') return false;
    const done = readWrite ? readWrite(answer) : write;
    if (done) ledger.acknowledge(done);
    return true;
  }

  async function act({ from, list, pauseMs: pause = pauseMs }: Actor) {
    for (let turn = 0; !isStopped; turn++) {
      for (const request of list(turn)) {
        while (!isStopped && !(await ask(from(), request)) && request.write) await delay(retryMs);
        await delay(isStopped ? 0 : pause);
      }
    }
  }

  const inTurn = (request: (member: Member) => Request) => (turn: number) =>
    members
      .slice(turn % members.length)
      .slice(0, 1)
      .map(request);
  const actors: Actor[] = [
    ...Array.from({ length: visitors }, (_, index) => ({
      from: always(createCaller(port)),
      list: (turn: number) => listVisitorRequests(materialIds, index + turn),
    })),
    ...members.map((member) => ({
      from: always(member.caller),
      list: (turn: number) => listMemberRequests(member, materialIds, turn),
    })),
    ...watchRequests.map((request) => ({ from: always(createCaller(port)), list: () => [request] })),
    { from: always(createCaller(port)), list: inTurn(logIn), pauseMs: loginPauseMs },
    // A new address each time: only five an hour are accepted from one.
    { from: () => createCaller(port), list: inTurn(sendContactRequest), pauseMs: contactPauseMs },
  ];
  const running = Promise.all(actors.map(act));

  return {
    observations,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

const always = (caller: Caller) => () => caller;
