import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { fillWorksheet } from '#modules/statutory/contract/mtd/fill-worksheet.ts';
import { statutoryTables } from '#modules/statutory/contract/list-statutory-tables.ts';
import { computePayroll } from '../../contract/calculation/compute-payroll.ts';
import { explainPayroll } from '../../contract/explanation/explain-payroll.ts';
import type { payrollTrace as traceEndpoint, showFormulas as formulasEndpoint, showPayroll as endpoint } from '../../contract/payroll.endpoints.ts';
import { orInvalid } from '../draft/law-refusal.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { presentPayroll } from '../payroll.presenter.ts';
import { getPayroll } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { storedSites } from '../site/payroll-site.store.ts';
import { computableOf } from '../draft/stored-payroll.ts';

export async function showPayroll(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const [record, { four_eyes }, timeline, sites] = await pipeline(
    ctx,
    () => getPayroll(ctx, id),
    () => findSetting(ctx),
    () => workflowLog(ctx, { type: 'payroll', id }),
    () => storedSites(ctx, [id]),
  );
  return {
    data: await presentPayroll(ctx, record, four_eyes),
    sites: sites.get(id) ?? [],
    timeline: timeline.map(({ payload: _payload, at, ...entry }) => ({ ...entry, at: instantText(at) })),
  };
}

/** The steps behind each figure, worked out from the snapshot of the payroll. */
export function traceOf(record: PayrollRecord) {
  const form = computableOf(record);
  return explainPayroll(form, record.calculation, computePayroll(form, record.calculation.rules));
}

export async function showTrace(ctx: Ctx, { id }: ParsedInput<typeof traceEndpoint>): Promise<OutputOf<typeof traceEndpoint>> {
  return { data: traceOf(await getPayroll(ctx, id)) };
}

/** @throws 422 on a date before the first table. */
export async function showFormulas(ctx: Ctx, { date, rules }: ParsedInput<typeof formulasEndpoint>): Promise<OutputOf<typeof formulasEndpoint>> {
  const set = rules ?? (await findSetting(ctx)).rule_set;
  return { data: orInvalid(() => ({ ...statutoryTables(date, set), mtd_items: fillWorksheet({ date, rules: set }).worksheet })) };
}
