/**
 * The unit of auxiliary police as its years add up: the list of applications at 100,000 against 1,000 and against a bare handler that sends
 * the same statements and answers the same bytes; the nominal roll of 5,000 officers within two seconds.
 */
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { againstBare } from './against-bare.ts';
import { openBenchDatabase } from './cluster.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';
import { openProcess } from './portal-process.ts';

const LIST = 'api/asm/applications';
const ROUNDS = 3;
const REQUESTS = 200;
const ROLL_SECONDS = 2;

/** Of each officer: an appointment of three years, in one of the ranks of the force. */
const OFFICERS = `
  insert into asm_officers (company_id, employee_id, service_no, rank_id, rank_since, source, appointed_at, appointment_expiry, appointment_letter_no, authority_area, station)
  select $1, e.id, 'PB ' || (10000 + e.at), r.ids[1 + (e.at % array_length(r.ids, 1))::int], '2025-01-01', 'Civilian', '2025-01-01', '2028-01-01', 'L/' || e.at, 'Selangor', 'Shah Alam'
  from (select id, row_number() over (order by id) as at from employees where company_id = $1) e,
       (select array_agg(id order by level) as ids from asm_ranks where company_id = $1) r where e.at <= $2`;

/** Of every type and state; the first $3 wait, all others were decided. */
const APPLICATIONS = `
  insert into asm_applications (company_id, number, type, category, employee_id, officer_id, contingent, payload, status, submitted_at, forwarded_at, forward_ref,
                                decision_ref, decision_date, effect, closed_at)
  select $1, 'ASM-2026-' || lpad(n::text, 6, '0'), k.type, k.category, o.employee_id, o.id, 'IPK Selangor', '{}', s.status, d.day, d.day + 3, 'PB/' || n,
    case when s.status = 'Approved' then 'J/' || n end, case when s.status = 'Approved' then d.day + 30 end, case when s.status = 'Approved' then '{}'::jsonb end,
    case when s.status <> 'Pending' then (d.day + 30)::timestamptz end
  from generate_series(1, $2::int) n
  cross join lateral (select (array['Officer', 'Card', 'Rank'])[1 + n % 3] as type, (array['Renewal', 'Renewal', 'Promotion'])[1 + n % 3] as category) k
  cross join lateral (select case when n <= $3 then 'Pending' else (array['Approved', 'Approved', 'Approved', 'Rejected', 'Cancelled'])[1 + n % 5] end as status) s
  cross join lateral (select date '2020-01-01' + n % 2400 as day) d
  join (select id, employee_id, row_number() over (order by id) as at from asm_officers where company_id = $1) o on o.at = 1 + n % $4::int`;

async function unitOf(portal: TestPortal, owner: Pool, officers: number, applications: number) {
  const company = await createBenchCompany(portal, owner);
  await addBenchEmployees(owner, company.companyId, officers);
  const { status } = await company.client.get('api/asm/ranks');
  if (status !== 200) throw new Error(`The ranks answered ${status}`);
  await owner.query(OFFICERS, [company.companyId, officers]);
  await owner.query(APPLICATIONS, [company.companyId, applications, Math.min(60, officers), officers]);
  return company;
}

export async function benchAuxiliary(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    const few = await unitOf(portal, owner, 100, 1000);
    const many = await unitOf(portal, owner, 5000, 100_000);
    await owner.query('vacuum analyze');
    const requestOf = ({ companyId, token }: typeof few, query = '') => ({ path: `${LIST}?${query}company_id=${companyId}`, token });
    const figures: Figure[] = [];
    for (const [name, query] of [
      ['applications that wait', 'status=Pending&'],
      ['applications of every state', ''],
    ] as const) {
      const cost = async (company: typeof few) => {
        const { node, database: db } = await served.measure(requestOf(company, query), REQUESTS);
        return node + db;
      };
      const times = await alternately(
        ROUNDS,
        () => cost(many),
        () => cost(few),
      );
      figures.push(atMost(`${name}, 100,000 against 1,000`, 'ms CPU', times, 1.3));
    }
    const compared = {
      name: 'applications that wait, of 100,000',
      request: requestOf(many, 'status=Pending&'),
      companyId: many.companyId,
      amount: 200,
      most: 2,
    };
    const bare = await againstBare(database, served, [compared]);
    const begun = performance.now();
    const { companyId, token } = many;
    const { status } = await many.client.raw(`api/asm/officers/export?company_id=${companyId}&format=xlsx&status=Active`, {
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) throw new Error(`The nominal roll answered ${status}`);
    const took = { ours: (performance.now() - begun) / 1000, baseline: ROLL_SECONDS };
    return [...figures, ...bare, atMost('nominal roll of 5,000 officers as xlsx', 's', took, 1)];
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
