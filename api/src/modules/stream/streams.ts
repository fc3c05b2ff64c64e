import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcement } from '../../db/announcements.ts';
import type { Database } from '../../db/database.ts';
import type { Claims } from '../auth/access-tokens.ts';
import { findLiveTokens } from '../auth/current-user.ts';

export const maxStreamsPerSession = 10;
const maxUnreadBytes = 16 * 1024;

const comment = ':\n\n';

interface Stream {
  claims: Claims;
  body: Readable;
}

/** A stream may end at any time: its client reconnects and reads again. */
export function createStreams(db: Database, log: FastifyBaseLogger, maxPerSession = maxStreamsPerSession) {
  const streamsOf = new Map<string, Set<Stream>>();
  let isClosed = false;

  function open(claims: Claims): Readable {
    const stream: Stream = { claims, body: new Readable({ read() {} }) };
    const own = streamsOf.get(claims.userId) ?? new Set();
    streamsOf.set(claims.userId, own.add(stream));
    stream.body.once('close', () => remove(stream));
    // Fastify sends the headers with the first byte.
    stream.body.push(comment);
    const ofSession = [...own].filter((each) => each.claims.sessionId === claims.sessionId);
    if (ofSession[0] && ofSession.length > maxPerSession) end(ofSession[0]);
    if (isClosed) end(stream);
    return stream.body;
  }

  function remove(stream: Stream) {
    const own = streamsOf.get(stream.claims.userId);
    own?.delete(stream);
    if (own?.size === 0) streamsOf.delete(stream.claims.userId);
  }

  const isOpen = (stream: Stream) => streamsOf.get(stream.claims.userId)?.has(stream) ?? false;

  function end(stream: Stream) {
    remove(stream);
    stream.body.push(null);
  }

  const listAll = () => Array.from(streamsOf.values()).flatMap((own) => [...own]);

  function endAll() {
    for (const stream of listAll()) end(stream);
  }

  /** Checked at each write: the session may have ended since the stream was opened. */
  async function write(streams: Stream[], text: string) {
    if (!streams.length) return;
    const known = await findLiveJtis(streams);
    for (const stream of streams.filter(isOpen)) {
      const { claims, body } = stream;
      if (claims.expiresAt.getTime() <= Date.now() || !known.has(claims.jti)) end(stream);
      else if (body.readableLength > maxUnreadBytes) body.destroy();
      else body.push(text);
    }
  }

  async function findLiveJtis(streams: Stream[]): Promise<Set<string>> {
    try {
      return await findLiveTokens(
        db,
        streams.map(({ claims }) => claims),
      );
    } catch (error) {
      log.warn({ err: error }, 'streams ended: their sessions could not be checked');
      return new Set();
    }
  }

  return {
    open,
    deliver: ({ userIds, event }: Announcement) =>
      write(
        userIds.flatMap((id) => [...(streamsOf.get(id) ?? [])]),
        `data: ${JSON.stringify(event)}\n\n`,
      ),
    sendHeartbeat: () => write(listAll(), comment),
    endAll,
    close() {
      isClosed = true;
      endAll();
    },
  };
}
