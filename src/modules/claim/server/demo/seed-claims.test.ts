/** The demo's claims: every state and pattern that its screens are to show, and amounts that the rules would give. */
import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { CLAIM_STATUSES, isPending } from '../../contract/claim.workflow.ts';
import { demoClaims } from './demo-claims.ts';

const people = Array.from({ length: 46 }, (_, at) => ({ id: at + 1, user_id: at % 20 === 4 ? at : null, joined: calendarDate('2024-01-02'), left: null }));
const claims = demoClaims(people, calendarDate('2026-11-20'));
const items = claims.flatMap((claim) => claim.items.map((item) => ({ ...item, status: claim.status })));

it('has claims in every state, the same on the same day', () => {
  expect([...new Set(claims.map(({ status }) => status))].toSorted()).toEqual([...CLAIM_STATUSES].toSorted());
  expect(demoClaims(people, calendarDate('2026-11-20'))).toEqual(claims);
});

it.each([
  ['an item above a limit', () => items.some(({ over_limit, allowed, amount }) => over_limit && allowed < amount)],
  ['kilometres over a tier', () => items.some(({ parts }) => parts.length > 1)],
  ['an item that was rejected in a claim that was granted', () => items.some(({ isRejected, status }) => isRejected && status === 'Paid')],
  [
    'a receipt twice',
    () => {
      const keys = items.flatMap(({ receipt_no, merchant }) => (receipt_no === null ? [] : `${receipt_no} ${merchant}`));
      return new Set(keys).size < keys.length;
    },
  ],
  [
    'two photos of one receipt to be told from each other, in claims of two people that wait',
    () => {
      const pictured = claims.flatMap(({ employee_id, status, items: own }) =>
        own.flatMap(({ photo, receipt_no, date }) => (photo && isPending(status) ? { employee_id, photo, key: `${receipt_no} ${date}` } : [])),
      );
      const again = pictured.find(({ photo }) => photo === 'table');
      return pictured.some(({ photo, key, employee_id }) => photo === 'flat' && key === again?.key && employee_id !== again.employee_id);
    },
  ],
  [
    'a draft with a photo for each who signs in',
    () => claims.filter(({ user_id, status, items: own }) => user_id && status === 'Draft' && own[0]?.photo).length >= 2,
  ],
])('has %s', (_what, found) => expect(found()).toBe(true));

it('never grants more than a limit leaves, and something of whatever was granted', () => {
  for (const { allowed, amount } of items) expect(allowed >= 0 && allowed <= amount).toBe(true);
  for (const { items: own } of claims) expect(own.some(({ allowed, isRejected }) => !isRejected && allowed > 0)).toBe(true);
});
