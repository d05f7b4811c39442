/** Writes what the judge says of days, where it differs from what is kept. Two statements, whatever the number of people. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { dateOnLine } from '#platform/contract/time/local-line.ts';
import type { Ctx } from '#platform/server/context.ts';
import { evaluate } from '../../contract/evaluate/evaluate-days.ts';
import type { Evaluated } from '../../contract/evaluate/evaluate-pair.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { followOvertime } from '../overtime/follow-overtime.ts';
import { isWithin, stillComing } from '#modules/roster/server/public.ts';
import type { AttendanceRecord } from '../attendance.tables.ts';
import { dropSessions, putSessions, type Written } from './attendance.store.ts';
import type { PersonLoaded } from './load-evaluation.ts';

/** A decision about overtime stands as long as the minutes that were decided do. */
function withOvertime(evaluated: Evaluated, employee_id: number, before: AttendanceRecord | undefined, setting: AttendanceSetting): Written {
  const { overtime_minutes } = evaluated;
  const isDecided = before?.overtime_status === 'Approved' || before?.overtime_status === 'Rejected';
  if (overtime_minutes === 0) return { ...evaluated, employee_id, overtime_status: 'None', overtime_remark: null };
  if (before && isDecided && before.overtime_minutes === overtime_minutes)
    return { ...evaluated, employee_id, overtime_status: before.overtime_status, overtime_remark: before.overtime_remark };
  return {
    ...evaluated,
    employee_id,
    overtime_status: setting.overtime_requires_approval || evaluated.flags.includes('unusual') ? 'Pending' : 'Approved',
    overtime_remark: null,
  };
}

const isSame = (before: AttendanceRecord, after: Written): boolean =>
  Object.entries(after).every(([key, value]) => isDeepStrictEqual(before[key as keyof AttendanceRecord], value));

const keyOf = ({ date, session_index }: Pick<Evaluated, 'date' | 'session_index'> | AttendanceRecord) => `${date}/${session_index}`;

interface Change {
  readonly gone: readonly number[];
  readonly written: readonly Written[];
}

function changeOf({ id, judging: evaluation, kept: stored }: PersonLoaded, isAsked: (date: string) => boolean): Change {
  const before = new Map(stored.filter(({ date }) => isAsked(date)).map((row) => [keyOf(row), row]));
  const rows = evaluate(evaluation)
    .days.filter(({ date }) => isAsked(date))
    .map((evaluated) => withOvertime(evaluated, id, before.get(keyOf(evaluated)), evaluation.setting));
  const now = new Set(rows.map((row) => keyOf(row)));
  return {
    gone: [...before].flatMap(([key, row]) => (now.has(key) ? [] : row.id)),
    written: rows.filter((row) => {
      const known = before.get(keyOf(row));
      return !known || !isSame(known, row);
    }),
  };
}

export interface Outcome {
  /** Sessions that came or changed, with their numbers. */
  readonly written: readonly (Written & { readonly id: number })[];
  readonly changes: number;
}

/** People who are judged before others have their turn. */
const AT_ONCE = 50;

/** A day that a payroll has closed stays as it is. */
const isOpen = ({ locked, judging: evaluation }: PersonLoaded, date: string) => !isWithin(locked, date) || date >= stillComing(dateOnLine(evaluation.now));

/** @param isAsked which days of whom */
export async function writeEvaluated(ctx: Ctx, people: readonly PersonLoaded[], isAsked: (id: number, date: string) => boolean): Promise<Outcome> {
  const found: Change[] = [];
  for (const [at, person] of people.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTick();
    found.push(changeOf(person, (date) => isAsked(person.id, date) && isOpen(person, date)));
  }
  const gone = found.flatMap((change) => change.gone);
  const written = found.flatMap((change) => change.written);
  await dropSessions(ctx, gone);
  const outcome = { written: await putSessions(ctx, written), changes: gone.length + written.length };
  const waits = ({ overtime_status }: Pick<Written, 'overtime_status'>) => overtime_status === 'Pending';
  const waiting = people.filter(({ kept: stored }, at) => stored.some(waits) || found[at]?.written.some(waits));
  if (outcome.changes > 0)
    await followOvertime(
      ctx,
      waiting.map(({ id }) => id),
    );
  return outcome;
}
