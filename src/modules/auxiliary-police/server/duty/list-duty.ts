/** What is planned of officers by rosters, patrols and deployments, and whether it lies where they hold powers. */
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import {
  MOST_OUTSIDE,
  type listDuty as dutyEndpoint,
  type listBarredDuty as barredEndpoint,
  type listOutsideDuty as outsideEndpoint,
} from '../../contract/duty/duty.endpoints.ts';
import { findOfficer, type ServingOfficer } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { barredDuty, barsOf } from './barred.ts';
import { DUTY_DAYS, judgeBetween, outsideDuty } from './standings.ts';

const PAST_DAYS = 30;
/** The module whose plans are duty on patrol. */
const PATROL = 'patrol';

const plain = ({ date, start, end, kind, label, place }: BusyTime) => ({ date, start, end, kind, label: { en: label.en, ms: label.ms }, place: place ?? null });

const named = ({ officer: { id, name, service_no }, time }: { readonly officer: ServingOfficer; readonly time: BusyTime }) => ({
  officer_id: id,
  name,
  service_no,
  ...plain(time),
});

/** @throws 404 */
export async function listDuty(ctx: Ctx, { id, span, from }: ParsedInput<typeof dutyEndpoint>): Promise<OutputOf<typeof dutyEndpoint>> {
  const { officer } = await findOfficer(ctx, id);
  const who = employeeAssignee(officer.employee_id);
  const isPast = span === 'past';
  const now = today(ctx);
  const first = from && from > now ? calendarDate(from) : now;
  const days = isPast ? { from: addDays(now, -PAST_DAYS), to: addDays(now, -1) } : { from: first, to: addDays(first, DUTY_DAYS - 1) };
  const times = (await busyTimesOf(ctx, [who], days)).get(who) ?? [];
  const judge = await judgeBetween(ctx, days.from, days.to);
  const barred = await barsOf(ctx, id);
  const data = times
    .filter(({ date, source }) => date >= days.from && date <= days.to && (!isPast || source === PATROL))
    .toSorted((one, other) => (isPast ? -1 : 1) * (one.date.localeCompare(other.date) || one.start - other.start))
    .map((time) => {
      const standing = judge(id, time);
      return { ...plain(time), standing: standing?.is ?? null, order: standing?.order ?? null, bar: isPast ? null : barred(time) };
    });
  return { data };
}

export async function listOutsideDuty(ctx: Ctx): Promise<OutputOf<typeof outsideEndpoint>> {
  const now = today(ctx);
  const found = await outsideDuty(ctx, now, addDays(now, DUTY_DAYS - 1));
  return { data: { total: found.length, duties: found.slice(0, MOST_OUTSIDE).map(named) } };
}

export async function listBarredDuty(ctx: Ctx): Promise<OutputOf<typeof barredEndpoint>> {
  const now = today(ctx);
  const found = await barredDuty(ctx, now, addDays(now, DUTY_DAYS - 1));
  return { data: { total: found.length, duties: found.slice(0, MOST_OUTSIDE).map(({ bar, ...duty }) => ({ ...named(duty), bar })) } };
}
