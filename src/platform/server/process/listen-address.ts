/** Where to listen, and whether that place is free. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { codeOf, StartError } from '../start-error.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** A name or address of this machine that no other can reach. */
export const isLoopback = (host: string) => LOOPBACK.test(host);

export interface ListenAddress {
  readonly host: string;
  /** Said at the start when the demo can be reached from elsewhere. */
  readonly warning: string | null;
}

/** Without HOST: this machine alone while demo accounts exist, else every address. */
export function listenAddress(config: Pick<Config, 'host' | 'hostChosen'>, demo: boolean): ListenAddress {
  if (!config.hostChosen) return { host: demo ? '127.0.0.1' : '0.0.0.0', warning: null };
  const isOpen = demo && !isLoopback(config.host);
  return {
    host: config.host,
    warning: isOpen
      ? `Warning: the demo accounts have a known password, and HOST=${config.host} lets other machines sign in with it. For real use start on a new data folder with MESRA_DEMO=0.`
      : null,
  };
}

/**
 * Links in mail need an address that was set up; taken from requests it would be whatever their senders write.
 * @param isSetUp whether a row of `domains` names one. @throws StartError
 */
export function requireAddress(config: Pick<Config, 'publicUrl'>, host: string, demo: boolean, isSetUp: boolean): void {
  if (config.publicUrl !== null || demo || isSetUp || isLoopback(host)) return;
  throw new StartError(
    `The portal listens on ${host} and does not know the address that people use, which its links need. Set it: MESRA_URL=https://hr.example.my npm start. On this machine alone it needs none: HOST=127.0.0.1 npm start.`,
  );
}

/** The error of listening as one line that says what to do; other errors unchanged. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  const wording: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that has it, or choose another port: PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
    EACCES: `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Correct HOST, or leave it out`,
    ENOTFOUND: `The host ${host} is not known. Correct HOST, or leave it out`,
    EAFNOSUPPORT: `This machine has no addresses of the kind of ${host}. Correct HOST, or leave it out`,
  };
  const line = wording[codeOf(error)];
  return line ? new StartError(`${line}.`, { cause: error }) : error;
}

/** Tries the address before the start does any work. @throws StartError when it is taken. */
export async function checkListenAddress(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, host, port);
  } finally {
    if (probe.listening) {
      probe.close();
      await once(probe, 'close');
    }
  }
}
