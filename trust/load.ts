import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Caller, createCaller } from './caller.ts';
import type { Ledger } from './ledger.ts';
import { type Member, password } from './members.ts';
import {
  call,
  judgeAnswer,
  listPublicRequests,
  type Request,
  readJson,
  type Verdict,
  watchRequests,
} from './requests.ts';

const visitors = 6;
/** Between two requests of one person: the machine is busy, not overloaded. */
const pauseMs = 50;
/** Before the same write is sent again. */
const retryMs = 300;
/** A heart is taken back this many hearts later. */
const heartsKept = 5;
/** Of a member's rounds of requests, one in so many begins with a login: each costs a hash, and an account has 20. */
const turnsPerLogin = 12;

export interface Observation {
  name: string;
  verdict: Verdict;
  startedAt: number;
  endedAt: number;
  isAlwaysRight: boolean;
  /** What was answered, of what should not have been. */
  detail: string;
}

export type Load = ReturnType<typeof startLoad>;

/** Visitors who read, members who read and write, and someone who watches, until it is stopped. */
export function startLoad(port: number, members: Member[], materialIds: string[], ledger: Ledger) {
  const observations: Observation[] = [];
  let isStopped = false;

  async function observe(caller: Caller, request: Request) {
    const startedAt = performance.now();
    const answer = await caller.ask(request.question);
    const verdict = judgeAnswer(request, answer);
    const { name, isAlwaysRight = false } = request;
    const detail = verdict === 'wrong' ? JSON.stringify(answer).slice(0, 600) : '';
    observations.push({ name, verdict, startedAt, endedAt: performance.now(), isAlwaysRight, detail });
    await delay(pauseMs);
    return verdict === 'right' && typeof answer !== 'string' ? answer : undefined;
  }

  /** Sent again, as it is, until it is acknowledged. */
  async function write(caller: Caller, request: Request, key: string, value = '1') {
    while (!isStopped) {
      ledger.attempt(key, value);
      if (await observe(caller, request)) return ledger.acknowledge(key, value);
      await delay(retryMs);
    }
  }

  async function visit(first: number) {
    const caller = createCaller(port);
    for (let turn = first; !isStopped; turn++) {
      for (const request of listPublicRequests(materialIds, turn))
        if (!isStopped) await observe(caller, request);
    }
  }

  async function watch(request: Request) {
    const caller = createCaller(port);
    while (!isStopped) await observe(caller, request);
  }

  async function participate(member: Member) {
    const { id, email, caller, headers, conversationId } = member;
    const heart = (turn: number) => materialIds.at(turn % materialIds.length) ?? '';
    for (let turn = 0; !isStopped; turn++) {
      const params = { materialId: heart(turn) };
      await write(caller, call('addFavorite', { params, headers }), `favorite ${id} ${heart(turn)}`);
      await observe(caller, call('listFavoriteIds', { headers }));

      const text = `Message ${randomUUID()}`;
      const message = { clientId: randomUUID(), text };
      const conversation = { params: { id: conversationId }, headers };
      await write(caller, call('sendMessage', { ...conversation, body: message }), `message ${text}`);
      await observe(caller, call('listMessages', conversation));

      const city = `Ville ${turn}`;
      await write(
        caller,
        call('updateProfile', { headers, body: { fullName: 'Camille Roux', city } }),
        `city ${id}`,
        city,
      );

      if (turn >= heartsKept) {
        const left = heart(turn - heartsKept);
        const removal = call('removeFavorite', { params: { materialId: left }, headers });
        await write(caller, removal, `favorite ${id} ${left}`, '0');
      }
      await sendContactRequest(email);
      if (turn % turnsPerLogin === 0) await logIn(caller, email);
    }
  }

  /** Each from an address of its own: five an hour are let through. */
  async function sendContactRequest(email: string) {
    const message = `Question ${randomUUID()}`;
    const body = { name: 'Camille Roux', email, topic: 'autre', message };
    const headers = { 'idempotency-key': message };
    await write(createCaller(port), call('sendContactRequest', { body, headers }), `contact ${message}`);
  }

  async function logIn(caller: Caller, email: string) {
    const answer = await observe(caller, call('login', { body: { email, password } }));
    if (!answer) return;
    const { token } = readJson(answer.text) as { token: string };
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    ledger.acknowledge(`session ${sid}`, '1');
  }

  const running = Promise.all([
    ...Array.from({ length: visitors }, (_, index) => visit(index)),
    ...members.map(participate),
    ...watchRequests.map(watch),
  ]);

  return {
    observations,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
