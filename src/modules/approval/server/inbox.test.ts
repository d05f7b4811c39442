/** What the inbox finds in SQL and what the policy says in TypeScript are one rule. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { employeeOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import type { Ctx } from '#platform/server/context.ts';
import { LEAVE_STATUSES, leaveWorkflow, PENDING_STATUSES } from '#modules/leave/contract/leave.workflow.ts';
import { isAwaited, reviewedEntryStates, type Decider, type DecisionRules, type Undecided } from '../contract/decision.policy.ts';
import { openEntryStatesFor, spotsFor } from './entry-states.ts';
import { countWaiting, longestWaiting, through, waitingGroups, waitingPeople, type FoundGroup } from './inbox.store.ts';
import { mergedBy } from './list-groups.ts';
import { openMany } from './request.store.ts';

let portal: TestPortal;
let companyId: number;
let department: number;
let employees: { id: number; local: boolean }[];
/** The third is on leave today. */
let users: number[];
beforeAll(async () => {
  portal = await openTestPortal();
  const fixture = await leaveFixture(portal);
  companyId = fixture.owner.companyId;
  department = await unitOf(portal, fixture.owner, 'department', 'Jabatan Contoh');
  const away = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03' });
  const { status } = await fixture.owner.client.post('api/operation/leaves', {
    employee_id: away.employeeId,
    leave_type_id: fixture.type['UL'],
    start_date: '2026-11-20',
    end_date: '2026-11-20',
    reason: 'At the dentist',
    approve: true,
  });
  expect(status).toBe(201);
  users = [fixture.reviewer.userId, fixture.approver.userId, away.userId, fixture.owner.userId];
  const local = await employeeOf(portal, fixture.owner, { company_joined_at: '2022-01-03', department_id: department });
  const others = [await fixture.hire(), await fixture.hire()];
  employees = [{ id: local.employeeId, local: true }, ...others.map(({ employeeId }) => ({ id: employeeId, local: false }))];
});
afterAll(() => portal.close());

