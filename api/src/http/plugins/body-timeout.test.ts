import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp({ bodyTimeoutMs: 300 });

let port: number;
let token: string;
beforeAll(async () => {
  port = Number(new URL(await context.app.listen({ host: '127.0.0.1', port: 0 })).port);
  ({ token } = await logInAs(context.app, await createUser(context.db)));
});
beforeEach(() => {
  context.logLines.length = 0;
});

const boundary = 'frontiere';
const startOfForm = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="moi.jpg"\r\n\r\nabc`;
const form = `multipart/form-data; boundary=${boundary}`;

/** Announces a body of a thousand bytes, sends the beginning, and waits until the other side ends the connection. */
async function stall(path: string, contentType: string, beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: ${contentType}\r\ncontent-length: 1000\r\n\r\n${beginning}`,
  );
  return text(socket);
}

describe('un envoi qui s’arrête en chemin', () => {
  it.each([
    ['avant son premier octet', '/api/contact', 'application/json', ''],
    ['au milieu du JSON', '/api/contact', 'application/json', '{"name":'],
    ['au milieu d’une photo', '/api/users/profile/image', form, startOfForm],
    ['avant le formulaire de la photo', '/api/users/profile/image', form, ''],
  ])('%s s’entend dire 408, et le journal le note une fois', async (_, path, contentType, beginning) => {
    const answer = await stall(path, contentType, beginning);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      error: 'request_timeout',
      message: 'Votre envoi s’est interrompu en chemin. Vérifiez votre connexion, puis réessayez.',
    });
    const warnings = context.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(warnings).toMatchObject([{ level: 40, err: { code: 'request_timeout' } }]);
  });

  it('laisse la place : la même personne envoie sa photo aussitôt après', async () => {
    await stall('/api/users/profile/image', form, startOfForm);
    const again = await context.app.inject({
      method: 'POST',
      url: '/api/users/profile/image',
      headers: { authorization: `Bearer ${token}`, 'content-type': form },
      payload: `${startOfForm}\r\n--${boundary}--\r\n`,
    });
    expect(again.statusCode).toBe(415);
  });
});
