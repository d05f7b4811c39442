import { FileReply } from '#platform/server/http/file-reply.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyLogo } from '#modules/company/server/public.ts';
import { canViewPayslip } from '../../contract/payroll.policy.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { adjustmentsOf } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { payslipLayout } from './payslip-layout.ts';
import { presentPayslip } from './payslip.presenter.ts';

/** The last four characters of the identity number, or of the passport. */
export function payslipPassword({ employee_snapshot: { identity_number, passport } }: PayrollRecord): string | null {
  return (identity_number ?? passport)?.replace(/[^A-Za-z0-9]/g, '').slice(-4) ?? null;
}

/** The payslip of a payroll, as it was issued. @throws 422 before confirmation */
export async function payslipOf(ctx: Ctx, record: PayrollRecord) {
  if (!canViewPayslip(record.status) || record.payslip === null) throw invalid('base', PAYROLL_ERRORS.noPayslip);
  return presentPayslip(record, record.payslip, await adjustmentsOf(ctx, record.id));
}

/** The same as a PDF, in the language asked for; with a password where the company wants one. */
export async function payslipPdf(ctx: Ctx, record: PayrollRecord, language: Locale = ctx.locale): Promise<FileReply> {
  const slip = await payslipOf(ctx, record);
  const [{ payslip_password }, logo] = await pipeline(
    ctx,
    () => findSetting(ctx),
    () => companyLogo(ctx),
  );
  const layout = payslipLayout(slip, language, {
    password: payslip_password ? payslipPassword(record) : null,
    createdAt: new Date(record.confirmed_at ?? record.updated_at),
    logo,
  });
  return new FileReply(await renderPdf(layout), `${slip.number}.pdf`, 'application/pdf', { inline: true });
}
