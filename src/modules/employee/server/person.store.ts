/** SQL of what hangs on an employee: family, emergency contacts, movements. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepared } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { users } from '#modules/identity/server/public.ts';
import type { Education, emergencyContact, FamilyMember, MOVEMENT_TYPES } from '../contract/employee.schema.ts';
import { employeeEducations, employeeEmergencyContacts, employeeFamilies, employeeMovements } from './person.tables.ts';

export type EmergencyContact = z.output<typeof emergencyContact>;

const ofEmployee = <T extends { company_id: typeof employeeFamilies.company_id; employee_id: typeof employeeFamilies.employee_id }>(
  table: T,
  ctx: Ctx,
  id: number,
) => and(eq(table.company_id, ctx.companyId), eq(table.employee_id, id));

const OF_EMPLOYEE = ['company', 'employee'] as const;

const family = prepared('employee.family', OF_EMPLOYEE, (db, $) =>
  db
    .select()
    .from(employeeFamilies)
    .where(and(eq(employeeFamilies.company_id, $.company), eq(employeeFamilies.employee_id, $.employee)))
    .orderBy(asc(employeeFamilies.relation), asc(employeeFamilies.dob), asc(employeeFamilies.id)),
);
const contacts = prepared('employee.contacts', OF_EMPLOYEE, (db, $) =>
  db
    .select()
    .from(employeeEmergencyContacts)
    .where(and(eq(employeeEmergencyContacts.company_id, $.company), eq(employeeEmergencyContacts.employee_id, $.employee)))
    .orderBy(asc(employeeEmergencyContacts.id)),
);
const educations = prepared('employee.educations', OF_EMPLOYEE, (db, $) =>
  db
    .select()
    .from(employeeEducations)
    .where(and(eq(employeeEducations.company_id, $.company), eq(employeeEducations.employee_id, $.employee)))
    .orderBy(desc(employeeEducations.year), asc(employeeEducations.id)),
);
/** The hundred latest. */
const movements = prepared('employee.movements', OF_EMPLOYEE, (db, $) =>
  db
    .select({ movement: employeeMovements, by: users.name })
    .from(employeeMovements)
    .leftJoin(users, eq(users.id, employeeMovements.created_by))
    .where(and(eq(employeeMovements.company_id, $.company), eq(employeeMovements.employee_id, $.employee)))
    .orderBy(desc(employeeMovements.effective_date), desc(employeeMovements.id))
    .limit(100),
);

export const familyOf = (ctx: Ctx, id: number) => family(ctx, { company: ctx.companyId, employee: id });
export const educationsOf = (ctx: Ctx, id: number) => educations(ctx, { company: ctx.companyId, employee: id });

/** What hangs on a person, in one round trip. */
export async function hangingOn(ctx: Ctx, id: number) {
  const whose = { company: ctx.companyId, employee: id };
  const [kin, emergency, learnt, moved] = await pipeline(
    ctx,
    () => family(ctx, whose),
    () => contacts(ctx, whose),
    () => educations(ctx, whose),
    () => movements(ctx, whose),
  );
  return { family: kin, contacts: emergency, educations: learnt, movements: moved };
}

/** The family as given replaces what was there. */
export async function replaceFamily(ctx: Ctx, id: number, family: readonly FamilyMember[]): Promise<void> {
  await ctx.db.delete(employeeFamilies).where(ofEmployee(employeeFamilies, ctx, id));
  if (family.length === 0) return;
  await ctx.db
    .insert(employeeFamilies)
    .values(family.map((member) => ({ ...member, tax_share: String(member.tax_share), company_id: ctx.companyId, employee_id: id })));
}

export async function replaceContacts(ctx: Ctx, id: number, contacts: readonly EmergencyContact[]): Promise<void> {
  await ctx.db
    .delete(employeeEmergencyContacts)
    .where(and(eq(employeeEmergencyContacts.company_id, ctx.companyId), eq(employeeEmergencyContacts.employee_id, id)));
  if (contacts.length === 0) return;
  await ctx.db.insert(employeeEmergencyContacts).values(contacts.map((contact) => ({ ...contact, company_id: ctx.companyId, employee_id: id })));
}

export async function replaceEducations(ctx: Ctx, id: number, educations: readonly Education[]): Promise<void> {
  await ctx.db.delete(employeeEducations).where(and(eq(employeeEducations.company_id, ctx.companyId), eq(employeeEducations.employee_id, id)));
  if (educations.length === 0) return;
  await ctx.db.insert(employeeEducations).values(educations.map((each) => ({ ...each, company_id: ctx.companyId, employee_id: id })));
}

export interface NewMovement {
  readonly employee_id: number;
  readonly effective_date: string;
  readonly type: (typeof MOVEMENT_TYPES)[number];
  readonly reason?: string | null;
  readonly before?: Record<string, unknown> | null;
  readonly after?: Record<string, unknown> | null;
}

/** Movements are never changed: the history of an employment. @returns their ids in order. */
export async function insertMovements(ctx: Ctx, movements: readonly NewMovement[]): Promise<number[]> {
  if (movements.length === 0) return [];
  const rows = await ctx.db
    .insert(employeeMovements)
    .values(movements.map((movement) => ({ ...movement, company_id: ctx.companyId, created_by: ctx.actor.userId })))
    .returning({ id: employeeMovements.id });
  return rows.map(({ id }) => id);
}

export async function setLetter(ctx: Ctx, movement: number, file: string): Promise<void> {
  await ctx.db
    .update(employeeMovements)
    .set({ letter_file: file })
    .where(and(eq(employeeMovements.company_id, ctx.companyId), eq(employeeMovements.id, movement)));
}

/** Would `manager` report to `employee`, directly or through others? */
export async function reportsTo(ctx: Ctx, manager: number, employee: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ found: boolean }>(sql`
    with recursive above as (
      select id, reporting_to from employees where company_id = ${ctx.companyId} and id = ${manager}
      union
      select e.id, e.reporting_to from employees e join above a on e.id = a.reporting_to where e.company_id = ${ctx.companyId}
    )
    select exists (select from above where id = ${employee}) as found`);
  return rows[0]?.found === true;
}
