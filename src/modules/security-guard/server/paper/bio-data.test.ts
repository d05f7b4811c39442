/** The paper about a guard over HTTP: what stands in it, in both languages, and for whom. */
import { afterAll, expect, test } from 'vitest';
import { paperOf } from '#app/server/testing/paper-of.ts';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { GUARD, PATH } from '#app/server/testing/patrol/guard-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const paper = (who: TestPerson, id: number, language?: 'en' | 'ms') => paperOf(who, `${PATH}/${id}/bio-data`, language);

async function guardOf(owner: TestPerson, more: object = {}): Promise<number> {
  const { status, body } = await owner.client.post(PATH, {
    ...GUARD,
    height_cm: 172,
    education: 'SPM',
    csg_cert_no: 'CSG-77',
    csg_date: '2026-01-10',
    ...more,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

test('tells the person and certificates in both languages, no vetting and nothing medical, and is logged', async () => {
  const owner = await ownerOf(portal);
  const id = await guardOf(owner, { service_history: 'Ten years in the army' });
  const compliance = {
    consent_on: '2026-01-02',
    vetting_status: 'Approved',
    vetting_ref: 'KDN/1',
    vetting_date: '2026-01-05',
    medical_date: '2026-01-06',
    medical_fit: true,
  };
  expect((await owner.client.post(`${PATH}/${id}/compliance`, compliance)).status).toBe(200);
  const english = await paper(owner, id);
  for (const text of ['Bio-data of a security guard', GUARD.guard_no, GUARD.name, '172 cm', 'CSG-77', 'Ten years in the army', 'Not posted yet.'])
    expect(english).toContain(text);
  expect(english).not.toMatch(/KDN\/1|edical|etting/);
  const malay = await paper(owner, id, 'ms');
  for (const text of ['Biodata pengawal keselamatan', 'Belum ditempatkan.']) expect(malay).toContain(text);
  const { rows } = await portal.owner.query(
    `select action from audit_logs where company_id = $1 and subject_type = 'security_guard' and action like '%printed'`,
    [owner.companyId],
  );
  expect(rows).toHaveLength(2);
});

test('is for those who may take files out, as far as they see the guard', async () => {
  const [owner, neighbour] = [await ownerOf(portal), await ownerOf(portal)];
  const [near, far] = [await unitOf(portal, owner, 'branch', 'Near'), await unitOf(portal, owner, 'branch', 'Far')];
  const { employeeId } = await employeeOf(portal, owner, { name: 'Pengawal Pekerja', branch_id: near });
  const id = await guardOf(owner, { employee_id: employeeId });
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Export'] }, { branch: [near] });
  expect(await paper(clerk, id)).toContain('Pengawal Pekerja');
  const elsewhere = await adminOf(portal, owner, { '/security-guard': ['Export'] }, { branch: [far] });
  const reader = await adminOf(portal, owner, { '/security-guard': [] });
  expect((await elsewhere.client.get(`${PATH}/${id}/bio-data`)).status).toBe(404);
  expect((await neighbour.client.get(`${PATH}/${id}/bio-data`)).status).toBe(404);
  expect((await reader.client.get(`${PATH}/${id}/bio-data`)).status).toBe(403);
});
