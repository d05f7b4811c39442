/**
 * Sales performance as its years add up: the monitoring of 2,000 schedules of a day against a bare handler that sends the same statements and
 * answers the same bytes; stock of 300 outlets and 200 products at 5 million entries against 100,000, each kept balance against the replay of its
 * ledger; the payouts of 2,000 promoters for a month, with a target of each, as their job calculates them.
 */
import type { Pool } from 'pg';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { replay, type LedgerEntry } from '#modules/sales/contract/stock/stock-ledger.ts';
import { toThousandths } from '#modules/sales/contract/stock/stock-quantity.ts';
import { againstBare } from './against-bare.ts';
import { openBenchDatabase, type BenchDatabase } from './cluster.ts';
import { processorTime } from './cpu.ts';
import { addLedgers, addSales, addSchedules, DAY, type SalesSize } from './many-sales.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { createBenchCompany } from './people.ts';
import { openProcess, type ServerProcess } from './portal-process.ts';

const ROUNDS = 3;
const PROMOTERS = 2000;
const PLACES = { outlets: 300, products: 200 } as const;
const [MANY, FEW] = [5_000_000, 100_000];
const [MONITOR_MS, PAYOUT_MS] = [25, 3000];
const MOVES = 60;

interface Company {
  readonly companyId: number;
  readonly token: string;
}

async function companyOf(portal: TestPortal, owner: Pool, size: SalesSize): Promise<Company> {
  const { companyId, token } = await createBenchCompany(portal, owner);
  await addSales(owner, companyId, size);
  return { companyId, token };
}

async function monitoring(database: Awaited<ReturnType<typeof openBenchDatabase>>, served: ServerProcess, { companyId, token }: Company): Promise<Figure[]> {
  const path = `api/spm/projects/monitoring?company_id=${companyId}&start_date=${DAY}&end_date=${DAY}`;
  const { answer } = await served.record({ path, token });
  const { schedules } = (answer as { data: { summary: { schedules: number } } }).data.summary;
  if (schedules !== PROMOTERS) throw new Error(`The monitoring shows ${schedules} schedules`);
  const figures = await againstBare(database, served, [
    { name: `monitoring of ${PROMOTERS} schedules`, request: { path, token }, companyId, amount: 30, connections: 2, most: 1.5 },
  ]);
  const { node, database: db } = await served.measure({ path, token }, 30, 2);
  console.log(`monitoring: ${node.toFixed(1)} ms of the server, ${db.toFixed(1)} ms of the database`);
  return [...figures, atMost(`monitoring of ${PROMOTERS} schedules`, 'ms CPU', { ours: node + db, baseline: MONITOR_MS }, 1)];
}

/** Replays every ledger of a company, outlet by outlet. @throws where a kept balance differs */
async function requireReplayed(owner: Pool, companyId: number): Promise<void> {
  const { rows: outlets } = await owner.query<{ id: string }>('select id from sales_outlets where company_id = $1', [companyId]);
  for (const { id } of outlets) {
    const { rows } = await owner.query<{ id: string; product_id: string; type: LedgerEntry['type']; quantity: string; at: string }>(
      'select id, product_id, type, quantity, extract(epoch from recorded_at) * 1000 as at from sales_stocks where company_id = $1 and outlet_id = $2 and voided_at is null',
      [companyId, id],
    );
    const ledgers = Map.groupBy(rows, ({ product_id }) => product_id);
    const kept = await owner.query<Record<'product_id' | 'opening' | 'replenished' | 'sold' | 'removed' | 'balance', string>>(
      'select product_id, opening, replenished, sold, removed, balance from sales_stock_balances where company_id = $1 and outlet_id = $2',
      [companyId, id],
    );
    for (const row of kept.rows) {
      const entries = (ledgers.get(row.product_id) ?? []).map(({ id: entry, type, quantity, at }): LedgerEntry => {
        return { id: Number(entry), type, quantity: toThousandths(quantity), at: Math.round(Number(at)), voided: false };
      });
      const { state } = replay(entries);
      for (const key of ['opening', 'replenished', 'sold', 'removed', 'balance'] as const)
        if (toThousandths(row[key]) !== state[key])
          throw new Error(`Outlet ${id}, product ${row.product_id}: ${key} is kept as ${row[key]}, its ledger says ${state[key]}`);
    }
  }
}

