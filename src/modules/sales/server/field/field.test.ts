import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { projectOf } from '../project/project.factory.ts';
import { scheduleOf } from './field.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}:00+08:00`);
beforeEach(() => clock('10:00'));

const rows = async (text: string, values: unknown[]) => (await portal.owner.query(text, values)).rows;

/** A promoter with a schedule of the day at an outlet. @param more of the project */
async function promoterDay(more: object = { photo_required: false }) {
  const user = await userOf(portal);
  const project = await projectOf(portal, owner, more);
  const [promoter] = project.promoters;
  await portal.owner.query('update sales_promoters set user_id = $1 where id = $2', [user.userId, promoter]);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: promoter }));
  const schedule = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: promoter });
  const [place] = await rows('select lat::float, lng::float from sales_outlets where id = $1', [project.outlets[0]]);
  return { project, promoter, schedule, place: place as { lat: number; lng: number }, client: user.client, user };
}
type Day = Awaited<ReturnType<typeof promoterDay>>;

const post = (client: TestClient, { schedule }: Day, path: string, body: object) =>
  client.post(`api/spm/schedules/${schedule}/${path}`, { client_ref: randomUUID(), ...body });
const act = (day: Day, path: string, body: object = {}) => post(day.client, day, path, body);
const stamp = (time: string, date = '2026-11-20') => ({
  offline: { made_at: `${date}T${time}:00+08:00`, sent_at: portal.clock.now().toISOString(), hash: '0'.repeat(64) },
});
const punches = ({ schedule }: Day) =>
  rows('select type, status, source, outside, flags, to_char(recorded_at at time zone $2, $3) as at from sales_punches where schedule_id = $1 order by id', [
    schedule,
    'Asia/Kuala_Lumpur',
    'HH24:MI',
  ]);
const scheduleRow = async ({ schedule }: Day) =>
  (
    await rows('select status, worked_minutes, overtime_minutes, auto_closed, confirmed_at is not null as confirmed from sales_schedules where id = $1', [
      schedule,
    ])
  )[0];

test('a day from check-in to check-out, as the promoter sees it', async () => {
  const day = await promoterDay();
  const { product, task } = day.project;
  clock('10:05');
  expect((await act(day, 'check-in', { ...day.place, accuracy: 10 })).body).toMatchObject({ success: true, data: { status: 'ontime', flags: [] } });
  await act(day, 'stocks', { rows: [{ product_id: product, type: 'opening', quantity: 20 }] });
  await act(day, 'stocks', { rows: [{ product_id: product, type: 'sale', quantity: 3 }] });
  const { data } = (await day.client.get('api/spm/my-day')).body;
  expect(data.schedules).toMatchObject([
    {
      id: day.schedule,
      status: 'On Going',
      checkin: { status: 'ontime', outside: false },
      checkout: null,
      products: [{ id: product, price: 15.9, balance: 17 }],
      entries: [
        { type: 'opening', quantity: 20, amount: null },
        { type: 'sale', quantity: 3, amount: 47.7 },
      ],
      tasks: [{ id: task, type: 'Photo', done: false }],
      report: { status: 'pending' },
    },
  ]);
  clock('19:00');
  const report = { footfall: 200, approached: 50, buyers: 12, closing: [{ product_id: product, quantity: 16 }], submit: true };
  expect((await act(day, 'daily-report', report)).body.success).toBe(true);
  expect((await act(day, 'check-out', day.place)).body.data).toMatchObject({ status: 'ontime', flags: [] });
  expect(await scheduleRow(day)).toMatchObject({ status: 'Completed', worked_minutes: 535 });
  const after = (await day.client.get('api/spm/my-day')).body.data;
  // Daily RM 90, more than seven hours worked.
  expect(after.pay).toMatchObject({ total: 90, projects: [{ days: 1, hours: 8.92, base: 90, commission: 0 }] });
});

