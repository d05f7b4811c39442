/** Cards over HTTP: issued once, replaced, returned, revoked, printed, and verified by anybody. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addDays, addMonths, dateInZone } from '#platform/contract/dates.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, type TestOfficer, type UnitFixture } from '#app/server/testing/unit-fixture.ts';
import { svgOf, squaresOf } from '#platform/server/documents/qr-squares.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';
import { cardLayout } from './card-pdf.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const PATH = 'api/asm/applications';

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 70, height: 90, channels: 3, background: '#3b6fb6' } })
          .png()
          .toBuffer(),
      ),
    ],
    'p.png',
    { type: 'image/png' },
  );
const pdf = () => new File(['%PDF-1.4\n%%EOF'], 'r.pdf', { type: 'application/pdf' });

/** Applies for a card up to the police; answers what the rules said where they refuse. */
async function applied({ owner: { client } }: UnitFixture, officer: TestOfficer, category: string, payload: object, files: Readonly<Record<string, File>>) {
  const draft = await client.post(PATH, { type: 'Card', category, officer_id: officer.id, payload });
  expect(draft.status, JSON.stringify(draft.body)).toBe(201);
  let { id, updated_at } = draft.body.data;
  if (Object.keys(files).length > 0) {
    const form = new FormData();
    form.append('updated_at', updated_at);
    for (const [at, [key, file]] of Object.entries(files).entries()) {
      form.append(`documents[${at}][key]`, key);
      form.append(`documents[${at}][files][0]`, file);
    }
    const attached = await client.post(`${PATH}/${id}/documents`, form);
    if (attached.status !== 200) return { errors: attached.body.errors };
    updated_at = attached.body.data.updated_at;
  }
  const submitted = await client.post(`${PATH}/${id}`, { updated_at, payload, submit: true });
  if (submitted.status !== 200) {
    await client.post(`${PATH}/${id}/cancel`, { updated_at, remark: 'Refused by a rule' });
    return { errors: submitted.body.errors };
  }
  const gone = await client.post(`${PATH}/${id}/process`, {
    updated_at: submitted.body.data.updated_at,
    forward_ref: 'K/1',
    forwarded_at: DAY,
    ticked: Object.keys(files),
  });
  return { id: id as number, updated_at: gone.body.data.updated_at as string };
}
const approve = ({ owner }: UnitFixture, application: { id?: number; updated_at?: string }, decision: object) =>
  owner.client.post(`${PATH}/${application.id}/approve`, { updated_at: application.updated_at, decision_ref: 'J/1', decision_date: DAY, decision });
const issued = (card_no: string) => ({ card_no, issued_at: DAY, expiry_at: addMonths(DAY, 12) });

async function cleared(services: UnitFixture, service_no: string): Promise<TestOfficer> {
  const officer = await services.officer({ service_no, expiry: addMonths(DAY, 24) });
  await services.passed(officer, 'Basic', null);
  await portal.owner.query(`update asm_officers set vetting_status = 'Cleared' where id = $1`, [officer.id]);
  return officer;
}
const codeOf = async (card_no: string, company: number) =>
  (await portal.owner.query<{ code: string }>('select code from asm_cards where card_no = $1 and company_id = $2', [card_no, company])).rows[0]?.code ?? '';