async function stock(owner: Pool, served: ServerProcess, many: Company, few: Company): Promise<Figure[]> {
  const list = ({ companyId, token }: Company, query: string) => ({ path: `api/spm/products/stock?${query}&company_id=${companyId}`, token });
  const figures: Figure[] = [];
  for (const [name, query] of [
    ['what is short', 'per_page=50'],
    ['found by words', 'level=all&per_page=50&sort_by=product&sort=asc&keyword=produk%207'],
  ] as const) {
    const cost = async (company: Company) => {
      const { node, database } = await served.measure(list(company, query), 30);
      return node + database;
    };
    const times = await alternately(
      ROUNDS,
      () => cost(many),
      () => cost(few),
    );
    figures.push(atMost(`stock, ${name}: 5 million entries against 100,000`, 'ms CPU', times, 1.3));
  }
  const moves = async ({ companyId, token }: Company, round: number) => {
    const { rows } = await owner.query<{ id: string }>(
      'select id from sales_stock_balances where company_id = $1 and balance > 9 order by id offset $2 limit $3',
      [companyId, round * MOVES, MOVES],
    );
    const body = { type: 'damaged', quantity: 1, remark: 'Fell down' };
    const requests = rows.map(({ id }) => ({
      path: `api/spm/products/stock/${id}/entries?company_id=${companyId}`,
      token,
      body: { ...body, client_ref: crypto.randomUUID() },
    }));
    const { node, database } = await served.measureEach(requests);
    return node + database;
  };
  let round = 0;
  const times = await alternately(
    ROUNDS,
    () => moves(many, (round += 1)),
    () => moves(few, round + 1),
  );
  figures.push(atMost('stock, an entry recorded: 5 million entries against 100,000', 'ms CPU', times, 1.3));
  for (const company of [few, many]) await requireReplayed(owner, company.companyId);
  console.log('stock: every kept balance equals the replay of its ledger');
  return figures;
}

/** The job itself, in this process: for the first time, and again with nothing changed. */
async function payout(owner: Pool, database: BenchDatabase, portal: TestPortal, { companyId, token }: Company): Promise<Figure[]> {
  const { queue } = withManualJobs(portal);
  const { rows } = await owner.query<{ id: string }>('select id from sales_projects where company_id = $1', [companyId]);
  const calculate = async (name: string): Promise<Figure> => {
    const body = { project_id: Number(rows[0]?.id), start_date: '2026-10-01', end_date: '2026-10-31' };
    const { status } = await portal.as(token, companyId).post('api/spm/payouts/calculate', body);
    if (status !== 201) throw new Error(`The calculation was answered with ${status}`);
    const { node, database: db } = await processorTime({ server: process.pid, postgres: database.pid }, async () => {
      await queue.drain();
      return 1;
    });
    const { rows: found } = await owner.query<{ payouts: number; lines: number }>(
      `select (select count(*)::int from sales_payouts where company_id = $1) as payouts, (select count(*)::int from sales_payout_lines where company_id = $1) as lines`,
      [companyId],
    );
    if (found[0]?.payouts !== PROMOTERS) throw new Error(`${found[0]?.payouts} payouts were calculated`);
    console.log(`${name}: ${found[0].lines} lines, ${node.toFixed(0)} ms of the server, ${db.toFixed(0)} ms of the database`);
    return atMost(name, 'ms CPU', { ours: node + db, baseline: PAYOUT_MS }, 1);
  };
  return [await calculate(`payouts of ${PROMOTERS} promoters for a month`), await calculate(`the same payouts again`)];
}

export async function benchSales(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    const watched = await companyOf(portal, owner, { projects: 4, outlets: 300, products: 30, promoters: PROMOTERS });
    const paid = await companyOf(portal, owner, { projects: 1, outlets: 300, products: 30, promoters: PROMOTERS });
    const few = await companyOf(portal, owner, { ...PLACES, projects: 1, promoters: 1 });
    const many = await companyOf(portal, owner, { ...PLACES, projects: 1, promoters: 1 });
    await addLedgers(owner, PLACES, [
      { companyId: few.companyId, entries: FEW },
      { companyId: many.companyId, entries: MANY },
    ]);
    await addSchedules(owner, watched.companyId, { from: DAY, to: DAY, status: 'On Going', sales: 3 });
    // 22 days of work in the month.
    await addSchedules(owner, paid.companyId, { from: '2026-10-01', to: '2026-10-22', status: 'Completed', sales: 1 });
    await owner.query('vacuum analyze');
    const shown = await monitoring(database, served, watched);
    const calculated = await payout(owner, database, portal, paid);
    return [...shown, ...calculated, ...(await stock(owner, served, many, few))];
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
