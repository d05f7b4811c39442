/** Needs of the sites of a demo company, next week's roster published and the one after as drafts. */
import { and, asc, eq } from 'drizzle-orm';
import { addDays, dateInZone, startOfWeek } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notAfter } from '#platform/server/demo/demo-step.ts';
import { employeeWorksites, workSites } from '#modules/work-site/server/public.ts';
import { WEEK_MINUTES } from '../../contract/week-of-roster.ts';
import { workedMinutes } from '../../contract/week-of-work.ts';
import type { DayType } from '../../contract/work-schedule.schema.ts';
import { rosterNeeds } from '../days/need/need.tables.ts';
import { attendanceSchedules } from '../roster.tables.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Sites that have needs and a roster. */
const SITES = 4;
const BREAK = 60;

export async function seedRoster(tx: Transaction, company_id: number, now: Date): Promise<void> {
  const today = dateInZone(now);
  const all = await tx.db
    .select()
    .from(workSites)
    .where(and(eq(workSites.company_id, company_id), eq(workSites.status, 'Active')))
    .orderBy(asc(workSites.id));
  const sites = all.filter(({ sessions }) => sessions.length > 0).slice(0, SITES);
  const needs = sites.flatMap(({ id, name, sessions }) =>
    sessions.map((session, at) => ({
      company_id,
      name: sessions.length > 1 ? `${name} ${at + 1}` : name,
      work_site_id: id,
      weekdays: EVERY_DAY,
      ...session,
      heads: 1 + (at % 2),
    })),
  );
  if (needs.length === 0) return;
  await tx.db.insert(rosterNeeds).values(needs);
  const placed = await tx.db
    .select()
    .from(employeeWorksites)
    .where(and(eq(employeeWorksites.company_id, company_id), eq(employeeWorksites.is_primary, true)))
    .orderBy(asc(employeeWorksites.employee_id));
  const monday = addDays(startOfWeek(today), 7);
  const rows = placed.flatMap(({ employee_id, work_site_id }, person) => {
    const sessions = sites.find(({ id }) => id === work_site_id)?.sessions ?? [];
    const session = sessions[person % Math.max(1, sessions.length)];
    if (!session) return [];
    const most = Math.min(5, Math.floor(WEEK_MINUTES / workedMinutes(session, BREAK)));
    return Array.from({ length: 14 }, (_, at) => {
      const place = (at + person) % 7;
      const day_type: DayType = place < most ? 'Working' : place === 6 ? 'Rest Day' : 'Off Day';
      const work = day_type === 'Working';
      return {
        company_id,
        employee_id,
        date: addDays(monday, at),
        day_type,
        sessions: work ? [session] : [],
        work_site_id: work ? work_site_id : null,
        published_at: at < 7 ? notAfter(`${today}T09:00:00+08:00`, now) : null,
      };
    });
  });
  if (rows.length > 0) await tx.db.insert(attendanceSchedules).values(rows);
}
