/** Outlets that take part in some days of a project alone. */
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { daysOfOutlet } from './outlet-days.ts';
import { projectOf } from './project/project.factory.ts';

const portal = await openTestPortal({ at: '2026-11-02T10:00:00+08:00' });
afterAll(() => portal.close());
const owner = await ownerOf(portal);
// From 1 November to 31 December.
const { id, outlets, promoters } = await projectOf(portal, owner);

const save = (row: object, outlet_id = outlets[0]) =>
  owner.client.post(`api/spm/projects/${id}/outlets`, { rows: [{ outlet_id, target_sales_amount: 500, ...row }] });
const plan = (start_date: string, end_date = start_date, outlet_id = outlets[0]) =>
  owner.client.post('api/spm/schedules', {
    project_id: id,
    promoter_ids: [promoters[0]],
    outlet_id,
    start_date,
    end_date,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    start_time: '10:00',
    end_time: '18:00',
    remark: null,
    skip_conflicts: false,
  });

const PROJECT = { start_date: '2026-11-01', end_date: '2026-12-31' } as const;
test.each([
  [null, null, '2026-11-01', '2026-12-31'],
  ['2026-11-10', null, '2026-11-10', '2026-12-31'],
  [null, '2026-11-20', '2026-11-01', '2026-11-20'],
  // The project has become shorter since.
  ['2026-10-01', '2027-01-31', '2026-11-01', '2026-12-31'],
] as const)('own days %s to %s are %s to %s of the project', (start_date, end_date, from, to) => {
  expect(daysOfOutlet(PROJECT, { start_date, end_date })).toEqual({ start_date: from, end_date: to });
});

test('lie within the project, the last not before the first, and leave no schedule out', async () => {
  const words = 'The project runs from 01/11/26 to 31/12/26. Choose days of the outlet within it, the last day not before the first.';
  expect((await save({ start_date: '2026-10-31' })).body.errors).toEqual({ 'rows.0.start_date': [words] });
  expect((await save({ end_date: '2027-01-01' })).body.errors).toEqual({ 'rows.0.end_date': [words] });
  expect((await save({ start_date: '2026-11-20', end_date: '2026-11-19' })).body.errors).toEqual({ 'rows.0.end_date': [words] });
  expect((await plan('2026-11-05')).status).toBe(201);
  const { errors } = (await save({ start_date: '2026-11-10', end_date: '2026-11-20' })).body;
  expect(errors['rows.0.start_date'][0]).toMatch(/^1 schedule lies outside of these dates: .+ 05\/11\/26 10:00 .+\. Move or cancel them first\.$/);
  // The other outlet of the project is as it was.
  expect((await save({ start_date: '2026-11-10', end_date: '2026-11-20' }, outlets[1])).status).toBe(200);
});

test('nothing is planned, needed or moved there outside of them; without them the project counts', async () => {
  expect((await plan('2026-11-10', '2026-11-20', outlets[1])).body.data).toMatchObject({ created: 11 });
  const early = (await plan('2026-11-09', '2026-11-10', outlets[1])).body.errors;
  expect(early.start_date[0]).toMatch(/ takes part in the project from 10\/11\/26 to 20\/11\/26\. Choose days within it\.$/);
  expect((await plan('2026-11-20', '2026-11-21', outlets[1])).body.errors).toHaveProperty('end_date');
  const [{ id: first }] = (
    await owner.client.get('api/spm/schedules', { project_id: id, outlet_id: outlets[1], start_date: '2026-11-10', end_date: '2026-11-10', status: 'all' })
  ).body.data;
  const moved = { promoter_id: promoters[0], outlet_id: outlets[1], date: '2026-11-25', start_time: '10:00', end_time: '18:00', remark: null };
  expect((await owner.client.post(`api/spm/schedules/${first}`, moved)).body.errors).toHaveProperty('date');
  const need = { outlet_id: outlets[1], weekdays: [1, 2, 3, 4, 5, 6, 7], start_time: '10:00', end_time: '18:00', heads: 2, start_date: null, end_date: null };
  expect((await owner.client.post(`api/spm/projects/${id}/needs`, need)).status).toBeLessThan(300);
  const planner = (await owner.client.get(`api/spm/projects/${id}/planner`, { start_date: '2026-11-16', end_date: '2026-11-22' })).body.data;
  expect(planner.needs.flatMap(({ days }: { days: { date: string }[] }) => days.map(({ date }) => date))).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect((await save({}, outlets[1])).status).toBe(200);
  expect((await plan('2026-11-25', '2026-11-25', outlets[1])).status).toBe(201);
  const { outlets: shown } = (await owner.client.get(`api/spm/projects/${id}`)).body.data;
  expect(shown.map(({ start_date, end_date }: { start_date: string | null; end_date: string | null }) => [start_date, end_date])).toEqual([
    [null, null],
    [null, null],
  ]);
});
