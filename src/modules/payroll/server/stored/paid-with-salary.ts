/**
 * What other modules have paid together with the monthly salary, such as claims: payroll writes a line for each, and says when it
 * was paid. The lines are theirs: what a form says of them is not read.
 */
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import { dueIn, type DueLine } from '../../contract/process/due-lines.ts';
import type { EarningLine } from '../../contract/payroll-line.schema.ts';
import type { PaymentFacts } from './payroll-batch.store.ts';

export type DueWithSalary = Omit<DueLine, 'key'> & { readonly employee_id: number };

export interface PaidWithSalary {
  /** In the `source` of its lines; it never changes. */
  readonly key: string;
  /** What waits for a payroll, and what these payrolls hold already. */
  due(ctx: Ctx, employeeIds: readonly number[], payrollIds: readonly number[]): Promise<DueWithSalary[]>;
  /** Which payroll pays what from now on; payrolls that are computed again let go of theirs first. @throws 409 where one of them is not there to be paid any more */
  stamp(ctx: Ctx, payrolls: readonly { readonly id: number; readonly taken: readonly number[] }[]): Promise<void>;
  /** The records that each of these payrolls pays, by payroll; one that pays none may be absent. */
  paidBy(ctx: Ctx, payrollIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
  /** Payrolls that go: what they held waits for the next one. */
  release(ctx: Ctx, payrollIds: readonly number[]): Promise<void>;
  paid(ctx: Ctx, payrollIds: readonly number[], facts: PaymentFacts): Promise<void>;
  /** The bank sent the money of a payroll back. */
  takenBack(ctx: Ctx, payrollId: number): Promise<void>;
}

/** Each answer has a key of its own. */
export const paidWithSalary = extensionPoint<PaidWithSalary>('what is paid with the salary');

/** By employee. */
export async function dueWithSalary(ctx: Ctx, employeeIds: readonly number[], payrollIds: readonly number[]): Promise<Map<number, DueLine[]>> {
  if (employeeIds.length === 0) return new Map();
  const ask =
    ({ key, due }: PaidWithSalary) =>
    async () =>
      (await due(ctx, employeeIds, payrollIds)).map((line) => ({ ...line, key }));
  const found = await pipeline(ctx, ...providersOf(paidWithSalary).map(ask));
  return Map.groupBy(found.flat(), ({ employee_id }) => employee_id);
}

interface Paying {
  readonly id: number;
  readonly earnings: readonly Pick<EarningLine, 'source'>[];
}
/** The records of a key that a payroll has lines for. */
const takenBy = ({ earnings }: Paying, key: string): Set<number> => new Set(earnings.flatMap((line) => dueIn(line, key) ?? []));

export async function stampWithSalary(ctx: Ctx, payrolls: readonly Paying[]): Promise<void> {
  if (payrolls.length === 0) return;
  for (const { key, stamp } of providersOf(paidWithSalary))
    await stamp(
      ctx,
      payrolls.map((payroll) => ({ id: payroll.id, taken: [...takenBy(payroll, key)] })),
    );
}

/** Ids of payrolls with a line whose record they do not pay, or with a record that has no line. */
export async function astrayWithSalary(ctx: Ctx, payrolls: readonly Paying[]): Promise<Set<number>> {
  const astray = new Set<number>();
  if (payrolls.length === 0) return astray;
  const ids = payrolls.map(({ id }) => id);
  for (const { key, paidBy } of providersOf(paidWithSalary)) {
    const paid = await paidBy(ctx, ids);
    for (const payroll of payrolls) if (takenBy(payroll, key).symmetricDifference(new Set(paid.get(payroll.id))).size > 0) astray.add(payroll.id);
  }
  return astray;
}

export async function releaseWithSalary(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  for (const { release } of providersOf(paidWithSalary)) await release(ctx, payrollIds);
}

export async function payWithSalary(ctx: Ctx, payrollIds: readonly number[], facts: PaymentFacts): Promise<void> {
  if (payrollIds.length > 0) for (const { paid } of providersOf(paidWithSalary)) await paid(ctx, payrollIds, facts);
}

export async function takeBackWithSalary(ctx: Ctx, payrollId: number): Promise<void> {
  for (const { takenBack } of providersOf(paidWithSalary)) await takenBack(ctx, payrollId);
}
