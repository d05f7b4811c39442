/** Processor time of a server and its database, from /proc: the figure that a busy machine disturbs least. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds that the threads of a process ran. 0 once it is gone. */
function ranFor(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]), 0);
  } catch {
    return 0;
  }
}

/** The direct children of a process: the backends of a PostgreSQL. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

export interface Measured {
  /** Milliseconds of processor time for one request. */
  readonly node: number;
  readonly database: number;
  readonly perSecond: number;
}

/** A clock tick of the kernel. */
const TICK_NS = 10_000_000;

/** Nanoseconds of the children of a process that ended: workers of PostgreSQL live for less than a measurement. */
function endedChildrenRan(parent: number): number {
  const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_NS;
}

/** @param pids of the server and of the PostgreSQL that it uses. @param send answers how many requests it made. */
export async function processorTime(pids: { readonly server: number; readonly postgres: number }, send: () => Promise<number>): Promise<Measured> {
  const backends = () => [pids.postgres, ...childrenOf(pids.postgres)].reduce((sum, pid) => sum + ranFor(pid), endedChildrenRan(pids.postgres));
  const [node, database, start] = [ranFor(pids.server), backends(), performance.now()];
  const requests = await send();
  const seconds = (performance.now() - start) / 1000;
  const ran = backends() - database;
  return { node: (ranFor(pids.server) - node) / 1e6 / requests, database: ran / 1e6 / requests, perSecond: requests / seconds };
}
