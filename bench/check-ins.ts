/** What a check-in costs with all its judging, asked over HTTP by people who are signed in, against a bare handler that puts down the same rows. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { employeeOf } from '#app/server/testing/people.ts';
import type { TestPortal } from '#app/server/testing/test-portal.ts';
import type { BareCheckIn } from './bare-check-in.ts';
import type { BenchDatabase } from './cluster.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { openProcess, type Request, type ServerProcess } from './portal-process.ts';

const ROUNDS = 3;
/** Check-ins of a round. */
const TAPS = 150;
/** With all the digits of a receiver. */
const HERE = { lat: 3.1390123, lng: 101.6869456, accuracy: 10 };
/** Nobody has punched on this day, on which the clock of the portal stands. */
const TODAY = '2026-11-20';
const NOW = `${TODAY}T10:00:00+08:00`;

/** Who signs in; make them before the days of attendance. @returns their tokens */
export async function addPunchers(portal: TestPortal, companyId: number): Promise<string[]> {
  const tokens: string[] = [];
  // A round more: the first fills what a server keeps.
  for (let n = 0; n < (ROUNDS + 1) * TAPS; n += 1) tokens.push((await employeeOf(portal, companyId)).token);
  return tokens;
}

export async function compareCheckIns(
  database: BenchDatabase,
  served: ServerProcess,
  owner: Pool,
  companyId: number,
  tokens: readonly string[],
): Promise<Figure> {
  const { rows } = await owner.query<{ id: number }>(`select id from employees where company_id = $1 and status = 'Active' and user_id is null order by id`, [
    companyId,
  ]);
  const [people, others] = [[...tokens], rows.map(({ id }) => id)];
  const ours = (): Request[] =>
    people.splice(0, TAPS).map((token) => ({ path: 'api/attendances/check-in', token, body: { company_id: companyId, client_ref: randomUUID(), ...HERE } }));
  const theirs = (): Request[] =>
    others.splice(0, TAPS).map((employee) => {
      const body: BareCheckIn = { company: companyId, employee, client_ref: randomUUID(), at: NOW, date: TODAY };
      return { path: 'check-in', body };
    });
  const bare = await openProcess('./bare-check-in.ts', database);
  try {
    const speeds: number[] = [];
    const cost = async (server: ServerProcess, requests: readonly Request[]) => {
      const { node, database: db, perSecond } = await server.measureEach(requests);
      speeds.push(perSecond);
      return node + db;
    };
    // Whoever checks in has opened the page before.
    await served.measureEach(tokens.map((token) => ({ path: `api/attendances/today?company_id=${companyId}`, token })));
    await cost(bare, theirs());
    await cost(served, ours());
    const times = await alternately(
      ROUNDS,
      () => cost(served, ours()),
      () => cost(bare, theirs()),
    );
    const [fast, slow] = [0, 1].map((of) => Math.round(Math.max(...speeds.filter((_, step) => step % 2 === of))));
    return atMost(`check-in, judged (${slow} of ${fast} a second)`, 'ms CPU', times, 3);
  } finally {
    await bare.close();
  }
}
