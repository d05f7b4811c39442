/** What the form's schema cannot know: today, the organisation, the manager, the seats of the plan. */
import { addDays, ageAt, type CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { checkOrganisation, employeeLimit } from '#modules/company/server/public.ts';
import { checkEmployment, checkPerson, type Fault } from '../../contract/check-person.ts';
import { EMPLOYEE_ERRORS } from '../../contract/employee.messages.ts';
import type { FamilyMember } from '../../contract/employee.schema.ts';
import { getEmployees } from '../employee.store.ts';
import type { EmployeeRecord } from '../employee.tables.ts';
import { reportsTo } from '../person.store.ts';

export const today = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

/** How far ahead somebody may be entered before joining. */
const JOIN_ADVANCE_DAYS = 60;
/** A Muslim man may have up to four wives; the law of tax and pay only counts what is entered. */
const MAX_SPOUSES = 4;
const OLDEST_CHILD = 60;

/** @throws 422 naming every field at fault; passes when there is none. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const fields: Record<string, { text: Fault['text'] }[]> = {};
  for (const { field, text } of faults) (fields[field] ??= []).push({ text });
  throw invalidFields(fields);
}

type Person = Parameters<typeof checkPerson>[0];
type Employment = Parameters<typeof checkEmployment>[0];
type Organisation = Parameters<typeof checkOrganisation>[1];

export const personFaults = (ctx: Ctx, person: Person) => checkPerson(person, today(ctx));
/** The last day on which somebody may start, entered today. */
export const latestStart = (ctx: Ctx): CalendarDate => addDays(today(ctx), JOIN_ADVANCE_DAYS);
export const employmentFaults = (ctx: Ctx, employment: Employment) => checkEmployment(employment, latestStart(ctx));

/** @param before the record as it is: a unit that was closed since is no reason to refuse another change. */
export async function requireEmployment(
  ctx: Ctx,
  employment: Employment & Organisation,
  options: { extra?: readonly Fault[]; before?: Organisation } = {},
): Promise<void> {
  const { extra = [], before = {} } = options;
  refuse([...extra, ...employmentFaults(ctx, employment)]);
  const changed = Object.entries(employment).filter(([key, value]) => key.endsWith('_id') && value !== before[key as keyof Organisation]);
  await checkOrganisation(ctx, Object.fromEntries(changed) as Organisation);
}

/** The manager is an active employee and no report of the person. */
export async function requireManager(ctx: Ctx, manager: number | null | undefined, employee: number | null): Promise<void> {
  if (!manager) return;
  const [found] = await getEmployees(ctx, [manager]);
  if (!found || found.status !== 'Active') throw invalid('reporting_to', EMPLOYEE_ERRORS.noSuchManager);
  if (employee !== null && (await reportsTo(ctx, manager, employee))) throw invalid('reporting_to', EMPLOYEE_ERRORS.reportsToSelf);
}

export function requireFamily(ctx: Ctx, family: readonly FamilyMember[]): void {
  const fields: Record<string, { text: Fault['text']; params?: { n: number } }[]> = {};
  const now = today(ctx);
  family.forEach((member, index) => {
    const put = (field: keyof FamilyMember, text: Fault['text']) => void (fields[`family.${index}.${field}`] = [{ text }]);
    const child = member.relation === 'Child';
    if (child && !member.dob) put('dob', EMPLOYEE_ERRORS.childDob);
    else if (member.dob && member.dob > now) put('dob', child ? EMPLOYEE_ERRORS.childAge : EMPLOYEE_ERRORS.bornLater);
    else if (child && member.dob && ageAt(member.dob, now) > OLDEST_CHILD) put('dob', EMPLOYEE_ERRORS.childAge);
    if (member.relation === 'Spouse' && !member.employment_status) put('employment_status', EMPLOYEE_ERRORS.spouseWork);
  });
  if (family.filter(({ relation }) => relation === 'Spouse').length > MAX_SPOUSES) {
    fields['family'] = [{ text: EMPLOYEE_ERRORS.spouses, params: { n: MAX_SPOUSES } }];
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields as FieldTexts);
}

/** Seats that are left under the plan; Infinity without a limit. @param hold false: a look without a lock. */
export async function freePlaces(ctx: Ctx, lock = true): Promise<number> {
  const limit = await employeeLimit(ctx, ctx.companyId);
  if (limit === null) return Number.POSITIVE_INFINITY;
  // Locked, so that two people who add the last seat at once do not both get it.
  const { rows } = await ctx.client.query<{ active: number }>(
    `select active_employees_count as active from companies where id = $1 ${lock ? 'for update' : ''}`,
    [ctx.companyId],
  );
  return limit - (rows[0]?.active ?? 0);
}

export async function requireEmployeePlaces(ctx: Ctx, wanted: number): Promise<void> {
  if ((await freePlaces(ctx)) >= wanted) return;
  throw invalid('base', EMPLOYEE_ERRORS.seats, { seats: (await employeeLimit(ctx, ctx.companyId)) ?? 0 });
}

/** What was entered, else what the type of employee says. */
export const citizenshipOf = (form: {
  employee_type: 'Local' | 'Foreign';
  citizenship?: EmployeeRecord['citizenship'] | undefined;
}): EmployeeRecord['citizenship'] => form.citizenship ?? (form.employee_type === 'Foreign' ? 'foreign' : 'citizen');

/** The birth date that is stored: what was entered, else what the identity number says. */
export const birthDate = (person: { date_of_birth?: string | null | undefined; identity_number?: string | null | undefined }): string | null =>
  person.date_of_birth ?? (person.identity_number ? birthDateOf(person.identity_number) : null);
