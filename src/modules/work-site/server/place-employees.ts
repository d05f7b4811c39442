/** Puts people on sites: from the site, many people; from the person, many sites. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee, getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { placeOnSites, type WantedPlace } from '../contract/place-on-sites.ts';
import { WORK_SITE_ERRORS, WORK_SITE_MESSAGES } from '../contract/work-site.messages.ts';
import type { assignEmployees as employeesEndpoint, assignWorksites as worksitesEndpoint } from '../contract/worksite.endpoints.ts';
import { settlePlacing } from './settle-placing.ts';
import { notifySites } from './notify-sites.ts';
import { liveSites, lockPlaced } from './worksite.store.ts';

/** @throws 422 where somebody had not joined yet */
function requireJoined(people: readonly EmployeeRecord[], from: CalendarDate): void {
  const late = people.find(({ company_joined_at }) => company_joined_at > from);
  if (late) throw invalid('effective_from', WORK_SITE_ERRORS.beforeJoining, { name: late.name, date: formatDate(late.company_joined_at) });
}

async function place(ctx: Ctx, wanted: readonly WantedPlace[], from: CalendarDate, wording: Text) {
  const open = await lockPlaced(ctx, [...new Set(wanted.map(({ employee_id }) => employee_id))]);
  const added = await settlePlacing(ctx, placeOnSites(open, wanted), from);
  await notifySites(ctx);
  const data = { assigned: added, already: wanted.length - added };
  return { success: true as const, message: say(wording, ctx.locale, { n: added }), data };
}

export async function assignEmployees(ctx: Ctx, input: ParsedInput<typeof employeesEndpoint>): Promise<OutputOf<typeof employeesEndpoint>> {
  const ids = [...new Set(input.employee_ids)];
  const [site] = await liveSites(ctx, [input.id]);
  if (!site) throw notFound();
  const people = await getEmployees(ctx, ids);
  if (people.length < ids.length || people.some(({ status }) => status !== 'Active')) throw invalid('employee_ids', WORK_SITE_ERRORS.employeeUnknown);
  requireJoined(people, input.effective_from);
  const wanted = ids.map((employee_id) => ({ employee_id, work_site_id: site.id, is_primary: input.is_primary }));
  return place(ctx, wanted, input.effective_from, WORK_SITE_MESSAGES.assigned);
}

export async function assignWorksites(ctx: Ctx, input: ParsedInput<typeof worksitesEndpoint>): Promise<OutputOf<typeof worksitesEndpoint>> {
  const ids = [...new Set(input.work_site_ids)];
  const employee = await getEmployee(ctx, input.id);
  if ((await liveSites(ctx, ids)).length < ids.length) throw invalid('work_site_ids', WORK_SITE_ERRORS.siteUnknown);
  if (input.primary_id && !ids.includes(input.primary_id)) throw invalid('primary_id', WORK_SITE_ERRORS.mainOfThese);
  requireJoined([employee], input.effective_from);
  const wanted = ids.map((work_site_id) => ({ employee_id: employee.id, work_site_id, is_primary: work_site_id === input.primary_id }));
  return place(ctx, wanted, input.effective_from, WORK_SITE_MESSAGES.placed);
}
