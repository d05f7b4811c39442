import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee, makePermit } from '../employee.factory.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

const PATH = 'api/admin/employees/work-permits';
let ram: EmployeeRecord;
let local: EmployeeRecord;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
[ram, local] = await portal.asSystem(
  async (tx) =>
    [
      await makeEmployee(tx, owner.companyId, { employee_type: 'Foreign', name: 'Ram Bahadur', nationality: 'Nepal' }),
      await makeEmployee(tx, owner.companyId),
    ] as const,
);

let n = 0;
const form = (change = {}) => ({
  type: 'PLKS',
  permit_no: `PL-${++n}`,
  passport_no: 'N1234567',
  sector: 'Services',
  issue_date: '2026-01-01',
  expiry_date: '2026-12-31',
  levy_amount: 1850.5,
  ...change,
});
const create = (change = {}) => owner.client.post(PATH, form({ employee_id: ram.id, ...change }));
const act = (id: number, verb: string, body: object = {}) => owner.client.post(`${PATH}/${id}/${verb}`, body);

describe('a permit', () => {
  test('is stored and shown with its days and moves', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      employee: { name: 'Ram Bahadur' },
      days_left: 41,
      levy_amount: 1850.5,
      status: 'Active',
      can: { update: true, process: true, renew: true, cancel: true, delete: true },
    });
    expect((await owner.client.get(`${PATH}/${answer.body.data.id}`)).body.data.permit_no).toBe(answer.body.data.permit_no);
    expect((await owner.client.get(`api/admin/employees/${ram.id}/work-permits`)).body.data).toHaveLength(1);
  });

  test.each([
    ['expiry_date', { expiry_date: '2026-01-01' }],
    ['permit_no', { permit_no: '' }],
    ['permit_no', { permit_no: 'pl-1' }],
    ['passport_no', { passport_no: 'a b' }],
    ['levy_amount', { levy_amount: -1 }],
    ['type', { type: 'Tourist' }],
  ])('%s is checked', async (field, change) => {
    const answer = await create(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('is for foreign employees', async () => {
    expect((await create({ employee_id: local.id })).body.errors).toHaveProperty('employee_id');
    expect((await create({ employee_id: 999_999 })).status).toBe(404);
  });

  test('warns of a passport that ends soon and of more than ten years', async () => {
    const worker = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { employee_type: 'Foreign', passport_expiry: '2027-06-30' }));
    await portal.asSystem((tx) => makePermit(tx, worker, { issue_date: '2016-01-01', expiry_date: '2025-12-31', status: 'Expired' }));
    const { message } = (await create({ employee_id: worker.id })).body;
    expect(message).toContain('The passport expires within 12 months (30/06/27).');
    expect(message).toContain('exceeds 10 years');
  });
});

