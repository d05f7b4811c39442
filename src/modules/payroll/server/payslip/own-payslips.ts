/** Own payslips: whatever the reach of an admin role, nobody else's. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { yearOf } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { FileReply } from '#platform/server/http/file-reply.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { canViewPayslip } from '../../contract/payroll.policy.ts';
import type {
  listOwnPayslips as listEndpoint,
  ownPayslipPdf as pdfEndpoint,
  ownPayslipSummary as summaryEndpoint,
  ownPayslipTrace as traceEndpoint,
  showOwnPayslip as showEndpoint,
} from '../../contract/payslip/payslip.endpoints.ts';
import { getOwnPayroll } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { presentPayslipRow } from './payslip.presenter.ts';
import { listPayslips } from './payslip.store.ts';
import { payslipOf, payslipPdf } from './payslip-pdf.ts';
import { traceOf } from '../list/show-payroll.ts';
import { yearsToDate } from '../draft/year-to-date.store.ts';

/** What has no payslip yet is not there for the employee. @throws 404 */
async function ownIssued(ctx: Ctx, id: number): Promise<PayrollRecord> {
  const record = await getOwnPayroll(ctx, id, ownEmployeeId(ctx));
  if (!canViewPayslip(record.status) || record.payslip === null) throw notFound();
  return record;
}

export async function listOwnPayslips(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await listPayslips(ctx, ownEmployeeId(ctx), input);
  return { data: rows.map(presentPayslipRow), meta };
}

export async function summariseOwnPayslips(ctx: Ctx, input: ParsedInput<typeof summaryEndpoint>): Promise<OutputOf<typeof summaryEndpoint>> {
  const year = input.year ?? yearOf(todayIn(ctx.clock, ctx.actor.timeZone));
  const [sums] = await yearsToDate(ctx, [{ employeeId: ownEmployeeId(ctx), year, until: `${year}-12-31` }], true);
  if (!sums) throw notFound();
  return { data: { ...sums, year } };
}

export const showOwnPayslip = async (ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> => ({
  data: await payslipOf(ctx, await ownIssued(ctx, id)),
});

export const ownPayslipPdf = async (ctx: Ctx, { id, language }: ParsedInput<typeof pdfEndpoint>): Promise<FileReply> =>
  payslipPdf(ctx, await ownIssued(ctx, id), language);

export const ownPayslipTrace = async (ctx: Ctx, { id }: ParsedInput<typeof traceEndpoint>): Promise<OutputOf<typeof traceEndpoint>> => ({
  data: traceOf(await ownIssued(ctx, id)),
});
