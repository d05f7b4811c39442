/** What falls due is told once, to those who have the next step, by the company's own day. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { CONTRACT, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { remindDueJob } from './remind-due.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const at = (day: string) => portal.clock.set(`${day}T07:25:00+08:00`);
const run = () => remindDueJob.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });

let owner: TestPerson;
let pcr: ReturnType<typeof pcrCalls>;
beforeEach(async () => {
  at('2026-06-02');
  owner = await ownerOf(portal);
  pcr = pcrCalls(owner);
});

const admin = (action: string) => adminOf(portal, owner, { '/pcr/project': [action] });
/** What a person was reminded of, the newest last, in both languages. */
const told = async ({ userId }: TestPerson) =>
  (
    await portal.owner.query<{ en: string; ms: string; message: string; route: string }>(
      `select title ->> 'en' as en, title ->> 'ms' as ms, message ->> 'en' as message, route from notifications
       where user_id = $1 and notification_type = 'pcr_claim' and title ->> 'en' ~ 'overdue|response|ends|ended' order by id`,
      [userId],
    )
  ).rows;
const titles = async (person: TestPerson) => (await told(person)).map(({ en }) => en);
/** Runs it on these days; what the person was told on each of them. */
async function days(person: TestPerson, ...all: string[]): Promise<Record<string, string[]>> {
  const said: Record<string, string[]> = {};
  for (const day of all) {
    const before = (await titles(person)).length;
    at(day);
    await run();
    const fresh = (await titles(person)).slice(before);
    if (fresh.length > 0) said[day] = fresh;
  }
  return said;
}

async function submitted(more: object = {}) {
  const project = await pcr.project(more);
  const { lines } = await pcr.bill(project.id);
  const claim = await pcr.claim(project.id, '2026-05-31');
  await pcr.value(claim.id, [{ item_id: lines.find(({ code }: { code: string }) => code === '2.1').id, by: 'Percent', value: 10 }]);
  await pcr.act(claim.id, 'submit');
  return { project, claim };
}

test('an overdue invoice is told once, on the day after it was due, to who records its payment', async () => {
  const [pays, edits] = [await admin('Made Payment'), await admin('Update')];
  const { project, claim } = await submitted();
  await pcr.act(claim.id, 'review');
  await pcr.act(claim.id, 'approve', { certificate_no: 'IPC 1', certificate_date: '2026-06-01', invoice_date: '2026-06-01', invoice_no: 'INV 1' });
  const title = 'Invoice INV 1 of KJ-01 is overdue';
  expect(await days(owner, '2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03', '2026-09-01')).toEqual({ '2026-07-02': [title] });
  expect([await titles(pays), await titles(edits)]).toEqual([[title], []]);
  const { outstanding } = await pcr.show(claim.id);
  expect(await told(pays)).toMatchObject([
    {
      ms: 'Invois INV 1 bagi KJ-01 tertunggak',
      message: `Claim 1: RM ${formatPrice(outstanding)} was due on 01/07/26.`,
      route: `/pcr/project?id=${project.id}&claim=${claim.id}`,
    },
  ]);
});

test('an invoice that was paid in time is never told', async () => {
  const { claim } = await submitted();
  await pcr.act(claim.id, 'review');
  await pcr.act(claim.id, 'approve', { certificate_no: 'IPC 1', certificate_date: '2026-06-01', invoice_date: '2026-06-01' });
  await pcr.pay(claim.id, '2026-06-02');
  expect(await days(owner, '2026-07-02', '2026-08-01')).toEqual({});
});

test('a payment response is told three days before it is due, to who has the step of the claim, and to nobody once it was certified', async () => {
  const [reviews, signs] = [await admin('Review'), await admin('Approve')];
  // Submitted on Tuesday 2 June: ten working days end on Tuesday 16 June.
  await submitted();
  const title = 'Payment response to claim 1 of KJ-01';
  expect(await days(owner, '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-16', '2026-06-20')).toEqual({ '2026-06-13': [title] });
  expect([await titles(reviews), await titles(signs)]).toEqual([[title], []]);
  expect(await told(reviews)).toMatchObject([{ message: 'It is due by 16/06/26, ten working days after the claim was served.' }]);
});

