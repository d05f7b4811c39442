/** A portal beside this process, whose processor time is its own; and what a call of it costs. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { BenchDatabase } from './cluster.ts';
import { processorTime, type Measured } from './cpu.ts';

export interface Request {
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export interface PortalProcess {
  /** @param amount requests, after a tenth of them to warm up. */
  measure(request: Request, amount: number, connections?: number): Promise<Measured>;
  close(): Promise<void>;
}

/** @param program a file that listens and sends its address: the portal, or what it is compared with. */
export async function openProcess(program: string, database: BenchDatabase): Promise<PortalProcess> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [database.url]);
  const [base] = (await once(child, 'message')) as [string];
  const send = async ({ path, token, body }: Request, amount: number, connections: number) => {
    const url = `${base}/${path}`;
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
    const result = await autocannon({ url, amount, connections, headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
    return amount;
  };
  return {
    async measure(request, amount, connections = 4) {
      await send(request, Math.max(connections, Math.ceil(amount / 10)), connections);
      return processorTime({ server: child.pid as number, postgres: database.pid }, () => send(request, amount, connections));
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
