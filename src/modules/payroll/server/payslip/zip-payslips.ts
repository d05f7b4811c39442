/** Payslips as one ZIP: a report whose file is drawn while it is written, with its progress told. */
import { Readable } from 'node:stream';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { queueReport } from '#platform/server/reports/queue-report.ts';
import { defineReport, type ReportFile } from '#platform/server/reports/report-definition.ts';
import { REPORT_MESSAGES } from '#platform/server/reports/report.messages.ts';
import { zipStream, type ZipEntry } from '#platform/server/spreadsheets/zip-stream.ts';
import { DELIVERY } from '../../contract/payslip/delivery.messages.ts';
import type { zipPayslips as endpoint } from '../../contract/payslip/issued-payslips.endpoints.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { choosePayslips } from './choose-payslips.ts';
import { issuedWithAdjustments } from './issued-payslip.store.ts';
import { renderPayslips } from './render-payslips.ts';

interface ZipFilter {
  readonly ids: readonly number[];
  readonly language: Locale;
}
const filterOf = (filter: Readonly<Record<string, unknown>>) => filter as unknown as ZipFilter;

export const payslipZip = defineReport({
  type: 'payroll.payslips',
  name: DELIVERY.zip,
  /** What is in the ZIP, as a list. */
  async table(ctx, filter) {
    const { ids } = filterOf(filter);
    const found = await issuedWithAdjustments(ctx, ids.slice(0, 500));
    return {
      title: say(DELIVERY.zip, ctx.locale),
      subtitle: '',
      columns: [{ key: 'file', label: DELIVERY.zip }],
      rows: found.map(({ payroll }) => ({ file: fileName(payroll) })),
      count: found.length,
    };
  },
  async file(ctx, filter, _format, progress): Promise<ReportFile> {
    const { ids, language } = filterOf(filter);
    const last = await issuedWithAdjustments(ctx, ids.slice(-1));
    const month = last[0] ? formatMonth(calendarDate(last[0].payroll.end_date), language) : '';
    const body = Readable.from(zipStream(entries(ctx, ids, language, progress)), { objectMode: false });
    return { body, name: `${say(DELIVERY.zip, language)} ${month}.zip`.replace(' .', '.'), ext: 'zip', mime: 'application/zip', rows: ids.length };
  },
});

async function* entries(ctx: Ctx, ids: readonly number[], language: Locale, progress: (percent: number) => void): AsyncGenerator<ZipEntry> {
  const step = Math.max(1, Math.floor(ids.length / 100));
  let done = 0;
  for await (const { payroll, pdf } of renderPayslips(ctx, ids, { language: () => language })) {
    yield { name: fileName(payroll), content: [pdf] };
    if (++done % step === 0) progress((done / ids.length) * 100);
  }
}

/** `E-0001 Siti binti Ali PAY-2026-000001.pdf`, without signs that a file system refuses. */
function fileName({ number, employee_snapshot: { name, employee_code } }: PayrollRecord): string {
  const safe = `${employee_code} ${name}`
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return `${safe} ${number.replace(/[\\/:*?"<>|]/g, '-')}.pdf`;
}

export async function zipPayslips(ctx: Ctx, { language, ...choice }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const ids = await choosePayslips(ctx, choice);
  const id = await queueReport(ctx, payslipZip, { format: 'zip', filter: { ids, language: language ?? ctx.locale } });
  await audit(ctx, { action: 'payslip.zipped', subject_type: 'payroll', after: { payslips: ids.length, report_id: id } });
  return { success: true, message: say(REPORT_MESSAGES.generating, ctx.locale), data: { id, status: 'pending' } };
}
