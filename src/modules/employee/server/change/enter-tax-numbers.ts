/** Enters tax numbers of people who lack one, or corrects them: all or none. */
import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalidFields } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { enterTaxNumbers as endpoint } from '../../contract/tax-number.endpoints.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import { getEmployee, updateEmployee } from '../employee.store.ts';
import { employees as e, type EmployeeRecord } from '../employee.tables.ts';
import { recordChange } from './record-change.ts';

type Entered = { readonly before: EmployeeRecord; readonly tax_no: string };

/** Somebody who came back may have two records, and one number. @throws 422 at every number that another person of the company has. */
async function requireOwn(ctx: Ctx, entered: readonly Entered[]): Promise<void> {
  const numbers = among(
    e.tax_no,
    entered.map(({ tax_no }) => tax_no),
  );
  const stored = await ctx.db
    .select({ id: e.id, identity_number: e.identity_number, tax_no: e.tax_no })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), numbers));
  const current = [...stored, ...entered.map(({ before: { id, identity_number }, tax_no }) => ({ id, identity_number, tax_no }))];
  const isSame = (a: Pick<EmployeeRecord, 'id' | 'identity_number'>, b: typeof a) =>
    a.id === b.id || (a.identity_number !== null && a.identity_number === b.identity_number);
  const faults = entered.flatMap(({ before, tax_no }) =>
    current.some((other) => other.tax_no === tax_no && !isSame(other, before)) ? [[`numbers.${before.id}`, [{ text: EMPLOYEE_ERRORS.taxNumberTaken }]]] : [],
  );
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

export async function enterTaxNumbers(ctx: Ctx, { numbers }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const entered: Entered[] = [];
  for (const [id, tax_no] of Object.entries(numbers)) entered.push({ before: await getEmployee(ctx, Number(id), { lock: true }), tax_no });
  await requireOwn(ctx, entered);
  for (const { before, tax_no } of entered) {
    const after = await updateEmployee(ctx, before.id, { tax_no });
    await recordChange(ctx, { action: 'updated', id: before.id, before, after });
  }
  return { success: true, message: say(EMPLOYEE_MESSAGES.taxNumbers, ctx.locale, { n: entered.length }), data: { saved: entered.length } };
}
