/** Every move × who × state: what the table allows, a right gives, and the own claim or four eyes take. */
import { describe, expect, it } from 'vitest';
import { reviewedEntryStates, type Decider, type Undecided } from '#modules/approval/contract/decision.policy.ts';
import { claimAbilities, type ClaimState } from './claim.policy.ts';
import { CLAIM_STATUSES, claimWorkflow, type ClaimStatus } from './claim.workflow.ts';

const rules = (review = true) => ({ entryStates: reviewedEntryStates(claimWorkflow, review), finish: 'approve', four_eyes: true, payment_four_eyes: true });
const person = (userId: number, employeeId: number, owner = false): Decider => ({ userId, employeeId, owner, may: () => true });
const state = (status: ClaimStatus, more: Partial<ClaimState> = {}): ClaimState => ({
  status,
  employee_id: 5,
  payment_method: null,
  prepared_by: null,
  in_batch: false,
  ...more,
});
const undecided = (status: ClaimStatus, last_by: number | null = null): Undecided => ({ status, employee_id: 5, turns: [], last_by, level: 1, levels: 1 });
const can = (who: Decider, claim: ClaimState, given = rules(), last_by: number | null = null) =>
  Object.entries(claimAbilities(who, claim, undecided(claim.status, last_by), given)).flatMap(([ability, yes]) => (yes ? [ability] : []));

const OFFICER = person(1, 1);
const CLAIMANT = person(2, 5);
const OWNER = person(3, 5, true);

describe('what an officer with every right may do', () => {
  const ALLOWED: Readonly<Record<ClaimStatus, readonly string[]>> = {
    Draft: [],
    'Waiting for Approval': ['review', 'check', 'reject'],
    Reviewed: ['check', 'approve', 'reject', 'cancel'],
    Approved: ['cancel', 'prepare'],
    'Waiting for Payment Approval': ['approve_payment', 'send_back'],
    'Waiting for Payment': ['send_back', 'made_payment'],
    Paid: [],
    Rejected: [],
    Cancelled: [],
  };
  it.each(CLAIM_STATUSES)('%s', (status) => expect(can(OFFICER, state(status))).toEqual(ALLOWED[status]));

  it('is not to review where the company wants none', () =>
    expect(can(OFFICER, state('Waiting for Approval'), rules(false))).toEqual(['review', 'check', 'approve', 'reject']));
  it('is not to approve what they reviewed', () => expect(can(OFFICER, state('Reviewed'), rules(), 1)).toEqual(['check', 'reject', 'cancel']));
  it('is nothing by hand while a batch has it', () => {
    for (const status of ['Approved', 'Waiting for Payment Approval', 'Waiting for Payment'] as const)
      expect(can(OFFICER, state(status, { in_batch: true })).filter((ability) => ability !== 'cancel')).toEqual([]);
  });
  it('is never to pay by hand what the salary pays', () =>
    expect(can(OFFICER, state('Waiting for Payment', { payment_method: 'Payroll' }))).toEqual(['send_back']));
  it('is nothing without a right', () => {
    const looker = { ...OFFICER, may: () => false };
    for (const status of CLAIM_STATUSES) expect(can(looker, state(status))).toEqual([]);
  });
});

describe('with their own claim', () => {
  const OWN: Partial<Record<ClaimStatus, readonly string[]>> = { Draft: ['edit', 'discard'], 'Waiting for Approval': ['withdraw'] };
  it.each(CLAIM_STATUSES)('somebody with every right only edits, deletes and withdraws: %s', (status) =>
    expect(can(CLAIMANT, state(status))).toEqual(OWN[status] ?? []),
  );
  it('the owner does what the office does', () => expect(can(OWNER, state('Reviewed'))).toEqual(['check', 'approve', 'reject', 'cancel']));
});

describe('four eyes over money', () => {
  const prepared = state('Waiting for Payment Approval', { prepared_by: 3 });
  it('bind the owner, too', () => expect(can(OWNER, prepared)).toEqual(['send_back']));
  it('bind nobody where the company wants none', () =>
    expect(can(OWNER, prepared, { ...rules(), payment_four_eyes: false })).toEqual(['approve_payment', 'send_back']));
});

it('moves what follows a batch or a payroll by a right that no page has', () => {
  const moves = Object.values(claimWorkflow.moves).filter(({ needs }) => needs === 'system');
  expect(moves).toHaveLength(6);
});
