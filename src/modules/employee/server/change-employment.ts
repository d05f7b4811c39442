/** Changes an employment: dated, with a reason, and kept as a movement. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { demandSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import type { bulkOrganisation as bulkEndpoint, changeEmployment as endpoint } from '../contract/employee.endpoints.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../contract/employee.messages.ts';
import { demandEmployment, demandManager } from './check-employee.ts';
import { getEmployee, updateEmployee } from './employee.store.ts';
import type { EmployeeRecord } from './employee.tables.ts';
import { insertMovements, type NewMovement } from './person.store.ts';
import { recordChange } from './record-change.ts';
import { savedAnswer } from './show-employee.ts';
import { guardEmployee } from './unique-employee.ts';

const PLACES = ['branch_id', 'division_id', 'department_id', 'position_id', 'position_level_id', 'reporting_to'] as const;
type Placement = Pick<EmployeeRecord, (typeof PLACES)[number]>;

/** What a change of place is called: a new level up the ladder is a promotion, all else a transfer. */
function movementType(before: Placement, after: Placement): 'Transfer' | 'Promotion' {
  return before.position_level_id !== after.position_level_id && before.position_level_id !== null ? 'Promotion' : 'Transfer';
}

/** The changed places by name, as the movement keeps them. */
async function namedPlaces(ctx: Ctx, before: Placement, after: Placement): Promise<Pick<NewMovement, 'before' | 'after'>> {
  const names = await organisationNames(ctx, {
    branch: [before.branch_id, after.branch_id].filter((id) => id !== null),
    division: [before.division_id, after.division_id].filter((id) => id !== null),
    department: [before.department_id, after.department_id].filter((id) => id !== null),
    position: [before.position_id, after.position_id].filter((id) => id !== null),
    position_level: [before.position_level_id, after.position_level_id].filter((id) => id !== null),
  });
  const nameOf = (place: (typeof PLACES)[number], id: number | null) =>
    id === null ? null : place === 'reporting_to' ? id : (names[place.replace(/_id$/, '') as keyof typeof names].get(id)?.name ?? id);
  const changes = PLACES.filter((place) => before[place] !== after[place]);
  const side = (record: Placement) => Object.fromEntries(changes.map((place) => [place.replace(/_id$/, ''), nameOf(place, record[place])]));
  return { before: side(before), after: side(after) };
}

async function recordMovements(ctx: Ctx, before: EmployeeRecord, after: EmployeeRecord, at: string, reason: string | null): Promise<void> {
  const movements: NewMovement[] = [];
  if (PLACES.some((place) => before[place] !== after[place])) {
    movements.push({ employee_id: after.id, effective_date: at, type: movementType(before, after), reason, ...(await namedPlaces(ctx, before, after)) });
  }
  if (before.confirmed_at !== after.confirmed_at && after.confirmed_at) {
    movements.push({ employee_id: after.id, effective_date: after.confirmed_at, type: 'Confirm', reason });
  }
  await insertMovements(ctx, movements);
}

export async function changeEmployment(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { id, updated_at: seen, effective_date: at, reason, employee_code: code, ...form } = input;
  const before = await getEmployee(ctx, id, { lock: true });
  demandSeenVersion(before, seen);
  await demandEmployment(ctx, form);
  await demandManager(ctx, form.reporting_to, id);
  // Confirmation before the end of probation is allowed, with a reason.
  const probationEnd = form.probation_months ? addMonths(form.company_joined_at, form.probation_months) : form.company_joined_at;
  if (form.confirmed_at && form.confirmed_at < probationEnd && !reason) {
    throw invalid('reason', EMPLOYEE_ERRORS.earlyConfirmation);
  }
  const after = await guardEmployee(() => updateEmployee(ctx, id, { ...form, employee_code: code ?? before.employee_code }));
  await recordMovements(ctx, before, after, at, reason);
  await recordChange(ctx, { action: 'employment.updated', id, before, after });
  return savedAnswer(ctx, id, EMPLOYEE_MESSAGES.saved);
}

/** Moves many people; each has its own result, and one refusal leaves the others done. */
export async function moveEmployees(ctx: Ctx, input: ParsedInput<typeof bulkEndpoint>): Promise<OutputOf<typeof bulkEndpoint>> {
  const { ids, effective_date: at, reason, ...places } = input;
  const given = Object.fromEntries(Object.entries(places).filter(([, value]) => value !== undefined)) as Partial<Placement>;
  const done: number[] = [];
  const failed: { id: number; message: string }[] = [];
  for (const id of new Set(ids)) {
    await ctx.client.query('savepoint one');
    try {
      const before = await getEmployee(ctx, id, { lock: true });
      await demandEmployment(ctx, { branch_id: before.branch_id, division_id: before.division_id, department_id: before.department_id, ...given });
      await demandManager(ctx, given.reporting_to, id);
      const after = await updateEmployee(ctx, id, given);
      await recordMovements(ctx, before, after, at as CalendarDate, reason);
      await recordChange(ctx, { action: 'employment.updated', id, before, after });
      await ctx.client.query('release savepoint one');
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await ctx.client.query('rollback to savepoint one');
      const { message, errors } = error.body(ctx.locale);
      failed.push({ id, message: errors ? Object.values(errors).flat().join(' ') : message });
    }
  }
  return { success: true, message: say(EMPLOYEE_MESSAGES.moved, ctx.locale, { n: done.length }), data: { done, failed } };
}
