/** Papers of the officers of the demo: letters of appointment, an oath, certificates of the courses that they passed. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { Paper } from '../../contract/officer/papers.endpoints.ts';
import { asmCourses, asmParticipants } from '../course.tables.ts';
import type { SeededUnit } from './seed-unit.ts';

const TITLES: readonly (readonly [Paper, string])[] = [
  ['letter', 'Letter of appointment'],
  ['oath', 'Form of the oath'],
  ['certificate', 'Certificate of the basic course'],
];
/** So many officers have all of them. */
const OFFICERS = 4;

export async function seedPapers(stage: DemoStage, userId: number, { company_id, officers }: SeededUnit): Promise<void> {
  const { tx, files, now } = stage;
  const drawn = (title: string, subtitle = 'Demonstration document') =>
    renderPdf({ title, locale: 'en', createdAt: now, body: [{ kind: 'title', text: title, subtitle }] });
  const keep = async (page: Buffer, name: string, field: string, subject: { subject_type: string; subject_id: number }) => {
    const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, page, name, { companyId: company_id, userId }, { field });
    await insertFile(tx, { ...stored, ...subject });
  };
  const some = officers.slice(0, OFFICERS);
  for (const [kind, title] of TITLES) {
    const page = await drawn(title);
    for (const { id, service_no } of some)
      await keep(page, `${kind}-${service_no.replaceAll(' ', '')}.pdf`, kind, { subject_type: 'asm_officer', subject_id: id });
  }
  const passes = await tx.db
    .select({ id: asmParticipants.id, number: asmParticipants.certificate_no, code: asmCourses.code, name: asmCourses.name })
    .from(asmParticipants)
    .innerJoin(asmCourses, eq(asmCourses.id, asmParticipants.course_id))
    .where(
      and(
        eq(asmParticipants.company_id, company_id),
        eq(asmParticipants.result, 'Passed'),
        among(
          asmParticipants.employee_id,
          some.map(({ employee_id }) => employee_id),
        ),
      ),
    );
  for (const { id, number, code, name } of passes)
    await keep(await drawn(`Certificate: ${name}`, `${number ?? ''} · demonstration document`), `certificate-${code}.pdf`, 'certificate', {
      subject_type: 'asm_participant',
      subject_id: id,
    });
}
