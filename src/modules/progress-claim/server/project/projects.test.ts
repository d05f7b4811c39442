/** Contracts, variations and extensions over HTTP: the laws of a register, and what the fields say against each other. */
import { afterAll, describe, expect, test } from 'vitest';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { billItemRegister } from '../bill/bill-items.register.ts';
import { BILL, CONTRACT, pcrCalls, PROJECTS } from '#app/server/testing/progress-claim-fixture.ts';
import { variationRegister } from '../variation/variations.register.ts';
import { extensionRegister } from './extensions.register.ts';
import { projectRegister } from './projects.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

registerContractTests(() => portal, projectRegister, {
  valid: CONTRACT,
  changed: { ...CONTRACT, name: 'Dewan Baharu Contoh', lad_per_day: 2_000 },
  other: (n) => ({ ...CONTRACT, code: `KJ-9${n}`, name: `Projek Contoh ${n}` }),
  doubles: [[(form) => ({ ...form, code: 'kj-01' }), 'code']],
});

const under = async ({ client }: TestPerson) => ({ project_id: (await client.post(PROJECTS, { ...CONTRACT, code: 'KJ-U' })).body.data.id });
const VARIATION = { vo_no: 'VO 1', date: '2026-02-01', kind: 'Addition', description: 'Second gate', amount: 25_000, is_service: true };
const EXTENSION = { eot_no: 'EOT 1', applied_on: '2026-05-01', reason: 'Exceptional rain', days_asked: 90, status: 'Pending', granted_to: null, remark: null };

registerContractTests(() => portal, variationRegister, {
  valid: VARIATION,
  changed: { ...VARIATION, description: 'Third gate', amount: -500 },
  other: (n) => ({ ...VARIATION, vo_no: `VO 9${n}` }),
  under,
  doubles: [[(form) => ({ ...form, vo_no: 'vo 1' }), 'vo_no']],
});

registerContractTests(() => portal, extensionRegister, {
  valid: EXTENSION,
  changed: { ...EXTENSION, reason: 'Late access to the site' },
  other: (n) => ({ ...EXTENSION, eot_no: `EOT 9${n}` }),
  under,
  doubles: [[(form) => ({ ...form, eot_no: 'eot 1' }), 'eot_no']],
});

const [, LINE] = BILL;
registerContractTests(() => portal, billItemRegister, {
  valid: { ...LINE, position: 10 },
  changed: { ...LINE, position: 20, description: 'Site office and stores', rate: 250.5 },
  other: (n) => ({ ...LINE, code: `9.${n}`, position: 100 + n }),
  under,
});

test('a mistake is shown at its field', async () => {
  const { client } = await ownerOf(portal);
  const wrong = async (more: object) => Object.keys((await client.post(PROJECTS, { ...CONTRACT, ...more })).body.errors ?? {});
  expect(await wrong({ contract_date: '2026-02-01' })).toEqual(['contract_date']);
  expect(await wrong({ completion_date: '2026-01-01' })).toEqual(['completion_date']);
  expect(await wrong({ retention_limit_percent: 10.01 })).toEqual(['retention_limit_percent']);
  expect(await wrong({ retention_percent: 20.01 })).toEqual(['retention_percent']);
  expect(await wrong({ contract_sum: 0 })).toEqual(['contract_sum']);
  expect(await wrong({ advance: 100_000 })).toEqual(['advance_on']);
  expect(await wrong({ advance: 100_000, advance_on: '2026-01-15', recoup_from_percent: 75 })).toEqual(['recoup_to_percent']);
  expect(await wrong({ cmgd_date: '2026-12-31' })).toEqual(['cmgd_date']);
  expect(await wrong({ manager_id: 999_999 })).toEqual(['manager_id']);
  expect(await wrong({ work_site_id: 999_999 })).toEqual(['work_site_id']);
  const rule = { from: '2026-01-01', treatment: 'Exempt', percent: 0, base: 'All', reason: null };
  expect(await wrong({ tax_rules: [rule] })).toEqual(['tax_rules.0.reason']);
  expect(
    await wrong({
      tax_rules: [
        { ...rule, reason: 'Fixed' },
        { ...rule, treatment: 'None', reason: 'Abroad' },
      ],
    }),
  ).toEqual(['tax_rules']);
  expect(await wrong({ tax_rules: [{ ...rule, treatment: 'None' }] })).toEqual(['tax_rules.0.reason']);
  expect(await wrong({ tax_rules: [{ ...rule, treatment: 'Fixed Contract' }] })).toEqual(['tax_rules.0.percent']);
  expect(await wrong({ tax_rules: [] })).toEqual(['tax_rules']);
  const late = { from: '2026-01-02', treatment: 'Service Tax', percent: 6, base: 'All', reason: null };
  const { errors } = (await client.post(PROJECTS, { ...CONTRACT, tax_rules: [late] })).body;
  expect(errors).toEqual({ tax_rules: [expect.stringContaining('begins by 01/01/26')] });
});

