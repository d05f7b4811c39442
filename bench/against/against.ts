/**
 * `npm run bench -- --against FOLDER [calls]`: this checkout and another one, each with its own seeded database, in turns: 10,000 employees
 * with 50,000 leaves, 100,000 claims and 2.5 million days of attendance, and a second company whose 10,000 employees are paid.
 * The figure is processor time of server and database; the databases stay in the folder of temporary files for the next time.
 */
import { createHash } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alternately, atMost, type Figure } from '../measure.ts';
import { openContender, type Contender } from './contender-process.ts';

const ROUNDS = 3;
/** Check-ins of a round. */
const TAPS = 150;
const MIB = 1024 * 1024;
const HERE = { lat: 3.1390123, lng: 101.6869456, accuracy: 10 };
const ATTENDANCES = 'api/operation/attendances';
const CLAIMS = 'api/operation/claims';
const LEAVES = 'api/operation/leaves';
const REPORT = `${CLAIMS}/reports/generate?preview=true&start_date=2026-01-01&end_date=2026-12-31`;

interface Call {
  readonly name: string;
  /** Of our processor time to theirs. */
  readonly most: number;
  readonly path: string;
  readonly amount: number;
}

const CALLS: readonly Call[] = [
  { name: 'dashboard', most: 0.15, path: 'api/dashboard?', amount: 60 },
  { name: 'figures of a day', most: 0.15, path: `${ATTENDANCES}/summary?date=2026-11-19`, amount: 60 },
  { name: 'attendance of a day, 50 rows', most: 0.25, path: `${ATTENDANCES}?date=2026-11-19&per_page=50`, amount: 60 },
  { name: 'attendance of a month, 500 people', most: 0.5, path: `${ATTENDANCES}/grid?month=2026-11-01&per_page=500`, amount: 12 },
  { name: 'claims of a year, 50 rows', most: 0.25, path: `${CLAIMS}?year=2026&per_page=50&with=employee.position`, amount: 60 },
  { name: 'claim summary', most: 0.2, path: `${CLAIMS}/summary?`, amount: 100 },
  { name: 'claim report by employee', most: 0.3, path: `${REPORT}&group_by=employee`, amount: 4 },
  { name: 'claim report by month', most: 0.3, path: `${REPORT}&group_by=month`, amount: 4 },
  { name: 'leave list, 50 rows', most: 0.6, path: `${LEAVES}?year=2026&per_page=50&with=employee,item_type`, amount: 200 },
  { name: 'inbox', most: 0.6, path: 'api/approvals?', amount: 200 },
  { name: 'team calendar, 500 people', most: 0.5, path: `${LEAVES}/calendar?start_date=2026-11-01&end_date=2026-12-01&per_page=500`, amount: 40 },
];
const CHECK_IN = 'check-in';
const PAYROLL = 'payroll';

const homeOf = (checkout: string) => join(tmpdir(), 'mesra-bench-against', createHash('sha256').update(checkout).digest('hex').slice(0, 12));

async function compareCheckIns(ours: Contender, theirs: Contender): Promise<Figure> {
  const taps = (contender: Contender) => {
    const left = [...contender.facts.punchers];
    const { companyId } = contender.facts;
    return async () =>
      contender.costOfEach(
        left.splice(0, TAPS).map((token) => ({ path: 'api/attendances/check-in', token, body: { company_id: companyId, client_ref: randomUUID(), ...HERE } })),
      );
  };
  for (const { costOfEach, facts } of [ours, theirs])
    await costOfEach(facts.punchers.map((token) => ({ path: `api/attendances/today?company_id=${facts.companyId}`, token })));
  const [mine, other] = [taps(ours), taps(theirs)];
  // The first round fills what a server remembers.
  await mine();
  await other();
  return atMost('check-in', 'ms CPU', await alternately(ROUNDS, mine, other), 0.5);
}

async function comparePayroll(ours: Contender, theirs: Contender): Promise<Figure[]> {
  let paid = Math.max(ours.facts.monthsPaid, theirs.facts.monthsPaid);
  const monthOf = (n: number) => new Date(Date.UTC(2026, 10 - n, 1)).toISOString().slice(0, 10);
  const memory = { ours: 0, baseline: 0 };
  const run = async (contender: Contender, key: keyof typeof memory) => {
    const { cost, memory: added } = await contender.payroll(monthOf(paid));
    memory[key] = Math.max(memory[key], added / MIB);
    return cost;
  };
  const baseline = () => run(theirs, 'baseline');
  const mine = async () => {
    const cost = await run(ours, 'ours');
    paid += 1;
    return cost;
  };
  await baseline();
  await mine();
  const times = await alternately(2, mine, baseline);
  return [atMost('payroll of 10,000, an employee', 'ms CPU', times, 0.4), atMost('memory that a payroll adds', 'MiB', memory, 152 / memory.baseline)];
}

/** @param folder another checkout, with its packages installed @param wanted words of the names of calls; none: all */
export async function benchAgainst(folder: string, wanted: readonly string[]): Promise<Figure[]> {
  const here = fileURLToPath(new URL('../../', import.meta.url));
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
  const ours = await openContender(here, homeOf(here));
  const theirs = await openContender(resolve(folder), homeOf(resolve(folder)));
  try {
    const figures: Figure[] = [];
    const add = (...found: Figure[]) => {
      figures.push(...found);
      for (const { name, ours: mine, baseline, ratio } of found) console.log(`  ${name}: ${mine}, against ${baseline}: ${ratio.toFixed(2)}`);
    };
    for (const { name, most, path, amount } of CALLS.filter(({ name }) => isWanted(name))) {
      const times = await alternately(
        ROUNDS,
        () => ours.cost(path, amount),
        () => theirs.cost(path, amount),
      );
      add(atMost(name, 'ms CPU', times, most));
    }
    if (isWanted(CHECK_IN)) add(await compareCheckIns(ours, theirs));
    if (isWanted(PAYROLL)) add(...(await comparePayroll(ours, theirs)));
    return figures;
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
  }
}
