/** EA forms as one ZIP: a report whose file is drawn while it is written. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { queueReport } from '#platform/server/reports/queue-report.ts';
import { defineReport } from '#platform/server/reports/report-definition.ts';
import { REPORT_MESSAGES } from '#platform/server/reports/report.messages.ts';
import { zipStream, type ZipEntry } from '#platform/server/spreadsheets/zip-stream.ts';
import type { packEaForms as endpoint } from '../contract/ea-form.endpoints.ts';
import { EA_ERRORS, EA_MESSAGES } from '../contract/ea-form.messages.ts';
import { pdfName, pdfOf } from './ea-form-pdf.ts';
import { formIdsOfYear, formsById } from './ea-form.store.ts';
import { eaYear } from './generate-ea-forms.ts';

const PART = 20;
const filterOf = (filter: Readonly<Record<string, unknown>>) => filter as unknown as { readonly year: number; readonly ids: readonly number[] };

export const eaFormZip = defineReport({
  type: 'payroll.ea_forms',
  name: EA_MESSAGES.reportName,
  /** What is in the ZIP, as a list. */
  async table(ctx, filter) {
    const { ids } = filterOf(filter);
    const forms = await formsById(ctx, ids.slice(0, 500));
    return {
      title: say(EA_MESSAGES.reportName, ctx.locale),
      subtitle: '',
      columns: [{ key: 'file', label: EA_MESSAGES.reportName }],
      rows: forms.map((form) => ({ file: pdfName(form) })),
      count: forms.length,
    };
  },
  async file(ctx, filter, _format, progress) {
    const { year, ids } = filterOf(filter);
    const body = Readable.from(zipStream(entries(ctx, ids, progress)), { objectMode: false });
    const name = `${say(EA_MESSAGES.zipName, ctx.locale, { year: String(year) })}.zip`;
    return { body, name, ext: 'zip', mime: 'application/zip', rows: ids.length };
  },
});

async function* entries(ctx: Ctx, ids: readonly number[], progress: (percent: number) => void): AsyncGenerator<ZipEntry> {
  for (let from = 0; from < ids.length; from += PART) {
    for (const form of await formsById(ctx, ids.slice(from, from + PART))) {
      yield { name: pdfName(form), content: [await pdfOf(form)] };
      await setImmediate();
    }
    progress((Math.min(ids.length, from + PART) / ids.length) * 100);
  }
}

/** @throws 422 when there is no form. */
export async function packEaForms(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const year = eaYear(ctx, input.year);
  const ids = await formIdsOfYear(ctx, year, input.ids ?? null);
  if (ids.length === 0) throw invalid('base', EA_ERRORS.noForms, { year: String(year) });
  const title = say(EA_MESSAGES.zipName, ctx.locale, { year: String(year) });
  const id = await queueReport(ctx, eaFormZip, { format: 'zip', filter: { year, ids }, title });
  await audit(ctx, { action: 'ea_form.packed', subject_type: 'ea_form', after: { year, forms: ids.length, report_id: id } });
  return { success: true, message: say(REPORT_MESSAGES.generating, ctx.locale), data: { id, status: 'pending' } };
}