test('a check-in that is sent again, several times at once, is one', async () => {
  const day = await promoterDay();
  const body = { ...day.place, client_ref: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => act(day, 'check-in', body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await punches(day)).toHaveLength(1);
  expect((await act(day, 'check-in', day.place)).body.errors).toEqual({ base: ['You checked in already.'] });
});

test('far from the outlet a check-in needs a reason and a photo', async () => {
  const day = await promoterDay();
  const far = { lat: day.place.lat + 0.01, lng: day.place.lng, accuracy: 10 };
  expect(Object.keys((await act(day, 'check-in', far)).body.errors)).toEqual(['remark']);
  expect((await act(day, 'check-in', { ...far, remark: 'Delivery at the back' })).body.errors).toEqual({ image: ['Take a photo.'] });
  expect(Object.keys((await act(day, 'check-in')).body.errors)).toEqual(['remark']);
  expect(await punches(day)).toEqual([]);
});

test('where the project wants photos there is no check-in without one', async () => {
  const day = await promoterDay({ photo_required: true });
  expect((await act(day, 'check-in', day.place)).body.errors).toEqual({ image: ['Take a photo.'] });
});

test('check-in is from an hour before the start until the end, by when it was made', async () => {
  const day = await promoterDay();
  clock('08:59');
  expect(Object.keys((await act(day, 'check-in', day.place)).body.errors)).toEqual(['base']);
  clock('19:01');
  expect(Object.keys((await act(day, 'check-in', day.place)).body.errors)).toEqual(['base']);
  // Made in time, sent late in the evening: the schedule was given up by then, and the portal closed what it knew.
  clock('23:30');
  await portal.owner.query(`update sales_schedules set status = 'Missed' where id = $1`, [day.schedule]);
  expect((await act(day, 'check-in', { ...day.place, ...stamp('10:20') })).body.data).toMatchObject({ status: 'late', flags: ['offline', 'clock', 'altered'] });
  expect((await act(day, 'check-out', { ...day.place, ...stamp('18:30') })).body.data.status).toBe('early');
  expect(await scheduleRow(day)).toMatchObject({ status: 'Completed', worked_minutes: 490 });
});

test('what was made offline takes the place of a check-out by the portal', async () => {
  const day = await promoterDay();
  await act(day, 'check-in', day.place);
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkout', '2026-11-20T19:00+08:00', 'ontime', 'auto')`,
    [owner.companyId, day.schedule],
  );
  await portal.owner.query(`update sales_schedules set status = 'Completed', auto_closed = true, worked_minutes = 540 where id = $1`, [day.schedule]);
  clock('23:30');
  expect(Object.keys((await act(day, 'check-out', day.place)).body.errors)).toEqual(['base']);
  expect((await act(day, 'check-out', { ...day.place, ...stamp('19:10') })).status).toBe(200);
  expect(await scheduleRow(day)).toMatchObject({ auto_closed: false, worked_minutes: 550 });
});

test('a check-out without report and stock is recorded and says what is missing', async () => {
  const day = await promoterDay();
  expect((await act(day, 'check-out', day.place)).body.errors).toEqual({ base: ['Check in first.'] });
  await act(day, 'check-in', day.place);
  clock('19:00');
  expect((await act(day, 'check-out', day.place)).body.data.flags).toEqual(['report', 'stock']);
});

test('tasks are answered as their type asks, and required ones come before the report', async () => {
  const day = await promoterDay();
  const { task } = day.project;
  await portal.owner.query(`update sales_project_tasks set type = 'Number', options = '{"min": 0, "max": 10}', is_required = true where id = $1`, [task]);
  expect((await act(day, 'tasks', { task_id: task, value: 4 })).body.errors).toEqual({ base: ['Check in first.'] });
  await act(day, 'check-in', day.place);
  expect((await act(day, 'daily-report', { submit: true })).body.errors).toEqual({ base: ['Do these tasks before you submit: Photo of the shelf'] });
  expect((await act(day, 'tasks', { task_id: task, value: 11 })).body.errors).toEqual({ value: ['Enter a number within the limits of the task.'] });
  expect((await act(day, 'tasks', { task_id: task, value: 4 })).status).toBe(200);
  expect((await act(day, 'tasks', { task_id: task, value: 6 })).status).toBe(200);
  expect(await rows('select value from sales_task_actions where schedule_id = $1', [day.schedule])).toEqual([{ value: 6 }]);
  expect((await act(day, 'daily-report', { submit: true })).status).toBe(200);
  expect(Object.keys((await act(day, 'tasks', { task_id: task, value: 7 })).body.errors)).toEqual(['base']);
});

test('an approved report sets the stock to what was counted, and its difference is seen', async () => {
  const day = await promoterDay();
  const { product } = day.project;
  await act(day, 'check-in', day.place);
  clock('11:00');
  await act(day, 'stocks', { rows: [{ product_id: product, type: 'opening', quantity: 20 }] });
  await act(day, 'stocks', { rows: [{ product_id: product, type: 'sale', quantity: 3 }] });
  clock('19:00');
  expect(Object.keys((await act(day, 'daily-report', { closing: [{ product_id: product, quantity: 1.5 }], submit: true })).body.errors)).toEqual([
    'closing.0.quantity',
  ]);
  const name = { client_ref: randomUUID() };
  const report = { ...name, closing: [{ product_id: product, quantity: 15 }], submit: true };
  await act(day, 'daily-report', report);
  expect((await act(day, 'daily-report', report)).status).toBe(200);
  const balance = async () => (await owner.client.get('api/spm/products/stock', { project_id: String(day.project.id), level: 'all' })).body.data[0].balance;
  expect(await balance()).toBe(17);
  clock('21:00');
  const review = (client: TestClient, body = {}) => client.post(`api/spm/schedules/${day.schedule}/daily-report/review`, body);
  expect((await review(day.client)).status).toBe(404);
  expect((await review(owner.client, { remark: 'Counted twice' })).status).toBe(200);
  expect((await review(owner.client)).body.errors).toEqual({ base: ['The report is approved already.'] });
  expect(await balance()).toBe(15);
  const { data } = (await owner.client.get('api/spm/products/stock/differences', { project_id: String(day.project.id) })).body;
  expect(data).toMatchObject([{ closing: 17, opening: 15, difference: -2 }]);
});