test('a payment response counts from the day of service, over the public holidays and weekly holidays of the state of the site', async () => {
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m, state) values ($1, 'Tapak Alor Setar', 'AS', 'Project', 6.1, 100.4, 150, 'Kedah') returning id`,
    [owner.companyId],
  );
  const { claim } = await submitted({ work_site_id: rows[0]?.id });
  const due = async () => {
    const { served_on, response_due, response_overdue } = await pcr.show(claim.id);
    return [served_on, response_due, response_overdue];
  };
  // Kedah rests on Friday and Saturday: Wednesday 3, Thursday 4, Sunday 7 to Thursday 11, Sunday 14 to Tuesday 16.
  expect(await due()).toEqual(['2026-06-02', '2026-06-16', 0]);
  const holiday = (date: string, type: string, states: string[]) =>
    portal.owner.query(`insert into holidays (company_id, name, name_ms, date, type, states) values ($1, 'Day', 'Hari', $2, $3, $4)`, [
      owner.companyId,
      date,
      type,
      states,
    ]);
  await holiday('2026-06-08', 'State', ['Kedah']);
  await holiday('2026-06-09', 'State', ['Perak']);
  await holiday('2026-06-10', 'Company', []);
  // Monday 8 is off now, and Wednesday 17 is Awal Muharram.
  expect(await due()).toEqual(['2026-06-02', '2026-06-18', 0]);
  at('2026-06-05');
  const serve = async (served_on: string | null, who = owner) => {
    const { updated_at } = await pcr.show(claim.id);
    return (await who.client.post(`api/pcr/claims/${claim.id}/served`, { updated_at, served_on })).body;
  };
  expect((await serve('2026-06-06')).errors).toEqual({ served_on: ['Choose today or an earlier day.'] });
  expect((await serve('2026-05-01')).errors.served_on).toEqual([expect.stringContaining('before its date')]);
  expect(await serve('2026-06-04', await admin('Review'))).not.toHaveProperty('success', true);
  expect(await serve('2026-06-04', await admin('Submit'))).toMatchObject({ success: true, data: { served_on: '2026-06-04', can: { serve: true } } });
  // Sunday 21 is the birthday of its Sultan.
  expect(await due()).toEqual(['2026-06-04', '2026-06-23', 0]);
  at('2026-06-25');
  expect(await due()).toEqual(['2026-06-04', '2026-06-23', 2]);
  expect(await serve(null)).toMatchObject({ success: true, data: { served_on: '2026-06-02' } });
});

/** Of a site in Kedah, in a company whose import brought the days of Selangor alone. */
test('public holidays of the state of a site count also where no import brought them', async () => {
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m, state) values ($1, 'Tapak Sungai Petani', 'SP', 'Project', 5.6, 100.5, 150, 'Kedah') returning id`,
    [owner.companyId],
  );
  await portal.owner.query(
    `insert into holidays (company_id, name, name_ms, date, type, states, source, source_states) values ($1, 'Day', 'Hari', '2026-12-11', 'State', '{Selangor}', '2026 day', '{Selangor}')`,
    [owner.companyId],
  );
  const { claim } = await submitted({ work_site_id: rows[0]?.id });
  at('2026-06-09');
  const { updated_at } = await pcr.show(claim.id);
  expect((await owner.client.post(`api/pcr/claims/${claim.id}/served`, { updated_at, served_on: '2026-06-09' })).status).toBe(200);
  // Sunday to Thursday from 10 to 24 June, but for Sunday 21, the birthday of the Sultan.
  expect(await pcr.show(claim.id)).toMatchObject({ response_due: '2026-06-24' });
});

test('a claim that bears a later day than it was sent on is served from then on', async () => {
  const project = await pcr.project();
  const { lines } = await pcr.bill(project.id);
  const claim = await pcr.claim(project.id, '2026-06-30');
  await pcr.value(claim.id, [{ item_id: lines.find(({ code }: { code: string }) => code === '2.1').id, by: 'Percent', value: 10 }]);
  at('2026-06-03');
  await pcr.act(claim.id, 'submit');
  at('2026-06-04');
  const serve = async (served_on: string) =>
    (await owner.client.post(`api/pcr/claims/${claim.id}/served`, { updated_at: (await pcr.show(claim.id)).updated_at, served_on })).body;
  expect(Object.keys((await serve('2026-06-02')).errors)).toEqual(['served_on']);
  expect(await serve('2026-06-03')).toMatchObject({ success: true });
});

test('a bond is told 90, 60, 30 and 7 days before its last day and once it is over, and a day without a server is made up for', async () => {
  const [edits, pays] = [await admin('Update'), await admin('Made Payment')];
  const securities = [{ kind: 'Performance Bond', reference: 'PB 1', amount: 50_000, expires_on: '2026-09-18' }];
  const project = await pcr.project({ securities });
  await pcr.project({ code: 'KJ-X', securities, cancelled: true });
  const ends = 'Performance bond PB 1 of KJ-01 ends';
  expect(
    await days(owner, '2026-06-19', '2026-06-20', '2026-06-21', '2026-07-20', '2026-08-21', '2026-09-11', '2026-09-18', '2026-09-19', '2026-09-20'),
  ).toEqual({
    '2026-06-20': [ends],
    '2026-07-20': [ends],
    '2026-08-21': [ends],
    '2026-09-11': [ends],
    '2026-09-19': ['Performance bond PB 1 of KJ-01 has ended'],
  });
  expect([(await titles(edits)).length, await titles(pays)]).toEqual([5, []]);
  expect((await told(edits)).at(-1)).toMatchObject({ ms: 'Bon pelaksanaan PB 1 bagi KJ-01 telah tamat', message: 'Its last day was 18/09/26.' });
  // Prolonged, it begins again.
  const row = (await owner.client.get(`${PROJECTS}/${project.id}`)).body.data;
  const form = Object.fromEntries(Object.keys(CONTRACT).map((key) => [key, row[key]]));
  const prolonged = [{ ...securities[0], expires_on: '2026-10-01' }];
  expect((await owner.client.post(`${PROJECTS}/${project.id}`, { ...form, securities: prolonged, updated_at: row.updated_at })).status).toBe(200);
  expect(await days(owner, '2026-09-21')).toEqual({ '2026-09-21': [ends] });
});

test('two processes at once tell it once', async () => {
  await submitted();
  at('2026-06-16');
  await Promise.all([run(), run()]);
  expect(await titles(owner)).toEqual(['Payment response to claim 1 of KJ-01']);
});
