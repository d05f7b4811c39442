/** The socket of live messages; its client is loaded when somebody has signed in. */
import { publishLive } from './live.ts';
import type { LiveMessage } from './module.ts';

export interface LiveConnection {
  readonly token: string;
  readonly companyId: number | null;
  /** Public key and address from the domain configuration; the own origin without them. */
  readonly push?:
    | { readonly key?: string | null; readonly host?: string | null; readonly port?: number | null; readonly tls?: boolean | null }
    | null
    | undefined;
  /** After a lost connection has come back: what was missed must be loaded again. */
  readonly onReconnect?: (() => void) | undefined;
}

const addressOf = (push: LiveConnection['push']) =>
  push?.host ? `${push.tls === false ? 'http' : 'https'}://${push.host}${push.port ? `:${push.port}` : ''}` : undefined;

/** Connects to the channels of the user and the company; answers how to leave. */
export function connectLive(connection: LiveConnection): () => void {
  let left = false;
  let close = () => undefined as void;
  void import('socket.io-client').then(({ io }) => {
    if (left) return;
    const options = {
      path: '/live',
      auth: { token: connection.token, company_id: connection.companyId, key: connection.push?.key ?? null },
      transports: ['websocket', 'polling'],
    };
    const address = addressOf(connection.push);
    const socket = address ? io(address, options) : io(options);
    socket.on('message', (message: LiveMessage) => publishLive(message));
    socket.io.on('reconnect', () => connection.onReconnect?.());
    close = () => void socket.close();
  });
  return () => {
    left = true;
    close();
  };
}
