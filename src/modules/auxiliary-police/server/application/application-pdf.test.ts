/** The paper of one application over HTTP: what stands on it, in both languages, and for whom. */
import { afterAll, expect, test } from 'vitest';
import { dateInZone } from '#platform/contract/dates.ts';
import { APPOINTMENT_DOCUMENTS, appointmentForm, forwardApplication } from '#app/server/testing/auxiliary-police/police-application.ts';
import { paperOf } from '#app/server/testing/paper-of.ts';
import { adminOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const PATH = 'api/asm/applications';
const paper = (who: TestPerson, id: number, language?: 'en' | 'ms') => paperOf(who, `${PATH}/${id}/print`, language);

async function applied(branch?: (company: TestPerson) => Promise<number>) {
  const services = await openUnit(portal);
  const near = branch && (await branch(services.owner));
  const person = await services.employee({ name: 'Aminah Contoh', ...(near && { branch_id: near }) });
  const payload = { ...appointmentForm(DAY), criminal: true, criminal_details: 'Fined for speeding' };
  const about = { type: 'Officer', category: 'New Appointment', employee_id: person.id, payload };
  const { id, errors } = await forwardApplication(services.owner, DAY, about, APPOINTMENT_DOCUMENTS);
  expect(errors).toEqual({});
  return { ...services, id, near };
}

test('tells form, checklist and references in both languages, nothing of vetting, health or a record, and is logged', async () => {
  const { owner, id } = await applied();
  const english = await paper(owner, id);
  for (const text of ['New appointment', 'Aminah Contoh', 'Height in cm', '170', 'Civilian', 'Copy of identity card', 'F/1', 'IPK Selangor'])
    expect(english).toContain(text);
  expect(english).not.toMatch(/KPN\/77|speeding|Fit for duty|Vetted on|Medical report/);
  const malay = await paper(owner, id, 'ms');
  for (const text of ['Lantikan baharu', 'Salinan kad pengenalan', 'Kontinjen']) expect(malay).toContain(text);
  const { rows } = await portal.owner.query(`select id from audit_logs where company_id = $1 and action = 'asm_application.printed'`, [owner.companyId]);
  expect(rows).toHaveLength(2);
});

test('is for those who may take applications of the type out, as far as they see the person', async () => {
  const stranger = await ownerOf(portal);
  const { owner, id, near } = await applied((company) => unitOf(portal, company, 'branch', 'Near'));
  const far = await unitOf(portal, owner, 'branch', 'Far');
  const status = async (branch: number | undefined, accesses: Record<string, string[]>) =>
    (await (await adminOf(portal, owner, accesses, { branch: [branch ?? 0] })).client.get(`${PATH}/${id}/print`)).status;
  expect(await status(near, { '/auxiliary/officer/application': ['Export'] })).toBe(200);
  expect(await status(far, { '/auxiliary/officer/application': ['Export'] })).toBe(404);
  expect(await status(near, { '/auxiliary/officer/application': [] })).toBe(403);
  // The right to take out applications for cards is none to those about officers.
  expect(await status(near, { '/auxiliary/officer/application': [], '/auxiliary/card/application': ['Export'] })).toBe(403);
  expect(await status(near, { '/auxiliary/card/application': ['Export'] })).toBe(404);
  expect((await stranger.client.get(`${PATH}/${id}/print`)).status).toBe(404);
});
