/** The condition of SQL and the policy of TypeScript are one rule. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { leaveAbilities, type LeaveActor, type LeaveRules, type LeaveState } from '../../contract/leave.policy.ts';
import { LEAVE_STATUSES } from '../../contract/leave.workflow.ts';
import { leftOut, waitingCondition } from './waiting-condition.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const person = fc.integer({ min: 1, max: 4 });
const states = fc.array(
  fc.record({
    status: fc.constantFrom(...LEAVE_STATUSES),
    employee_id: person,
    reviewed_by: fc.option(person),
    approver_ids: fc.option(fc.uniqueArray(person, { maxLength: 3 })),
    level: fc.constant(1),
    levels: fc.constant(1),
  }),
  { minLength: 1, maxLength: 30 },
);
const actors = fc
  .record({ userId: person, employeeId: fc.option(person), owner: fc.boolean(), actions: fc.subarray(['Review', 'Approve', 'Reject', 'Cancel']) })
  .map(({ actions, ...rest }): LeaveActor => ({ ...rest, may: (action) => actions.includes(action), today: calendarDate('2026-11-20') }));
const companies: fc.Arbitrary<LeaveRules> = fc.record({ review_required: fc.boolean(), self_cancel: fc.boolean(), four_eyes: fc.boolean() });

/** By the policy: they can move it on, and it is their turn (an owner may step in, but is not waited for). */
const waits = (actor: LeaveActor, rules: LeaveRules) => (state: Pick<LeaveState, 'status' | 'employee_id' | 'reviewed_by' | 'approver_ids'>) => {
  const can = leaveAbilities(actor, { ...state, start_date: '2026-12-01', level: 1, levels: 1, locked: false }, rules);
  return (can.review || can.approve) && (state.approver_ids === null || state.approver_ids.includes(actor.userId));
};

test('what waits for somebody is the same for both', async () => {
  let found = 0;
  await portal.asHouse(({ db }) =>
    fc.assert(
      fc.asyncProperty(actors, companies, states, async (actor, rules, cases) => {
        const expected = cases.flatMap((state, at) => (waits(actor, rules)(state) ? [at] : []));
        const condition = waitingCondition(actor, rules);
        const { rows } = condition
          ? await db.execute<{ at: number }>(sql`
              select w.at from jsonb_to_recordset(${JSON.stringify(cases.map((state, at) => ({ at, ...state })))}::jsonb)
                as w(at int, status text, employee_id bigint, reviewed_by bigint, approver_ids bigint[])
              where ${condition} and w.employee_id is distinct from ${leftOut(actor)}::bigint order by 1`)
          : { rows: [] };
        expect(rows.map(({ at }) => at)).toEqual(expected);
        found += expected.length;
      }),
      { numRuns: 300 },
    ),
  );
  expect(found).toBeGreaterThan(100);
});
