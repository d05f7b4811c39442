/** What the queue of exceptions of patrol costs: a page costs the rows that it shows, so a month of 2,046 operations costs about what 62 do. */
import { addManyOperations, FIRST_DAY, LAST_DAY } from './many-operations.ts';
import { atMost, median, type Figure } from './measure.ts';
import { printScans } from './scans.ts';
import { onServedBench } from './served-bench.ts';

const ROUNDS = 3;
const REQUESTS = 40;
const MONTH = `start_date=${FIRST_DAY}&end_date=${LAST_DAY}`;

/** Measured at 1.3 to 1.5, the missed points at 0.9: to count what there is grows with it by little, for an index has it in one place. */
const PAGES = [
  { name: 'what waits, a month', most: 2, query: `${MONTH}&queue=Undecided` },
  { name: 'what waits, a week', most: 2, query: `start_date=2026-11-13&end_date=${LAST_DAY}&queue=Undecided` },
  { name: 'everything, a month', most: 2, query: MONTH },
  { name: 'missed points, a month', most: 1.5, query: `${MONTH}&kind=missed` },
] as const;

export const benchPatrol = (): Promise<Figure[]> =>
  onServedBench(async ({ owner, served, companyId, token }) => {
    await owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [companyId]);
    const requestOf = (query: string) => ({ path: `api/patrol/exceptions?${query}&company_id=${companyId}`, token });
    const costs = async () => {
      await owner.query('vacuum analyze');
      const times: number[] = [];
      for (const { query } of PAGES) {
        const own: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const { node, database: db } = await served.measure(requestOf(query), REQUESTS);
          own.push(node + db);
        }
        times.push(median(own));
      }
      return times;
    };
    await addManyOperations(owner, companyId, { code: 'A', sites: 1 });
    const few = await costs();
    await addManyOperations(owner, companyId, { code: 'B', sites: 32 });
    const many = await costs();
    const { statements } = await served.record(requestOf(PAGES[0].query));
    for (const table of ['patrol_clockings', 'patrol_unscanned_points']) await printScans(owner, companyId, PAGES[0].name, statements, table);
    return PAGES.map(({ name, most }, at) =>
      atMost(`exceptions of patrol, ${name}: 2,046 operations against 62`, 'ms CPU', { ours: many[at] ?? 0, baseline: few[at] ?? 0 }, most),
    );
  });
