/** What is erased of vetting and medical data, when, and what stays. */
import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';
import { eraseCompliance } from './erase-compliance.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

const erase = () =>
  eraseCompliance.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });

test('data without a purpose go with their documents, those of fields that are empty too; a second run changes nothing', async () => {
  const { owner } = await openUnit(portal);
  const months =
    (await portal.owner.query<{ n: number }>('select retention_months as n from asm_agencies where company_id = $1', [owner.companyId])).rows[0]?.n ?? 0;
  expect(months).toBeGreaterThan(0);
  const made = async (number: string, ago: number, sensitive: object) => {
    const { rows } = await portal.owner.query<{ id: number }>(
      `insert into asm_applications (company_id, number, type, category, status, sensitive, closed_at)
       values ($1, $2, 'Course', 'Enrolment', 'Rejected', $3, $4::timestamptz - make_interval(months => $5, days => 2)) returning id`,
      [owner.companyId, number, JSON.stringify(sensitive), portal.clock.now().toISOString(), ago],
    );
    const id = rows[0]?.id ?? 0;
    for (const field of ['doc_medical', 'doc_letter'])
      await portal.owner.query(
        `insert into files (company_id, name, ext, mime, size, disk_path, sha256, subject_type, subject_id, field) values ($1, 'a.pdf', 'pdf', 'application/pdf', 1, 'a', repeat('0', 64), 'asm_application', $2, $3)`,
        [owner.companyId, id, field],
      );
    return id;
  };
  const past = await made('ASM-1', months, { medical_fit: true });
  const bare = await made('ASM-2', months, {});
  const recent = await made('ASM-3', months - 1, { medical_fit: true });
  const left = async () => {
    const { rows: applications } = await portal.owner.query(`select id, sensitive from asm_applications where company_id = $1 order by id`, [owner.companyId]);
    const { rows: files } = await portal.owner.query(
      `select subject_id as id, field from files where subject_type = 'asm_application' and subject_id = any($1) order by 1, 2`,
      [[past, bare, recent]],
    );
    return { applications, files };
  };
  const expected = {
    applications: [
      { id: past, sensitive: {} },
      { id: bare, sensitive: {} },
      { id: recent, sensitive: { medical_fit: true } },
    ],
    files: [
      { id: past, field: 'doc_letter' },
      { id: bare, field: 'doc_letter' },
      { id: recent, field: 'doc_letter' },
      { id: recent, field: 'doc_medical' },
    ],
  };
  await erase();
  expect(await left()).toEqual(expected);
  await erase();
  expect(await left()).toEqual(expected);
});
