/**
 * Live connections of browsers on the portal's own port: socket.io over websocket, path `/live` (or its default).
 * A browser connects with `auth: {key, token, locale?, company_id?}`; with `company_id` it hears its own channel and
 * that company's at once. `subscribe {channel, last_id?, seen?, unheard_ms?, auth?}` (acknowledged with `{ok, told?, stale?}`) adds a
 * channel and sends what was missed since `last_id`; `told` names the types that went by in the last `unheard_ms`, and `stale`, there or
 * as an event of its own, says that whatever the browser shows may be old. `unsubscribe {channel}` leaves one. Messages come as `message` events;
 * `cut {reason}` comes before the server ends a connection. Nothing is loaded, and nothing listens to the database, before the first browser connects.
 */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ActorSource } from '../access/actor.ts';
import type { Addresses } from '../http/addresses.ts';
import { errorFacts } from '../log.ts';
import type { LiveServices, Rooms } from './live-rooms.ts';

export interface LiveOptions {
  readonly server: HttpServer;
  readonly services: LiveServices;
  /** Address of the database, for the connection that listens. */
  readonly databaseUrl: string;
  readonly actors: ActorSource;
  /** The addresses of the portal: a connection names one, and so does the page that opens it. */
  readonly addresses: Addresses;
}

export interface LiveServer {
  /** Cuts all connections and stops listening; the http server stays. Call it before the http server closes. */
  close(): Promise<void>;
}

const PATHS = ['/live/', '/socket.io/'];

export function attachLive({ server, services, databaseUrl, actors, addresses }: LiveOptions): LiveServer {
  let rooms: Promise<Rooms> | null = null;
  let closed = false;

  const open = () =>
    (rooms ??= import('./live-rooms.ts')
      .then(({ openRooms }) => openRooms(services, { connectionString: databaseUrl }, actors))
      .catch((error: unknown) => {
        rooms = null;
        throw error;
      }));

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (closed || !PATHS.some((path) => request.url?.startsWith(path))) {
      // Another listener (the development server) may want it.
      if (server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    // A browser that gives up while the rooms open must not end the process.
    socket.on('error', () => undefined);
    isFromHome(request, addresses)
      .then(async (fromHome) => {
        if (!fromHome) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        const { engine } = await open();
        engine.handleUpgrade(request as Parameters<typeof engine.handleUpgrade>[0], socket, head);
      })
      .catch((error: unknown) => {
        services.log.error('live connections unavailable', errorFacts(error));
        socket.destroy();
      });
  };

  server.on('upgrade', upgrade);
  return {
    async close() {
      closed = true;
      server.off('upgrade', upgrade);
      await rooms?.then(
        (open) => open.close(),
        () => undefined,
      );
    },
  };
}

/** Programs send no origin; a browser always does, and a page of another site is none of ours. */
async function isFromHome({ headers }: IncomingMessage, addresses: Addresses): Promise<boolean> {
  if ((await addresses.originOf(headers.host ?? '', 'http')) === null) return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && (await addresses.originOf(new URL(headers.origin).host, 'http')) !== null;
}
