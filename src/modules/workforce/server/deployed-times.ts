/** When employees are at work by deployments, for whoever plans people. */
import { addDays, calendarDate, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime, TimeWanted } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee, idsOfKind } from '#modules/availability/contract/assignee.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import { isNeededOn } from '../contract/needs.ts';
import { asNeed } from './project.store.ts';
import { deploymentsOf } from './deployment.store.ts';
import type { NeedRecord } from './workforce.tables.ts';

export const SOURCE = 'workforce';

/** The days of a need between two dates, as times. */
export function timesOfNeed(record: NeedRecord, from: string, to: string): TimeWanted[] {
  const need = asNeed(record);
  const { start, end } = spanOf({ start_time: record.start_time as TimeOfDay, end_time: record.end_time as TimeOfDay });
  const found: TimeWanted[] = [];
  for (let date = calendarDate(from); date <= to; date = addDays(date, 1))
    if (isNeededOn(need, date)) found.push({ date, start, end, break_minutes: record.break_minutes });
  return found;
}

interface Chosen {
  /** Also what waits to be confirmed; whoever plans deployments knows it. */
  readonly pending: boolean;
  /** Deployments that are being changed do not stand in their own way. */
  readonly except?: readonly number[] | undefined;
}

/** Deployments of people as busy times, by person. */
export async function deployedTimes(
  ctx: Ctx,
  people: readonly number[],
  from: CalendarDate,
  to: CalendarDate,
  chosen: Chosen,
): Promise<Map<number, BusyTime[]>> {
  const found = new Map<number, BusyTime[]>();
  if (people.length === 0) return found;
  const rows = await deploymentsOf(ctx, people, from, to, chosen.except);
  const names = await workSiteNames(
    ctx,
    rows.map(({ work_site_id }) => work_site_id),
  );
  for (const { deployment, need, project, work_site_id } of rows) {
    if (!chosen.pending && deployment.confirmed_at === null) continue;
    const own = found.get(deployment.employee_id) ?? [];
    const first = deployment.start_date > from ? deployment.start_date : from;
    const last = deployment.end_date < to ? deployment.end_date : to;
    const label = { en: `Deployment to ${project}`, ms: `Penugasan ke ${project}` };
    const place = names.get(work_site_id);
    own.push(...timesOfNeed(need, first, last).map((time): BusyTime => ({ ...time, kind: 'work', source: SOURCE, label, ...(place && { place }) })));
    found.set(deployment.employee_id, own);
  }
  return found;
}

export const deployedWork: BusyTimes = {
  source: SOURCE,
  async find(ctx, people, from, to) {
    const found = await deployedTimes(ctx, idsOfKind('employee', people), addDays(from, -1), to, { pending: false });
    return new Map([...found].map(([id, times]) => [employeeAssignee(id), times]));
  },
};
