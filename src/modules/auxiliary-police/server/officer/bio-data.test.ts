/** The paper about an officer over HTTP: what stands in it, in both languages, and for whom. */
import { afterAll, expect, test } from 'vitest';
import { paperOf } from '#app/server/testing/paper-of.ts';
import { adminOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/asm/officers';

const paper = (who: TestPerson, id: number, language?: 'en' | 'ms') => paperOf(who, `${PATH}/${id}/bio-data`, language);

test('tells appointment, ranks, courses and cards in both languages, nothing of vetting or health, and is logged', async () => {
  const services = await openUnit(portal);
  const officer = await services.armed(await services.officer({ service_no: 'PB 5001', level: 2 }));
  await portal.owner.query(
    `update asm_officers set vetting_ref = 'KPN/77', vetting_date = '2025-01-02', medical_date = '2025-01-03', medical_fit = true, height_cm = 172 where id = $1`,
    [officer.id],
  );
  await portal.owner.query(`update employees set blood_type = 'AB-' where id = $1`, [officer.employee_id]);
  const english = await paper(services.owner, officer.id);
  for (const text of ['Bio-data of an auxiliary police officer', 'PB 5001', officer.name, 'Lance Corporal', '172 cm', 'Course Basic', 'Passed', 'Firearm card'])
    expect(english).toContain(text);
  expect(english).not.toMatch(/KPN\/77|edical|etting|AB-/);
  const malay = await paper(services.owner, officer.id, 'ms');
  for (const text of ['Biodata pegawai polis bantuan', 'Lans Koperal', 'Lulus', 'Kad senjata api']) expect(malay).toContain(text);
  const { rows } = await portal.owner.query(`select id from audit_logs where company_id = $1 and action = 'asm_officer.printed'`, [services.owner.companyId]);
  expect(rows).toHaveLength(2);
});

test('is for those who may take files out, as far as they see the officer', async () => {
  const [services, stranger] = [await openUnit(portal), await ownerOf(portal)];
  const [near, far] = [await unitOf(portal, services.owner, 'branch', 'Near'), await unitOf(portal, services.owner, 'branch', 'Far')];
  const { id, name } = await services.officer({ service_no: 'PB 5002', branch_id: near });
  const who = (branch: number, actions: string[]) => adminOf(portal, services.owner, { '/auxiliary/officer': actions }, { branch: [branch] });
  expect(await paper(await who(near, ['Export']), id)).toContain(name);
  expect((await (await who(far, ['Export'])).client.get(`${PATH}/${id}/bio-data`)).status).toBe(404);
  expect((await stranger.client.get(`${PATH}/${id}/bio-data`)).status).toBe(404);
  expect((await (await who(near, [])).client.get(`${PATH}/${id}/bio-data`)).status).toBe(403);
});

test('cards, courses and the authority card stand with the officer; the blood type for whoever sees compliance data', async () => {
  const services = await openUnit(portal);
  const officer = await services.armed(await services.officer({ service_no: 'PB 5003' }));
  await portal.owner.query(`update employees set blood_type = 'AB-' where id = $1`, [officer.employee_id]);
  const show = async ({ client }: TestPerson) => (await client.get(`${PATH}/${officer.id}`)).body.data;
  const listed = async () => (await services.owner.client.get(PATH)).body.data[0].card_until;
  expect(await show(services.owner)).toMatchObject({ cards: [{ kind: 'Firearm Card', status: 'Active', expiry_at: '2027-01-31' }], blood_type: 'AB-' });
  expect(await listed()).toBeNull();
  await portal.owner.query(`update asm_cards set kind = 'Authority Card' where officer_id = $1`, [officer.id]);
  expect(await listed()).toBe('2027-01-31');
  const clerk = await adminOf(portal, services.owner, { '/auxiliary/officer': [] });
  expect(await show(clerk)).toMatchObject({ blood_type: null, compliance: null });
});
