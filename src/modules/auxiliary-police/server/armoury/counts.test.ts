/** Counts over HTTP: opening and closing, each by two different people who serve. */
import { afterAll, expect, test } from 'vitest';
import { entered, openArmoury, ROUNDS } from '#app/server/testing/auxiliary-police/armoury-fixture.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('a store is counted by two different officers, opening first, once each; what differs is explained', async () => {
  const armoury = await openArmoury(portal);
  const pistol = await entered(armoury);
  const lot = await entered(armoury, ROUNDS);
  await entered(armoury, { ...ROUNDS, category: 'Torch', name: 'Torch', quantity: 1, serial_no: null });
  const other = await armoury.officer({ service_no: 'PB 6' });
  const sheet = (await armoury.client.get('api/asm/counts/sheet', { store_id: armoury.store })).body.data;
  expect(sheet).toMatchObject({
    kind: 'Opening',
    lines: [
      { asset_id: pistol, expected: 1 },
      { asset_id: lot, expected: 100 },
    ],
  });
  const lines = [
    { asset_id: pistol, counted: 1 },
    { asset_id: lot, counted: 100 },
  ];
  const count = (more: object = {}) =>
    armoury.client.post('api/asm/counts', {
      store_id: armoury.store,
      kind: 'Opening',
      counted_by_id: armoury.chief.id,
      checked_by_id: other.id,
      lines,
      note: null,
      ...more,
    });
  expect((await count({ checked_by_id: armoury.chief.id })).body.errors).toEqual({ checked_by_id: ['A count is made by two different people.'] });
  const suspended = await armoury.officer({ service_no: 'PB 7' });
  const suspend = async (from: string) =>
    portal.owner.query(`update asm_officers set status = 'Suspended', status_from = $1 where id = $2`, [from, suspended.id]);
  await suspend('2026-11-20');
  for (const field of ['counted_by_id', 'checked_by_id', 'keys_with_id'])
    expect((await count({ [field]: suspended.id })).body.errors).toEqual({ [field]: ['This officer is suspended: choose another.'] });
  expect((await count({ kind: 'Closing' })).body.errors).toHaveProperty('kind');
  expect((await count({ lines: lines.slice(1) })).body.errors).toHaveProperty('lines');
  // A suspension that is to come takes nothing away today.
  await suspend('2026-11-21');
  expect((await Promise.all([count({ checked_by_id: suspended.id }), count({ checked_by_id: suspended.id })])).map(({ status }) => status).toSorted()).toEqual([
    201, 422,
  ]);
  const short = [lines[0], { asset_id: lot, counted: 98 }];
  expect((await count({ kind: 'Closing', lines: short })).body.errors).toHaveProperty('note');
  const explained = { kind: 'Closing', lines: short, note: 'Two rounds are missing, reported to the officer in charge' };
  expect((await count({ ...explained, keys_with_id: 999_999 })).body.errors).toHaveProperty('keys_with_id');
  const closed = await count({ ...explained, keys_with_id: other.id });
  expect(closed.body.message).toContain('1 line differs');
  expect(await noticed(armoury.owner.companyId)).toEqual([]);
  expect((await count({ kind: 'Closing' })).status).toBe(422);
  expect((await armoury.client.get('api/asm/counts')).body.data).toMatchObject([
    { kind: 'Closing', differs: 1, lines: 2, counted_by: 'PB 100', checked_by: 'PB 6', keys_with: 'PB 6' },
    { kind: 'Opening', differs: 0, keys_with: null, checked_by: 'PB 7' },
  ]);
  expect((await armoury.client.get('api/asm/counts', { page: 2 })).body).toMatchObject({ data: [], meta: { total: 2 } });
  expect((await armoury.client.get(`api/asm/counts/${closed.body.data.id}`)).body.data.counted).toMatchObject([{ counted: 1 }, { expected: 100, counted: 98 }]);
});

/** Who was told what about counts, and where it leads. */
const noticed = async (company: number) =>
  (
    await portal.owner.query<{ user_id: number; said: string; route: string }>(
      `select user_id, title ->> 'en' || ' | ' || (message ->> 'en') as said, route from notifications where company_id = $1 and notification_type = 'asm_count' order by id`,
      [company],
    )
  ).rows;

