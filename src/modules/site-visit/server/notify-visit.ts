/** Live notices of site visits: to whom they concern, and to everybody who is connected. */
import { formatDate, formatTime } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { adminsWhoCount } from '#modules/identity/server/public.ts';
import { VISIT_NOTICES } from '../contract/site-visit.messages.ts';
import { placeNames } from './place-of-visit.ts';
import type { VisitRecord } from './site-visit.tables.ts';

const OWN = '/work-task/site-visit';
const MANAGE = '/work-task/site-visit/manage';

/** Everybody who is connected loads again what they may see; once, however many change in a request. */
export const notifyVisitsChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'site-visits-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'site_visit', stored: false }));

const peopleOf = async (ctx: Ctx, ids: Iterable<number>): Promise<Map<number, EmployeeRecord>> =>
  new Map((await getEmployees(seeingAll(ctx), [...new Set(ids)])).map((person) => [person.id, person]));

const paramsOf = ({ purpose, planned_start_time, date }: VisitRecord, place: string | undefined) => ({
  purpose,
  place: place ?? '',
  when: [formatDate(date), planned_start_time && formatTime(planned_start_time)].filter(Boolean).join(' '),
});

/** Logins of them, the caller's aside. */
const usersOf = (ctx: Ctx, people: readonly (EmployeeRecord | undefined)[]): number[] =>
  people.flatMap((person) => (person?.user_id == null || person.user_id === ctx.actor.userId ? [] : [person.user_id]));

/** The same plan for one or more people: one notice to all of them, one to those who come along. */
export async function notifyPlan(ctx: Ctx, visits: readonly VisitRecord[]): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const people = await peopleOf(
    ctx,
    visits.map(({ employee_id }) => employee_id),
  );
  const users = usersOf(ctx, [...people.values()]);
  const params = paramsOf(first, (await placeNames(ctx, [first])).get(first.id));
  if (users.length > 0)
    await notify(ctx, {
      to: { users },
      notification_type: 'site_visit_notice',
      title: VISIT_NOTICES.planned,
      message: VISIT_NOTICES.about,
      params,
      route: OWN,
    });
  await notifyCompanions(ctx, first);
}

export async function notifyCompanions(ctx: Ctx, visit: VisitRecord): Promise<void> {
  if (visit.companion_ids.length === 0) return;
  const people = await peopleOf(ctx, [visit.employee_id, ...visit.companion_ids]);
  const users = usersOf(
    ctx,
    visit.companion_ids.map((id) => people.get(id)),
  );
  if (users.length === 0) return;
  const params = { ...paramsOf(visit, (await placeNames(ctx, [visit])).get(visit.id)), name: people.get(visit.employee_id)?.name ?? '' };
  const message = VISIT_NOTICES.aboutPerson;
  await notify(ctx, { to: { users }, notification_type: 'site_visit_notice', title: VISIT_NOTICES.companion, message, params, route: OWN });
}

type Notice = 'late' | 'missed' | 'cancelled' | 'corrected';

/** Each of them to its own employee. */
export async function notifyEach(ctx: Ctx, visits: readonly VisitRecord[], notice: Notice): Promise<void> {
  const people = await peopleOf(
    ctx,
    visits.map(({ employee_id }) => employee_id),
  );
  const places = await placeNames(ctx, visits);
  for (const visit of visits) {
    const users = usersOf(ctx, [people.get(visit.employee_id)]);
    if (users.length === 0) continue;
    const subject = { type: 'site_visit', id: visit.id };
    const words = { title: VISIT_NOTICES[notice], message: VISIT_NOTICES.about, params: paramsOf(visit, places.get(visit.id)) };
    await notify(ctx, { to: { users }, notification_type: 'site_visit_notice', ...words, route: `${OWN}?open=${visit.id}`, subject });
  }
}

/** How many, to each who plans or corrects visits of their employees. */
export async function notifyOffice(ctx: Ctx, visits: readonly VisitRecord[], notice: 'late' | 'missed'): Promise<void> {
  const people = await peopleOf(
    ctx,
    visits.map(({ employee_id }) => employee_id),
  );
  const abouts = visits.flatMap(({ employee_id }) => people.get(employee_id) ?? []);
  const counted = await adminsWhoCount(ctx, ctx.companyId, { route: MANAGE, actions: ['Create', 'Update', 'Cancel'] }, abouts);
  const status = notice === 'late' ? 'Upcoming' : 'Missed';
  for (const { user_id, n } of counted) {
    const words = { title: VISIT_NOTICES[notice], message: VISIT_NOTICES.office, params: { n } };
    await notify(ctx, { to: { user: user_id }, notification_type: 'site_visit_notice', ...words, route: `${MANAGE}?status=${status}` });
  }
}
