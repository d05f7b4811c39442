/** Reading and writing of judged sessions, any number of them in a fixed number of statements. */
import { and, between as within, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Evaluated } from '../../contract/evaluate/evaluate-pair.ts';
import { attendances as a, type AttendanceRecord } from '../attendance.tables.ts';

/** What is written of a session. */
export type Written = Evaluated & Pick<AttendanceRecord, 'employee_id' | 'overtime_status' | 'overtime_remark'>;

const between = prepared('attendance.sessions', ['company', 'ids', 'from', 'to'], (db, $) =>
  db
    .select()
    .from(a)
    .where(and(eq(a.company_id, $.company), sql`${a.employee_id} = any(${$.ids}::bigint[])`, within(a.date, $.from, $.to)))
    .orderBy(a.date, a.session_index),
);

/** What is kept of people between two days, by employee. */
export async function storedSessionsOf(ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, AttendanceRecord[]>> {
  return Map.groupBy(await between(ctx, { company: ctx.companyId, ids, from, to }), ({ employee_id }) => employee_id);
}

export const dropSessions = (ctx: Ctx, ids: readonly number[]) =>
  ids.length === 0 ? undefined : ctx.db.delete(a).where(and(eq(a.company_id, ctx.companyId), among(a.id, ids)));

const COLUMNS = [
  'employee_id bigint',
  'date date',
  'session_index smallint',
  'start_time text',
  'end_time text',
  'day_type text',
  'work_schedule_id bigint',
  'checkin_id bigint',
  'checkout_id bigint',
  'checkin_status text',
  'checkout_status text',
  'minutes integer',
  'overtime_minutes integer',
  'overtime_status text',
  'overtime_remark text',
  'late_minutes integer',
  'early_leave_minutes integer',
  'absent numeric',
  'flags text[]',
  'basis jsonb',
];
const NAMES = COLUMNS.map((column) => column.split(' ')[0] as string);
const CHANGING = NAMES.slice(3);

const put = preparedText<{ id: number; employee_id: number; date: string; session_index: number }>(
  'attendance.put-sessions',
  `insert into attendances (company_id, ${NAMES.join(', ')})
   select $1, ${NAMES.map((name) => `r.${name}`).join(', ')} from json_to_recordset($2::json) as r(${COLUMNS.join(', ')})
   on conflict (company_id, employee_id, date, session_index) do update
   set ${CHANGING.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = clock_timestamp()
   returning id, employee_id, date, session_index`,
);

type Key = Pick<Written, 'employee_id' | 'session_index'> & { readonly date: string };
const keyOf = ({ employee_id, date, session_index }: Key) => `${employee_id}/${date}/${session_index}`;

/** @returns what was written, with its numbers */
export async function putSessions(ctx: Ctx, rows: readonly Written[]): Promise<(Written & { readonly id: number })[]> {
  if (rows.length === 0) return [];
  const saved = await put(ctx.client, [ctx.companyId, JSON.stringify(rows)]);
  const ids = new Map(saved.map((row) => [keyOf(row), row.id]));
  return rows.map((row) => ({ ...row, id: ids.get(keyOf(row)) as number }));
}
