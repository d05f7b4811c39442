/** Many operations of patrol with their rounds and scans in a few statements, for benchmarks. */
import type { Pool } from 'pg';
import { keepUnscanned } from '#modules/patrol/server/round/keep-evaluation.ts';

/** The first of 31 days. */
export const FIRST_DAY = '2026-10-20';
export const LAST_DAY = '2026-11-19';
const POINTS = 8;
const AT_ONCE = 200;

/** Of a site: eight checkpoints five minutes apart, a route over them. */
const SITES = `
  with manager as (
    insert into employees (company_id, name, employee_code, date_of_birth, gender, nationality, company_joined_at, status)
    values ($1, 'Manager Contoh', 'M-' || $3, '1980-01-01', 'Male', 'Malaysian', '2020-01-01', 'Active') returning id
  ), project as (
    insert into patrol_projects (company_id, code, name, client_name, start_date, end_date, monthly_fee, guards_required, manager_id, completion_percent, response_minutes)
    select $1, $3, 'Projek Contoh', 'Pelanggan Contoh', '2026-01-01', '2027-12-31', 1, 1, id, 95, 5 from manager returning id
  ), site as (
    insert into patrol_sites (company_id, project_id, code, name, lat, lng, radius_m, shifts, escalation)
    select $1, p.id, $3 || '-' || n, 'Tapak ' || n, 3.05, 101.5, 150, '[]', '[]' from project p, generate_series(1, $2::int) n returning id
  ), point as (
    insert into patrol_checkpoints (company_id, site_id, code, name, type, tag_uid, far_m, position)
    select $1, s.id, 'CP' || n, 'Titik ' || n, 'QR', s.id || '-' || n, 100, n from site s, generate_series(1, ${POINTS}) n returning id, site_id, position
  ), route as (
    insert into patrol_routes (company_id, site_id, name, "order", points, weekdays, min_leg_seconds)
    select $1, site_id, 'Rondaan', 'Any',
      jsonb_agg(jsonb_build_object('checkpoint_id', id, 'offset_minutes', position * 5, 'tolerance_minutes', 10) order by position), '[1,2,3,4,5,6,7]', 0
    from point group by site_id
  ), person as (
    insert into security_guards (company_id, guard_no, name, nationality, category, joined_at)
    select $1, 'R-' || id, 'Pengawal ' || id, 'Malaysian', 'Local', '2024-01-01' from site returning id, guard_no
  )
  insert into patrol_guards (company_id, security_guard_id, code, position, home_site_id)
  select $1, p.id, 'G' || s.id, 'Guard', s.id from person p join site s on p.guard_no = 'R-' || s.id`;

/** By day and by night, each with rounds so many minutes apart. */
const OPERATIONS = `
  with operation as (
    insert into patrol_operations (company_id, number, site_id, date, shift_name, start_at, end_at)
    select $1, 'OPS-' || s.id || '-' || to_char(d, 'YYYYMMDD') || '-' || h, s.id, d::date, 'Shift ' || h,
      (d + make_interval(hours => h)) at time zone 'Asia/Kuala_Lumpur', (d + make_interval(hours => h + 12)) at time zone 'Asia/Kuala_Lumpur'
    from patrol_sites s cross join generate_series($2::timestamp, $3::timestamp, interval '1 day') d cross join (values (7), (19)) v(h) where s.company_id = $1 and s.code like $4 || '-%'
    returning id, site_id, start_at
  ), duty as (
    insert into patrol_operation_guards (company_id, operation_id, guard_id)
    select $1, o.id, g.id from operation o join patrol_guards g on g.company_id = $1 and g.home_site_id = o.site_id
  )
  insert into patrol_rounds (company_id, operation_id, route_id, start_at, points, strict, min_leg_seconds)
  select $1, o.id, r.id, o.start_at + make_interval(mins => n), r.points, false, 0
  from operation o join patrol_routes r on r.company_id = $1 and r.site_id = o.site_id cross join generate_series(0, 660, $5::int) n`;

/** Nobody comes to one point in thirty, one in twenty is late, one in a hundred is scanned far away. */
const SCANS = `
  insert into patrol_clockings (company_id, guard_id, site_id, operation_id, checkpoint_id, round_id, client_ref, recorded_at, received_at, offline, method, status, flags)
  select $1, g.guard_id, o.site_id, o.id, p.checkpoint_id, r.id, r.id || '-' || p.checkpoint_id, made.at, made.at + interval '2 seconds', false, 'QR',
    case when k.n % 20 = 3 then 'late' else 'ontime' end, case when k.n % 100 = 7 then '["far"]'::jsonb else '[]'::jsonb end
  from patrol_rounds r join patrol_operations o on o.company_id = $1 and o.id = r.operation_id
  join patrol_operation_guards g on g.company_id = $1 and g.operation_id = o.id
  cross join lateral jsonb_to_recordset(r.points) as p(checkpoint_id bigint, offset_minutes integer)
  cross join lateral (select r.id * 13 + p.checkpoint_id * 7 as n) k
  cross join lateral (select r.start_at + make_interval(mins => p.offset_minutes + case when k.n % 20 = 3 then 13 else 0 end) as at) made
  where r.company_id = $1 and o.site_id in (select id from patrol_sites where company_id = $1 and code like $2 || '-%') and k.n % 30 <> 11 and made.at < $3`;

interface Many {
  /** Of the sites of this call. */
  readonly code: string;
  readonly sites: number;
  readonly first?: string;
  readonly last?: string;
  /** Nobody has scanned from this instant on. */
  readonly until?: string;
  /** Between the starts of two rounds. */
  readonly minutes?: number;
}
/** Two operations of each site on each of 31 days; most exceptions but those of the last days were decided about. */
export async function addManyOperations(
  owner: Pool,
  companyId: number,
  { code, sites, first = FIRST_DAY, last = LAST_DAY, until = 'infinity', minutes = 120 }: Many,
): Promise<void> {
  await owner.query(SITES, [companyId, sites, code]);
  await owner.query(OPERATIONS, [companyId, first, last, code, minutes]);
  await owner.query(SCANS, [companyId, code, until]);
  const { rows } = await owner.query<{ id: number }>(
    `select o.id from patrol_operations o join patrol_sites s on s.id = o.site_id where o.company_id = $1 and s.code like $2 || '-%' order by 1`,
    [companyId, code],
  );
  const ids = rows.map(({ id }) => id);
  const client = await owner.connect();
  try {
    for (let from = 0; from < ids.length; from += AT_ONCE) await keepUnscanned({ client } as never, companyId, ids.slice(from, from + AT_ONCE));
  } finally {
    client.release();
  }
  await owner.query(
    `update patrol_clockings set decision = 'Explained', decision_reason = 'A visitor at the gate', decided_at = recorded_at + interval '8 hours'
     where company_id = $1 and (status = 'late' or flags ? 'far') and recorded_at < $2::date - 3 and id % 10 <> 0`,
    [companyId, LAST_DAY],
  );
}
