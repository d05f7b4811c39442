/**
 * The live connection of a signed-in browser: one socket, a private channel for the user and one for the
 * company. After a lost connection it subscribes again from the last message that it has, so that nothing
 * in between is missed and nothing is told twice. Most messages only say that a list has changed and are stored
 * nowhere: the server says which types went by while nobody here listened, as between the reading of a page and its connection.
 */
import type { LiveMessage } from '#platform/web/module.ts';

/** What a channel was told before it was joined: by type, or (`stale`) nobody knows. */
interface Joined {
  readonly told?: readonly string[];
  readonly stale?: boolean;
}

/** What is used of a socket.io socket. */
export interface LiveSocket {
  on(event: 'connect', listener: () => void): unknown;
  on(event: 'message', listener: (message: LiveMessage) => void): unknown;
  on(event: 'cut', listener: (cut: { reason?: string }) => void): unknown;
  on(event: 'stale', listener: () => void): unknown;
  emit(event: 'subscribe' | 'unsubscribe', body: object, acknowledge?: (answer: Joined) => void): unknown;
  /** What carries the socket: its pings say that the connection is alive. */
  readonly io: { on(event: 'ping', listener: () => void): unknown };
  close(): unknown;
}

export interface LiveOptions {
  readonly socket: LiveSocket;
  readonly userId: number;
  readonly companyId: number | null;
  readonly onMessage: (message: LiveMessage) => void;
  /** The server ended the connection for good: the token is revoked. */
  readonly onRevoked: () => void;
  /** Every channel is joined: what changed before this moment was told to nobody, so it is read now. */
  readonly onListening: () => void;
  /** The channels were told these types while nobody here heard it: what the page shows of them may be old. */
  readonly onTold: (types: readonly string[]) => void;
  /** The same, and nobody knows which: anything that the page shows may be old. */
  readonly onStale: () => void;
  /** When the page began to read what it shows. */
  readonly readSince: Moment;
  readonly now?: () => Moment;
}

/** By the clock of the device, which may be set, and by the page's, which may rest while a laptop sleeps. */
export type Moment = readonly [date: number, page: number];
/** The moment at which the page itself was asked for. */
export const PAGE_BEGAN: Moment = [performance.timeOrigin, 0];
export const momentNow = (): Moment => [Date.now(), performance.now()];
/** Milliseconds between two moments, rather too many than too few. */
const between = (from: Moment, to: Moment) => Math.max(to[0] - from[0], to[1] - from[1], 0);

const SEEN = 200;
/** What lies between a look at the clock here and there: a slow way to the server. */
const MARGIN_MS = 2000;
/** When the server says it to everybody at once, not everybody reads at once. */
const SPREAD_MS = 5000;

export const userChannel = (id: number) => `private-user.${id}`;
export const companyChannel = (id: number) => `private-company.${id}`;

/** Listens on the channels; answers how to leave. */
export function listen({ socket, userId, companyId, onMessage, onRevoked, onListening, onTold, onStale, readSince, now = momentNow }: LiveOptions): () => void {
  const channels = [userChannel(userId), ...(companyId === null ? [] : [companyChannel(companyId)])];
  const seen: number[] = [];
  let lastId: number | null = null;
  let left = false;
  let heardAt = readSince;
  let spread: ReturnType<typeof setTimeout> | undefined;
  const heard = () => void (heardAt = now());

  socket.on('connect', () => {
    let joined = 0;
    let stale = false;
    const told = new Set<string>();
    const unheard_ms = between(heardAt, now()) + MARGIN_MS;
    const onJoined = (answer: Joined) => {
      joined += 1;
      stale ||= answer.stale === true;
      for (const type of answer.told ?? []) told.add(type);
      if (joined !== channels.length || left) return;
      heard();
      onListening();
      if (stale) onStale();
      else if (told.size > 0) onTold([...told]);
    };
    for (const channel of channels) {
      socket.emit('subscribe', lastId === null ? { channel, unheard_ms } : { channel, last_id: lastId, seen, unheard_ms }, onJoined);
    }
  });
  socket.io.on('ping', heard);
  socket.on('stale', () => {
    clearTimeout(spread);
    spread = setTimeout(onStale, Math.random() * SPREAD_MS);
  });
  socket.on('message', (message) => {
    heard();
    const id = typeof message.id === 'number' ? message.id : null;
    if (left || (id !== null && seen.includes(id))) return;
    if (id !== null) {
      seen.push(id);
      if (seen.length > SEEN) seen.shift();
      lastId = Math.max(lastId ?? 0, id);
    }
    onMessage(message);
  });
  socket.on('cut', ({ reason }) => {
    if (!left && reason === 'revoked') onRevoked();
  });
  return () => {
    left = true;
    clearTimeout(spread);
    socket.close();
  };
}
