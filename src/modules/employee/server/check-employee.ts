/** What the form's schema cannot know: today, the organisation, the manager, the seats of the plan. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { checkOrganisation, seatLimit } from '#modules/company/server/public.ts';
import { EMPLOYEE_ERRORS } from '../contract/employee.messages.ts';
import { checkEmployment, checkPerson, type FamilyMember } from '../contract/employee.schema.ts';
import { getEmployees } from './employee.store.ts';
import { reportsTo } from './person.store.ts';

export const today = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

/** How far ahead somebody may be entered before joining. */
const JOIN_AHEAD_DAYS = 60;
/** A Muslim man may have up to four wives; the law of tax and pay only counts what is entered. */
const MAX_SPOUSES = 4;

function refuse(faults: readonly { field: string; text: { en: string; ms: string } }[]): void {
  if (faults.length === 0) return;
  const fields: Record<string, { text: { en: string; ms: string } }[]> = {};
  for (const { field, text } of faults) (fields[field] ??= []).push({ text });
  throw invalidFields(fields);
}

type Person = Parameters<typeof checkPerson>[0];
type Employment = Parameters<typeof checkEmployment>[0];

export const personFaults = (ctx: Ctx, person: Person) => checkPerson(person, today(ctx));
export const employmentFaults = (ctx: Ctx, employment: Employment) => checkEmployment(employment, addDays(today(ctx), JOIN_AHEAD_DAYS));

/** @throws 422 naming every field at fault. */
export function demandPerson(ctx: Ctx, person: Person): void {
  refuse(personFaults(ctx, person));
}

export async function demandEmployment(ctx: Ctx, employment: Employment & Parameters<typeof checkOrganisation>[1], extra: readonly { field: string; text: { en: string; ms: string } }[] = []): Promise<void> {
  refuse([...extra, ...employmentFaults(ctx, employment)]);
  await checkOrganisation(ctx, employment);
}

/** The manager is an active employee and no report of the person. */
export async function demandManager(ctx: Ctx, manager: number | null | undefined, employee: number | null): Promise<void> {
  if (!manager) return;
  const [found] = await getEmployees(ctx, [manager]);
  if (!found || found.status !== 'Active') throw invalid('reporting_to', EMPLOYEE_ERRORS.noSuchManager);
  if (employee !== null && (await reportsTo(ctx, manager, employee))) throw invalid('reporting_to', EMPLOYEE_ERRORS.reportsToSelf);
}

export function demandFamily(ctx: Ctx, family: readonly FamilyMember[]): void {
  const fields: Record<string, { text: { en: string; ms: string }; params?: { n: number } }[]> = {};
  const now = today(ctx);
  const oldest = addDays(`${Number(now.slice(0, 4)) - 61}${now.slice(4)}` as CalendarDate, 0);
  family.forEach((member, index) => {
    if (member.relation !== 'Child') return;
    if (!member.dob) fields[`family.${index}.dob`] = [{ text: EMPLOYEE_ERRORS.childDob }];
    else if (member.dob > now || member.dob < oldest) fields[`family.${index}.dob`] = [{ text: EMPLOYEE_ERRORS.childAge }];
  });
  if (family.filter(({ relation }) => relation === 'Spouse').length > MAX_SPOUSES) {
    fields['family'] = [{ text: EMPLOYEE_ERRORS.spouses, params: { n: MAX_SPOUSES } }];
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields as FieldTexts);
}

/** Seats that are left under the plan; Infinity without a limit. */
export async function freeSeats(ctx: Ctx): Promise<number> {
  const limit = await seatLimit(ctx, ctx.companyId);
  if (limit === null) return Number.POSITIVE_INFINITY;
  // Locked, so that two people who add the last seat at once do not both get it.
  const { rows } = await ctx.client.query<{ active: number }>('select active_employees_count as active from companies where id = $1 for update', [ctx.companyId]);
  return limit - (rows[0]?.active ?? 0);
}

export async function demandSeats(ctx: Ctx, wanted: number): Promise<void> {
  if ((await freeSeats(ctx)) >= wanted) return;
  throw invalid('base', EMPLOYEE_ERRORS.seats, { seats: (await seatLimit(ctx, ctx.companyId)) ?? 0 });
}

/** The birth date that is stored: what was entered, else what the identity number says. */
export const birthDate = (person: { date_of_birth?: string | null; identity_number?: string | null }): string | null =>
  person.date_of_birth ?? (person.identity_number ? birthDateOf(person.identity_number) : null);
