/** A post of the auxiliary police of the demo, held on two shifts by constables and their sergeant over the next two weeks. */
import { and, eq } from 'drizzle-orm';
import { addDays, calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { notAfter, type DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import type { DayType } from '../../contract/work-schedule.schema.ts';
import { attendanceSchedules } from '../roster.tables.ts';

const POST = 'Gudang Seksyen 15';
const SHIFTS = [
  ['07:00', '15:00'],
  ['15:00', '23:00'],
] as const;
const DAYS = 14;
const WORKED = 5;

const dayOf = (place: number): DayType => (place < WORKED ? 'Working' : place === WORKED ? 'Off Day' : 'Rest Day');

export async function seedPostDuty({ tx: { db }, today, now }: DemoStage, { company_id, people }: DemoStaff): Promise<void> {
  const [site] = await db
    .select({ id: workSites.id })
    .from(workSites)
    .where(and(eq(workSites.company_id, company_id), eq(workSites.name, POST)));
  const serving = (position: string, most: number) =>
    people.filter((person) => person.position === position && person.record.status === 'Active').slice(0, most);
  const crew = [...serving('Auxiliary Police Sergeant', 1), ...serving('Auxiliary Police Constable', 4)];
  const rows = crew.flatMap(({ id }, person) => {
    const [start_time, end_time] = (SHIFTS[person % SHIFTS.length] ?? SHIFTS[0]) as readonly [TimeOfDay, TimeOfDay];
    return Array.from({ length: DAYS }, (_, at) => {
      const day_type = dayOf((at + person * 2) % 7);
      const works = day_type === 'Working';
      return {
        company_id,
        employee_id: id,
        date: addDays(calendarDate(today), at + 1),
        day_type,
        sessions: works ? [{ start_time, end_time }] : [],
        work_site_id: works ? (site?.id ?? null) : null,
        published_at: notAfter(`${today}T09:00:00+08:00`, now),
      };
    });
  });
  await db.insert(attendanceSchedules).values(rows);
}