test('who sees the armoury is told of a count that differs, except whoever entered it', async () => {
  const armoury = await openArmoury(portal);
  const lot = await entered(armoury, ROUNDS);
  const other = await armoury.officer({ service_no: 'PB 6' });
  const clerk = await adminOf(portal, armoury.owner, { '/auxiliary/asset': ['Count'] });
  await adminOf(portal, armoury.owner, { '/auxiliary/course': ['Update'] });
  const count = (kind: string, counted: number) =>
    clerk.client.post('api/asm/counts', {
      store_id: armoury.store,
      kind,
      counted_by_id: armoury.chief.id,
      checked_by_id: other.id,
      lines: [{ asset_id: lot, counted }],
      note: 'Counted twice',
    });
  expect((await count('Opening', 100)).status).toBe(201);
  expect(await noticed(armoury.owner.companyId)).toEqual([]);
  const closing = await count('Closing', 98);
  expect(closing.status).toBe(201);
  expect(await noticed(armoury.owner.companyId)).toEqual([
    {
      user_id: armoury.owner.userId,
      said: 'A count differs in Armoury | 1 line is not as the armoury book says.',
      route: `/auxiliary/asset?counts=${closing.body.data.id}`,
    },
  ]);
});

test('a count does not leave out what one count cannot name: it says so', async () => {
  const armoury = await openArmoury(portal);
  await portal.owner.query(
    `with a as (insert into asm_assets (company_id, category, name, serial_no, condition, store_id)
       select $1, 'Ammunition', 'Rounds', 'LOT ' || n, 'Good', $2 from generate_series(1, 2001) n returning id)
     insert into asm_armoury_balances (company_id, asset_id, place, store_id, quantity) select $1, id, 'Store', $2, 1 from a`,
    [armoury.owner.companyId, armoury.store],
  );
  const { status, body } = await armoury.client.get('api/asm/counts/sheet', { store_id: armoury.store });
  expect([status, body.errors.store_id[0]]).toEqual([422, expect.stringContaining('More than 2000 firearms and lots')]);
});

test('the 201st store is a store like any other', async () => {
  const armoury = await openArmoury(portal);
  await portal.owner.query(`insert into asm_stores (company_id, name) select $1, 'A store ' || lpad(n::text, 3, '0') from generate_series(1, 205) n`, [
    armoury.owner.companyId,
  ]);
  expect((await armoury.client.get('api/asm/store-choices')).body.data).toHaveLength(207);
  expect((await armoury.client.get('api/asm/counts/sheet', { store_id: armoury.second })).status).toBe(200);
});

test('nobody counts twice: not under an appointment that ended, and not under two records of the same person', async () => {
  const armoury = await openArmoury(portal);
  await entered(armoury);
  const officer = await armoury.officer({ service_no: 'PB 21' });
  const left = await armoury.officer({ service_no: 'PB 20', status: 'Inactive' });
  const again = await armoury.officer({ service_no: 'PB 22' });
  await portal.owner.query(`update employees set identity_number = '960305105001' where id = $1`, [officer.employee_id]);
  await portal.owner.query(`update employees set identity_number = '960305105001', status = 'Inactive', inactive_at = '2026-01-31' where id = $1`, [
    again.employee_id,
  ]);
  const { lines } = (await armoury.client.get('api/asm/counts/sheet', { store_id: armoury.store })).body.data;
  const count = (checked_by_id: number) =>
    armoury.client.post('api/asm/counts', {
      store_id: armoury.store,
      kind: 'Opening',
      counted_by_id: officer.id,
      checked_by_id,
      lines: lines.map(({ asset_id, expected }: { asset_id: number; expected: number }) => ({ asset_id, counted: expected })),
      note: null,
    });
  expect((await count(left.id)).body.errors).toEqual({ checked_by_id: ['The appointment of this officer has ended: choose another.'] });
  expect((await count(again.id)).body.errors).toEqual({ checked_by_id: ['A count is made by two different people.'] });
  expect((await count(armoury.chief.id)).status).toBe(201);
});
