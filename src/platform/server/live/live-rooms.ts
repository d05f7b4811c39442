/**
 * The live connections of one process: socket.io without a port of its own, fed by one LISTEN connection.
 * Messages come from the database (`notify`), so any number of processes serve the same channels.
 */
import { createServer } from 'node:http';
import type { PoolConfig } from 'pg';
import { Server } from 'socket.io';
import { LOCALES } from '#platform/contract/messages.ts';
import type { ActorSource } from '../access/actor.ts';
import { transact, type Transaction } from '../db/scope.ts';
import type { Services } from '../context.ts';
import { errorFacts } from '../log.ts';
import { LastTold } from './last-told.ts';
import { openListener } from './listener.ts';
import { gateOf, type LiveSession } from './live-gate.ts';
import { LiveSocket, matchesRevoked, readHandshake, type Handshake, type Support } from './live-socket.ts';
import { payloadFor, type LiveMessage } from './message.ts';
import { messageOf, missedOn, missedSince } from './notification.store.ts';
import { RecentIds } from './recent-ids.ts';
import { LIVE_TOPIC, REVOKED_TOPIC } from './notify.ts';

export type LiveServices = Pick<Services, 'config' | 'pool' | 'log' | 'secret' | 'clock' | 'heard'>;
/** Connections of one token: a person has a few windows and devices, and each a token of its own. */
const MOST_PER_TOKEN = 20;
const SYSTEM = { companyId: null, userId: null, system: true, readOnly: true } as const;

/** Rejects when the database cannot be listened to. */
export async function openRooms(services: LiveServices, connection: PoolConfig, actors: ActorSource) {
  const { pool, log, secret, config } = services;
  const io = new Server(createServer(), {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 10_000,
  });
  const gate = gateOf(pool, actors);
  const sockets = new Map<string, LiveSocket>();
  const perToken = new Map<number, number>();
  const recent = new RecentIds();
  const told = new LastTold();
  const read = <T>(work: (tx: Transaction) => Promise<T>) => transact(pool, SYSTEM, work);
  const quietly = (what: string, work: Promise<unknown>) => void work.catch((error: unknown) => log.error(what, errorFacts(error)));
  const support: Support = {
    gate,
    secret,
    toldWithin: (channel, ms) => told.within(channel, ms),
    missed: (channel, lastId, seen) => read((tx) => missedOn(tx, channel, lastId, seen)),
    fail: (error) => log.error('subscription failed', errorFacts(error)),
  };

  const refresh = (which: (socket: LiveSocket) => boolean) => {
    for (const socket of sockets.values()) if (which(socket)) quietly('live connection not judged again', socket.refresh());
  };

  const deliver = (message: LiveMessage) => {
    if (message.id !== null && !recent.add(message.id)) return;
    told.note(message.channel, message.notification_type);
    for (const locale of LOCALES) io.to(`${message.channel}|${locale}`).emit('message', payloadFor(message, locale));
    // Rights have changed: whoever lost a company leaves its channel at once.
    if (message.notification_type === 'access') refresh((socket) => socket.hears(message.channel));
  };

  const onMessage = (topic: string, payload: string) => {
    try {
      const body = JSON.parse(payload) as LiveMessage;
      if (topic === REVOKED_TOPIC) {
        for (const socket of sockets.values()) if (matchesRevoked(socket, body)) socket.cut('revoked');
      } else if (body.notification_type !== undefined) {
        deliver(body);
      } else if (body.id !== null && sockets.size > 0) {
        // Too long for a NOTIFY: the row is read.
        const { id } = body;
        quietly(
          'live message not read',
          read((tx) => messageOf(tx, id)).then((message) => message && deliver(message)),
        );
      }
    } catch (error) {
      log.warn('live message not understood', { topic, ...errorFacts(error) });
    }
  };

  const onReconnect = (since: Date) => {
    log.info('live connection to the database is back');
    told.forget();
    io.emit('stale');
    refresh(() => true);
    quietly(
      'missed live messages not read',
      read((tx) => missedSince(tx, since)).then((missed) => missed.forEach(deliver)),
    );
  };

  io.use((socket, next) => {
    const handshake = readHandshake(socket.handshake.auth, socket.handshake.headers.authorization);
    if (!handshake || handshake.key !== config.push.key) return next(new Error('unauthenticated'));
    gate.enter(handshake.token).then(
      (session) => {
        if (!session) return next(new Error('unauthenticated'));
        if ((perToken.get(session.tokenId) ?? 0) >= MOST_PER_TOKEN) return next(new Error('too_many_connections'));
        socket.data = { handshake, session };
        next();
      },
      (error: unknown) => {
        log.error('live sign-in failed', errorFacts(error));
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    const { handshake, session } = socket.data as { handshake: Handshake; session: LiveSession };
    sockets.set(socket.id, new LiveSocket(socket, handshake, session, support));
    perToken.set(session.tokenId, (perToken.get(session.tokenId) ?? 0) + 1);
    socket.conn.on('heartbeat', () => services.heard.note(session.tokenId, services.clock.now()));
    socket.on('disconnect', () => {
      sockets.delete(socket.id);
      const left = (perToken.get(session.tokenId) ?? 1) - 1;
      if (left > 0) perToken.set(session.tokenId, left);
      else perToken.delete(session.tokenId);
    });
  });

  const listener = await openListener({ connection, topics: [LIVE_TOPIC, REVOKED_TOPIC], log, onMessage, onReconnect });
  // Nobody is connected yet: what is there now is old, and catching up must not send it again.
  for (const { id } of await read((tx) => missedSince(tx, new Date()))) if (id !== null) recent.add(id);
  return {
    engine: io.engine,
    async close() {
      await listener.close();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

export type Rooms = Awaited<ReturnType<typeof openRooms>>;
