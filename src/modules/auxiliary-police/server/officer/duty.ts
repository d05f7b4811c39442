/** What is planned of an officer: rosters, absence and whatever other modules plan. */
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import type { listDuty as endpoint } from '../../contract/officer/officer.endpoints.ts';
import { findOfficer } from './officer.store.ts';
import { today } from './read-officers.ts';

const DAYS = 14;

/** @throws 404 */
export async function listDuty(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { officer } = await findOfficer(ctx, id);
  const who = employeeAssignee(officer.employee_id);
  const from = today(ctx);
  const times = (await busyTimesOf(ctx, [who], { from, to: addDays(from, DAYS - 1) })).get(who) ?? [];
  const data = times
    .filter(({ date }) => date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.start - other.start)
    .map(({ date, start, end, kind, label }) => ({ date, start, end, kind, label: { en: label.en, ms: label.ms } }));
  return { data };
}
