/** SQL of the report: what faces say of each day, and what the other punches say. Times are local texts of the company's zone. */
import { and, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as p, peopleIn } from '#modules/employee/server/public.ts';
import { MISMATCH_MINUTES, type generateFaceReport as endpoint } from '../../contract/report/face-report.endpoints.ts';
import { chosen } from '../record/face-list.store.ts';
import { frDevices as d, frRecords as r } from '../face-recognition.tables.ts';

export type FaceFilter = Omit<ParsedInput<typeof endpoint>, 'preview' | 'format' | 'start_date' | 'end_date'> & {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
};

/** A span of days is asked for by time, so that an index finds it. */
const within = (ctx: Ctx, at: SQL, { start_date, end_date }: FaceFilter) =>
  sql`${at} >= (${start_date}::date::timestamp at time zone ${ctx.actor.timeZone}) and ${at} < ((${end_date}::date + 1)::timestamp at time zone ${ctx.actor.timeZone})`;

const dayOf = (ctx: Ctx, at: SQL) => sql`(${at} at time zone ${ctx.actor.timeZone})::date`;
const clock = (ctx: Ctx, at: SQL) => sql`to_char(${at} at time zone ${ctx.actor.timeZone}, 'HH24:MI')`;
const device = ({ fr_device_id }: FaceFilter) => (fr_device_id ? sql`r.fr_device_id = ${fr_device_id}` : sql`true`);

const KEYS = { code: p.employee_code, name: p.name, identity_number: p.identity_number, passport: p.passport } as const;
const named = ({ employee_key }: FaceFilter) => sql`${KEYS[employee_key]} as key, ${p.name} as employee`;

/** First and last face of each day; a lone one is the first. */
const faces = (ctx: Ctx, filter: FaceFilter) => sql`
  select r.employee_id, ${dayOf(ctx, sql`r.recorded_at`)} as date, min(r.recorded_at) as first, max(r.recorded_at) as last, count(*)::int as n
  from fr_records r where r.company_id = ${ctx.companyId} and r.match_status = 'matched' and ${within(ctx, sql`r.recorded_at`, filter)} and ${device(filter)}
  group by 1, 2`;

export interface DayRow {
  readonly key: string | null;
  readonly employee: string;
  readonly date: string;
  readonly in: string;
  readonly out: string | null;
  readonly faces: number;
}

export const dayQuery = (ctx: Ctx, filter: FaceFilter): SQL => sql`
  select ${named(filter)}, f.date, ${clock(ctx, sql`f.first`)} as "in", case when f.last > f.first then ${clock(ctx, sql`f.last`)} end as "out", f.n as faces
  from (${faces(ctx, filter)}) f join ${p} on ${p.company_id} = ${ctx.companyId} and ${p.id} = f.employee_id
  where ${peopleIn(ctx, filter)} order by lower(${p.name}), f.date`;

export interface RawRow {
  readonly date: string;
  readonly time: string;
  readonly key: string | null;
  readonly employee: string | null;
  readonly device: string;
  readonly direction: 'in' | 'out' | null;
  readonly confidence: string;
  readonly temperature: string | null;
  readonly status: 'matched' | 'unmatched' | 'ignored';
  readonly flags: readonly string[];
}

export const rawQuery = (ctx: Ctx, filter: FaceFilter): SQL => sql`
  select ${dayOf(ctx, sql`${r.recorded_at}`)} as date, ${clock(ctx, sql`${r.recorded_at}`)} as time, ${named(filter)}, ${d.name} as device, ${r.direction} as direction,
    ${r.confidence} as confidence, ${r.temperature} as temperature, ${r.match_status} as status, ${r.flags} as flags
  from ${r} join ${d} on ${d.company_id} = ${r.company_id} and ${d.id} = ${r.fr_device_id} left join ${p} on ${p.company_id} = ${r.company_id} and ${p.id} = ${r.employee_id}
  where ${and(chosen(ctx, filter), filter.fr_device_id ? sql`${r.fr_device_id} = ${filter.fr_device_id}` : undefined)} order by ${r.recorded_at}, ${r.id}`;

export interface MismatchRow {
  readonly key: string | null;
  readonly employee: string;
  readonly date: string;
  readonly face_in: string | null;
  readonly face_out: string | null;
  readonly punch_in: string | null;
  readonly punch_out: string | null;
  readonly minutes: number | null;
}

/** What people said themselves or somebody wrote down; what the portal closed by itself says nothing. */
const punches = (ctx: Ctx, filter: FaceFilter) => sql`
  select a.employee_id, ${dayOf(ctx, sql`a.recorded_at`)} as date, min(a.recorded_at) filter (where a.type = 'checkin') as first, max(a.recorded_at) filter (where a.type = 'checkout') as last
  from attendance_records a where a.company_id = ${ctx.companyId} and a.source not in ('fr', 'code', 'auto') and a.voided_at is null and ${within(ctx, sql`a.recorded_at`, filter)}
  group by 1, 2`;

const apart = (one: SQL, other: SQL) => sql`abs(extract(epoch from ${one} - ${other})) / 60`;

/** Days of people who are or were known by their face, on which faces and other punches do not say the same. */
export const mismatchQuery = (ctx: Ctx, filter: FaceFilter): SQL => sql`
  select * from (
    select ${named(filter)}, coalesce(f.date, a.date) as date, ${clock(ctx, sql`f.first`)} as face_in, case when f.last > f.first then ${clock(ctx, sql`f.last`)} end as face_out,
      ${clock(ctx, sql`a.first`)} as punch_in, ${clock(ctx, sql`a.last`)} as punch_out,
      floor(greatest(${apart(sql`f.first`, sql`a.first`)}, case when f.last > f.first then ${apart(sql`f.last`, sql`a.last`)} end))::int as minutes
    from (${faces(ctx, filter)}) f full join (${punches(ctx, filter)}) a on a.employee_id = f.employee_id and a.date = f.date
    join ${p} on ${p.company_id} = ${ctx.companyId} and ${p.id} = coalesce(f.employee_id, a.employee_id)
    where ${peopleIn(ctx, filter)} and exists (select from fr_enrolments e where e.company_id = ${ctx.companyId} and e.employee_id = ${p.id} and e.consent_at <= coalesce(f.date, a.date)
      and (e.revoked_at is null or ${dayOf(ctx, sql`e.revoked_at`)} >= coalesce(f.date, a.date)))
  ) m where face_in is null or (punch_in is null and punch_out is null) or minutes > ${MISMATCH_MINUTES} order by lower(employee), date`;
