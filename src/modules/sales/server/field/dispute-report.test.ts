/** Questions about single lines of a submitted report over HTTP: asked, answered, settled, and what they keep from being approved. */
import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { salesProjectSupervisors } from '../tables/project.tables.ts';
import { dayOf } from './field.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const clock = (time: string, date = '2026-11-20') => portal.clock.set(`${date}T${time}:00+08:00`);

/** A report of 20 November that was submitted at 19:00: 120 passed, 15 left of 20, of which 5 were sold. */
async function submitted() {
  const user = await userOf(portal);
  const day = await dayOf(portal, owner, user.userId);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: day.promoter }));
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  await portal.asSystem((tx) =>
    tx.db.insert(salesProjectSupervisors).values({ company_id: owner.companyId, project_id: day.project, employee_id: kavitha.employeeId, outlet_ids: [] }),
  );
  const at = `api/spm/schedules/${day.schedule}`;
  clock('11:00');
  const record = (type: string, quantity: number) =>
    user.client.post(`${at}/stocks`, { client_ref: crypto.randomUUID(), rows: [{ product_id: day.product, type, quantity }] });
  await record('opening', 20);
  await record('sale', 5);
  clock('19:00');
  const report = { footfall: 120, issue: 'Shelf label was missing', closing: [{ product_id: day.product, quantity: 15 }], submit: true };
  expect((await user.client.post(`${at}/daily-report`, { client_ref: crypto.randomUUID(), ...report })).status).toBe(200);
  const ask = (line: string, product_id: number | null = null, client = kavitha.client) =>
    client.post(`${at}/daily-report/disputes`, { line, product_id, reason: 'Is this right?' });
  const shown = async () => (await kavitha.client.get(at)).body.data.report;
  const answer = (dispute_id: number, more: object = {}, client = user.client) =>
    client.post(`${at}/daily-report/disputes/answer`, { client_ref: crypto.randomUUID(), dispute_id, answer: 'Counted anew', ...more });
  const settle = (dispute_id: number, client = kavitha.client) => client.post(`${at}/daily-report/disputes/settle`, { dispute_id });
  const review = () => kavitha.client.post(`${at}/daily-report/review`, { remark: null });
  return { ...day, at, user, kavitha, ask, shown, answer, settle, review };
}
const told = async (userId: number) =>
  (
    await portal.owner.query(
      `select title ->> 'en' as title, message ->> 'en' as message from notifications where notification_type = 'spm_report' and user_id = $1`,
      [userId],
    )
  ).rows;

test('a line is questioned and corrected alone; the report stays submitted and is approved afterwards', async () => {
  const { ask, shown, answer, review, user, kavitha, product, schedule } = await submitted();
  expect((await ask('closing', product)).status).toBe(200);
  const [question] = (await shown()).disputes;
  expect(question).toMatchObject({ line: 'closing', product_id: product, was: 15, reason: 'Is this right?', answer: null, settled: false });
  expect(await told(user.userId)).toMatchObject([{ title: 'A question about your report', message: expect.stringContaining('Is this right?') }]);
  expect(await review()).toMatchObject({ status: 422, body: { errors: { base: ['The promoter has not answered every question about this report yet.'] } } });
  expect((await answer(question.id, { value: 14 })).status).toBe(200);
  expect(await shown()).toMatchObject({ status: 'submitted', footfall: 120, closing: [{ quantity: 14 }], disputes: [{ was: 15, answer: 'Counted anew' }] });
  expect(await told(kavitha.userId)).toMatchObject([{ title: 'Aina binti Contoh answered a question' }]);
  expect((await review()).status).toBe(200);
  expect((await shown()).disputes).toMatchObject([{ settled: true }]);
  const { rows } = await portal.owner.query(`select quantity::float from sales_stocks where schedule_id = $1 and type = 'opening' order by id desc limit 1`, [
    schedule,
  ]);
  expect(rows).toEqual([{ quantity: 14 }]);
});

