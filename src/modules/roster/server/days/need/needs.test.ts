import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite } from '../roster.factory.ts';
import { rosterNeedRegister } from './roster-need.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const need = {
  name: 'Gate by night',
  work_site_id: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  start_time: '19:00',
  end_time: '07:00',
  heads: 2,
  position_id: null,
  status: 'Active',
} as const;

registerContractTests(() => portal, rosterNeedRegister, {
  valid: need as never,
  changed: { ...need, name: 'Gate by day', start_time: '07:00', end_time: '19:00', heads: 1 } as never,
  other: (n) => ({ ...need, name: `Post ${n}`, weekdays: [6, 7] }) as never,
  doubles: [[(valid) => ({ ...valid, name: 'GATE BY NIGHT' }), 'name']],
});

test.each([
  ['a site that is not there', { work_site_id: 999_999_999 }, 'work_site_id'],
  ['a position that is not there', { position_id: 999_999_999 }, 'position_id'],
  ['no weekday', { weekdays: [] }, 'weekdays'],
  ['nobody', { heads: 0 }, 'heads'],
  ['a session that ends as it starts', { end_time: '19:00' }, 'end_time'],
])('%s is told at its field', async (_title, more, field) => {
  const owner = await ownerOf(portal);
  const { status, body } = await owner.client.post('api/operation/attendances/roster-needs', { ...need, ...more });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('names its site, of this company alone', async () => {
  const [owner, stranger] = [await ownerOf(portal), await ownerOf(portal)];
  const site = await makeSite(portal.owner, owner.companyId, 'Menara Contoh');
  const add = (who: typeof owner) => who.client.post('api/operation/attendances/roster-needs', { ...need, weekdays: [7, 1, 7], work_site_id: site });
  expect((await add(owner)).body.data).toMatchObject({ site: { id: site, name: 'Menara Contoh' }, position: null, weekdays: [1, 7] });
  expect((await add(stranger)).body.errors).toHaveProperty('work_site_id');
});
