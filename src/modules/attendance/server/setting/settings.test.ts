/** Settings over HTTP: who may see and save them, branches that differ, and what somebody else saved meanwhile. */
import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { STARTING_SETTING } from '../../contract/setting/attendance-setting.schema.ts';

const PATH = 'api/operation/attendances/settings';
const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const ipoh = await unitOf(portal, owner, 'branch', 'Ipoh');
const save = (who: TestPerson, more: object = {}) => who.client.post(PATH, { ...STARTING_SETTING, ...more });
const show = async (who: TestPerson, query: Record<string, number> = {}) => (await who.client.get(PATH, query)).body.data;

test.each([
  ['the owner', () => Promise.resolve(owner), 200, 201],
  ['an admin with Update', () => adminOf(portal, owner, { '/attendance/setting': ['Update'] }), 200, 201],
  ['an admin who may look', () => adminOf(portal, owner, { '/attendance/setting': [] }), 200, 403],
  ['an admin of a branch', () => adminOf(portal, owner, { '/attendance/setting': ['Update'] }, { branch: [ipoh] }), 200, 403],
  ['an admin of other pages', () => adminOf(portal, owner, { '/attendance/manage': ['Update'] }), 403, 403],
  ['an employee', () => employeeOf(portal, owner), 403, 403],
] as const)('%s: look %s, save %s', async (_who, make, looks, saves) => {
  const person = await make();
  expect((await person.client.get(PATH)).status).toBe(looks);
  expect((await save(person)).status).toBe(saves);
  expect((await person.client.post(`${PATH}/rejudge`, { from_date: '2026-11-01' })).status).toBe(saves);
});

describe('the company', () => {
  test('begins with the usual settings, and keeps what is saved', async () => {
    const other = await ownerOf(portal);
    expect(await show(other)).toEqual({ ...STARTING_SETTING, branch: null, updated_at: null, overrides: [] });
    const saved = await save(other, { radius_m: 300, auto_checkout_hours: 4, rounding_minutes: 15 });
    expect(saved.body).toMatchObject({ message: 'Attendance settings saved.', data: { radius_m: 300, auto_checkout_hours: 4, rounding_minutes: 15 } });
    expect((await show(other)).updated_at).toBe(saved.body.data.updated_at);
  });

  test.each([
    [{ ontime_checkin_minutes: 121 }, 'ontime_checkin_minutes'],
    [{ radius_m: 19 }, 'radius_m'],
    [{ outside_policy: 'ignore' }, 'outside_policy'],
    [{ early_limit_minutes: 29 }, 'early_limit_minutes'],
    [{ rounding_minutes: 7 }, 'rounding_minutes'],
    [{ auto_checkout_hours: 25 }, 'auto_checkout_hours'],
    [{ half_day_hours: 8, full_day_hours: 7 }, 'full_day_hours'],
    [{ full_day_hours: 8.1 }, 'full_day_hours'],
    [{ branch_id: 999_999 }, 'branch_id'],
  ])('refuses %o at its field', async (more, field) => {
    const { status, body } = await save(owner, more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('tells who comes second to look again', async () => {
    const other = await ownerOf(portal);
    const seen = (await show(other)).updated_at;
    expect((await save(other, { updated_at: seen, radius_m: 200 })).status).toBe(201);
    expect((await save(other, { updated_at: seen, radius_m: 400 })).status).toBe(409);
    expect((await show(other)).radius_m).toBe(200);
  });
});

describe('a branch', () => {
  test('follows the company until it differs, and again when its settings are removed', async () => {
    const other = await ownerOf(portal);
    const branch = await unitOf(portal, other, 'branch', 'Melaka');
    await save(other, { radius_m: 250 });
    expect(await show(other, { branch_id: branch })).toMatchObject({ radius_m: 250, branch: { name: 'Melaka' }, updated_at: null });
    expect((await save(other, { branch_id: branch, radius_m: 60, updated_at: null })).body.message).toBe('Attendance settings of Melaka saved.');
    expect(await show(other)).toMatchObject({ radius_m: 250, overrides: [{ radius_m: 60, branch: { id: branch } }] });
    expect(await show(other, { branch_id: branch })).toMatchObject({ radius_m: 60 });
    expect((await other.client.delete(`${PATH}/${branch}`, {})).body.message).toBe('Melaka follows the company again.');
    expect(await show(other)).toMatchObject({ overrides: [] });
    expect((await other.client.delete(`${PATH}/${branch}`, {})).status).toBe(404);
  });

  test('two who let it differ at once: one of them is asked to look again', async () => {
    const branch = await unitOf(portal, owner, 'branch', 'Klang');
    const answers = await Promise.all([60, 70].map((radius_m) => save(owner, { branch_id: branch, radius_m, updated_at: null })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('of another company is not there', async () => {
    const other = await ownerOf(portal);
    expect((await other.client.get(PATH, { branch_id: ipoh })).status).toBe(404);
    expect((await save(other, { branch_id: ipoh })).body.errors).toHaveProperty('branch_id');
    await save(owner, { branch_id: ipoh });
    expect((await other.client.delete(`${PATH}/${ipoh}`, {})).status).toBe(404);
  });
});
