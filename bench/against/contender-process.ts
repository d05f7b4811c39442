/** A checkout in a process of its own (`contender.ts`), and what its calls cost. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processorTime } from '../cpu.ts';
import { sendEach, sendMany, type Request } from '../portal-process.ts';

export interface ContenderFacts {
  readonly url: string;
  /** Process id. */
  readonly postgres: number;
  readonly companyId: number;
  /** Of the owner of the company. */
  readonly token: string;
  /** Employees who may check in once. */
  readonly punchers: readonly string[];
  /** Months that earlier runs of the benchmark have paid. */
  readonly monthsPaid: number;
}

export interface PayrollRun {
  readonly employees: number;
  /** Bytes that the run added at most. */
  readonly memory: number;
}

export interface Contender {
  readonly facts: ContenderFacts;
  /** Milliseconds of processor time, server and database, for one request. */
  cost(path: string, amount: number): Promise<number>;
  /** The same for one request of each. */
  costOfEach(requests: readonly Request[]): Promise<number>;
  /** Runs the payroll of a month. @returns milliseconds of processor time for an employee, and bytes of memory */
  payroll(month: string): Promise<{ readonly cost: number; readonly memory: number }>;
  answer(path: string): Promise<string>;
  close(): Promise<void>;
}

const WARM = 4;

async function heard<Word>(child: ChildProcess): Promise<Word> {
  const word = await Promise.race([
    once(child, 'message').then(([message]) => message as Word | { failed: string }),
    once(child, 'exit').then(() => ({ failed: 'It ended' })),
  ]);
  if (typeof word === 'object' && word !== null && 'failed' in word) throw new Error(word.failed);
  return word as Word;
}

/** @param home folder of its database, kept between runs */
export async function openContender(checkout: string, home: string): Promise<Contender> {
  const child = fork(fileURLToPath(new URL('./contender.ts', import.meta.url)), [checkout, home], { cwd: checkout });
  const facts = await heard<ContenderFacts>(child);
  const pids = { server: child.pid as number, postgres: facts.postgres };
  const requestOf = (path: string): Request => ({ path: `${path}&company_id=${facts.companyId}`, token: facts.token });
  const total = ({ node, database }: { node: number; database: number }) => node + database;
  return {
    facts,
    async cost(path, amount) {
      const connections = Math.min(4, amount);
      await sendMany(facts.url, requestOf(path), Math.max(WARM, Math.ceil(amount / 10)), connections);
      return total(await processorTime(pids, () => sendMany(facts.url, requestOf(path), amount, connections)));
    },
    costOfEach: async (requests) => total(await processorTime(pids, () => sendEach(facts.url, requests, 4))),
    async payroll(month) {
      let memory = 0;
      const measured = await processorTime(pids, async () => {
        child.send({ payroll: month });
        const run = await heard<PayrollRun>(child);
        memory = run.memory;
        return run.employees;
      });
      return { cost: total(measured), memory };
    },
    async answer(path) {
      const { token, path: asked } = requestOf(path);
      return (await fetch(`${facts.url}/${asked}`, { headers: { authorization: `Bearer ${token}` } })).text();
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
