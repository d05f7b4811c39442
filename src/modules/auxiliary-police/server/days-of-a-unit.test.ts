/** Days of a unit over HTTP, from end to end: a recruit who comes to a card and a firearm, a lost card, a day of the armoury. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addDays, addMonths, dateInZone } from '#platform/contract/dates.ts';
import { armed, entered, openArmoury, ROUNDS } from '#app/server/testing/auxiliary-police/armoury-fixture.ts';
import { APPOINTMENT_DOCUMENTS, appointmentForm, forwardApplication } from '#app/server/testing/auxiliary-police/police-application.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());

const photo = async () => {
  const drawn = await sharp({ create: { width: 70, height: 90, channels: 3, background: '#3b6fb6' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(drawn)], 'photo.png', { type: 'image/png' });
};
const card = (card_no: string) => ({ card_no, issued_at: DAY, expiry_at: addMonths(DAY, 12) });
/** What anybody reads who scans a card. */
const verified = async (company: number, card_no: string) => {
  const { rows } = await portal.owner.query<{ code: string }>('select code from asm_cards where company_id = $1 and card_no = $2', [company, card_no]);
  return (await fetch(`${portal.url}/api/asm/verify?code=${rows[0]?.code}`)).text();
};

test('a recruit passes the courses, is appointed, gets both cards and a firearm, each not before its turn', async () => {
  const armoury = await openArmoury(portal);
  const { owner, client } = armoury;
  const person = await armoury.employee({ name: 'Rekrut Contoh' });
  const forward = (about: Parameters<typeof forwardApplication>[2], documents: readonly (string | File)[] = []) =>
    forwardApplication(owner, DAY, about, documents);
  const done = async (about: Parameters<typeof forward>[0], documents: readonly (string | File)[], decision: object = {}) => {
    const application = await forward(about, documents);
    expect(application.errors).toEqual({});
    const { status, body } = await application.approve(decision);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  /** Takes part in a course, which is over then, and passes. */
  const pass = async (type: string, code: string) => {
    const dates = { start_date: addDays(DAY, 5), end_date: addDays(DAY, 6), provider: 'PULAPOL', venue: 'Kuala Lumpur', capacity: 5, fee: null };
    const course = { code, name: `Course ${code}`, type, ...dates, rank_ids: [], valid_months: type === 'Shooting' ? 12 : null, cancelled: false };
    const { id } = (await client.post('api/asm/courses', course)).body.data;
    const payload = { course_id: id, employee_ids: [person.id], justification: 'Needed for armed posts' };
    await done({ type: 'Course', category: 'Enrolment', payload }, ['ic', 'medical']);
    await portal.owner.query('update asm_courses set start_date = $2, end_date = $2 where id = $1', [id, addDays(DAY, -1)]);
    const [{ id: participant_id }] = (await client.get(`api/asm/courses/${id}/participants`)).body.data;
    const result = { participant_id, result: 'Passed', attendance_percent: 100, score: 80, certificate_no: `S/${code}`, valid_until: null };
    expect((await client.post(`api/asm/courses/${id}/results`, result)).status).toBe(200);
  };
  const appoint = { type: 'Officer', category: 'New Appointment', employee_id: person.id, payload: appointmentForm(DAY) };
  const appointed = {
    service_no: 'PB 777',
    rank_id: armoury.ranks.get(1),
    appointed_at: DAY,
    appointment_expiry: addDays(addMonths(DAY, 36), -1),
    letter_no: 'L/777',
    oath_date: DAY,
  };
  const early = await forward(appoint, APPOINTMENT_DOCUMENTS);
  expect((await early.approve(appointed)).body.errors['decision.oath_date']).toEqual(['The oath is taken after the basic course is passed.']);
  await pass('Basic', 'KA-1');
  expect((await early.approve(appointed)).status).toBe(200);
  const [officer] = (await client.get('api/asm/officers', { keyword: 'PB 777' })).body.data;
  expect(officer).toMatchObject({ name: 'Rekrut Contoh', rank: 'Constable', status: 'Active', card_until: null, firearm_permitted: false });

  const kind = (name: string) => ({ type: 'Card', category: 'New', officer_id: officer.id, payload: { kind: name } });
  await done(kind('Authority Card'), [await photo()], card('KK-777'));
  expect(await verified(owner.companyId, 'KK-777')).toContain('CARD VALID');
  const refused = await forward(kind('Firearm Card'), [await photo()]);
  expect(JSON.stringify(refused.errors)).toContain('firearm');
  await refused.cancel();
  await pass('Shooting', 'KT-1');
  const { updated_at, ...shown } = (await client.get(`api/asm/officers/${officer.id}`)).body.data;
  expect(shown.firearm_qualified_at).toBe(addDays(DAY, -1));
  const form = {
    service_no: shown.service_no,
    source: shown.source,
    appointed_at: shown.appointed_at,
    appointment_expiry: shown.appointment_expiry,
    appointment_letter_no: shown.appointment_letter_no,
    oath_date: shown.oath_date,
    station: shown.station,
    authority_area: shown.authority_area,
    height_cm: shown.height_cm,
    weight_kg: shown.weight_kg,
    firearm_permitted: true,
    firearm_qualified_at: shown.firearm_qualified_at,
  };
  expect((await client.post(`api/asm/officers/${officer.id}`, { ...form, updated_at })).status).toBe(200);

  const pistol = await entered(armoury);
  expect((await armoury.issue(pistol, officer.id)).body.errors.officer_id).toEqual(['The officer has no valid firearm card.']);
  await done(kind('Firearm Card'), [await photo()], card('KS-777'));
  expect((await armoury.issue(pistol, officer.id)).status).toBe(200);
  const { data } = (await client.get(`api/asm/officers/${officer.id}`)).body;
  expect(data.issued).toMatchObject([{ id: pistol, quantity: 1 }]);
  expect(data.cards.map(({ card_no, status }: { card_no: string; status: string }) => `${card_no} ${status}`).toSorted()).toEqual([
    'KK-777 Active',
    'KS-777 Active',
  ]);
  expect(data.courses.map(({ type }: { type: string }) => type).toSorted()).toEqual(['Basic', 'Shooting']);
  expect(data.ranks).toMatchObject([{ type: 'Appointment', to: 'Constable', letter_no: 'L/777' }]);
});

test('a lost card is replaced with a report of the police: the old code is not valid any more, the new one is', async () => {
  const armoury = await openArmoury(portal);
  const { owner, client } = armoury;
  const officer = await armed(armoury, 'PB 5');
  await portal.owner.query('update asm_officers set appointment_expiry = $2 where id = $1', [officer.id, addMonths(DAY, 24)]);
  const about = (category: string, payload: object) => ({ type: 'Card', category, officer_id: officer.id, payload: { kind: 'Authority Card', ...payload } });
  const first = await forwardApplication(owner, DAY, about('New', {}), [await photo()]);
  expect((await first.approve(card('KK-1'))).status).toBe(200);
  const lost = { reason: 'Lost on the way home' };
  const without = await forwardApplication(owner, DAY, about('Replacement (Lost)', lost), [await photo(), 'report']);
  expect(Object.keys(without.errors)).toEqual(['payload.police_report_no']);
  await without.cancel();
  const unreported = await forwardApplication(owner, DAY, about('Replacement (Lost)', { ...lost, police_report_no: 'SHA/77' }), [await photo()]);
  expect(Object.keys(unreported.errors)).toEqual(['documents.report']);
  await unreported.cancel();
  const replaced = await forwardApplication(owner, DAY, about('Replacement (Lost)', { ...lost, police_report_no: 'SHA/77' }), [await photo(), 'report']);
  expect((await replaced.approve(card('KK-1'))).status).toBe(422);
  expect((await replaced.approve(card('KK-2'))).status).toBe(200);
  expect([await verified(owner.companyId, 'KK-1'), await verified(owner.companyId, 'KK-2')]).toEqual([
    expect.stringContaining('CARD NOT VALID'),
    expect.stringContaining('CARD VALID'),
  ]);
  const cards = (await client.get('api/asm/cards', { keyword: 'KK-', sort: 'asc', sort_by: 'id' })).body.data;
  expect(cards).toMatchObject([
    { card_no: 'KK-1', status: 'Lost' },
    { card_no: 'KK-2', status: 'Active' },
  ]);
});

test('a day of the armoury: counted, given out, brought back and expended, counted again, and the book adds up', async () => {
  const armoury = await openArmoury(portal);
  const { client, owner, store, chief } = armoury;
  const pistol = await entered(armoury);
  const lot = await entered(armoury, ROUNDS);
  const other = await armoury.officer({ service_no: 'PB 6' });
  const guard = await armed(armoury, 'PB 7');
  const count = (kind: string, counted: number) =>
    client.post('api/asm/counts', {
      store_id: store,
      kind,
      counted_by_id: chief.id,
      checked_by_id: other.id,
      keys_with_id: other.id,
      lines: [
        { asset_id: pistol, counted: 1 },
        { asset_id: lot, counted },
      ],
      note: null,
    });
  expect((await count('Opening', 100)).status).toBe(201);
  expect((await armoury.issue(pistol, guard.id, { book_no: 'A/1' })).status).toBe(200);
  expect((await armoury.issue(lot, guard.id, { quantity: 20, book_no: 'A/2' })).status).toBe(200);
  expect(await armoury.show(lot)).toMatchObject({ quantity: 100, in_store: 80 });
  expect((await armoury.act(lot, 'return', { officer_id: guard.id, returned: 13, expended: 8, book_no: 'A/3' })).status).toBe(422);
  expect((await armoury.act(lot, 'return', { officer_id: guard.id, returned: 12, expended: 8, book_no: 'A/3' })).status).toBe(200);
  expect((await armoury.act(pistol, 'return', { officer_id: guard.id, returned: 1, expended: 0, book_no: 'A/4' })).status).toBe(200);
  expect((await count('Closing', 100)).body.errors).toHaveProperty('note');
  expect((await count('Closing', 92)).body.message).not.toContain('differs');
  const { rows } = await portal.owner.query(
    `select place.quantity::int as kept, coalesce(sum(case when e.to_store_id = place.store_id then e.quantity end), 0)::int
       - coalesce(sum(case when e.from_store_id = place.store_id then e.quantity end), 0)::int as added
     from asm_armoury_balances place join asm_armoury_entries e on e.company_id = place.company_id and e.asset_id = place.asset_id
     where place.company_id = $1 and place.asset_id = $2 and place.store_id = $3 group by 1`,
    [owner.companyId, lot, store],
  );
  expect(rows).toEqual([{ kept: 92, added: 92 }]);
  const query = new URLSearchParams({ company_id: String(owner.companyId), store_id: String(store), start_date: DAY, end_date: DAY, language: 'en' });
  const book = await client.raw(`api/asm/armoury-book?${query}`, { method: 'GET' });
  const words = inspectPdf(Buffer.from(await book.arrayBuffer()))
    .pages.flat()
    .join(' ');
  for (const said of ['A/1', 'A/2', 'A/3', 'A/4', 'PB 7', '92']) expect(words).toContain(said);
});
