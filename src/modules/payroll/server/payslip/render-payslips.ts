/** PDFs of many payslips, one after the other: read in batches, drawn one at a time, so that memory stays level. */
import type { Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { companyLogo } from '#modules/company/server/public.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { payslipLayout } from './payslip-layout.ts';
import { payslipPassword } from './payslip-pdf.ts';
import { presentPayslip } from './payslip.presenter.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { issuedWithAdjustments } from './issued-payslip.store.ts';

const BATCH = 100;

export interface RenderedPayslip {
  readonly payroll: PayrollRecord;
  readonly pdf: Buffer;
}

interface Rendering {
  readonly language: (payrollId: number) => Locale;
  /** true: none without a password, and a payslip that can have none is left out. Default: as the company has set. */
  readonly locked?: boolean;
}

/** In the order of the ids; payslips taken back meanwhile are left out. */
export async function* renderPayslips(ctx: Ctx, ids: readonly number[], { language, locked = false }: Rendering): AsyncGenerator<RenderedPayslip> {
  const withPassword = locked || (await findSetting(ctx)).payslip_password;
  const logo = ids.length > 0 ? await companyLogo(ctx) : null;
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const { payroll, adjustments } of await issuedWithAdjustments(ctx, ids.slice(from, from + BATCH))) {
      const password = withPassword ? payslipPassword(payroll) : null;
      if (payroll.payslip === null || (locked && password === null)) continue;
      const layout = payslipLayout(presentPayslip(payroll, payroll.payslip, adjustments), language(payroll.id), {
        password,
        createdAt: new Date(payroll.confirmed_at ?? payroll.updated_at),
        logo,
      });
      yield { payroll, pdf: await renderPdf(layout) };
    }
  }
}
