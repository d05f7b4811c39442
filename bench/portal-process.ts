/** A server beside this process, whose processor time is its own; and what a call of it costs. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Statement } from './bare-portal.ts';
import type { BenchDatabase } from './cluster.ts';
import { processorTime, type Measured } from './cpu.ts';

export interface Request {
  /** Without a slash before it. */
  readonly path: string;
  readonly token?: string | undefined;
  /** Of a device. */
  readonly deviceToken?: string | undefined;
  /** Makes it a POST. */
  readonly body?: unknown;
}

export interface ServerProcess {
  /** @param amount requests, after a tenth of them to warm up. */
  measure(request: Request, amount: number, connections?: number): Promise<Measured>;
  /** Calls of different people, each once. */
  measureEach(requests: readonly Request[], connections?: number): Promise<Measured>;
  /** One call with the statements that it sent; the portal only. */
  record(request: Request): Promise<{ readonly statements: readonly Statement[]; readonly answer: unknown }>;
  close(): Promise<void>;
}

const headersOf = ({ token, deviceToken, body }: Request) => ({
  ...(deviceToken ? { 'x-device-token': deviceToken } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(body ? { 'content-type': 'application/json' } : {}),
});

const initOf = (request: Request) => ({ headers: headersOf(request), ...(request.body ? { method: 'POST', body: JSON.stringify(request.body) } : {}) });

/** The same request again and again. @param base address of the server @returns how many @throws when an answer is no success */
export async function sendMany(base: string, request: Request, amount: number, connections: number): Promise<number> {
  const url = `${base}/${request.path}`;
  const result = await autocannon({
    url,
    amount,
    connections,
    headers: headersOf(request),
    ...(request.body ? { method: 'POST', body: JSON.stringify(request.body) } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
  return amount;
}

/** Each request once. @param base address of the server @returns how many @throws when an answer is no success */
export async function sendEach(base: string, requests: readonly Request[], connections: number): Promise<number> {
  const left = [...requests];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let request = left.pop(); request; request = left.pop()) {
        const response = await fetch(`${base}/${request.path}`, initOf(request));
        const text = await response.text();
        if (!response.ok) throw new Error(`${request.path}: ${response.status} ${text}`);
      }
    }),
  );
  return requests.length;
}

/** @param program a file that listens and sends its address: the portal, or what it is compared with. @param more arguments of it */
export async function openProcess(
  program: './served-portal.ts' | './bare-portal.ts' | './bare-check-in.ts' | './bare-events.ts',
  database: BenchDatabase,
  ...more: string[]
): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [database.url, ...more]);
  const nextMessage = async () => ((await once(child, 'message')) as [unknown])[0];
  const base = (await nextMessage()) as string;
  const send = (request: Request, amount: number, connections: number) => sendMany(base, request, amount, connections);
  return {
    async measure(request, amount, connections = 4) {
      await send(request, Math.max(connections, Math.ceil(amount / 10)), connections);
      return processorTime({ server: child.pid as number, postgres: database.pid }, () => send(request, amount, connections));
    },
    measureEach: (requests, connections = 4) =>
      processorTime({ server: child.pid as number, postgres: database.pid }, () => sendEach(base, requests, connections)),
    async record(request) {
      // A first call fills what the portal keeps.
      await send(request, 1, 1);
      child.send('record');
      const response = await fetch(`${base}/${request.path}`, initOf(request));
      const answer: unknown = await response.json();
      child.send('recorded');
      return { statements: (await nextMessage()) as Statement[], answer };
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
