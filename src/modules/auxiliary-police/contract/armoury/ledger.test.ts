/** The ledger: where entries may go, and that balances are the sum of what was posted and never below zero. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS } from './asset.schema.ts';
import { inStore, isRouted, OUTSIDE, post, ROUTES, spotKey, withOfficer, WORKSHOP, type Balances, type Entry, type Spot } from './ledger.ts';

const [store, other, officer] = [inStore(1), inStore(2), withOfficer(7)];
const entry = (kind: Entry['kind'], from: Spot, to: Spot, quantity = 10): Entry => ({ kind, from, to, quantity });
const after = (...entries: Entry[]) => entries.reduce<Balances | null>((balances, each) => balances && post(balances, each), new Map());
const received = entry('Receipt', OUTSIDE, store, 50);

describe('an entry', () => {
  it.each<[string, Entry, boolean]>([
    ['is received into a store', entry('Receipt', OUTSIDE, store), true],
    ['is not received by an officer', entry('Receipt', OUTSIDE, officer), false],
    ['is issued from a store to an officer', entry('Issue', store, officer), true],
    ['is not issued from one officer to another', entry('Issue', officer, withOfficer(8)), false],
    ['comes back to another store', entry('Return', officer, other), true],
    ['is expended by an officer', entry('Expended', officer, OUTSIDE), true],
    ['is not expended in a store', entry('Expended', store, OUTSIDE), false],
    ['moves between stores', entry('Transfer', store, other), true],
    ['does not move to where it is', entry('Transfer', store, inStore(1)), false],
    ['goes to the workshop from a store', entry('Maintenance', store, WORKSHOP), true],
    ['comes back from it', entry('Repaired', WORKSHOP, store), true],
    ['is lost by an officer', entry('Loss', officer, OUTSIDE), true],
    ['is not disposed of by an officer', entry('Disposal', officer, OUTSIDE), false],
  ])('%s', (_title, given, expected) => {
    expect(isRouted(given)).toBe(expected);
  });

  it('takes what is there, to the last one, and no more', () => {
    expect(after(received, entry('Issue', store, officer, 50))?.get(spotKey(store))).toBe(0);
    expect(after(received, entry('Issue', store, officer, 51))).toBeNull();
    expect(after(received, entry('Issue', other, officer, 1))).toBeNull();
  });

  it('of no number, half a round or less than one is refused', () => {
    for (const quantity of [0, -1, 0.5, Number.NaN]) expect(after({ ...received, quantity })).toBeNull();
  });

  it('counts what is returned and what is expended apart', () => {
    const balances = after(received, entry('Issue', store, officer, 30), entry('Expended', officer, OUTSIDE, 12), entry('Return', officer, store, 18));
    expect([balances?.get(spotKey(store)), balances?.get(spotKey(officer))]).toEqual([38, 0]);
  });
});

const spots: readonly Spot[] = [store, other, officer, withOfficer(8), WORKSHOP, OUTSIDE];
const anyEntry = fc.constantFrom(...ENTRY_KINDS).chain((kind) =>
  fc.constantFrom(...ROUTES[kind]).chain(([from, to]) =>
    fc.record({
      kind: fc.constant(kind),
      quantity: fc.integer({ min: 1, max: 60 }),
      from: fc.constantFrom(...spots.filter(({ place }) => place === from)),
      to: fc.constantFrom(...spots.filter(({ place }) => place === to)),
    }),
  ),
);

it('whatever is posted, a balance is the sum of the entries that were taken, and none is below zero', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 60 }), (entries) => {
      let balances: Balances = new Map();
      const taken: Entry[] = [];
      for (const each of entries) {
        const next = post(balances, each);
        if (!next) continue;
        balances = next;
        taken.push(each);
      }
      for (const spot of spots.slice(0, -1)) {
        const sum = (side: 'from' | 'to') => taken.reduce((total, each) => total + (spotKey(each[side]) === spotKey(spot) ? each.quantity : 0), 0);
        expect(balances.get(spotKey(spot)) ?? 0).toBe(sum('to') - sum('from'));
        expect(balances.get(spotKey(spot)) ?? 0).toBeGreaterThanOrEqual(0);
      }
      const inside = [...balances.values()].reduce((total, each) => total + each, 0);
      const through = (side: 'from' | 'to') => taken.reduce((total, each) => total + (each[side].place === 'Outside' ? each.quantity : 0), 0);
      expect(inside).toBe(through('from') - through('to'));
    }),
  );
});
