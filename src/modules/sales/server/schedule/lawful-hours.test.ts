/** Young promoters and contractors are planned by law: over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { projectOf } from '../project/project.factory.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

async function planning() {
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  const form = (more: object) => ({
    project_id: project.id,
    promoter_ids: [promoter],
    outlet_id: project.outlets[0],
    start_date: '2026-11-23',
    end_date: '2026-11-23',
    weekdays: [],
    start_time: '10:00',
    end_time: '14:00',
    remark: null,
    skip_conflicts: false,
    ...more,
  });
  const plan = async (more: object = {}) => (await owner.client.post('api/spm/schedules', form(more))).body;
  const set = (text: string) => portal.owner.query(`update sales_promoters set ${text} where id = $1`, [promoter]);
  return { owner, project, plan, set };
}

test('who is below 18 works seven hours a day and no night, also when a schedule is changed', async () => {
  const { owner, project, plan, set } = await planning();
  await set(`dob = '2009-06-01'`);
  expect((await plan({ start_time: '13:00', end_time: '21:00' })).errors).toEqual({
    promoter_ids: ['Aina binti Contoh is below 18 on 23/11/26: no work between 20:00 and 06:00.'],
  });
  expect((await plan()).data).toMatchObject({ created: 1 });
  expect((await plan({ start_time: '15:00', end_time: '18:01' })).errors).toEqual({
    promoter_ids: ['Aina binti Contoh is below 18 on 23/11/26: at most 7 hours a day.'],
  });
  expect((await plan({ start_time: '15:00', end_time: '18:00' })).data).toMatchObject({ created: 1 });
  const [{ id }] = (await owner.client.get('api/spm/schedules', { project_id: project.id, start_date: '2026-11-23', end_date: '2026-11-23', status: 'all' }))
    .body.data;
  const schedule = {
    promoter_id: project.promoters[0],
    outlet_id: project.outlets[0],
    date: '2026-11-23',
    start_time: '10:00',
    end_time: '14:00',
    remark: null,
  };
  const change = async (more: object) => (await owner.client.post(`api/spm/schedules/${id}`, { ...schedule, ...more })).body;
  expect((await change({ end_time: '14:30' })).errors).toHaveProperty('promoter_ids');
  expect((await change({ start_time: '09:30', end_time: '13:30' })).errors ?? null).toBeNull();
  await set(`dob = '2012-06-01'`);
  expect((await plan({ start_date: '2026-11-24', end_date: '2026-11-24' })).errors).toEqual({
    promoter_ids: ['Aina binti Contoh is below 15 on 24/11/26 and may not be planned.'],
  });
});

test('a contractor above thirty percent of a full week is warned about', async () => {
  const { plan, set } = await planning();
  expect((await plan({ start_date: '2026-11-30', end_date: '2026-12-06' })).data.warnings).toEqual([]);
  await set(`engagement = 'Contractor', engagement_reason = 'Own business'`);
  // Three days of four and a half hours are the 13.5 hours that are allowed.
  const week = { weekdays: [1, 2, 3], start_date: '2026-11-23', end_date: '2026-11-29' };
  expect((await plan({ ...week, start_time: '09:30' })).data).toMatchObject({ created: 3, warnings: [] });
  expect((await plan({ start_date: '2026-11-29', end_date: '2026-11-29' })).data.warnings).toEqual([
    'Aina binti Contoh: 17.5 hours in the week from 23/11/26. A contractor who works so much is presumed an employee.',
  ]);
});
