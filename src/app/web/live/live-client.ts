/**
 * The live connection of a signed-in browser: one socket, a private channel for the user and one for the
 * company. After a lost connection it subscribes again from the last message that it has, so that nothing
 * in between is missed and nothing is told twice.
 */
import type { LiveMessage } from '#platform/web/module.ts';

/** What is used of a socket.io socket. */
export interface LiveSocket {
  on(event: 'connect', listener: () => void): unknown;
  on(event: 'message', listener: (message: LiveMessage) => void): unknown;
  on(event: 'cut', listener: (cut: { reason?: string }) => void): unknown;
  emit(event: 'subscribe' | 'unsubscribe', body: object, acknowledge?: () => void): unknown;
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
}

const SEEN = 200;

export const userChannel = (id: number) => `private-user.${id}`;
export const companyChannel = (id: number) => `private-company.${id}`;

/** Listens on the channels; answers how to leave. */
export function listen({ socket, userId, companyId, onMessage, onRevoked, onListening }: LiveOptions): () => void {
  const channels = [userChannel(userId), ...(companyId === null ? [] : [companyChannel(companyId)])];
  const seen: number[] = [];
  let lastId: number | null = null;
  let left = false;

  socket.on('connect', () => {
    let joined = 0;
    const onJoined = () => {
      joined += 1;
      if (joined === channels.length && !left) onListening();
    };
    for (const channel of channels) socket.emit('subscribe', lastId === null ? { channel } : { channel, last_id: lastId, seen }, onJoined);
  });
  socket.on('message', (message) => {
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
    socket.close();
  };
}
