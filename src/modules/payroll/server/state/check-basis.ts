/** The salary and the days of service that a payroll was worked out from, beside what the records say now. */
import { toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { servedDays } from '../../contract/attendance-pay/prorate-salary.ts';
import { versionsIn } from '../draft/draft-payroll.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { salariesIn } from '../salary/salary.store.ts';

type Checked = Pick<PayrollRecord, 'id' | 'employee_id' | 'start_date' | 'end_date' | 'calculation'>;

/** From which day on which basic holds; one that does not change has no days. */
function stepsOf(versions: readonly { readonly from: string; readonly basic: number }[], basic: number): string {
  const steps = versions.filter((version, at) => version.basic !== versions[at - 1]?.basic);
  return steps.length < 2 ? String(basic) : steps.map((step) => `${step.from} ${step.basic}`).join();
}

/** Ids of payrolls of a period that were worked out from another salary, or from other days of service. */
async function staleIn(ctx: Ctx, payrolls: readonly Checked[], from: string, to: string): Promise<number[]> {
  const ids = payrolls.map(({ employee_id }) => employee_id);
  const [people, salaries] = await pipeline(
    ctx,
    () => getEmployees(seeingAll(ctx), ids),
    () => salariesIn(ctx, ids, from, to),
  );
  const personOf = new Map(people.map((person) => [person.id, person]));
  return payrolls.flatMap(({ id, employee_id, calculation }) => {
    const [person, versions] = [personOf.get(employee_id), salaries.get(employee_id) ?? []];
    const salary = versions.at(-1);
    if (!person || !salary) return [];
    const days = servedDays(from as Parameters<typeof servedDays>[0], to as Parameters<typeof servedDays>[1], person);
    const basic = toRinggit(salary.basic);
    const isSame =
      days.served === calculation.payable_days &&
      salary.pay_type === calculation.pay_type &&
      stepsOf(versionsIn(versions, { ...days, start: days.from, end: days.to }), basic) === stepsOf(calculation.salary_parts ?? [], calculation.basic);
    return isSame ? [] : [id];
  });
}

export async function staleBasis(ctx: Ctx, payrolls: readonly Checked[]): Promise<number[]> {
  const stale: number[] = [];
  for (const some of Map.groupBy(payrolls, ({ start_date, end_date }) => `${start_date}/${end_date}`).values()) {
    const [{ start_date, end_date }] = some as [Checked, ...Checked[]];
    stale.push(...(await staleIn(ctx, some, start_date, end_date)));
  }
  return stale;
}
