/** The thread in which programmes are solved, one after the other. See solver-thread.ts. */
import { on } from 'node:events';
import { parentPort, type MessagePort } from 'node:worker_threads';
import loadHighs from 'highs';
import { yieldToAll } from '../process/yield-to-all.ts';
import type { SolverReport, SolverTask } from './solver-thread.ts';

// Its types are written for CommonJS, where what is the default here is a field.
const highs = (loadHighs as unknown as typeof loadHighs.default)();

async function solve({ lp, seconds, gap }: SolverTask): Promise<SolverReport> {
  try {
    const { Status, Columns } = (await highs).solve(lp, { time_limit: seconds, mip_rel_gap: gap, output_flag: false });
    const values = Object.entries(Columns).flatMap(([name, column]) =>
      'Primal' in column && Math.abs(column.Primal) > 1e-6 ? [[name, column.Primal] as const] : [],
    );
    if (Status !== 'Optimal' && values.length === 0) return { error: `No solution: ${Status}` };
    return { values: Object.fromEntries(values), isBest: Status === 'Optimal' };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function serve(port: MessagePort): Promise<void> {
  yieldToAll();
  for await (const [task] of on(port, 'message') as AsyncIterable<[SolverTask]>) port.postMessage(await solve(task));
}

if (parentPort) await serve(parentPort);
