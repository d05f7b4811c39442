/** The calculation as a job: what it skips, and how it goes on. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { projectOf } from '../project/project.factory.ts';
import { promoterOf } from '../promoter/promoter.factory.ts';
import { runPayouts, type PayoutJobData } from './run-payouts.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
beforeEach(() => portal.clock.set('2026-11-30T09:00:00+08:00'));

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };

/** A project in which so many promoters worked a day each. */
async function workedBy(count: number) {
  const project = await projectOf(portal, owner);
  const promoters: number[] = [...project.promoters];
  while (promoters.length < count) promoters.push(await promoterOf(portal, owner, { name: `Promoter ${promoters.length}` }));
  const schedules: number[] = [];
  for (const promoter_id of promoters) {
    const id = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id });
    schedules.push(id);
    await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 540 where id = $1`, [id]);
    await portal.owner.query(
      `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', '2026-11-20T10:00:00+08:00', 'ontime', 'mobile')`,
      [owner.companyId, id],
    );
  }
  return { project, promoters: promoters.toSorted((a, b) => a - b), schedules };
}

const ask = (project_id: number) => owner.client.post('api/spm/payouts/calculate', { project_id, ...NOVEMBER });
const newest = async (project_id: number) => (await owner.client.get('api/spm/payouts/runs', { project_id, per_page: 1 })).body.data[0];
const paid = async (project: number) =>
  (await portal.owner.query('select promoter_id::int as id, total::float from sales_payouts where project_id = $1 order by 1', [project])).rows;
const job = () => {
  const [waiting] = queue.waiting;
  if (!waiting) throw new Error('No job waits');
  return waiting.data as PayoutJobData;
};
const told: [number, string | undefined][] = [];
const work = (signal = new AbortController().signal) => ({
  services: portal.server.services,
  signal,
  progress: async (percent: number, note?: string) => void told.push([Math.round(percent), note]),
});

test('works in parts and tells how far it is', async () => {
  const { project, promoters } = await workedBy(5);
  const { status, body } = await ask(project.id);
  expect([status, body.message, body.data.status, body.data.total]).toEqual([201, 'The calculation for 5 promoters has started.', 'pending', 5]);
  told.length = 0;
  await runPayouts(job(), work(), 2);
  expect(told).toEqual([
    [40, '2 / 5'],
    [80, '4 / 5'],
  ]);
  expect(await newest(project.id)).toMatchObject({ status: 'success', total: 5, done: 5, calculated: 5, kept: 0, failed: [], project: { id: project.id } });
  expect(await paid(project.id)).toEqual(promoters.map((id) => ({ id, total: 90 })));
  await queue.drain();
});

test('goes on behind the last part that was committed', async () => {
  const { project } = await workedBy(4);
  await ask(project.id);
  const stopped = new AbortController();
  stopped.abort();
  await expect(runPayouts(job(), work(stopped.signal), 2)).rejects.toThrow();
  expect(await newest(project.id)).toMatchObject({ status: 'running', done: 2, calculated: 2 });
  expect(await paid(project.id)).toHaveLength(2);
  expect((await ask(project.id)).body.message).toContain('2 of 4 done');
  await queue.drain();
  expect(await newest(project.id)).toMatchObject({ status: 'success', done: 4, calculated: 4 });
  expect(await paid(project.id)).toHaveLength(4);
});

test('names whose payout cannot be calculated, and pays the others', async () => {
  const { project, promoters, schedules } = await workedBy(5);
  // More overtime than the column of its hours holds.
  await portal.owner.query('update sales_schedules set overtime_minutes = 100000000 where id = $1', [schedules[2]]);
  const { rows } = await portal.owner.query('select m.id::int, m.name from sales_schedules s join sales_promoters m on m.id = s.promoter_id where s.id = $1', [
    schedules[2],
  ]);
  const [broken] = rows;
  await ask(project.id);
  await runPayouts(job(), work(), 3);
  expect(await newest(project.id)).toMatchObject({ status: 'success', done: 5, calculated: 4, failed: [{ promoter_id: broken.id, name: broken.name }] });
  expect((await paid(project.id)).map(({ id }) => id)).toEqual(promoters.filter((id) => id !== broken.id));
  await queue.drain();
});

test('what is no matter of a promoter stops it, and it ends after three tries', async () => {
  const { project } = await workedBy(2);
  await ask(project.id);
  const data = job();
  await portal.owner.query('alter table sales_payout_lines rename to sales_payout_lines_gone');
  try {
    for (let n = 0; n < 3; n += 1) await expect(runPayouts(data, work())).rejects.toThrow();
  } finally {
    await portal.owner.query('alter table sales_payout_lines_gone rename to sales_payout_lines');
  }
  expect(await newest(project.id)).toMatchObject({ status: 'failed', done: 0, failed: [] });
  // It is over: the next one may be asked for.
  expect((await ask(project.id)).status).toBe(201);
  await queue.drain();
  expect(await paid(project.id)).toHaveLength(2);
});

test('who may ask for it and see it', async () => {
  const { project } = await workedBy(2);
  const [reader, stranger] = [await adminOf(portal, owner, { '/spm/project/report/payout': [] }), await ownerOf(portal)];
  expect((await reader.client.post('api/spm/payouts/calculate', { project_id: project.id, ...NOVEMBER })).status).toBe(403);
  await ask(project.id);
  expect((await reader.client.get('api/spm/payouts/runs', { project_id: project.id })).body.data).toHaveLength(1);
  expect((await stranger.client.get('api/spm/payouts/runs', { project_id: project.id })).body.data).toEqual([]);
  await queue.drain();
});
