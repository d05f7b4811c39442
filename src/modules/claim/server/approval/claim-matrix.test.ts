/** Every person × every state × every move of the office over HTTP, against the table and the rights. */
import { afterAll, describe, expect, test } from 'vitest';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { claimFixture, data, MANAGED, OWN, PAGE, type ShownClaim } from '#app/server/testing/claim-fixture.ts';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { CLAIM_STATUSES, claimWorkflow, isPending, type ClaimAction, type ClaimStatus } from '../../contract/claim.workflow.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await claimFixture(portal);
const bala = await fixture.claimant({ accesses: { [PAGE]: ['Review', 'Check Item', 'Approve', 'Reject', 'Cancel', 'Prepare for Payment', 'Made Payment'] } });
const other = await fixture.claimant();

type Verb = 'review' | 'check-items' | 'approve' | 'reject' | 'cancel' | 'prepare' | 'approve-payment' | 'return' | 'made-payment';
/** The move of each call, and the right that it demands. */
const MOVES: Readonly<Record<Verb, readonly [ClaimAction | 'check', string]>> = {
  review: ['review', 'Review'],
  'check-items': ['check', 'Check Item'],
  approve: ['approve', 'Approve'],
  reject: ['reject', 'Reject'],
  cancel: ['cancel', 'Cancel'],
  prepare: ['prepare', 'Prepare for Payment'],
  'approve-payment': ['approve_payment', 'Approve'],
  return: ['send_back', 'Prepare for Payment'],
  'made-payment': ['made_payment', 'Made Payment'],
};
const VERBS = Object.keys(MOVES) as Verb[];
const people: Readonly<Record<string, { who: Person; rights: readonly string[]; own?: boolean; sees?: boolean }>> = {
  owner: { who: fixture.owner, rights: VERBS.map((verb) => MOVES[verb][1]) },
  officer: { who: fixture.officer, rights: VERBS.map((verb) => MOVES[verb][1]) },
  reviewer: { who: await adminOf(portal, fixture.owner, { [PAGE]: ['Review', 'Check Item'] }), rights: ['Review', 'Check Item'] },
  payer: { who: await adminOf(portal, fixture.owner, { [PAGE]: ['Prepare for Payment', 'Made Payment'] }), rights: ['Prepare for Payment', 'Made Payment'] },
  looker: { who: await adminOf(portal, fixture.owner, { [PAGE]: [] }), rights: [] },
  outside: {
    who: await adminOf(portal, fixture.owner, { [PAGE]: VERBS.map((verb) => MOVES[verb][1]) }, { employee: [other.employeeId] }),
    rights: VERBS.map((verb) => MOVES[verb][1]),
    sees: false,
  },
  claimant: { who: bala, rights: VERBS.map((verb) => MOVES[verb][1]), own: true },
  stranger: { who: await ownerOf(portal), rights: VERBS.map((verb) => MOVES[verb][1]), sees: false },
};

