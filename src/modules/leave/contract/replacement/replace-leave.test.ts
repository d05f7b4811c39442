import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAVE_DURATIONS, type LeaveDuration } from '../application/leave-duration.ts';
import { LEAVE_CATEGORIES } from '../leave-type.schema.ts';
import { mayReplace, partWith, partWithout, sharedPart } from './replace-leave.ts';

const type = (category: string, pool_category = category) => ({ category, pool_category });

describe('which leave replaces which', () => {
  test.each([
    ['Medical', type('Annual'), true],
    ['Medical', type('Unpaid'), true],
    ['Medical', type('Replacement'), true],
    ['Medical', type('Emergency', 'Annual'), true],
    ['Medical', type('Other', 'Annual'), true],
    ['Medical', type('Medical'), false],
    ['Medical', type('Medical', 'Annual'), false],
    ['Medical', type('Hospitalisation'), false],
    ['Medical', type('Maternity'), false],
    ['Medical', type('Compassionate'), false],
    ['Hospitalisation', type('Medical'), true],
    ['Hospitalisation', type('Annual'), true],
    ['Hospitalisation', type('Maternity'), false],
    ['Maternity', type('Annual'), true],
    ['Maternity', type('Medical'), true],
    ['Maternity', type('Hospitalisation'), true],
    ['Annual', type('Unpaid'), false],
    ['Annual', type('Emergency', 'Annual'), false],
  ])('%s over %o: %s', (category, other, expected) => expect(mayReplace({ category }, other)).toBe(expected));

  test('no two replace each other', () => {
    for (const one of LEAVE_CATEGORIES)
      for (const other of LEAVE_CATEGORIES) expect(mayReplace(type(one), type(other)) && mayReplace(type(other), type(one))).toBe(false);
  });
});

test('what is taken out of a day and given back makes the same day', () => {
  const part = fc.constantFrom<LeaveDuration>(...LEAVE_DURATIONS);
  fc.assert(
    fc.property(part, part, (whole, other) => {
      const shared = sharedPart(whole, other);
      const left = partWithout(whole, other);
      expect(shared === null ? left : partWith(left, shared)).toBe(whole);
    }),
  );
});
