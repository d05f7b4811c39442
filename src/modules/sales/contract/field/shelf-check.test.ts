import { expect, test } from 'vitest';
import { saysSomething, shelfStanding, type OutletCheck } from './shelf-check.ts';

const TODAY = '2026-11-20';
const NOTHING = { product_id: 1, expires_on: null, planogram: null, competitor: null, competitor_price: null };
const at = (outlet: string, more: Partial<OutletCheck> = {}): OutletCheck => ({ ...NOTHING, outlet, ...more });
const NONE = { outlets: 0, checked: 0, followed: 0, expired: 0, earliest: null, cheapest: null };

test.each([
  ['nothing reported', [], NONE],
  ['reported without a word of the planogram', [at('A')], { ...NONE, outlets: 1 }],
  ['one of two as planned', [at('A', { planogram: true }), at('B', { planogram: false }), at('C')], { ...NONE, outlets: 3, checked: 2, followed: 1 }],
  ['the last good day is not past', [at('A', { expires_on: TODAY })], { ...NONE, outlets: 1, earliest: { date: TODAY, outlet: 'A' } }],
  [
    'the day after it is',
    [at('A', { expires_on: '2026-12-01' }), at('B', { expires_on: '2026-11-19' })],
    { ...NONE, outlets: 2, expired: 1, earliest: { date: '2026-11-19', outlet: 'B' } },
  ],
  [
    'the first of two that ask the same',
    [at('A', { competitor_price: 14.9, competitor: 'Teh Contoh' }), at('B', { competitor_price: 14.9 }), at('C', { competitor_price: 15 })],
    { ...NONE, outlets: 3, cheapest: { price: 14.9, name: 'Teh Contoh', outlet: 'A' } },
  ],
  ['given away for nothing', [at('A', { competitor_price: 0 })], { ...NONE, outlets: 1, cheapest: { price: 0, name: null, outlet: 'A' } }],
] as const)('%s', (_title, checks, wanted) => expect(shelfStanding(checks, TODAY)).toEqual(wanted));

test.each([
  [{}, false],
  [{ planogram: false }, true],
  [{ competitor_price: 0 }, true],
  [{ competitor: 'Teh Contoh' }, true],
  [{ expires_on: TODAY }, true],
] as const)('%j says something: %s', (more, wanted) => expect(saysSomething({ ...NOTHING, ...more })).toBe(wanted));
