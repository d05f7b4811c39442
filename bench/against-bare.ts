/** Processor time of a request, server and database, against a bare handler that sends the same statements and answers the same bytes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BareCall } from './bare-portal.ts';
import type { BenchDatabase } from './cluster.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { openProcess, type Request, type ServerProcess } from './portal-process.ts';

const ROUNDS = 3;
const CONNECTIONS = 16;

export interface Compared {
  readonly name: string;
  readonly request: Request;
  readonly companyId: number;
  /** Requests of a round. */
  readonly amount: number;
  /** At once. */
  readonly connections?: number;
  readonly most: number;
}

/** @param ours a portal of its own, on the same database */
export async function againstBare(database: BenchDatabase, ours: ServerProcess, calls: readonly Compared[]): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mesra-calls-'));
  try {
    const recorded: BareCall[] = [];
    for (const { request, companyId } of calls) recorded.push({ ...(await ours.record(request)), companyId });
    const file = join(folder, 'calls.json');
    await writeFile(file, JSON.stringify(recorded));
    const bare = await openProcess('./bare-portal.ts', database, file);
    try {
      const figures: Figure[] = [];
      for (const [at, call] of calls.entries()) figures.push(await compared(call, ours, bare, String(at)));
      return figures;
    } finally {
      await bare.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compared(
  { name, request, amount, connections = CONNECTIONS, most }: Compared,
  ours: ServerProcess,
  bare: ServerProcess,
  path: string,
): Promise<Figure> {
  const speeds: number[] = [];
  const cost = async (server: ServerProcess, asked: Request) => {
    const { node, database, perSecond } = await server.measure(asked, amount, connections);
    speeds.push(perSecond);
    return node + database;
  };
  const times = await alternately(
    ROUNDS,
    () => cost(ours, request),
    () => cost(bare, { path, ...(request.body ? { body: request.body } : {}) }),
  );
  const [slow, fast] = [speeds.filter((_, step) => step % 2 === 1), speeds.filter((_, step) => step % 2 === 0)].map((of) => Math.round(Math.max(...of)));
  return atMost(`${name} (${slow} of ${fast} req/s)`, 'ms CPU', times, most);
}
