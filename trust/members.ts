import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallName } from '@parpaing/contract/calls';
import { type Caller, createCaller } from './caller.ts';
import { call, judgeAnswer, readJson } from './requests.ts';
import { until } from './until.ts';

export const password = 'brique verte sous la pluie';

export interface Member {
  id: string;
  email: string;
  conversationId: string;
  caller: Caller;
  headers: { authorization: string };
}

export async function registerMembers(port: number, materialIds: string[]): Promise<Member[]> {
  return Promise.all(materialIds.map((materialId) => registerMember(port, materialId)));
}

export async function listMaterialIds(port: number): Promise<string[]> {
  const { items } = await get(createCaller(port), 'listMaterials');
  return items.map(({ id }) => id);
}

async function registerMember(port: number, materialId: string): Promise<Member> {
  const caller = createCaller(port);
  const email = `trust-${randomUUID()}@exemple.fr`;
  const body = { fullName: 'Camille Roux', email, password, acceptsTerms: true };
  await get(caller, 'register', { body });
  await get(caller, 'verifyEmail', { body: { token: await readMailedToken(caller, email) } });
  const { id, token } = await get(caller, 'login', { body: { email, password } });
  const headers = { authorization: `Bearer ${token}` };
  const message = { materialId, clientId: randomUUID(), text: 'Bonjour' };
  const conversation = await get(caller, 'startConversation', { headers, body: message });
  return { id, email, conversationId: conversation.id, caller, headers };
}

async function readMailedToken(caller: Caller, email: string): Promise<string> {
  let links: string[] = [];
  await until('the mail arrives', async () => {
    const headers = { accept: 'application/json' };
    const { mails } = await get(caller, 'readMailbox', { query: `to=${email}`, headers });
    links = mails.flatMap((mail) => mail.links.filter((link) => link.includes('/auth/verify-email')));
    return links.length > 0;
  });
  return new URL(links[0] ?? '').searchParams.get('token') ?? '';
}

async function get<Name extends CallName>(
  caller: Caller,
  name: Name,
  given?: Parameters<typeof call>[1],
): Promise<CallAnswer<Name>> {
  const request = call(name, given);
  let text = '';
  await until(`${name} is answered`, async () => {
    const answer = await caller.ask(request.question);
    const verdict = judgeAnswer(request, answer);
    if (verdict === 'wrong') throw new Error(`${name} answers ${JSON.stringify(answer)}`);
    if (typeof answer !== 'string') ({ text } = answer);
    return verdict === 'right';
  });
  return readJson(text) as CallAnswer<Name>;
}
