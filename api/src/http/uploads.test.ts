import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logInAs } from '../testing/accounts.ts';
import { createUser } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const context = useTestApp();
const path = '/api/users/profile/image';
const boundary = 'frontiere';
const form = `multipart/form-data; boundary=${boundary}`;
const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="moi.jpg"\r\n`;
const startOfForm = `${head}content-type: image/jpeg\r\n\r\nabc`;

let port: number;
beforeAll(async () => {
  port = Number(new URL(await context.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

interface Person {
  id: string;
  headers: { authorization: string };
}

async function comeIn(): Promise<Person> {
  const account = await createUser(context.db);
  return { id: account.id, headers: (await logInAs(context.app, account)).headers };
}
const send = (headers: object, payload: string, contentType = form) =>
  context.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': contentType },
    payload,
  });

/** Sends the beginning of a form and keeps the connection open. */
function begin({ headers: { authorization } }: Person): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n` +
      `content-type: ${form}\r\ncontent-length: 100000\r\n\r\n${startOfForm}`,
  );
  return socket;
}

const waitForFirstTry = ({ id }: Person) =>
  vi.waitFor(
    async () => {
      const limit = await context.db
        .selectFrom('rateLimits')
        .select('taken')
        .where('key', '=', `avatar ${id}`)
        .executeTakeFirst();
      expect(limit).toEqual({ taken: 1 });
    },
    { timeout: 10_000 },
  );

/** Begins, and waits until the server has let it in: whoever asks earlier would take its place. */
async function hold(person: Person): Promise<Socket> {
  const socket = begin(person);
  await waitForFirstTry(person);
  return socket;
}

/** Tries until the answer is this one: what others hold changes when their connection does. */
const waitForStatus = ({ headers }: Person, status: number) =>
  vi.waitFor(
    async () => {
      const response = await send(headers, startOfForm);
      expect(response.statusCode).toBe(status);
      return response;
    },
    { timeout: 10_000, interval: 500 },
  );
const failures = () => context.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

describe('un formulaire cassé est refusé', () => {
  it.each([
    ['coupé dans le fichier', startOfForm, form, 400],
    ['coupé dans les en-têtes d’une partie', head, form, 400],
    ['sans dernière frontière', `${startOfForm}\r\n--${boundary}`, form, 400],
    ['sans frontière annoncée', `${startOfForm}\r\n--${boundary}--\r\n`, 'multipart/form-data', 400],
    ['d’une autre frontière', `${startOfForm}\r\n--${boundary}--\r\n`, `${form}-autre`, 400],
    ['vide', '', form, 400],
    ['illisible', '\u0000\u0001 garbage \r\n\r\n', form, 400],
    [
      'd’un en-tête de 100 ko',
      `--${boundary}\r\nx-long: ${'x'.repeat(100_000)}\r\n${startOfForm.slice(boundary.length + 4)}\r\n--${boundary}--\r\n`,
      form,
      400,
    ],
    [
      'd’un champ JSON faux',
      `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{\r\n--${boundary}--\r\n`,
      form,
      400,
    ],
    [
      'd’un nom réservé',
      `--${boundary}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${boundary}--\r\n`,
      form,
      400,
    ],
    [
      'de trop de champs',
      `${`--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(9)}--${boundary}--\r\n`,
      form,
      413,
    ],
  ])('%s', async (_, payload, contentType, status) => {
    const response = await send((await comeIn()).headers, payload, contentType);
    expect([response.statusCode, response.json().error]).toEqual([
      status,
      status === 413 ? 'payload_too_large' : 'invalid_input',
    ]);
    expect(failures()).toEqual([]);
  });

  it('en disant lequel', async () => {
    expect((await send((await comeIn()).headers, startOfForm)).json().details).toEqual([
      {
        field: 'image',
        message: 'L’envoi du fichier est incomplet ou illisible. Envoyez-le de nouveau.',
      },
    ]);
  });

  it('quand la connexion se coupe, sans bruit, et la personne recommence', async () => {
    const person = await comeIn();
    const cut = await hold(person);
    await waitForStatus(person, 503);
    cut.resetAndDestroy();
    await waitForStatus(person, 400);
    expect(failures()).toEqual([]);
  });

  it('quand la connexion se coupe avant même d’être lue, et la personne recommence', async () => {
    const person = await comeIn();
    context.app.server.once('request', ({ socket }) => socket.destroy());
    begin(person);
    await waitForFirstTry(person);
    await waitForStatus(person, 400);
    expect(failures()).toEqual([]);
  });
});

describe('les envois de photos tiennent en mémoire', () => {
  it('six à la fois, un par personne ; les suivants reviennent plus tard', async () => {
    const [one, seventh, ...others] = await Promise.all([
      comeIn(),
      comeIn(),
      ...Array.from({ length: 5 }, comeIn),
    ]);
    await hold(one);
    const open = await Promise.all(others.map(hold));
    const refused = await waitForStatus(seventh, 503);
    expect([refused.json().error, refused.headers['retry-after']]).toEqual(['unavailable', '5']);

    for (const socket of open) socket.destroy();
    await waitForStatus(seventh, 400);
    expect((await send(one.headers, startOfForm)).statusCode).toBe(503);
  });

  it('refusés sans que leurs octets soient attendus', async () => {
    const person = await comeIn();
    await hold(person);
    await waitForStatus(person, 503);
    const answer = await new Promise((resolve) => begin(person).once('data', resolve));
    expect(String(answer)).toMatch(/^HTTP\/1.1 503 /);
  });
});