let made = 0;
/** A claim of Bala in a status, paid in cash where it is paid. */
async function inStatus(status: ClaimStatus): Promise<ShownClaim> {
  const items = [fixture.item('TOLL', 10 + ++made)];
  if (status === 'Draft') return data(await bala.client.post(OWN, fixture.claim(items, { submit: false })));
  const claim = await fixture.submit(bala, items);
  const steps: (() => Promise<unknown>)[] = [];
  const by = (verb: string, body: object = {}) => steps.push(async () => data(await fixture.act(fixture.officer, claim.id, verb, body)));
  if (status === 'Rejected') by('reject', { remark: 'Not ours' });
  else if (status === 'Cancelled') steps.push(async () => data(await bala.client.post(`${OWN}/${claim.id}/cancel`, {})));
  else if (status !== 'Waiting for Approval') {
    by('review');
    if (status !== 'Reviewed') {
      by('check-items', fixture.accepting(claim));
      by('approve');
    }
  }
  const prepared = ['Waiting for Payment Approval', 'Waiting for Payment', 'Paid'].indexOf(status);
  if (prepared >= 0)
    steps.push(async () => fixture.officer.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Cash', payment_date: '2026-11-25' }));
  if (prepared >= 1) by('approve-payment');
  if (prepared >= 2) by('made-payment', { payment_date: '2026-11-20', reference: 'Petty cash' });
  for (const step of steps) await step();
  return fixture.show(claim.id);
}

const bodyOf = (verb: Verb, claim: ShownClaim) =>
  ({ 'check-items': fixture.accepting(claim), 'made-payment': { payment_date: '2026-11-20', reference: 'Petty cash' } } as Partial<Record<Verb, object>>)[
    verb
  ] ?? (['reject', 'cancel', 'return'].includes(verb) ? { remark: 'As agreed' } : {});
/** Whether the table and the order of the company (reviewed and checked first) allow it. */
function isOpen(verb: Verb, status: ClaimStatus): boolean {
  const [action] = MOVES[verb];
  if (action === 'check') return isPending(status);
  if (action === 'approve') return false;
  return mayMove(claimWorkflow, action, status);
}

/** Several are prepared by one call: its answer for this one. */
async function acted(who: Person, claim: ShownClaim, verb: Verb) {
  if (verb !== 'prepare') return fixture.act(who, claim.id, verb, bodyOf(verb, claim));
  const { status, body } = await who.client.post(`${MANAGED}/prepare-payment`, { ids: [claim.id], method: 'Cash', payment_date: '2026-11-25' });
  const [result] = status < 300 ? body.data.results : [];
  return { status: result?.code ?? status, body: result?.message ? { errors: { base: [result.message] } } : body };
}

describe.each(Object.keys(people))('%s', (name) => {
  const { who, rights, own = false, sees = true } = people[name] as (typeof people)[string];
  test.each(CLAIM_STATUSES)('meets what is %s', async (status) => {
    // What was refused stands as it stood: only a move that was made needs another claim for the next.
    let stands: ShownClaim | null = null;
    for (const verb of VERBS) {
      const claim: ShownClaim = stands ?? (await inStatus(status));
      const answer = await acted(who, claim, verb);
      const isVisible = sees && status !== 'Draft';
      const expected = !rights.includes(MOVES[verb][1]) ? 403 : !isVisible ? 404 : own || !isOpen(verb, status) ? 422 : 200;
      expect([verb, answer.status, expected === 200 ? '' : JSON.stringify(answer.body)], `${status} ${verb}`).toEqual([
        verb,
        expected,
        expected === 200 ? '' : expect.anything(),
      ]);
      if (expected === 422 && !own && MOVES[verb][0] !== 'check' && verb !== 'approve') expect(answer.body.errors.base[0]).toContain(status);
      stands = expected === 200 ? null : claim;
    }
    if (stands && status !== 'Draft') expect((await fixture.show(stands.id)).status).toBe(status);
  });
});

/** The moves that are the claimant's own. */
const OWN_MOVES = { submit: 'submit', withdraw: 'withdraw', discard: 'discard' } as const;

describe.each(Object.keys(OWN_MOVES) as (keyof typeof OWN_MOVES)[])('to %s', (move) => {
  const call = ({ client }: Person, id: number) =>
    move === 'discard' ? client.delete(`${OWN}/${id}`, {}) : client.post(`${OWN}/${id}/${move === 'submit' ? 'submit' : 'cancel'}`, {});

  test.each(CLAIM_STATUSES)('what is %s is for whose claim it is, as the table says', async (status) => {
    const claim = await inStatus(status);
    expect((await call(other, claim.id)).status).toBe(404);
    for (const name of ['owner', 'officer', 'stranger'])
      expect([403, 404, 422], name).toContain((await call((people[name] as { who: Person }).who, claim.id)).status);
    expect((await call(bala, claim.id)).status).toBe(mayMove(claimWorkflow, OWN_MOVES[move], status) ? 200 : 422);
  });
});
