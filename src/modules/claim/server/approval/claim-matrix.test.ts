/** Every person × every state × every move of the office over HTTP, against the table and the rights. */
import { afterAll, describe, expect, test } from 'vitest';
import { mayMove } from '#platform/contract/workflow.ts';
import { claimHouse, data, MANAGED, OWN, PAGE, type ShownClaim } from '#app/server/testing/claim-house.ts';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { CLAIM_STATUSES, claimWorkflow, isPending, type ClaimAction, type ClaimStatus } from '../../contract/claim.workflow.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const house = await claimHouse(portal);
const bala = await house.claimant({ accesses: { [PAGE]: ['Review', 'Check Item', 'Approve', 'Reject', 'Cancel', 'Prepare for Payment', 'Made Payment'] } });
const other = await house.claimant();

type Verb = 'review' | 'check-items' | 'approve' | 'reject' | 'cancel' | 'approve-payment' | 'return' | 'made-payment';
/** The move of each call, and the right that it demands. */
const MOVES: Readonly<Record<Verb, readonly [ClaimAction | 'check', string]>> = {
  review: ['review', 'Review'],
  'check-items': ['check', 'Check Item'],
  approve: ['approve', 'Approve'],
  reject: ['reject', 'Reject'],
  cancel: ['cancel', 'Cancel'],
  'approve-payment': ['approve_payment', 'Approve'],
  return: ['send_back', 'Prepare for Payment'],
  'made-payment': ['made_payment', 'Made Payment'],
};
const VERBS = Object.keys(MOVES) as Verb[];
const people: Readonly<Record<string, { who: Person; rights: readonly string[]; own?: boolean; sees?: boolean }>> = {
  owner: { who: house.owner, rights: VERBS.map((verb) => MOVES[verb][1]) },
  officer: { who: house.officer, rights: VERBS.map((verb) => MOVES[verb][1]) },
  reviewer: { who: await adminOf(portal, house.owner, { [PAGE]: ['Review', 'Check Item'] }), rights: ['Review', 'Check Item'] },
  payer: { who: await adminOf(portal, house.owner, { [PAGE]: ['Prepare for Payment', 'Made Payment'] }), rights: ['Prepare for Payment', 'Made Payment'] },
  looker: { who: await adminOf(portal, house.owner, { [PAGE]: [] }), rights: [] },
  outside: {
    who: await adminOf(portal, house.owner, { [PAGE]: VERBS.map((verb) => MOVES[verb][1]) }, { employee: [other.employeeId] }),
    rights: VERBS.map((verb) => MOVES[verb][1]),
    sees: false,
  },
  claimant: { who: bala, rights: VERBS.map((verb) => MOVES[verb][1]), own: true },
  stranger: { who: await ownerOf(portal), rights: VERBS.map((verb) => MOVES[verb][1]), sees: false },
};

let made = 0;
/** A claim of Bala in a status, paid in cash where it is paid. */
async function inStatus(status: ClaimStatus): Promise<ShownClaim> {
  const items = [house.item('TOLL', 10 + ++made)];
  if (status === 'Draft') return data(await bala.client.post(OWN, house.claim(items, { submit: false })));
  const claim = await house.submit(bala, items);
  const steps: (() => Promise<unknown>)[] = [];
  const by = (verb: string, body: object = {}) => steps.push(async () => data(await house.act(house.officer, claim.id, verb, body)));
  if (status === 'Rejected') by('reject', { remark: 'Not ours' });
  else if (status === 'Cancelled') steps.push(async () => data(await bala.client.post(`${OWN}/${claim.id}/cancel`, {})));
  else if (status !== 'Waiting for Approval') {
    by('review');
    if (status !== 'Reviewed') {
      by('check-items', house.accepting(claim));
      by('approve');
    }
  }
  const prepared = ['Waiting for Payment Approval', 'Waiting for Payment', 'Paid'].indexOf(status);
  if (prepared >= 0)
    steps.push(async () => house.officer.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Cash', payment_date: '2026-11-25' }));
  if (prepared >= 1) by('approve-payment');
  if (prepared >= 2) by('made-payment', { payment_date: '2026-11-20', reference: 'Petty cash' });
  for (const step of steps) await step();
  return house.show(claim.id);
}

const bodyOf = (verb: Verb, claim: ShownClaim) =>
  ({ 'check-items': house.accepting(claim), 'made-payment': { payment_date: '2026-11-20', reference: 'Petty cash' } } as Partial<Record<Verb, object>>)[verb] ??
  (['reject', 'cancel', 'return'].includes(verb) ? { remark: 'As agreed' } : {});
/** Whether the table and the order of the company (reviewed and checked first) allow it. */
function isOpen(verb: Verb, status: ClaimStatus): boolean {
  const [action] = MOVES[verb];
  if (action === 'check') return isPending(status);
  if (action === 'approve') return false;
  return mayMove(claimWorkflow, action, status);
}

describe.each(Object.keys(people))('%s', (name) => {
  const { who, rights, own = false, sees = true } = people[name] as (typeof people)[string];
  test.each(CLAIM_STATUSES)('meets what is %s', async (status) => {
    for (const verb of VERBS) {
      const claim = await (status === 'Draft' ? inStatus(status) : inStatus(status));
      const answer = await house.act(who, claim.id, verb, bodyOf(verb, claim));
      const isVisible = sees && status !== 'Draft';
      const expected = !rights.includes(MOVES[verb][1]) ? 403 : !isVisible ? 404 : own || !isOpen(verb, status) ? 422 : 200;
      expect([verb, answer.status, expected === 200 ? '' : JSON.stringify(answer.body)], `${status} ${verb}`).toEqual([
        verb,
        expected,
        expected === 200 ? '' : expect.anything(),
      ]);
      if (expected === 422 && !own && MOVES[verb][0] !== 'check' && verb !== 'approve') expect(answer.body.errors.base[0]).toContain(status);
    }
  });
});
