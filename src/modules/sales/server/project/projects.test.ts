import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { FRESH_PROJECT } from '../../contract/project/fresh-project.ts';
import { clientOf } from '../client/client.factory.ts';
import { outletOfCompany } from '../outlet/outlet.factory.ts';
import { PRODUCT_FORM } from '../product/product.factory.ts';
import { promoterOf } from '../promoter/promoter.factory.ts';
import { salesProjectSupervisors } from '../tables/project.tables.ts';
import { dayOf } from '../field/field.factory.ts';
import { projectOf } from './project.factory.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

const details = {
  ...FRESH_PROJECT,
  name: 'Kopi Contoh Roadshow',
  code: 'KOPI-26',
  start_date: '2026-11-01',
  end_date: '2026-12-31',
  target_sales_amount: 50_000,
  base_rate: 90,
  overtime_rate: 12.5,
  commission_type: 'Percent',
  commission_value: 2,
} as const;
const none = { outlets: [], products: [], supervisors: [], promoters: [], tasks: [] };

test('is made in one go, as a draft or published with what that needs', async () => {
  const owner = await ownerOf(portal);
  const { client } = owner;
  const client_id = await clientOf(portal, owner);
  const [outlet, promoter, kavitha] = [
    await outletOfCompany(portal, owner),
    await promoterOf(portal, owner),
    await employeeOf(portal, owner, { spm_supervisor: true }),
  ];
  const product = (
    await client.post('api/spm/products', {
      ...PRODUCT_FORM,
      client_id,
      food_sampling: false,
    })
  ).body.data.id;
  const make = async (more: object) => client.post('api/spm/projects', { ...details, client_id, ...none, publish: false, ...more });
  expect((await make({ publish: true })).body.errors).toEqual({ outlets: ['Choose at least one outlet before publishing.'] });
  expect((await make({ end_date: '2028-11-02' })).body.errors).toHaveProperty('end_date');
  expect((await make({ commission_value: 101 })).body.errors).toEqual({ commission_value: ['Enter 0 to 100 percent.'] });
  expect((await make({ base_rate: 0 })).body.errors).toEqual({ base_rate: ['Enter a rate above 0.'] });
  const twice = { outlet_id: outlet, target_sales_amount: null };
  expect((await make({ outlets: [twice, twice] })).body.errors).toEqual({ outlets: ['The same one stands here twice. Remove one row.'] });
  const draft = await make({ code: null });
  expect(draft.status).toBe(201);
  const lists = {
    outlets: [{ outlet_id: outlet, target_sales_amount: 20_000 }],
    products: [{ product_id: product, price: 15.9, commission_value: null }],
    supervisors: [{ employee_id: kavitha.employeeId, outlet_ids: [outlet] }],
    promoters: [{ promoter_id: promoter, default_outlet_id: outlet, rate_override: 95 }],
    tasks: [{ name: 'Photo of the shelf', description: null, type: 'Photo', options: {}, is_required: true }],
  };
  const made = await make({ ...lists, publish: true });
  expect(made.body.message).toBe('Kopi Contoh Roadshow is published.');
  const shown = (await client.get(`api/spm/projects/${made.body.data.id}`)).body.data;
  expect(shown).toMatchObject({
    code: 'KOPI-26',
    status: 'On Going',
    products_locked: false,
    can_change: true,
    outlets: [{ outlet: { id: outlet }, target_sales_amount: 20_000, schedules_count: 0 }],
    products: [{ product: { id: product }, price: 15.9 }],
    promoters: [{ promoter: { id: promoter }, rate_override: 95 }],
    supervisors: [{ employee: { id: kavitha.employeeId }, outlets: [{ id: outlet }] }],
    tasks: [{ name: 'Photo of the shelf', is_required: true }],
  });
  expect((await client.get('api/spm/projects', { status: 'Draft' })).body.data).toMatchObject([{ id: draft.body.data.id, code: 'PJ001' }]);
  expect((await client.get('api/spm/projects', { keyword: 'kopi-26' })).body.meta.total).toBe(1);
  expect((await make({})).body.errors).toEqual({ code: ['Another project has this code.'] });
  const mine = (await kavitha.client.get(`api/spm/projects/${made.body.data.id}`)).body.data;
  expect(mine).toMatchObject({ can_change: false, promoters: [{ rate_override: null }] });
  expect((await kavitha.client.get(`api/spm/projects/${draft.body.data.id}`)).status).toBe(404);
});

