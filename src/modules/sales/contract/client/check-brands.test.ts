import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandLost, brandTwice } from './check-brands.ts';

describe('brands of a client', () => {
  it.each([
    [[], null],
    [['Kopi Kampung', 'Teh Bukit'], null],
    [['Kopi Kampung', 'KOPI kampung'], 'KOPI kampung'],
  ])('%j: %s stands there twice', (brands, twice) => expect(brandTwice(brands)).toBe(twice));

  it.each([
    [['A', 'B'], ['A'], null],
    [['B'], ['A', 'B'], 'A'],
    [['a'], ['A'], 'A'],
  ])('%j of which products have %j: %s is lost', (brands, used, lost) => expect(brandLost(brands, used)).toBe(lost));

  it('adding brands loses none', () => {
    fc.assert(fc.property(fc.array(fc.string()), fc.array(fc.string()), (brands, more) => brandLost([...brands, ...more], brands) === null));
  });
});
