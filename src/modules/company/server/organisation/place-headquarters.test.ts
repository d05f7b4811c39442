/** The address that a company tells reaches its headquarters once; afterwards the branch has its own. */
import { afterAll, expect, it } from 'vitest';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

async function move(owner: TestPerson, address: object) {
  const { data } = (await owner.client.get(`api/companies/${owner.companyId}`)).body;
  const { name, config, country } = data;
  const answer = await owner.client.post(`api/companies/${owner.companyId}`, {
    name,
    country,
    config,
    signatory: { name: '', position: '', signature: null },
    logo: null,
    stamp: null,
    updated_at: data.updated_at,
    business_nature: 'Retail',
    email: 'hello@contoh.example',
    phone: '03-5550 1010',
    ...address,
  });
  expect(answer.body.errors).toBeUndefined();
}
const branchOf = async ({ companyId }: TestPerson) =>
  (await portal.owner.query('select address_1, postcode, city, state, rest_days from branches where company_id = $1 and is_hq', [companyId])).rows[0];

it('fills what the headquarters lacks, with the week of its state, and leaves it alone from then on', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query('update branches set state = null where company_id = $1', [owner.companyId]);
  const first = { address_1: '1, Jalan Contoh', postcode: '15000', city: 'Kota Bharu', state: 'Kelantan' };
  await move(owner, first);
  expect(await branchOf(owner)).toEqual({ ...first, rest_days: [5] });
  const { rows } = await portal.owner.query(`select 1 from audit_logs where company_id = $1 and subject_type = 'branch' and action = 'updated'`, [
    owner.companyId,
  ]);
  expect(rows).toHaveLength(1);
  await move(owner, { ...first, address_1: '2, Jalan Lain', state: 'Perak' });
  expect(await branchOf(owner)).toEqual({ ...first, rest_days: [5] });
});

it('keeps a week that somebody chose, and a headquarters in another state', async () => {
  const [chosen, elsewhere] = [await ownerOf(portal), await ownerOf(portal)];
  await portal.owner.query(`update branches set state = null, rest_days = '{6,7}' where company_id = $1`, [chosen.companyId]);
  await portal.owner.query(`update branches set state = 'Johor' where company_id = $1`, [elsewhere.companyId]);
  const address = { address_1: '1, Jalan Contoh', postcode: '15000', city: 'Kota Bharu', state: 'Kelantan' };
  for (const owner of [chosen, elsewhere]) await move(owner, address);
  expect(await branchOf(chosen)).toEqual({ ...address, rest_days: [6, 7] });
  expect(await branchOf(elsewhere)).toMatchObject({ address_1: null, state: 'Johor' });
});
