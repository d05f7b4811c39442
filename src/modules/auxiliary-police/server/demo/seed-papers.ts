/** Papers of the officers of the demo: letters of appointment, an oath, a certificate. */
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { Paper } from '../../contract/officer/papers.endpoints.ts';
import type { SeededUnit } from './seed-unit.ts';

const TITLES: readonly (readonly [Paper, string])[] = [
  ['letter', 'Letter of appointment'],
  ['oath', 'Form of the oath'],
  ['certificate', 'Certificate of the basic course'],
];
/** So many officers have all of them. */
const OFFICERS = 4;

export async function seedPapers({ tx, files, now }: DemoStage, userId: number, { company_id, officers }: SeededUnit): Promise<void> {
  for (const [kind, title] of TITLES) {
    const page = await renderPdf({ title, locale: 'en', createdAt: now, body: [{ kind: 'title', text: title, subtitle: 'Demonstration document' }] });
    for (const { id, service_no } of officers.slice(0, OFFICERS)) {
      const name = `${kind}-${service_no.replaceAll(' ', '')}.pdf`;
      const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, page, name, { companyId: company_id, userId }, { field: kind });
      await insertFile(tx, { ...stored, subject_type: 'asm_officer', subject_id: id });
    }
  }
}