test('a card is issued once, replaced when it is lost, and anybody may read whether it is valid', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await cleared(services, 'PB 1');
  const kind = { kind: 'Authority Card' };
  expect((await applied(services, officer, 'New', kind, { photo: pdf() })).errors).toHaveProperty('documents.photo');
  await client.post(`${PATH}/${(await client.get(PATH)).body.data[0].id}/cancel`, {
    updated_at: (await client.get(PATH)).body.data[0].updated_at,
    remark: 'Wrong file',
  });
  const first = await applied(services, officer, 'New', kind, { photo: await picture() });
  const tooLong = await approve(services, first, { ...issued('KK-1'), expiry_at: addMonths(DAY, 25) });
  expect(tooLong.body.errors['decision.expiry_at'][0]).toContain('A card ends with the appointment at the latest');
  const answers = await Promise.all([approve(services, first, issued('KK-1')), approve(services, first, issued('KK-2'))]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [card] = (await client.get('api/asm/cards')).body.data;
  const anybody = portal.as(null);
  const code = await codeOf(card.card_no, services.owner.companyId);
  const valid = await (await fetch(`${portal.url}/api/asm/verify?code=${code}`)).text();
  expect(valid).toContain('CARD VALID');
  expect(valid).toContain(officer.name);
  expect(valid).not.toMatch(/PB 1|Shah Alam|KK-/);
  expect((await anybody.get('api/asm/cards')).status).toBe(401);
  expect((await applied(services, officer, 'New', kind, { photo: await picture() })).errors['payload.kind']).toEqual([
    'The officer has an active card of this kind.',
  ]);
  const lost = await applied(
    services,
    officer,
    'Replacement (Lost)',
    { ...kind, reason: 'Lost on the bus', police_report_no: 'SHA/1' },
    { photo: await picture(), report: pdf() },
  );
  expect((await approve(services, lost, issued('KK-9'))).status).toBe(200);
  expect((await client.get('api/asm/cards')).body.counts).toEqual({ Active: 1, Expired: 0, Lost: 1, Cancelled: 0 });
  expect(await (await fetch(`${portal.url}/api/asm/verify?code=${code}`)).text()).toContain('CARD NOT VALID');
  expect(await (await fetch(`${portal.url}/api/asm/verify?code=nothing-of-the-kind-at-all`)).text()).toContain('Card unknown');
  const back = await applied(services, officer, 'Return', { ...kind, reason: 'Leaves the unit' }, {});
  expect((await approve(services, back, {})).status).toBe(200);
  expect((await client.get('api/asm/cards', { status: 'Cancelled' })).body.data).toHaveLength(1);
});

test('a card is valid no longer than its officer serves, also before the appointment is ended', async () => {
  const services = await openUnit(portal);
  const officer = await cleared(services, 'PB 11');
  const made = await applied(services, officer, 'New', { kind: 'Pass' }, { photo: await picture() });
  expect((await approve(services, made, issued('KP-1'))).status).toBe(200);
  const code = await codeOf('KP-1', services.owner.companyId);
  const verdict = async () => /<p lang="en">(.*?)<\/p>/.exec(await (await fetch(`${portal.url}/api/asm/verify?code=${code}`)).text())?.[1];
  const during = async (change: string, undo: string, values: readonly unknown[] = []) => {
    await portal.owner.query(change, [...values]);
    const said = await verdict();
    await portal.owner.query(undo);
    return said;
  };
  const [person, record] = [`employees set status = `, `where id = ${officer.employee_id}`];
  expect(await verdict()).toBe('CARD VALID');
  expect(await during(`update ${person} 'Inactive' ${record}`, `update ${person} 'Active' ${record}`)).toBe('CARD NOT VALID');
  const until = (day: string) => `update asm_officers set appointment_expiry = '${day}' where id = ${officer.id}`;
  expect(await during(until(addDays(DAY, -1)), until(DAY))).toBe('CARD NOT VALID');
  expect(await verdict()).toBe('CARD VALID');
  expect(await (await fetch(`${portal.url}/api/asm/verify?code=${code.toUpperCase()}x`)).text()).toContain('Card unknown');
});

