/** Whom the rows of a sheet mean, and the payrolls of a period by employee. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { ImportLine } from '#platform/server/imports/import-definition.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { payrollPeople } from '#modules/employee/server/public.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { overlappingPayrolls } from '../payroll.store.ts';
import type { VariableLine } from './variable-columns.ts';

const digits = (value: unknown) => String(value ?? '').replace(/[\s-]/g, '');

/** Employees of the lines in order, by code, else by identity number; null where nobody within reach has it. */
export async function peopleOfLines(ctx: Ctx, lines: readonly ImportLine<VariableLine>[]): Promise<(number | null)[]> {
  const codes = lines.flatMap(({ values }) => (values['employee_code'] ? [String(values['employee_code']).toLowerCase()] : []));
  const papers = lines.flatMap(({ values }) => (values['employee_code'] || !values['identity_number'] ? [] : [digits(values['identity_number'])]));
  const { rows } = await ctx.client.query<{ id: number }>(
    `select id from employees where company_id = $1 and deleted_at is null
     and (lower(employee_code) = any($2) or translate(identity_number, '- ', '') = any($3))`,
    [ctx.companyId, codes, papers],
  );
  if (rows.length === 0) return lines.map(() => null);
  // Asked once more through the wall of the admin's reach.
  const people = await payrollPeople(ctx, { ids: rows.map(({ id }) => Number(id)) });
  const byCode = new Map(people.map((person) => [person.employee_code.toLowerCase(), person.id]));
  const byPaper = new Map(people.map((person) => [digits(person.identity_number), person.id]));
  return lines.map(
    ({ values }) =>
      (values['employee_code']
        ? byCode.get(String(values['employee_code']).toLowerCase())
        : values['identity_number']
          ? byPaper.get(digits(values['identity_number']))
          : undefined) ?? null,
  );
}

export interface PeriodPayroll {
  readonly payroll_id: number;
  readonly updated_at: string;
  readonly status: string;
}

export async function payrollsOf(ctx: Ctx, employeeIds: readonly number[], period: PayPeriod): Promise<ReadonlyMap<number, PeriodPayroll>> {
  const found = await overlappingPayrolls(ctx, employeeIds, period);
  return new Map(
    [...found].flatMap(([id, records]) => {
      const record = records.find(({ start_date, end_date }) => start_date === period.start_date && end_date === period.end_date);
      return record ? [[id, { payroll_id: record.id, updated_at: instantText(record.updated_at), status: record.status }] as const] : [];
    }),
  );
}
