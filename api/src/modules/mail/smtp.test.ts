import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createJobHandlers } from '../../jobs/handlers.ts';
import { type Jobs, startJobs } from '../../jobs/jobs.ts';
import { createLogger } from '../../lib/logger.ts';
import { testSecret } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { composeVerificationMail } from '../auth/mails.ts';
import { createDiskStorage } from '../media/disk-storage.ts';
import { deliverBySmtp } from './delivery.ts';

const site = { brandName: 'Parpaing', publicUrl: 'https://parpaing.example' };
const received: { from: string; to: string[]; content: string }[] = [];
const logLines: string[] = [];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;
let port = 0;
let server: SMTPServer | undefined;

/** A mail server as others run them, on the port it had before it broke down. */
async function startMailServer() {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const content = await text(stream);
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        content,
      });
      done();
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  port = (listening.address() as AddressInfo).port;
}
const stopMailServer = () => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));

beforeAll(async () => {
  await startMailServer();
  database = await createTestDatabase();
  jobs = await startJobs({
    databaseUrl: database.url,
    secrets: { appSecret: testSecret, previousAppSecret: undefined },
    logger: createLogger('trace', { stream: { write: (line) => logLines.push(line) } }),
    pollSeconds: 0.5,
    retrySeconds: 1,
    handlers: createJobHandlers({
      db: database.db,
      storage: createDiskStorage('/nowhere'),
      giveWay: async () => {},
      deliverMail: deliverBySmtp(`smtp://127.0.0.1:${port}`, 'Parpaing <bonjour@parpaing.example>'),
      ...site,
    }),
  });
});
afterEach(() => received.splice(0));
afterAll(async () => {
  await jobs.stop();
  await stopMailServer();
  await database.drop();
});

const send = (to: string) =>
  jobs.enqueue(database.db, 'mail-delivery', composeVerificationMail(site, to, { token: 'jeton-du-lien' }));

it('un courriel part par SMTP, en texte et en HTML', async () => {
  await send('camille@exemple.fr');
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'bonjour@parpaing.example', to: ['camille@exemple.fr'] });
  expect(mail?.content).toContain('From: Parpaing <bonjour@parpaing.example>');
  expect(mail?.content).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.content).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail?.content).toMatch(/^Subject: =\?UTF-8\?/m);
});

it('beaucoup de courriels partent ensemble, pas un par tour de guet', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => send(`lecteur${index}@exemple.fr`)));
  // One a round of half a second would take twenty.
  await vi.waitFor(() => expect(received).toHaveLength(40), { timeout: 8000 });
});

it('le serveur en panne, il attend, et part une fois quand il revient', async () => {
  await stopMailServer();
  await send('dominique@exemple.fr');
  await vi.waitFor(() => expect(logLines.join('')).toContain('job failed, to be tried again'), {
    timeout: 10_000,
  });
  expect(received).toEqual([]);
  await startMailServer();
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
  expect(received[0]?.to).toEqual(['dominique@exemple.fr']);
  const log = logLines.join('');
  expect([log.includes('dominique@exemple.fr'), log.includes('jeton-du-lien')]).toEqual([false, false]);
});
