/** payroll_runs, whom they refused, and the kept sums of a period. */
import { integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { PeopleChoice } from '#modules/employee/contract/employee.schema.ts';
import { RUN_STATUSES } from '../contract/run/run.endpoints.ts';

const sum = () => numeric({ precision: 16, scale: 2 }).notNull();

/** Whom a run works through; empty: everybody of the period. */
export interface RunFilter extends Omit<PeopleChoice, 'employee_id'> {
  readonly employee_ids?: readonly number[] | undefined;
}

export const payrollRuns = pgTable('payroll_runs', {
  id: id(),
  company_id: key().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  pay_date: day(),
  filter: jsonb().$type<RunFilter>().notNull().default({}),
  asked_by: key(),
  status: text({ enum: RUN_STATUSES }).notNull().default('pending'),
  done_to: key().notNull().default(0),
  attempts: smallint().notNull().default(0),
  total: integer().notNull().default(0),
  processed: integer().notNull().default(0),
  kept: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  error: jsonb().$type<Text>(),
  started_at: moment(),
  finished_at: moment(),
  ...stamps(),
});
export type RunRecord = typeof payrollRuns.$inferSelect;

export const payrollRunFailures = pgTable(
  'payroll_run_failures',
  {
    run_id: key().notNull(),
    employee_id: key().notNull(),
    company_id: key().notNull(),
    name: text().notNull(),
    reason: jsonb().$type<Text>().notNull(),
    params: jsonb().$type<Params>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.employee_id] })],
);

export const payrollTotalSums = pgTable(
  'payroll_totals',
  {
    company_id: key().notNull(),
    start_date: day().notNull(),
    end_date: day().notNull(),
    status: text().notNull(),
    payrolls: integer().notNull(),
    total_salary: sum(),
    total_earning: sum(),
    total_gross_pay: sum(),
    total_deduction: sum(),
    total_adjustment: sum(),
    total_contribution_employee: sum(),
    total_contribution_employer: sum(),
    total_net_pay: sum(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.start_date, table.end_date, table.status] })],
);