describe('its life', () => {
  test('renewal: marked, saved as a new permit, the old one closed', async () => {
    const { id } = (await create()).body.data;
    expect((await act(id, 'process', { status: 'Active' })).body.data.status).toBe('Processing');
    expect((await act(id, 'process', { status: 'Active' })).status).toBe(409);
    const renewed = await act(id, 'renew', form({ issue_date: '2027-01-01', expiry_date: '2027-12-31', status: 'Processing' }));
    expect(renewed.body.data).toMatchObject({ renewal_of_id: id, status: 'Active', expiry_date: '2027-12-31' });
    expect((await owner.client.get(`${PATH}/${id}`)).body.data.status).toBe('Expired');
    const { rows } = await portal.owner.query<{ action: string }>(
      `select action from workflow_logs where subject_type = 'work_permit' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['process', 'renew']);
  });

  test('cancelling needs its reason and ends all moves', async () => {
    const { id } = (await create()).body.data;
    expect((await act(id, 'cancel', { remark: 'x' })).body.errors).toHaveProperty('remark');
    expect((await act(id, 'cancel', { remark: 'Pulang ke negara asal' })).body.data).toMatchObject({ status: 'Cancelled', remark: 'Pulang ke negara asal' });
    expect((await act(id, 'cancel', { remark: 'Sekali lagi' })).body.errors).toHaveProperty('base');
    expect((await act(id, 'renew', form())).body.errors).toHaveProperty('base');
    expect((await owner.client.post(`${PATH}/${id}`, form())).body.errors).toHaveProperty('base');
  });

  test('a change that did not see the last one is refused; deleting takes it away', async () => {
    const { id, updated_at: seen } = (await create()).body.data;
    expect((await owner.client.post(`${PATH}/${id}`, form({ updated_at: seen, sector: 'Construction' }))).body.data.sector).toBe('Construction');
    expect((await owner.client.post(`${PATH}/${id}`, form({ updated_at: seen }))).status).toBe(409);
    const { updated_at: next } = (await owner.client.get(`${PATH}/${id}`)).body.data;
    expect((await owner.client.post(`${PATH}/${id}`, form({ updated_at: next }))).status).toBe(200);
    expect((await owner.client.post(`${PATH}/${id}`, form({ updated_at: next }))).status).toBe(409);
    expect((await owner.client.delete(`${PATH}/${id}`)).body.success).toBe(true);
    expect((await owner.client.get(`${PATH}/${id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  let company: TestPerson;
  let branch: number;
  const names = async (query: Record<string, string | number> = {}) =>
    ((await company.client.get(PATH, query)).body.data as { permit_no: string }[]).map(({ permit_no: no }) => no);
  beforeAll(async () => {
    company = await ownerOf(portal);
    branch = await unitOf(portal, company, 'branch', 'Klang');
    await portal.asSystem(async (tx) => {
      const one = await makeEmployee(tx, company.companyId, { employee_type: 'Foreign', nationality: 'Nepal', branch_id: branch, name: 'Gurung' });
      const two = await makeEmployee(tx, company.companyId, { employee_type: 'Foreign', nationality: 'Indonesia' });
      await makePermit(tx, one, { permit_no: 'IN20', expiry_date: '2026-12-10', sector: 'Services' });
      await makePermit(tx, one, { permit_no: 'IN70', expiry_date: '2027-01-29' });
      await makePermit(tx, two, { permit_no: 'IN400', expiry_date: '2027-12-25', type: 'Employment Pass II' });
      await makePermit(tx, two, { permit_no: 'GONE', expiry_date: '2026-11-01', status: 'Expired' });
    });
  });

  test('is filtered by each parameter, soonest first', async () => {
    expect(await names()).toEqual(['GONE', 'IN20', 'IN70', 'IN400']);
    expect(await names({ expiring: 30 })).toEqual(['IN20']);
    expect(await names({ expiring: 90 })).toEqual(['IN20', 'IN70']);
    expect(await names({ status: 'Expired' })).toEqual(['GONE']);
    expect(await names({ type: 'Employment Pass II' })).toEqual(['IN400']);
    expect(await names({ nationality: 'Nepal' })).toEqual(['IN20', 'IN70']);
    expect(await names({ sector: 'Services' })).toEqual(['IN20']);
    expect(await names({ branch_id: branch })).toEqual(['IN20', 'IN70']);
    expect(await names({ keyword: 'gurung' })).toEqual(['IN20', 'IN70']);
    expect(await names({ keyword: 'in4', sort: 'desc' })).toEqual(['IN400']);
    expect((await company.client.get(PATH, { expiring: 31 })).status).toBe(422);
  });

  test('has the counts of its cards and of the chart', async () => {
    expect((await company.client.get(`${PATH}/summary`)).body.data).toEqual({
      all: 4,
      active: 3,
      within_30: 1,
      within_60: 1,
      within_90: 2,
      expired: 1,
      by_month: [
        { month: '2026-12', count: 1 },
        { month: '2027-01', count: 1 },
      ],
    });
  });

  test('shows permits of people in view only', async () => {
    const admin = await adminOf(portal, company, { '/admin/employee/work-permit': ['Update'] }, { branch: [branch] });
    expect((await admin.client.get(PATH)).body.meta.total).toBe(2);
    const { rows } = await portal.owner.query<{ id: number }>(`select id from work_permits where permit_no = 'IN400'`);
    expect((await admin.client.get(`${PATH}/${rows[0]?.id}`)).status).toBe(404);
    expect((await admin.client.post(`${PATH}/${rows[0]?.id}/process`)).status).toBe(404);
    expect((await admin.client.post(PATH, form({ employee_id: ram.id }))).status).toBe(403);
    expect((await owner.client.get(`${PATH}/${rows[0]?.id}`)).status).toBe(404);
  });
});