test('names no row of another company', async () => {
  const [owner, stranger] = [await ownerOf(portal), await ownerOf(portal)];
  const [mine, theirs] = [await projectOf(portal, owner), await projectOf(portal, stranger)];
  const at = `api/spm/projects/${mine.id}`;
  const save = async (list: string, row: object) => (await owner.client.post(`${at}/${list}`, { rows: [row] })).body.errors;
  expect(await save('outlets', { outlet_id: theirs.outlets[0], target_sales_amount: null })).toHaveProperty('rows');
  expect(await save('products', { product_id: theirs.product, price: 1, commission_value: null })).toHaveProperty('rows');
  expect(await save('promoters', { promoter_id: theirs.promoters[0], default_outlet_id: null, rate_override: null })).toHaveProperty('rows');
  expect((await stranger.client.get(at)).status).toBe(404);
  expect((await stranger.client.post(`${at}/cancel`, { reason: 'Not mine' })).status).toBe(404);
});

test('shrinks over no schedule, and cancels those that have not begun', async () => {
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const at = `api/spm/projects/${project.id}`;
  const plan = {
    project_id: project.id,
    promoter_ids: [project.promoters[0]],
    outlet_id: project.outlets[0],
    start_date: '2026-12-28',
    end_date: '2026-12-28',
    weekdays: [],
    start_time: '10:00',
    end_time: '19:00',
    remark: null,
    skip_conflicts: false,
  };
  expect((await owner.client.post('api/spm/schedules', plan)).body.data).toMatchObject({ created: 1 });
  const { updated_at, client } = (await owner.client.get(at)).body.data;
  const change = (more: object) => owner.client.post(at, { ...details, client_id: client.id, updated_at, ...more });
  const refused = (await change({ end_date: '2026-12-27' })).body.errors.end_date[0];
  expect(refused).toMatch(/^1 schedule lies outside of these dates: Aina binti Contoh 28\/12\/26 10:00 Pasar Raya Contoh \d+\. Move or cancel them first\.$/);
  expect((await change({ end_date: '2026-12-28' })).status).toBe(200);
  expect((await change({})).status).toBe(409);
  const copy = await owner.client.post(`${at}/duplicate`, { start_date: '2027-02-01', end_date: '2027-02-28' });
  const twin = (await owner.client.get(`api/spm/projects/${copy.body.data.id}`)).body.data;
  expect(twin).toMatchObject({ status: 'Draft', start_date: '2027-02-01', promoters: [], supervisors: [] });
  expect([twin.outlets.length, twin.products.length, twin.tasks.length]).toEqual([2, 1, 1]);
  expect((await owner.client.delete(at, {})).body.errors).toHaveProperty('base');
  expect((await owner.client.delete(`api/spm/projects/${twin.id}`, {})).status).toBe(200);
  const [aina] = project.promoters;
  const user = await userOf(portal);
  await portal.owner.query('update sales_promoters set user_id = $1 where id = $2', [user.userId, aina]);
  await portal.owner.query(`update sales_schedules set status = 'On Going' where project_id = $1`, [project.id]);
  const told = () => portal.owner.query(`select id from notifications where user_id = $1 and notification_type = 'spm_schedule'`, [user.userId]);
  // From an hour before its start it goes on, though nobody came.
  expect((await owner.client.post(`${at}/cancel`, { reason: 'Client withdrew' })).body.message).toBe('The project and 1 schedule are cancelled.');
  expect((await told()).rowCount).toBe(1);
  expect((await owner.client.post(`${at}/cancel`, { reason: 'Client withdrew' })).body.errors).toEqual({
    base: ['The project is cancelled. It cannot be changed any more.'],
  });
});

