import { type App, endpoint } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { mailboxPolicy, renderMailbox } from './mailbox-page.ts';
import { presentMail } from './presenter.ts';
import { listRecentMails } from './repository.ts';

export function mailboxRoutes(app: App, { db, brandName }: ApiOptions) {
  app.route({
    ...endpoint('readMailbox'),
    handler: async (request, reply) => {
      const mails = (await listRecentMails(db, request.query.to)).map(presentMail);
      reply.header('cache-control', 'no-store');
      if (request.headers.accept?.includes('application/json')) return { mails };
      reply.type('text/html; charset=utf-8').header('content-security-policy', mailboxPolicy);
      return reply.serializer(String).send(renderMailbox(brandName, mails) as never);
    },
  });
}
