/** Is this person here already, or with another company of the same owner? */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { asSystem } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { EMPLOYEE_ERRORS } from '../../contract/employee.messages.ts';
import { employees as e } from '../employee.tables.ts';

export interface Papers {
  readonly employee_code?: string | null | undefined;
  readonly identity_number?: string | null | undefined;
  readonly passport?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** @throws 422 naming every field that an employee of the company has already. @param own the id of the person who may have them. */
export async function requireUnique(ctx: Ctx, papers: Papers, own: number | null = null): Promise<void> {
  const same = or(
    papers.identity_number ? and(eq(e.identity_number, papers.identity_number), eq(e.status, 'Active')) : undefined,
    papers.passport ? and(eq(e.passport, papers.passport), eq(e.status, 'Active')) : undefined,
    papers.email ? eq(sql`lower(${e.email})`, papers.email.toLowerCase()) : undefined,
    papers.employee_code ? eq(sql`lower(${e.employee_code})`, papers.employee_code.toLowerCase()) : undefined,
  );
  if (!same) return;
  // The unique indexes judge, whoever may see the other row; so does this.
  const found = await ctx.db
    .select({ identity_number: e.identity_number, passport: e.passport, email: e.email, employee_code: e.employee_code, status: e.status })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), own === null ? undefined : ne(e.id, own), same));
  const active = found.filter(({ status }) => status === 'Active');
  const alike = (a: string | null, b: string | null | undefined) => a !== null && b !== null && b !== undefined && a.toLowerCase() === b.toLowerCase();
  const faults: FieldTexts = {
    ...(found.some((row) => alike(row.employee_code, papers.employee_code)) ? { employee_code: [{ text: EMPLOYEE_ERRORS.codeTaken }] } : {}),
    ...(active.some((row) => alike(row.identity_number, papers.identity_number)) ? { identity_number: [{ text: EMPLOYEE_ERRORS.identityTaken }] } : {}),
    ...(active.some((row) => alike(row.passport, papers.passport)) ? { passport: [{ text: EMPLOYEE_ERRORS.passportTaken }] } : {}),
    ...(found.some((row) => alike(row.email, papers.email)) ? { email: [{ text: EMPLOYEE_ERRORS.emailTaken }] } : {}),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Names of the owner's other companies that employ this person now; allowed, but HR shall know. */
export async function employersElsewhere(ctx: Ctx, papers: Papers): Promise<string[]> {
  const { identity_number: identity, passport } = papers;
  if (!identity && !passport) return [];
  return asSystem(ctx, async ({ client }) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct c.name from employees e
       join companies c on c.id = e.company_id and c.deleted_at is null
       join companies own on own.id = $1 and own.user_id = c.user_id and own.id <> c.id
       where e.deleted_at is null and e.status = 'Active' and (e.identity_number = $2 or e.passport = $3)
       order by c.name`,
      [ctx.companyId, identity ?? null, passport ?? null],
    );
    return rows.map(({ name }) => name);
  });
}
