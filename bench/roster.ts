/**
 * What the roster grid costs beside its own statements: a month of 500 people, against a bare handler that sends the same statements
 * and answers the same bytes. Half of them are on the roster every day. Then what a browser makes of it.
 */
import { againstBare } from './against-bare.ts';
import type { Figure } from './measure.ts';
import { addBenchEmployees } from './people.ts';
import { benchRosterPage } from './roster-web.ts';
import { onServedBench } from './served-bench.ts';

const PATH = 'api/operation/attendances/schedules?start_date=2026-12-01&end_date=2026-12-31&per_page=500&sort=asc&sort_by=name';

export const benchRoster = (): Promise<Figure[]> =>
  onServedBench(async ({ database, owner, served, companyId, token, email }) => {
    await addBenchEmployees(owner, companyId, 500);
    await owner.query(
      `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at)
       select e.company_id, e.id, date '2026-11-01' + d, case when (e.id + d) % 7 = 0 then 'Rest Day' else 'Working' end,
         case when (e.id + d) % 7 = 0 then '[]'::jsonb else '[{"start_time": "07:00", "end_time": "15:00"}]'::jsonb end, now()
       from employees e, generate_series(0, 150) d where e.company_id = $1 and e.id % 2 = 0`,
      [companyId],
    );
    await owner.query('vacuum analyze');
    const request = { path: `${PATH}&company_id=${companyId}`, token };
    const answered = await againstBare(database, served, [
      { name: 'roster of 500 people and 31 days', amount: 20, connections: 2, most: 4, request, companyId },
    ]);
    return [...answered, ...(await benchRosterPage(database.url, email))];
  });
