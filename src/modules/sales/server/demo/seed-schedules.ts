/** Schedules of the demo around today: most are kept on time, some late, some missed; those of today depend on the time of day. */
import { addDays, dayOf, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { salesPunches } from '../tables/field.tables.ts';
import { salesSchedules } from '../tables/schedule.tables.ts';
import { restDayOf } from './demo-promoters.ts';
import type { SeededProject } from './seed-projects.ts';

const START = 10 * 60;
const END = 19 * 60;
const HOUR = 60;
/** Rows that one statement writes. */
const CHUNK = 500;

/** Who is asked to work on a day of rest, by the place in the project. */
const CALLED = 4;

type Row = typeof salesSchedules.$inferInsert;
const at = (date: CalendarDate, minute: number) => instantOnLine(onLine(date, minute), DEFAULT_TIME_ZONE);

/** @param n of the schedule: the same schedule meets the same fate */
function fateOf(
  n: number,
  date: CalendarDate,
  today: CalendarDate,
  now: Date,
): Pick<Row, 'status' | 'cancel_reason' | 'worked_minutes'> & { late: number | null } {
  const late = n % 11 === 0 ? 22 : -(n % 7);
  if (n % 41 === 0) return { status: 'Cancelled', cancel_reason: 'Outlet closed for stock take', late: null };
  const minutes = (now.getTime() - Date.parse(at(date, 0))) / 60_000;
  if (date > today || minutes < START - HOUR) return { status: 'Upcoming', late: null };
  if (n % 29 === 0 && minutes > END + 4 * HOUR) return { status: 'Missed', late: null };
  if (date === today && minutes < END) return { status: 'On Going', late: minutes > START + 30 && n % 4 !== 0 ? late : null };
  return { status: 'Completed', worked_minutes: END - START - late, late };
}

/** Now and then somebody takes over three hours before the start, once that moment has come. */
const replacedAt = (n: number, from: number | undefined, by: number, taken_over_at: string, now: Date): Partial<Row> =>
  n % 23 === 0 && from !== undefined && from !== by && Date.parse(taken_over_at) <= now.getTime() ? { taken_over_from: from, taken_over_at } : {};

export async function seedSchedules({ tx, today, now, brief }: DemoStage, company_id: number, projects: readonly SeededProject[]): Promise<void> {
  const [back, ahead] = brief ? [10, 7] : [75, 21];
  let n = 0;
  const rows: (Row & { late: number | null })[] = [];
  for (const [nth, { record, outlets, promoters }] of projects.entries()) {
    if (record.status === 'Draft') continue;
    const over = record.status === 'Completed';
    const [from, to] = over
      ? [addDays(record.end_date as CalendarDate, -back / 2), record.end_date as CalendarDate]
      : [addDays(today, -back), addDays(today, ahead)];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      if (date < record.start_date || date > record.end_date) continue;
      for (const [at_, promoter_id] of promoters.entries()) {
        // Who is in two projects works for one of them on a day.
        if (at_ === promoters.length - 1 && nth === 0) continue;
        // One day of rest a week each; one of them is asked to work on the first one of each month.
        const rests = weekdayOf(date) === restDayOf(at_);
        if (rests && (at_ !== CALLED || dayOf(date) > 7)) continue;
        if (!rests) n += 1;
        rows.push({
          company_id,
          project_id: record.id,
          outlet_id: outlets[at_ % outlets.length] ?? 0,
          promoter_id,
          date,
          start_time: '10:00',
          end_time: '19:00',
          starts_at: at(date, START),
          ends_at: at(date, END),
          ...fateOf(n, date, today, now),
          ...replacedAt(n, promoters[(at_ + 1) % promoters.length], promoter_id, at(date, START - 3 * HOUR), now),
        });
      }
    }
  }
  for (let first = 0; first < rows.length; first += CHUNK) {
    const chunk = rows.slice(first, first + CHUNK);
    const made = await tx.db
      .insert(salesSchedules)
      .values(chunk.map(({ late: _late, ...row }) => row))
      .returning({ id: salesSchedules.id });
    const punches = chunk.flatMap(({ late, date, status }, i) => {
      const schedule_id = made[i]?.id;
      if (late === null || schedule_id === undefined) return [];
      const day = date as CalendarDate;
      const common = { company_id, schedule_id, source: 'mobile' as const, distance_m: 8 + (i % 40), accuracy_m: 12 };
      const checkin = { ...common, type: 'checkin' as const, recorded_at: at(day, START + late), status: late > 15 ? ('late' as const) : ('ontime' as const) };
      return status === 'Completed' ? [checkin, { ...common, type: 'checkout' as const, recorded_at: at(day, END), status: 'ontime' as const }] : [checkin];
    });
    if (punches.length > 0) await tx.db.insert(salesPunches).values(punches);
  }
}