test('what schedules or actions name is not removed', async () => {
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const at = `api/spm/projects/${project.id}`;
  await owner.client.post('api/spm/schedules', {
    project_id: project.id,
    promoter_ids: [project.promoters[0]],
    outlet_id: project.outlets[0],
    start_date: '2026-12-01',
    end_date: '2026-12-01',
    weekdays: [],
    start_time: '10:00',
    end_time: '19:00',
    remark: null,
    skip_conflicts: false,
  });
  const { outlets, promoters, tasks } = (await owner.client.get(at)).body.data;
  const row = (rows: { id: number; schedules_count: number }[], used: boolean) => rows.find(({ schedules_count }) => schedules_count > 0 === used)?.id;
  expect((await owner.client.delete(`${at}/outlets/${row(outlets, true)}`, {})).body.errors).toHaveProperty('base');
  expect((await owner.client.delete(`${at}/outlets/${row(outlets, false)}`, {})).status).toBe(200);
  expect((await owner.client.delete(`${at}/promoters/${row(promoters, true)}`, {})).body.errors).toHaveProperty('base');
  const task = { name: 'Count the shelf', description: null, type: 'Number', options: { min: 0, max: 500 }, is_required: false };
  const rows = [task, { ...task, id: tasks[0].id, name: 'Shelf', type: 'Text', options: {} }];
  expect((await owner.client.post(`${at}/tasks`, { rows })).status).toBe(200);
  expect((await owner.client.get(at)).body.data.tasks.map(({ name }: { name: string }) => name)).toEqual(['Count the shelf', 'Shelf']);
  expect((await owner.client.delete(`${at}/tasks/${tasks[0].id}`, {})).status).toBe(200);
});

test('is for those with the page, and for the own supervisor to see', async () => {
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const looker = await adminOf(portal, owner, { '/spm/project/manage': [] });
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  const at = `api/spm/projects/${project.id}`;
  expect((await looker.client.get(at)).status).toBe(200);
  expect((await looker.client.post(`${at}/cancel`, { reason: 'No right to' })).status).toBe(403);
  expect((await kavitha.client.get(at)).status).toBe(404);
  await portal.asSystem((tx) =>
    tx.db
      .insert(salesProjectSupervisors)
      .values({ company_id: owner.companyId, project_id: project.id, employee_id: kavitha.employeeId, outlet_ids: [project.outlets[0]] }),
  );
  expect((await kavitha.client.get(at)).body.data.outlets.map(({ outlet }: { outlet: { id: number } }) => outlet.id)).toEqual([project.outlets[0]]);
  expect((await kavitha.client.get('api/spm/projects')).status).toBe(403);
});

test('a product with stock in the project is not removed, and neither is work of somebody who came', async () => {
  const owner = await ownerOf(portal);
  const day = await dayOf(portal, owner);
  const at = `api/spm/projects/${day.project}`;
  const [row] = (await owner.client.get(at)).body.data.products;
  await portal.owner.query(
    `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, recorded_at)
     select company_id, id, project_id, outlet_id, $2, 'opening', 5, now() from sales_schedules where id = $1`,
    [day.schedule, day.product],
  );
  expect((await owner.client.delete(`${at}/products/${row.id}`, {})).body.errors).toEqual({
    base: ['Stock of this product is recorded in the project. Set it to inactive instead.'],
  });
  expect((await owner.client.get(at)).body.data.products).toHaveLength(1);
  expect((await owner.client.post(`${at}/cancel`, { reason: 'Client withdrew' })).body.message).toBe('The project is cancelled.');
});

test('a submitted report locks the products of its project, whether or not it counts stock', async () => {
  const owner = await ownerOf(portal);
  const day = await dayOf(portal, owner);
  const save = () => owner.client.post(`api/spm/projects/${day.project}/products`, { rows: [{ product_id: day.product, price: 9.9, commission_value: null }] });
  const isLocked = async () => (await owner.client.get(`api/spm/projects/${day.project}`)).body.data.products_locked;
  const report = (status: string) =>
    portal.owner.query(
      `insert into sales_daily_reports (company_id, schedule_id, status, submitted_at) values ($1, $2, $3, now())
       on conflict (company_id, schedule_id) do update set status = excluded.status`,
      [owner.companyId, day.schedule, status],
    );
  await report('pending');
  expect([(await save()).status, await isLocked()]).toEqual([200, false]);
  await report('submitted');
  expect((await save()).body.errors).toEqual({ base: ['Products cannot be edited because reports exist.'] });
  expect(await isLocked()).toBe(true);
});
