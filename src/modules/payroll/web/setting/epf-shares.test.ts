import { describe, expect, it } from 'vitest';
import { epfShares } from './epf-shares.ts';

describe('epfShares', () => {
  it('is the printed row of each part: A, C, E', () => {
    expect(epfShares('2026-11-30', 5000, 'law')).toEqual([550, 650, 275, 325, 0, 200]);
    expect(epfShares('2026-11-30', 5100, 'law')).toEqual([561, 612, 281, 306, 0, 204]);
  });
  it('knows A and E under the specification', () => {
    expect(epfShares('2026-11-30', 20, 'specification')).toEqual([3, 3, 0, 1]);
  });
});
