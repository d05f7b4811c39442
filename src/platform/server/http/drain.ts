/** The end of the server: what has been asked is answered, every answer closes its connection, and what is idle is closed. */
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Clients with a connection open may be about to ask on it; they get this long to do so and to hear that it closes. */
const GRACE_MS = 250;
const IDLE_MS = 50;
/** What has not been answered then (an upload, a reader that takes nothing) is cut off. */
const LAST_MS = 8_000;

/** @returns call it before `app.close()`; afterwards no connection is left. */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  let ending = false;
  app.addHook('onSend', async (_request, reply) => {
    if (ending) reply.header('connection', 'close');
  });
  return async () => {
    ending = true;
    const { server } = app;
    if (!server.listening) return;
    const closed = once(server, 'close');
    if ((await connectionsOf(server)) > 0) await sleep(GRACE_MS);
    // The close of http also cuts connections that were opened and have not asked yet.
    NetServer.prototype.close.call(server);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const last = setTimeout(() => server.closeAllConnections(), LAST_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(last);
  };
}

const connectionsOf = (server: NetServer) => new Promise<number>((done) => server.getConnections((_error, count) => done(count ?? 0)));
