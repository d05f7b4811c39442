/** What the running month of payroll needs next, of those who may do it. */
import { isOwner, mayAct } from '#platform/contract/access.ts';
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { todoSource, type Todo } from '#platform/server/dashboard.ts';
import { payrollStep, type PayrollStep } from '../contract/dashboard.schema.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { currentPeriod } from './current-period.ts';
import { firstPayrollStep } from './setting/first-payroll-step.ts';

const PAGE = '/payroll/manage';
const may = (ctx: Ctx, action: 'Process' | 'Confirm' | 'Mark Paid') => mayAct(ctx.actor, ctx.services.pages, PAGE, action);
const mayPay = (ctx: Ctx) => may(ctx, 'Mark Paid') || mayAct(ctx.actor, ctx.services.pages, '/payroll/document/payment', 'Create');

async function nextSteps(ctx: Ctx): Promise<Todo<PayrollStep>[]> {
  const [{ period, payDate, byStatus }, begun] = await pipeline(
    ctx,
    () => currentPeriod(ctx),
    // The owner's steps of a new company lead to the first payroll.
    () => (isOwner(ctx.actor) ? firstPayrollStep.isDone(ctx) : Promise.resolve(true)),
  );
  const steps = [
    { step: 'process', status: 'Pending', allowed: may(ctx, 'Process') && begun },
    { step: 'confirm', status: 'In Process', allowed: may(ctx, 'Confirm') && begun },
    { step: 'pay', status: 'Confirmed', allowed: mayPay(ctx) },
  ] as const;
  return steps.flatMap(({ step, status, allowed }) => {
    const found = byStatus.get(status);
    if (!allowed || !found || found.count <= 0) return [];
    const data = { step, ...period, people: found.count, amount: found.totals.total_net_pay };
    return [{ id: `${step} ${period.start_date}`, due: payDate, weight: TODO_WEIGHT.pay, data }];
  });
}

export const payrollTodos = [todoSource({ key: 'payroll', requires: requirePage(payrollManifest, PAGE), schema: payrollStep, load: nextSteps })];