test('contracts are found by status, client, manager and year', async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const { client } = await ownerOf(portal);
  await client.post(PROJECTS, CONTRACT);
  await client.post(PROJECTS, { ...CONTRACT, code: 'B', client_name: 'Syarikat Lain', start_date: '2027-01-01', completion_date: '2027-06-30' });
  await client.post(PROJECTS, { ...CONTRACT, code: 'C', cancelled: true });
  const codes = async (filter: Record<string, string>) =>
    (await client.get(PROJECTS, { sort_by: 'code', sort: 'asc', ...filter })).body.data.map(({ code }: { code: string }) => code);
  expect(await codes({ status: 'On Going' })).toEqual(['KJ-01']);
  expect(await codes({ status: 'Upcoming' })).toEqual(['B']);
  expect(await codes({ status: 'Cancelled' })).toEqual(['C']);
  expect(await codes({ client: 'lain' })).toEqual(['B']);
  expect(await codes({ year: '2027' })).toEqual(['B']);
  expect(await codes({ keyword: 'serbaguna' })).toEqual(['B', 'C', 'KJ-01']);
});

describe('variations and extensions', () => {
  test('only an approved variation can be claimed, and one that was decided stays', async () => {
    portal.clock.set('2026-11-20T10:00:00+08:00');
    const owner = await ownerOf(portal);
    const pcr = pcrCalls(owner);
    const project = await pcr.project();
    const at = `${PROJECTS}/${project.id}/variations`;
    const { data: pending } = (await owner.client.post(at, VARIATION)).body;
    expect((await owner.client.post(at, { ...VARIATION, kind: 'Omission' })).body.errors).toHaveProperty('amount');
    expect((await owner.client.post(at, VARIATION)).body.errors).toEqual({ vo_no: ['Another variation has this number.'] });
    const claim = await pcr.claim(project.id, '2026-02-28');
    const line = [{ variation_id: pending.id, by: 'Percent', value: 40 }];
    await expect(pcr.value(claim.id, line)).rejects.toThrow('not of this contract');
    const approved = (await owner.client.post(`${at}/${pending.id}/approve`, { updated_at: pending.updated_at, remark: null })).body;
    expect(approved).toMatchObject({ message: 'VO 1 approved.', data: { status: 'Approved', amount: 25_000 } });
    await pcr.value(claim.id, line);
    expect((await pcr.show(claim.id)).claimed.vo_done).toBe(10_000);
    expect((await owner.client.post(`${at}/${pending.id}/reject`, { updated_at: approved.data.updated_at, remark: 'No longer' })).status).toBe(422);
    expect((await owner.client.get(`${PROJECTS}/${project.id}`)).body.data).toMatchObject({ variations: 25_000, revised_sum: 1_025_000 });
  });

  test('a granted extension moves completion and with it the preliminaries of an open claim', async () => {
    const owner = await ownerOf(portal);
    const pcr = pcrCalls(owner);
    const project = await pcr.project();
    const claim = await pcr.claim(project.id, '2026-06-30');
    const before = (await pcr.show(claim.id)).claimed.work_done;
    const at = `${PROJECTS}/${project.id}/extensions`;
    expect((await owner.client.post(at, { ...EXTENSION, status: 'Granted' })).body.errors).toHaveProperty('granted_to');
    expect((await owner.client.post(at, { ...EXTENSION, granted_to: '2027-03-31' })).body.errors).toHaveProperty('granted_to');
    const { data } = (await owner.client.post(at, EXTENSION)).body;
    expect((await pcr.show(claim.id)).claimed.work_done).toBe(before);
    await owner.client.post(`${at}/${data.id}`, { ...EXTENSION, status: 'Granted', granted_to: '2027-12-31', updated_at: data.updated_at });
    expect((await owner.client.get(`${PROJECTS}/${project.id}`)).body.data.revised_completion_date).toBe('2027-12-31');
    expect((await pcr.show(claim.id)).claimed.work_done).toBeLessThan(before);
  });
});

test('the plan is cumulative, and the S-curve follows it', async () => {
  const owner = await ownerOf(portal);
  const project = await pcrCalls(owner).project();
  const plan = async (months: readonly object[]) => owner.client.post(`${PROJECTS}/${project.id}/progress`, { months });
  const month = (text: string, planned_percent: number) => ({ month: text, planned_percent, note: null });
  expect((await plan([month('2026-01-01', 10), month('2026-01-15', 20)])).body.errors).toHaveProperty('months');
  expect((await plan([month('2026-01-01', 10), month('2026-02-01', 5)])).body.errors).toHaveProperty('months');
  expect((await plan([month('2026-02-15', 30), month('2026-01-01', 10)])).body.data).toEqual([month('2026-01-01', 10), month('2026-02-01', 30)]);
  const { data } = (await owner.client.get(`${PROJECTS}/${project.id}/overview`)).body;
  expect(data.curve.map(({ planned }: { planned: number }) => planned)).toEqual([10, 30]);
  const summary = (await owner.client.get(`${PROJECTS}/summary`)).body.data;
  expect(summary).toMatchObject({ contracts: 1, contract_sum: 1_000_000, certified: 0, months: expect.any(Array) });
});
