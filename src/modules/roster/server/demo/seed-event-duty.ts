/** Two days of auxiliary police at events of the demo. */
import { eq } from 'drizzle-orm';
import { addDays, calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { notAfter, type DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { attendanceSchedules } from '../roster.tables.ts';

/** Days from today, and which of the constables. */
const EVENTS = [
  { site: 'Dewan Contoh', day: 6, from: 6, to: 10, hours: ['08:00', '14:00'] },
  { site: 'Pusat Pameran Contoh', day: 9, from: 6, to: 8, hours: ['10:00', '18:00'] },
] as const;

export async function seedEventDuty({ tx: { db }, today, now }: DemoStage, { company_id, people }: DemoStaff): Promise<void> {
  const sites = await db.select({ id: workSites.id, name: workSites.name }).from(workSites).where(eq(workSites.company_id, company_id));
  const constables = people.filter(({ position, record }) => position === 'Auxiliary Police Constable' && record.status === 'Active');
  const rows = EVENTS.flatMap(({ site, day, from, to, hours: [start_time, end_time] }) =>
    constables.slice(from, to).map(({ id }) => ({
      company_id,
      employee_id: id,
      date: addDays(calendarDate(today), day),
      day_type: 'Working' as const,
      sessions: [{ start_time: start_time as TimeOfDay, end_time: end_time as TimeOfDay }],
      work_site_id: sites.find(({ name }) => name === site)?.id ?? null,
      published_at: notAfter(`${today}T09:00:00+08:00`, now),
    })),
  );
  await db.insert(attendanceSchedules).values(rows);
}
