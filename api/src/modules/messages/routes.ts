import { type App, answerNothing, privateEndpoint } from '../../http/endpoint.ts';
import type { ApiOptions } from '../../options.ts';
import { requireUser, requireWriter } from '../auth/current-user.ts';
import { toVisitor, type VisitLog } from '../statistics/service.ts';
import { deleteDraft, listDrafts } from './first-messages.ts';
import { sendMessage, startConversation } from './sending.ts';
import {
  archiveConversation,
  countUnread,
  listConversations,
  listMessages,
  markRead,
  readConversation,
} from './service.ts';

export function messageRoutes(app: App, options: ApiOptions, visits: VisitLog) {
  const { db } = options;

  app.route({
    ...privateEndpoint('listConversations'),
    handler: (request) => listConversations(db, requireUser(request), request.query),
  });

  app.route({
    ...privateEndpoint('countUnread'),
    handler: (request) => countUnread(db, requireUser(request)),
  });

  app.route({
    ...privateEndpoint('readConversation'),
    handler: (request) => readConversation(db, requireUser(request), request.params.id),
  });

  app.route({
    ...privateEndpoint('listMessages'),
    handler: (request) => listMessages(db, requireUser(request), request.params.id, request.query.cursor),
  });

  // Without the hourly limit of changes: these two have their own, which a retry does not count against.
  app.route({
    ...privateEndpoint('startConversation'),
    handler: async (request) => {
      const buyer = requireUser(request);
      const { materialId } = request.body;
      const answer = await startConversation(options, buyer, request.body);
      visits.record(toVisitor(request), { kind: 'contact', materialId, buyerId: buyer.id });
      return answer;
    },
  });

  app.route({
    ...privateEndpoint('sendMessage'),
    handler: (request) => sendMessage(options, requireUser(request), request.params.id, request.body),
  });

  app.route({
    ...privateEndpoint('listMessageDrafts'),
    handler: (request) => listDrafts(db, requireUser(request)),
  });

  app.route({
    ...privateEndpoint('deleteMessageDraft'),
    handler: async (request, reply) => {
      await deleteDraft(db, await requireWriter(db, request), request.params.id);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('markRead'),
    handler: async (request, reply) => {
      await markRead(db, await requireWriter(db, request), request.params.id, request.body.messageId);
      return answerNothing(reply);
    },
  });

  app.route({
    ...privateEndpoint('archiveConversation'),
    handler: async (request, reply) => {
      const user = await requireWriter(db, request);
      await archiveConversation(db, user, request.params.id, request.body.isArchived);
      return answerNothing(reply);
    },
  });
}
