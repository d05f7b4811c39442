/** The payslips of a month, and each of them, for who may open the payslip page. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { FileReply } from '#platform/server/http/file-reply.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  listPayslips as listEndpoint,
  payslipFile as fileEndpoint,
  payslipTrace as traceEndpoint,
  showPayslip as showEndpoint,
} from '../../contract/payslip/issued-payslips.endpoints.ts';
import type { IssuedPayslip } from '../../contract/payslip/issued-payslips.schema.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { payslipOf, payslipPdf } from './payslip-pdf.ts';
import { traceOf } from '../list/show-payroll.ts';
import { findIssued, lastMonth, listIssued, type ListedPayslip } from './issued-payslip.store.ts';

const NOTHING = { page: 1, per_page: 0, total: 0, last_page: 1 } as const;

const presentIssued = ({ last_sent, sent_at, error, ordered_at, ...row }: ListedPayslip): IssuedPayslip => ({
  ...row,
  total_gross_pay: toRinggit(row.total_gross_pay),
  total_net_pay: toRinggit(row.total_net_pay),
  sent_at: last_sent && instantText(last_sent),
  send_error: error,
  sending: ordered_at !== null && sent_at === null,
});

export async function listPayslips(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const ofMonth = (month: string) => listIssued(ctx, { ...input, month });
  const [{ payslip_password }, asked, last] = await pipeline(
    ctx,
    () => findSetting(ctx),
    async () => (input.month ? ofMonth(input.month) : null),
    async () => (input.month ? null : lastMonth(ctx)),
  );
  const month = input.month ?? last;
  if (month === null) return { data: [], month, payslip_password, meta: { ...NOTHING, per_page: input.per_page } };
  const { rows, meta } = asked ?? (await ofMonth(month));
  return { data: rows.map(presentIssued), month, payslip_password, meta };
}

/** @throws 404 when it is not issued or out of reach */
async function issuedOne(ctx: Ctx, id: number): Promise<PayrollRecord> {
  const record = await findIssued(ctx, id);
  if (!record) throw notFound();
  return record;
}

export const showPayslip = async (ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> => ({
  data: await payslipOf(ctx, await issuedOne(ctx, id)),
});

export const showPayslipTrace = async (ctx: Ctx, { id }: ParsedInput<typeof traceEndpoint>): Promise<OutputOf<typeof traceEndpoint>> => ({
  data: traceOf(await issuedOne(ctx, id)),
});

export const payslipFile = async (ctx: Ctx, { id, language }: ParsedInput<typeof fileEndpoint>): Promise<FileReply> =>
  payslipPdf(ctx, await issuedOne(ctx, id), language);
