import { type CallName, calls } from '@parpaing/contract/calls';
import type { Role } from '@parpaing/contract/units';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createMaterial } from '../../testing/factories.ts';
import { createMember, prohibited } from '../../testing/moderators.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });

const bodies: Partial<Record<CallName, object>> = {
  decideReport: { action: 'uphold', ...prohibited },
  hideMaterial: prohibited,
  restoreMaterial: {},
  setMaterialLimit: { materialLimit: 10 },
  decideVerification: { isAccepted: true },
  answerContactRequest: { message: 'Bonjour, nous livrons à Vincennes.' },
};

const adminCalls = Object.entries(calls).filter(([, { path }]) => path.startsWith('/api/moderation')) as [
  CallName,
  (typeof calls)[CallName],
][];

const send = (name: CallName, headers?: Record<string, string>) => {
  const { method, path } = calls[name];
  const payload = bodies[name];
  return context.app.inject({
    method,
    url: path.replace(':id', newId()),
    ...(headers && { headers }),
    ...(payload && { payload }),
  });
};

async function logIn(role: Role) {
  const member = await createMember(context, role);
  return async (name: CallName) => {
    const { method, path } = calls[name];
    return (await member.call(method as 'GET', path.replace(':id', newId()), bodies[name])).statusCode;
  };
}

describe('la modération', () => {
  it('a quinze appels', () => expect(adminCalls).toHaveLength(15));

  it.each(adminCalls)('(%s) est fermée à qui n’est pas connecté', async (name) => {
    expect((await send(name)).statusCode).toBe(401);
  });

  it.each(['USER', 'PROVIDER'] as const)('est fermée à un compte %s', async (role) => {
    const call = await logIn(role);
    for (const [name] of adminCalls) expect([name, await call(name)]).toEqual([name, 403]);
  });

  it('est ouverte à un ADMIN : ce qui n’existe pas n’est pas trouvé, le reste se lit', async () => {
    const call = await logIn('ADMIN');
    for (const [name, { path }] of adminCalls) {
      expect([name, await call(name)]).toEqual([name, path.includes(':id') ? 404 : 200]);
    }
  });
});

describe('signaler un matériau', () => {
  it.each([undefined, 'USER', 'PROVIDER', 'ADMIN'] as const)('est ouvert à tous (%s)', async (role) => {
    const { id } = await createMaterial(context.db);
    const payload = { reason: 'interdit' };
    const url = `/api/materials/${id}/reports`;
    const member = role && (await createMember(context, role));
    const response = await (member
      ? member.call('POST', url, payload)
      : context.app.inject({ method: 'POST', url, payload }));
    expect(response.statusCode).toBe(200);
  });
});

describe('demander une vérification', () => {
  it.each([
    ['USER', 403],
    ['PROVIDER', 200],
  ] as const)('un compte %s reçoit %i', async (role, status) => {
    const member = await createMember(context, role);
    expect((await member.call('GET', '/api/users/me/verification')).statusCode).toBe(status);
  });
});