test('numbers and words of a line are checked; what was sold is answered in words alone', async () => {
  const { ask, shown, answer, product } = await submitted();
  for (const [line, of] of [
    ['footfall', null],
    ['issue', null],
    ['closing', product],
    ['sales', product],
  ] as const)
    expect((await ask(line, of)).status, line).toBe(200);
  const { disputes } = await shown();
  const idOf = (line: string) => disputes.find((each: { line: string }) => each.line === line).id as number;
  expect(disputes.map(({ line, was }: { line: string; was: unknown }) => [line, was])).toEqual([
    ['footfall', 120],
    ['issue', 'Shelf label was missing'],
    ['closing', 15],
    ['sales', 5],
  ]);
  for (const [line, value] of [
    ['footfall', 1.5],
    ['footfall', 'many'],
    ['issue', 7],
    ['closing', 'all'],
    ['closing', 2.5],
    ['sales', 4],
  ] as const)
    expect(await answer(idOf(line), { value }), `${line} ${value}`).toMatchObject({ status: 422, body: { errors: { value: expect.anything() } } });
  expect((await answer(idOf('footfall'), { value: 130 })).status).toBe(200);
  expect((await answer(idOf('issue'), { value: 'Two shelf labels were missing' })).status).toBe(200);
  expect((await answer(idOf('sales'))).status).toBe(200);
  expect(await shown()).toMatchObject({ footfall: 130, issue: 'Two shelf labels were missing', closing: [{ quantity: 15 }] });
});

test('one question at a time about a line; one that is asked again closes the answer before, one that is withdrawn is over', async () => {
  const { ask, shown, answer, settle, review } = await submitted();
  await ask('footfall');
  expect(await ask('footfall')).toMatchObject({ status: 422, body: { errors: { line: ['This line is questioned already. Wait for the answer.'] } } });
  const [first] = (await shown()).disputes;
  await answer(first.id);
  expect((await ask('footfall')).status).toBe(200);
  const [before, second] = (await shown()).disputes;
  expect([before.settled, second.settled]).toEqual([true, false]);
  expect((await settle(second.id)).status).toBe(200);
  expect(await answer(second.id)).toMatchObject({ status: 422, body: { errors: { base: ['This question is answered or closed already.'] } } });
  expect((await review()).status).toBe(200);
  expect((await ask('footfall')).status).toBe(422);
});

test('an answer that is sent again under its name is one answer', async () => {
  const { ask, shown, answer } = await submitted();
  await ask('footfall');
  const [question] = (await shown()).disputes;
  const client_ref = crypto.randomUUID();
  for (const _time of [1, 2]) expect((await answer(question.id, { client_ref, value: 99 })).status).toBe(200);
  expect((await answer(question.id, { value: 98 })).status).toBe(422);
  expect((await shown()).footfall).toBe(99);
});

test('a line that the report does not have, and a report that came four days ago, are refused', async () => {
  const { ask, product } = await submitted();
  for (const [line, of] of [
    ['closing', null],
    ['footfall', product],
    ['closing', product + 1000],
    ['sales', product + 1000],
  ] as const)
    expect(await ask(line, of), line).toMatchObject({ status: 422, body: { errors: { line: ['The report has no such line.'] } } });
  clock('23:59', '2026-11-23');
  expect((await ask('footfall')).status).toBe(200);
  clock('00:00', '2026-11-24');
  expect((await ask('issue')).status).toBe(422);
});

test('the whole report sent back closes the questions; a question keeps the schedule on the promoter’s phone', async () => {
  const { ask, shown, at, kavitha, user, schedule } = await submitted();
  const ids = async () => (await user.client.get('api/spm/my-day')).body.data.schedules.map(({ id }: { id: number }) => id);
  await ask('footfall');
  clock('10:00', '2026-11-29');
  await portal.owner.query(`update sales_schedules set status = 'Completed' where id = $1`, [schedule]);
  expect(await ids()).toEqual([schedule]);
  clock('10:00', '2026-11-22');
  expect((await kavitha.client.post(`${at}/daily-report/reopen`, { reason: 'Numbers are missing' })).status).toBe(200);
  expect(await shown()).toMatchObject({ status: 'pending', disputes: [{ settled: true, answer: null }] });
  clock('10:00', '2026-11-29');
  // What was sent back stays until it is submitted again.
  expect(await ids()).toEqual([schedule]);
});

test('who does not supervise the outlet asks nothing, and nobody else answers', async () => {
  const { ask, shown, answer, settle, user, at } = await submitted();
  const other = await employeeOf(portal, owner, { spm_supervisor: true });
  const stranger = await ownerOf(portal);
  for (const client of [user.client, other.client, stranger.client]) expect((await ask('footfall', null, client)).status).toBe(404);
  await ask('footfall');
  const [question] = (await shown()).disputes;
  expect((await answer(question.id, {}, owner.client)).status).toBe(403);
  expect((await settle(question.id, other.client)).status).toBe(404);
  expect((await settle(question.id + 1000)).status).toBe(404);
  expect((await answer(question.id + 1000)).status).toBe(404);
  expect((await owner.client.post(`${at}/daily-report/disputes`, { line: 'issue', product_id: null, reason: 'And this?' })).status).toBe(200);
});
