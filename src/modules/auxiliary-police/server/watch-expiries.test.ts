/** When endings are announced: on the exact day, after days without a server, by the company's own day, and once. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays, addMonths, calendarDate } from '#platform/contract/dates.ts';
import { entered, openArmoury, ROUNDS } from '#app/server/testing/auxiliary-police/armoury-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, type UnitFixture } from '#app/server/testing/unit-fixture.ts';
import { watchExpiries } from './watch-expiries.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

/** The 90th day before the end of a licence. */
const BEFORE_LICENCE = calendarDate('2027-04-01');
/** The morning on which a test begins; the job runs at ten past seven. */
const FIRST = calendarDate('2026-11-20');
const at = (day: string, time = '07:10') => portal.clock.set(`${day}T${time}:00+08:00`);
beforeEach(() => at(FIRST));

const run = () => watchExpiries.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
const ran = async (...days: string[]) => {
  for (const day of days) {
    at(day);
    await run();
  }
};
/** What has been announced in the company, the newest last. */
const announced = async ({ owner }: UnitFixture): Promise<string[]> =>
  (
    await portal.owner.query<{ said: string }>(
      `select title ->> 'en' || ' | ' || (message ->> 'en') as said from notifications where company_id = $1 and notification_type = 'asm_expiry' order by id`,
      [owner.companyId],
    )
  ).rows.map(({ said }) => said);

test('two processes that run at once say it once, also of a company that was never looked at', async () => {
  const services = await openUnit(portal);
  await services.officer({ service_no: 'PB 9', expiry: addDays(FIRST, 30) });
  const other = await portal.owner.connect();
  await other.query('begin');
  await other.query('insert into asm_expiry_watches values ($1, $2)', [services.owner.companyId, FIRST]);
  const both = Promise.all([run(), run()]);
  await Promise.race([both, setTimeout(500)]);
  await other.query('rollback');
  other.release();
  await both;
  expect(await announced(services)).toHaveLength(1);
});

test('an appointment is announced exactly 90, 60, 30 and 7 days before its last day, and on no other', async () => {
  const services = await openUnit(portal);
  const expiry = addDays(FIRST, 91);
  const officer = await services.officer({ service_no: 'PB 1', expiry });
  await services.officer({ service_no: 'PB 2', expiry, status: 'Inactive' });
  const days: number[] = [];
  for (let day = FIRST; day <= addDays(expiry, 2); day = addDays(day, 1)) {
    const before = (await announced(services)).length;
    await ran(day);
    if ((await announced(services)).length > before) days.push(91 - (Date.parse(day) - Date.parse(FIRST)) / 86_400_000);
  }
  expect(days).toEqual([90, 60, 30, 7]);
  expect((await announced(services))[0]).toBe(`Appointment ends on 19/02/27 | ${officer.name} (PB 1): apply for renewal.`);
});

test('days on which no server ran are made up for once; a second run of a day says nothing again', async () => {
  const services = await openUnit(portal);
  await services.officer({ service_no: 'PB 3', expiry: addDays(FIRST, 33) });
  await services.officer({ service_no: 'PB 4', expiry: addDays(FIRST, 8) });
  await ran(FIRST);
  expect(await announced(services)).toEqual([]);
  await ran(addDays(FIRST, 10), addDays(FIRST, 10), addDays(FIRST, 11));
  expect((await announced(services)).map((said) => said.slice(0, 28))).toEqual(['Appointment ends on 28/11/26', 'Appointment ends on 23/12/26']);
});

test('what is due today is announced in a company that was never looked at, but nothing from before', async () => {
  const services = await openUnit(portal);
  await services.officer({ service_no: 'PB 5', expiry: addDays(FIRST, 30) });
  await services.officer({ service_no: 'PB 6', expiry: addDays(FIRST, 29) });
  await ran(FIRST);
  expect(await announced(services)).toHaveLength(1);
});

test('the day is that of the company: in Jakarta the new day has not begun at half past midnight of Kuala Lumpur', async () => {
  const services = await openUnit(portal);
  await portal.owner.query(`update companies set config = config || '{"timezone": "Asia/Jakarta"}' where id = $1`, [services.owner.companyId]);
  await services.officer({ service_no: 'PB 7', expiry: addDays(FIRST, 30) });
  at(addDays(FIRST, -1), '23:30');
  await run();
  at(FIRST, '00:30');
  await run();
  expect(await announced(services)).toEqual([]);
  at(FIRST, '01:30');
  await run();
  expect(await announced(services)).toHaveLength(1);
});