test('no card before the basic course and the vetting; a firearm card needs a valid live firing', async () => {
  const services = await openUnit(portal);
  const raw = await services.officer({ service_no: 'PB 2', expiry: addMonths(DAY, 24) });
  const refused = await applied(services, raw, 'New', { kind: 'Pass' }, { photo: await picture() });
  expect(refused.errors.officer_id).toEqual(['The basic course comes before a card.', 'The officer is not cleared.']);
  const officer = await cleared(services, 'PB 3');
  const arm = (day: string) =>
    portal.owner.query('update asm_officers set firearm_permitted = true, firearm_qualified_at = $2 where id = $1', [officer.id, day]);
  await arm(addDays(addMonths(DAY, -12), -1));
  expect((await applied(services, officer, 'New', { kind: 'Firearm Card' }, { photo: await picture() })).errors['payload.kind'][0]).toContain(
    'The live firing was valid until',
  );
  await arm(addMonths(DAY, -12));
  expect((await applied(services, officer, 'New', { kind: 'Firearm Card' }, { photo: await picture() })).errors).toBeUndefined();
});

test('a card is printed at its size, and revoked once by whoever may', async () => {
  const services = await openUnit(portal);
  const officer = await cleared(services, 'PB 4');
  const made = await applied(services, officer, 'New', { kind: 'Pass' }, { photo: await picture() });
  await approve(services, made, issued('P-1'));
  const { client } = services.owner;
  const [{ id }] = (await client.get('api/asm/cards')).body.data;
  expect((await client.get(`api/asm/cards/${id}`)).body.data).toMatchObject({ card_no: 'P-1', photo: expect.any(String), squares: expect.any(Array) });
  const paper = await fetch(`${portal.url}/api/asm/cards/${id}/pdf?company_id=${services.owner.companyId}`, {
    headers: { authorization: `Bearer ${services.owner.token}` },
  });
  const bytes = Buffer.from(await paper.arrayBuffer()).toString('latin1');
  expect(bytes.match(/\/MediaBox \[0 0 242\.65 153\.07\]/g)).toHaveLength(2);
  const body = { reason: 'Handed in', returned: true };
  const viewer = await adminOf(portal, services.owner, { '/auxiliary/card': [] });
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/card': ['Revoke'] }, { employee: [0] });
  const stranger = await ownerOf(portal);
  const tries = [viewer, narrow, stranger].map(async (who) => (await who.client.post(`api/asm/cards/${id}/revoke`, body)).status);
  expect(await Promise.all(tries)).toEqual([403, 404, 404]);
  expect((await client.post(`api/asm/cards/${id}/revoke`, body)).status).toBe(200);
  expect((await client.post(`api/asm/cards/${id}/revoke`, body)).body.errors).toHaveProperty('base');
  const { rows } = await portal.owner.query(`select before, after from audit_logs where action = 'asm_card.revoked' and company_id = $1`, [
    services.owner.companyId,
  ]);
  expect(JSON.stringify(rows)).not.toContain(await codeOf('P-1', services.owner.companyId));
});

test('a card has two sides, however long what stands on it', async () => {
  const { width, height } = { width: 74, height: 95 };
  const photo = await sharp({ create: { width, height, channels: 3, background: '#3b6fb6' } })
    .png()
    .toBuffer();
  const long = { kind: 'Kad senjata api', rank: 'W'.repeat(40), service_no: 'PBA 1234567', card_no: 'W'.repeat(30), issued: '01/01/26', expiry: '31/12/28' };
  const face = { ...long, unit: 'Polis Bantuan '.repeat(9), name: 'WAN MOHAMMAD '.repeat(11), area: 'Kawasan Perindustrian '.repeat(9), photo, code: photo };
  const sides = (await renderPdf(cardLayout(face))).toString('latin1').match(/\/MediaBox/g);
  expect(sides).toHaveLength(2);
});

test('the code is drawn with its quiet zone', async () => {
  const squares = await squaresOf('https://mesra.example/api/asm/verify?code=abc');
  expect(new Set(squares.map((row) => row.length))).toEqual(new Set([squares.length]));
  expect(squares[0]?.startsWith('1111111')).toBe(true);
  expect(svgOf(squares)).toContain(`viewBox="0 0 ${squares.length + 8} ${squares.length + 8}"`);
});
