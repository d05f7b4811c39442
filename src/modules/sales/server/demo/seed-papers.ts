/** Papers of the promoters of the demo: a contract and the certificates of food sampling. */
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { Paper } from '../../contract/promoter/promoter-overview.endpoints.ts';
import type { PromoterRecord } from '../tables/promoter.tables.ts';

const TITLES: readonly (readonly [Paper, string])[] = [
  ['contract', 'Contract of a part-time promoter'],
  ['typhoid', 'Certificate of a typhoid injection'],
  ['course', 'Certificate of a food handler’s course'],
];
/** So many promoters have all of them. */
const PROMOTERS = 3;

export async function seedPapers({ tx, files, now }: DemoStage, userId: number, companyId: number, promoters: readonly PromoterRecord[]): Promise<void> {
  for (const [kind, title] of TITLES) {
    const page = await renderPdf({ title, locale: 'en', createdAt: now, body: [{ kind: 'title', text: title, subtitle: 'Demonstration document' }] });
    for (const { id, code } of promoters.slice(0, PROMOTERS)) {
      const services = { files, clock: fixedClock(now.toISOString()) };
      const stored = await storeUpload(services, page, `${kind}-${code}.pdf`, { companyId, userId }, { field: kind });
      await insertFile(tx, { ...stored, subject_type: 'sales_promoter', subject_id: id });
    }
  }
}
