/** What the search box finds of the registers of the demo: each kind by name and by code, in its own company, with its page and as far as the scope goes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { loadDemo } from './demo.ts';
import { openUnit } from './testing/unit-fixture.ts';
import { adminOf, ownerOf, unitOf, type TestPerson } from './testing/people.ts';
import { openTestPortal, type TestClient, type TestPortal } from './testing/test-portal.ts';

interface Hit {
  readonly kind: string;
  readonly id: number;
  readonly about: string;
  readonly route: string;
}

let portal: TestPortal;
const owners = new Map<number, TestClient>();
let stranger: TestPerson;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemo({ url: portal.databaseUrl, print: () => undefined, brief: true, now: portal.clock.now(), files: portal.server.services.files });
  for (const email of ['owner@demo.my', 'owner2@demo.my']) {
    const { body } = await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD });
    const { rows } = await portal.owner.query<{ company_id: number }>(`select company_id from company_users where user_id = $1 and role = 'owner'`, [
      body.data.user.id,
    ]);
    for (const { company_id } of rows) owners.set(company_id, portal.as(body.data.token, company_id));
  }
  stranger = await ownerOf(portal);
}, 120_000);
afterAll(() => portal.close());

const find = async (who: TestClient, keyword: string): Promise<readonly Hit[]> => {
  const { status, body } = await who.get('api/search', { keyword });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

interface Row {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly code: string;
}

const PLAIN = 'select id, company_id, name, code from';
test.each([
  ['sites', `${PLAIN} work_sites where deleted_at is null`],
  ['sales_projects', `${PLAIN} sales_projects where deleted_at is null`],
  ['outlets', `${PLAIN} sales_outlets where deleted_at is null`],
  ['promoters', `${PLAIN} sales_promoters where deleted_at is null`],
  ['products', 'select id, company_id, name, sku as code from sales_products where deleted_at is null'],
  ['contracts', `${PLAIN} pcr_projects where deleted_at is null`],
  ['workforce_projects', `${PLAIN} wom_projects where true`],
  ['work_projects', `${PLAIN} work_projects where deleted_at is null`],
  ['guarded_sites', `${PLAIN} patrol_sites where deleted_at is null`],
  ['guards', 'select id, company_id, name, guard_no as code from security_guards where deleted_at is null and employee_id is null'],
  ['officers', 'select o.id, o.company_id, e.name, o.service_no as code from asm_officers o join employees e on e.id = o.employee_id where true'],
  ['assets', 'select id, company_id, name, serial_no as code from asm_assets where serial_no is not null'],
])('%s by name and by code, by nobody of another company', async (kind, rows) => {
  const row = (await portal.owner.query<Row>(`${rows} order by 1 limit 1`)).rows[0] as Row;
  const owner = owners.get(row.company_id) as TestClient;
  const ofKind = async (who: TestClient, keyword: string) => (await find(who, keyword)).filter((hit) => hit.kind === kind);
  const [byCode] = await ofKind(owner, row.code);
  expect(byCode).toMatchObject({ id: row.id, about: row.code });
  expect((await ofKind(owner, row.name)).length).toBeGreaterThan(0);
  expect(await ofKind(stranger.client, row.code)).toEqual([]);
  const clerk = await adminOf(portal, row.company_id, { '/leave/manage': [] });
  expect(await ofKind(clerk.client, row.code)).toEqual([]);
});

test('an officer is found as far as the scope of the viewer goes', async () => {
  const unit = await openUnit(portal);
  const [near, far] = [await unitOf(portal, unit.owner, 'branch', 'Near'), await unitOf(portal, unit.owner, 'branch', 'Far')];
  const [seen, hidden] = [await unit.officer({ service_no: 'PB90001', branch_id: near }), await unit.officer({ service_no: 'PB90002', branch_id: far })];
  const clerk = await adminOf(portal, unit.owner, { '/auxiliary/officer': [] }, { branch: [near] });
  const officers = async (who: TestPerson) => (await find(who.client, 'pb9000')).filter(({ kind }) => kind === 'officers').map(({ id }) => id);
  expect(await officers(clerk)).toEqual([seen.id]);
  expect((await officers(unit.owner)).toSorted((a, b) => a - b)).toEqual([seen.id, hidden.id].toSorted((a, b) => a - b));
});