test('in the morning it is said once which stores were not counted twice on the day before', async () => {
  const armoury = await openArmoury(portal);
  at(addDays(FIRST, -1), '10:00');
  const lot = await entered(armoury, ROUNDS);
  const said = async () =>
    (
      await portal.owner.query<{ said: string }>(
        `select title ->> 'en' || ' | ' || (message ->> 'en') || ' | ' || route as said from notifications where company_id = $1 and notification_type = 'asm_count' order by id`,
        [armoury.owner.companyId],
      )
    ).rows.map((row) => row.said);
  // The rounds came in the course of the day before: nothing was there to be counted in the morning.
  await ran(FIRST);
  expect(await said()).toEqual([]);
  await ran(addDays(FIRST, 1), addDays(FIRST, 1));
  const missing = 'Counts of 20/11/26 are missing | Opening or closing count not entered: Armoury. | /auxiliary/asset?counts=all';
  expect(await said()).toEqual([missing]);
  const other = await armoury.officer({ service_no: 'PB 60' });
  at(addDays(FIRST, 1), '09:00');
  for (const kind of ['Opening', 'Closing']) {
    const body = {
      store_id: armoury.store,
      kind,
      counted_by_id: armoury.chief.id,
      checked_by_id: other.id,
      lines: [{ asset_id: lot, counted: 100 }],
      note: null,
    };
    expect((await armoury.client.post('api/asm/counts', body)).status).toBe(201);
  }
  await ran(addDays(FIRST, 2));
  expect(await said()).toEqual([missing]);
});

test('live firing, certificates without a newer pass and cards are announced; a card past its last day expires', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 8' });
  await portal.owner.query('update asm_officers set firearm_permitted = true, firearm_qualified_at = $2 where id = $1', [
    officer.id,
    addMonths(addDays(FIRST, 7), -12),
  ]);
  await services.passed(officer, 'First Aid', addDays(FIRST, 60));
  await services.passed(officer, 'Refresher', addDays(FIRST, 60));
  await services.passed(officer, 'Refresher', addDays(FIRST, 500));
  await portal.owner.query(
    `insert into asm_cards (company_id, officer_id, card_no, kind, issued_at, expiry_at, rank_id, code)
     select company_id, id, 'KK-1', 'Authority Card', '2026-01-01', $2, rank_id, 'a code of twenty signs' from asm_officers where id = $1`,
    [officer.id, addDays(FIRST, 7)],
  );
  await portal.owner.query(
    `with s as (insert into asm_stores (company_id, name) values ($1, 'Armoury') returning id),
     a as (insert into asm_assets (company_id, category, name, serial_no, condition, store_id) select $1, 'Firearm', 'Pistol', n, 'Good', s.id from s, unnest('{A-1,A-2}'::text[]) n returning id, serial_no)
     insert into asm_firearm_licences (company_id, asset_id, licence_no, holder_officer_id, issued_at, expires_at)
     select $1, a.id, 'L', $2, '2025-07-01', e::date from a, unnest(case a.serial_no when 'A-1' then '{2026-06-30}' else '{2026-06-30,2027-06-30}' end::text[]) e`,
    [services.owner.companyId, officer.id],
  );
  await ran(addDays(FIRST, -1), FIRST);
  expect((await announced(services)).map((said) => said.split(' | ')[0]).toSorted()).toEqual([
    'Card ends on 27/11/26',
    'Certificate ends on 19/01/27',
    'Live firing valid until 27/11/26',
  ]);
  const status = async () => (await portal.owner.query<{ status: string }>('select status from asm_cards where officer_id = $1', [officer.id])).rows[0]?.status;
  await ran(addDays(FIRST, 7));
  expect(await status()).toBe('Active');
  await ran(addDays(FIRST, 8));
  expect(await status()).toBe('Expired');
  const before = (await announced(services)).length;
  await portal.owner.query(`update asm_expiry_watches set watched_until = '2027-03-31' where company_id = $1`, [services.owner.companyId]);
  await ran(BEFORE_LICENCE);
  expect((await announced(services)).slice(before).filter((said) => said.includes('licence'))).toEqual([
    'Firearm licence ends on 30/06/27 | Pistol (A-2): apply for renewal of the licence.',
  ]);
});
