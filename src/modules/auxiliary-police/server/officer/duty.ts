/** What is planned of an officer: rosters, absence and whatever other modules plan. */
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import type { listDuty as endpoint } from '../../contract/officer/officer.endpoints.ts';
import { findOfficer } from './officer.store.ts';
import { today } from './read-officers.ts';

const DAYS = 14;
const PAST_DAYS = 30;
/** The module whose plans are duty on patrol. */
const PATROL = 'patrol';

/** @throws 404 */
export async function listDuty(ctx: Ctx, { id, span }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { officer } = await findOfficer(ctx, id);
  const who = employeeAssignee(officer.employee_id);
  const isPast = span === 'past';
  const now = today(ctx);
  const days = isPast ? { from: addDays(now, -PAST_DAYS), to: addDays(now, -1) } : { from: now, to: addDays(now, DAYS - 1) };
  const times = (await busyTimesOf(ctx, [who], days)).get(who) ?? [];
  const data = times
    .filter(({ date, source }) => date >= days.from && date <= days.to && (!isPast || source === PATROL))
    .toSorted((one, other) => (isPast ? -1 : 1) * (one.date.localeCompare(other.date) || one.start - other.start))
    .map(({ date, start, end, kind, label }) => ({ date, start, end, kind, label: { en: label.en, ms: label.ms } }));
  return { data };
}