test('a submitted report locks its products until it is sent back, which is so until the third day', async () => {
  const day = await promoterDay();
  const { product } = day.project;
  await act(day, 'check-in', day.place);
  await act(day, 'stocks', { rows: [{ product_id: product, type: 'opening', quantity: 20 }] });
  const price = (value: number) => owner.client.post(`api/spm/projects/${day.project.id}/products`, { rows: [{ product_id: product, price: value }] });
  await act(day, 'daily-report', { submit: false });
  expect((await price(15.8)).status).toBe(200);
  await act(day, 'daily-report', { submit: true });
  expect((await price(15.7)).status).toBe(422);
  const reopen = () => owner.client.post(`api/spm/schedules/${day.schedule}/daily-report/reopen`, { reason: 'Numbers are missing' });
  clock('23:00', '2026-11-23');
  expect((await reopen()).status).toBe(200);
  expect((await price(15.7)).status).toBe(200);
  expect((await day.client.get('api/spm/my-day')).body.data.schedules[0].report).toMatchObject({ status: 'pending', reopen_reason: 'Numbers are missing' });
  const { rows: told } = await portal.owner.query<{ message: { en: string } }>(
    `select message from notifications where notification_type = 'spm_report' and title ->> 'en' = 'Your report is sent back' and user_id = $1`,
    [day.user.userId],
  );
  expect(told).toMatchObject([{ message: { en: expect.stringContaining('Numbers are missing') } }]);
  // It stays to be done, however long ago the day was.
  clock('09:00', '2026-12-15');
  expect((await day.client.get('api/spm/my-day')).body.data.schedules).toMatchObject([{ id: day.schedule }]);
  clock('23:30', '2026-11-23');
  await act(day, 'daily-report', { submit: true });
  clock('00:01', '2026-11-27');
  expect((await reopen()).body.errors).toEqual({ base: ['A report may be sent back until the third day after it was submitted.'] });
});

test('a supervisor records times by hand, confirms them, and approves overtime worked', async () => {
  const day = await promoterDay();
  clock('21:00');
  const correct = (more: object, client = owner.client) =>
    client.post(`api/spm/schedules/${day.schedule}/correct`, {
      checkin_at: '2026-11-20T10:30:00+08:00',
      checkout_at: '2026-11-20T20:00:00+08:00',
      overtime_minutes: 30,
      reason: 'Phone was broken',
      ...more,
    });
  expect((await correct({ overtime_minutes: 31 })).body.errors).toEqual({ overtime_minutes: ['At most the time worked beyond the schedule: 30 minutes.'] });
  expect(Object.keys((await correct({ checkout_at: '2026-11-20T21:30:00+08:00' })).body.errors)).toEqual(['checkout_at']);
  expect((await correct({}, day.client)).status).toBe(404);
  expect((await correct({})).status).toBe(200);
  expect(await punches(day)).toMatchObject([
    { type: 'checkin', at: '10:30', status: 'late', source: 'manual' },
    { type: 'checkout', at: '20:00', status: 'late', source: 'manual' },
  ]);
  expect(await scheduleRow(day)).toMatchObject({ status: 'Completed', worked_minutes: 570, overtime_minutes: 30, confirmed: true });
});

test('nobody else acts on it: another promoter, an employee, a supervisor for the promoter, another company', async () => {
  const [day, other, employee, stranger] = [await promoterDay(), await promoterDay(), await employeeOf(portal, owner), await ownerOf(portal)];
  expect((await post(other.client, day, 'check-in', day.place)).status).toBe(404);
  expect((await post(employee.client, day, 'check-in', day.place)).status).toBe(403);
  expect((await post(stranger.client, day, 'check-in', day.place)).status).toBe(403);
  expect((await post(owner.client, day, 'daily-report', { submit: true })).status).toBe(403);
  expect((await employee.client.post(`api/spm/schedules/${day.schedule}/daily-report/review`, {})).status).toBe(404);
  expect((await stranger.client.post(`api/spm/schedules/${day.schedule}/daily-report/reopen`, { reason: 'None of them' })).status).toBe(404);
  expect((await other.client.get('api/spm/my-day')).body.data.schedules.map(({ id }: { id: number }) => id)).toEqual([other.schedule]);
  expect((await employee.client.get('api/spm/my-day')).status).toBe(403);
});
