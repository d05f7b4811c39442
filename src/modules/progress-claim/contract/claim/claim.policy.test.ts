import { expect, test } from 'vitest';
import { claimAbilities } from './claim.policy.ts';
import { CLAIM_STATUSES, type ClaimStatus } from './claim.workflow.ts';

const can = (status: ClaimStatus, actions: readonly string[], superseded = false) =>
  Object.entries(claimAbilities({ may: (action) => actions.includes(action) }, { status, superseded })).flatMap(([name, may]) => (may ? [name] : []));
const ALL = ['Create', 'Update', 'Delete', 'Submit', 'Review', 'Approve', 'Reject', 'Made Payment', 'Export'];

test.each<[ClaimStatus, readonly string[]]>([
  ['Draft', ['edit', 'discard', 'submit']],
  ['Waiting for Approval', ['certify', 'serve', 'review', 'reject']],
  ['Reviewed', ['certify', 'serve', 'approve', 'reject']],
  ['Approved', ['invoice']],
  ['Waiting for Payment', ['pay', 'invoice']],
  ['Paid', ['invoice']],
  ['Rejected', ['revise']],
])('with every action, a claim that is %s', (status, expected) => {
  expect(can(status, ALL)).toEqual(expected);
});

test.each<[string, ClaimStatus, readonly string[]]>([
  ['Update', 'Draft', ['edit']],
  ['Submit', 'Draft', ['submit']],
  ['Submit', 'Reviewed', ['serve']],
  ['Delete', 'Draft', ['discard']],
  ['Review', 'Waiting for Approval', ['certify', 'review']],
  ['Review', 'Reviewed', []],
  ['Approve', 'Waiting for Approval', []],
  ['Approve', 'Reviewed', ['certify', 'approve']],
  ['Reject', 'Reviewed', ['reject']],
  ['Made Payment', 'Waiting for Payment', ['pay']],
  ['Create', 'Rejected', ['revise']],
])('%s alone, on a claim that is %s', (action, status, expected) => {
  expect(can(status, [action])).toEqual(expected);
});

test('who only looks may do nothing, and a version that was followed by another stays as it is', () => {
  for (const status of CLAIM_STATUSES) expect(can(status, ['Export'])).toEqual([]);
  expect(can('Rejected', ALL, true)).toEqual([]);
});