const nth = fc.integer({ min: 0, max: 3 });
const states = fc.array(
  fc.record({
    status: fc.constantFrom(...LEAVE_STATUSES, ...PENDING_STATUSES, ...PENDING_STATUSES),
    employee: fc.integer({ min: 0, max: 2 }),
    last_by: fc.option(nth),
    turns: fc.uniqueArray(fc.record({ user: nth, substitute: fc.option(nth) }), { maxLength: 3, selector: ({ user }) => user }),
    closed: nth.map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 12 },
);
const actors = fc.record({
  user: nth,
  employee: fc.option(fc.integer({ min: 0, max: 2 })),
  owner: fc.boolean(),
  local: fc.boolean(),
  actions: fc.subarray(['Review', 'Approve', 'Reject', 'Cancel'], { minLength: 1 }),
});
const companies = fc.record({ review_required: fc.boolean(), four_eyes: fc.boolean() });
type State = (typeof states extends fc.Arbitrary<readonly (infer S)[]> ? S : never) & object;

/** Of a record, by its number. */
const detailOf = (id: number) => (id % 3 === 0 ? 'medical' : 'annual');

async function insert({ client }: Pick<Ctx, 'client'>, cases: readonly State[]): Promise<void> {
  await client.query('delete from approval_requests where company_id = $1', [companyId]);
  for (const [at, { status, employee, last_by, turns: approvers, closed }] of cases.entries()) {
    const { rows } = await client.query<{ id: number }>(
      `insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, named, last_by, facts_hash, since, due_at, closed_at, detail, worth)
       values ($1, 'leave', $2, $3, $4, $5, $6, '', now() - make_interval(mins => $10::int), now(), case when $7 then now() end, $8, $9) returning id`,
      [
        companyId,
        at + 1,
        employees[employee]?.id,
        status,
        approvers.length > 0,
        last_by === null ? null : users[last_by],
        closed,
        detailOf(at + 1),
        (at + 1) * 100,
        at,
      ],
    );
    for (const { user, substitute } of approvers)
      await client.query('insert into approval_turns (company_id, request_id, user_id, substitute_id) values ($1, $2, $3, $4)', [
        companyId,
        rows[0]?.id,
        users[user],
        substitute === null ? null : users[substitute],
      ]);
  }
}

test('nothing that comes from elsewhere waits since a day to come', async () => {
  const tomorrow = new Date(portal.clock.now().getTime() + 86_400_000).toISOString();
  const before = new Date(portal.clock.now().getTime() - 86_400_000).toISOString();
  const rows = await portal.asSystem(async (tx) => {
    const record = { employee_id: employees[0]?.id ?? 0, status: 'Waiting for Approval', last_by: null, detail: '' };
    await openMany({ ...tx, companyId, clock: portal.clock }, 'leave', [
      { ...record, id: 901, since: tomorrow },
      { ...record, id: 902, since: before },
    ]);
    const opened = await tx.client.query<{ since: Date }>(
      'delete from approval_requests where company_id = $1 and subject_id > 900 returning subject_id, since::text',
      [companyId],
    );
    return opened.rows.map(({ since }) => new Date(since).toISOString()).toSorted();
  });
  expect(rows).toEqual([before, portal.clock.now().toISOString()]);
});

test('what waits for somebody is the same for both, and is counted as it is listed', { timeout: 60_000 }, async () => {
  let found = 0;
  await portal.asSystem((tx) =>
    fc.assert(
      fc.asyncProperty(actors, companies, states, async (actor, { review_required, four_eyes }, cases) => {
        await insert(tx, cases);
        const rules: DecisionRules = { entryStates: reviewedEntryStates(leaveWorkflow, review_required), finish: 'approve', four_eyes };
        const decider: Decider = {
          userId: users[actor.user] as number,
          employeeId: actor.employee === null ? null : (employees[actor.employee]?.id ?? null),
          owner: actor.owner,
          may: (action) => actor.actions.includes(action),
        };
        const waits = ({ status, employee, last_by, turns: approvers, closed }: State) => {
          const undecided: Undecided = {
            status,
            employee_id: employees[employee]?.id as number,
            last_by: last_by === null ? null : (users[last_by] as number),
            turns: approvers.map(({ user, substitute }) => ({
              user_id: users[user] as number,
              substitute_id: substitute === null ? null : (users[substitute] as number),
              away: substitute !== null && user === 2,
            })),
            level: 1,
            levels: 1,
          };
          return !closed && (!actor.local || employees[employee]?.local) && isAwaited(leaveWorkflow, rules, decider, undecided);
        };
        const scope = { all: !actor.local, branchIds: [], divisionIds: [], departmentIds: [department], employeeIds: [] };
        const ctx = {
          client: tx.client,
          companyId,
          clock: portal.clock,
          actor: {
            type: actor.owner ? 'owner' : 'admin',
            userId: decider.userId,
            timeZone: 'Asia/Kuala_Lumpur',
            employee: decider.employeeId === null ? null : { id: decider.employeeId },
            scope,
          },
        } as unknown as Ctx;
        const entryStates = openEntryStatesFor({ workflow: leaveWorkflow }, rules, decider);
        const expected = cases.flatMap((state, at) => (waits(state) ? [at + 1] : []));
        const spots = spotsFor({ workflow: leaveWorkflow }, decider);
        const places = through(await longestWaiting(ctx, spots, 50), entryStates);
        expect(places.map(({ subject_id }) => subject_id).sort((a, b) => a - b)).toEqual(expected);
        const counted = through(await countWaiting(ctx, spots), entryStates);
        expect(counted.reduce((sum, { n }) => sum + n, 0)).toBe(expected.length);
        const alike = (key: (id: number) => string) =>
          Object.fromEntries(
            // The highest number waits longest.
            [...Map.groupBy(expected, key)].map(([of, ids]) => [
              of,
              { n: ids.length, worth: ids.reduce((sum, id) => sum + id * 100, 0), first: Math.max(...ids) },
            ]),
          );
        const notices = (groups: readonly FoundGroup[], key: (group: FoundGroup) => string) =>
          Object.fromEntries(mergedBy(key, through(groups, entryStates)).map(({ key: of, n, worth, first }) => [of, { n, worth, first: first.subject_id }]));
        const stateOf = (id: number) => cases[id - 1] as State;
        expect(notices(await waitingGroups(ctx, spots), ({ status, detail }) => `${status}|${detail}`)).toEqual(
          alike((id) => `${stateOf(id).status}|${detailOf(id)}`),
        );
        expect(notices(await waitingPeople(ctx, spots, 50), ({ employee_id }) => String(employee_id))).toEqual(
          alike((id) => String(employees[stateOf(id).employee]?.id)),
        );
        found += expected.length;
      }),
      { numRuns: 250 },
    ),
  );
  expect(found).toBeGreaterThan(100);
  // Every case put its requests anew: what is kept is still what is counted.
  expect((await portal.owner.query('select * from approval_figures_wrong')).rows).toEqual([]);
});
