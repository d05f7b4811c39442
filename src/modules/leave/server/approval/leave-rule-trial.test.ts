/** A rule is tried before it is saved, and what waits is put to the rules as they are now, over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture, levelsOf } from '#app/server/testing/leave-fixture.ts';
import { messagesOf } from '#app/server/testing/live-messages.ts';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';

const BASE = 'api/operation/leaves';
const page = { '/leave/manage': ['Review', 'Approve', 'Reject'] };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const chief = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03', accesses: page });
const [deputy, head] = [await adminOf(portal, fixture.owner, page), await adminOf(portal, fixture.owner, page)];
const retail = await unitOf(portal, fixture.owner, 'department', 'Runcit');
const annual = fixture.type['AL'] as number;

const ruleOf = (name: string, who: TestPerson, more: object = {}) => ({
  name,
  leave_type_id: null,
  department_id: null,
  branch_id: null,
  at_least: null,
  levels: levelsOf([[{ user_id: who.userId, substitute_id: null }]]),
  remind_days: null,
  escalate_days: null,
  ...more,
});
const tryIt = async (employee: number, rule: object, days = 2, who: TestPerson = fixture.owner) =>
  who.client.post(`${BASE}/approval-rules/try`, { employee_id: employee, leave_type_id: annual, days, rule });
const tried = async (employee: number, rule: object, days = 2) => (await tryIt(employee, rule, days)).body.data;
const apply = async (who: TestPerson = fixture.owner) => (await who.client.post(`${BASE}/approval-rules/apply`, {})).body.data;
const shown = async (id: number) => (await fixture.owner.client.get(`${BASE}/${id}`)).body.data;
const rules = async () => (await fixture.owner.client.get(`${BASE}/approval-rules`)).body.data as { id: number; updated_at: string }[];

test('the trial takes the rule that would be taken, and names whom each level asks', async () => {
  const local = await fixture.hire({ department_id: retail });
  const everybody = ruleOf('Everybody', chief, {
    levels: levelsOf([[{ user_id: chief.userId, substitute_id: deputy.userId }], [{ user_id: head.userId }]]),
  });
  // Nothing is saved yet: the draft is the only one.
  expect(await tried(local.employeeId, everybody)).toMatchObject({
    rule: { name: 'Everybody', tried: true },
    levels: [
      { level: 1, asked: [{ id: chief.userId }] },
      { level: 2, asked: [{ id: head.userId, substitute: null }] },
    ],
    holders: [],
  });
  expect((await tried(local.employeeId, everybody)).levels[0].asked[0].substitute).toBeTruthy();
  expect(await rules()).toEqual([]);

  const saved = (await fixture.owner.client.post(`${BASE}/approval-rules`, everybody)).body.data;
  // One with a condition goes before it, one for other days does not fit, and one that is edited does not stand in its own way.
  const forRetail = ruleOf('Retail', head, { department_id: retail });
  expect((await tried(local.employeeId, forRetail)).rule).toEqual({ name: 'Retail', tried: true });
  expect((await tried(fixture.aminah.employeeId, forRetail)).rule).toEqual({ name: 'Everybody', tried: false });
  expect((await tried(local.employeeId, ruleOf('Long', head, { at_least: 5 }))).rule).toEqual({ name: 'Everybody', tried: false });
  expect((await tried(local.employeeId, ruleOf('Long', head, { at_least: 5 }), 5)).rule).toEqual({ name: 'Long', tried: true });
  expect((await tried(local.employeeId, { ...everybody, name: 'Edited', id: saved.id })).rule).toEqual({ name: 'Edited', tried: true });
  // As the day comes: what was tried is what an application gets.
  const { body } = await fixture.apply(local.client);
  expect((await shown(body.data.id)).approvers.map(({ users }: { users: { id: number }[] }) => users.map(({ id }) => id))).toEqual([
    [chief.userId],
    [head.userId],
  ]);
});

test('a level nobody of which may decide is passed over, and without any the holders of the right decide', async () => {
  // The chief applies, and nobody decides over their own.
  const { rule, levels, holders } = await tried(chief.employeeId, ruleOf('Own', chief, { leave_type_id: annual, department_id: null }));
  expect(rule).toEqual({ name: 'Own', tried: true });
  expect(levels).toEqual([{ level: 1, asked: [] }]);
  const ids = holders.map(({ id }: { id: number }) => id);
  expect(ids).toEqual(expect.arrayContaining([deputy.userId, head.userId]));
  expect(ids).not.toContain(chief.userId);
});

test('what waits is asked anew where its levels are others, and only there', async () => {
  const person = await fixture.hire({ department_id: retail });
  const { body } = await fixture.apply(person.client);
  const id = body.data.id as number;
  await chief.client.post(`${BASE}/${id}/approve`, {});
  expect(await shown(id)).toMatchObject({ level: 2, levels: 2 });
  expect(await apply()).toMatchObject({ asked_anew: 0, skipped: 0, next: null });

  await fixture.owner.client.post(`${BASE}/approval-rules`, ruleOf('Retail', deputy, { department_id: retail }));
  expect(await shown(id)).toMatchObject({ level: 2, levels: 2 });
  // The newest: nothing stands behind it.
  expect((await fixture.owner.client.post(`${BASE}/approval-rules/apply`, { after: id })).body.data).toEqual({
    asked_anew: 0,
    unchanged: 0,
    skipped: 0,
    next: null,
  });
  const first = await apply();
  // This one, and the one of the first test.
  expect(first).toMatchObject({ asked_anew: 2, skipped: 0, next: null });
  const after = await shown(id);
  expect(after).toMatchObject({ level: 1, levels: 1 });
  expect(after.approvers[0].users.map(({ id }: { id: number }) => id)).toEqual([deputy.userId]);
  expect(after.timeline.at(-1)).toMatchObject({ action: 'reconsider' });
  expect(await apply()).toEqual({ asked_anew: 0, unchanged: first.unchanged + 2, skipped: 0, next: null });
  expect((await head.client.post(`${BASE}/${id}/approve`, {})).status).toBe(422);
  expect((await deputy.client.post(`${BASE}/${id}/approve`, {})).body.data.status).toBe('Approved');
  expect((await portal.owner.query('select * from approval_figures_wrong')).rows).toEqual([]);
});

test('many requests are asked anew by as many statements as a few, and whoever decides hears once of how many', async () => {
  const few = await leaveFixture(portal);
  const decider = await adminOf(portal, few.owner, page);
  const rule = async (name: string, who: TestPerson, at_least: number) =>
    expect((await few.owner.client.post(`${BASE}/approval-rules`, ruleOf(name, who, { at_least }))).status).toBeLessThan(300);
  const asking = async (n: number) => {
    for (let at = 0; at < n; at += 1) expect((await few.apply((await few.hire()).client)).status).toBeLessThan(300);
  };
  const counted = async () => {
    const roundTrips = countRoundTrips(portal.server.services.pool);
    const { asked_anew, unchanged } = await apply(few.owner);
    return { asked_anew, unchanged, statements: roundTrips.stop().statements };
  };
  await asking(2);
  await rule('First', decider, 0.5);
  const [two, none] = [await counted(), await counted()];
  expect([two.asked_anew, none.asked_anew, none.unchanged]).toEqual([2, 0, 2]);
  await asking(10);
  await rule('Second', few.owner, 1);
  const [twelve, again] = [await counted(), await counted()];
  expect([twelve.asked_anew, again.unchanged]).toEqual([12, 12]);
  expect([twelve.statements, again.statements]).toEqual([two.statements, none.statements]);
  const { rows } = await portal.owner.query(`select message from notifications where user_id = $1 order by id desc limit 1`, [few.owner.userId]);
  expect(JSON.stringify(rows[0])).toContain('12 requests are waiting');
});

test('everybody who looks at leave hears once that it is asked anew', async () => {
  const few = await leaveFixture(portal);
  for (let at = 0; at < 2; at += 1) await few.apply((await few.hire()).client);
  await few.owner.client.post(`${BASE}/approval-rules`, ruleOf('First', few.owner, { at_least: 0.5 }));
  const typesOf = async () => (await messagesOf(portal, () => apply(few.owner))).map(({ notification_type }) => notification_type);
  expect(await typesOf()).toEqual(['leave_changed', 'leave_submitted']);
  expect(await typesOf()).toEqual([]);
});

test('who moved it last is remembered when it is asked anew: four eyes hold', async () => {
  const person = await fixture.hire();
  const { body } = await fixture.apply(person.client);
  await chief.client.post(`${BASE}/${body.data.id}/approve`, {});
  const before = (await portal.owner.query('select last_by from approval_requests where subject_id = $1 and closed_at is null', [body.data.id])).rows[0];
  await fixture.owner.client.post(`${BASE}/approval-rules`, ruleOf('Annual', chief, { leave_type_id: annual }));
  expect((await apply()).asked_anew).toBeGreaterThan(0);
  const after = (await portal.owner.query('select last_by from approval_requests where subject_id = $1 and closed_at is null', [body.data.id])).rows[0];
  expect(before.last_by).toBe(chief.userId);
  expect(after.last_by).toBe(chief.userId);
});

test('only whoever may change the rules tries and applies them, for the company of their own', async () => {
  const stranger = await ownerOf(portal);
  const rule = ruleOf('Theirs', stranger);
  expect((await tryIt(fixture.aminah.employeeId, rule, 2, stranger)).status).toBe(404);
  for (const who of [fixture.reviewer, fixture.aminah]) {
    expect((await tryIt(fixture.aminah.employeeId, rule, 2, who)).status).toBe(403);
    expect((await who.client.post(`${BASE}/approval-rules/apply`, {})).status).toBe(403);
  }
  expect((await stranger.client.post(`${BASE}/approval-rules/apply`, {})).body.data).toEqual({ asked_anew: 0, unchanged: 0, skipped: 0, next: null });
  expect((await tryIt(fixture.aminah.employeeId, { ...rule, levels: [] })).body.errors).toHaveProperty(['rule.levels']);
});
