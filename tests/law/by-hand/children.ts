/** Child units from year of assessment 2025, in halves: shared children count half for each parent. */
import type { Child } from '../facts.ts';

/** The age that decides is that of the year: 18 reached in 2026 is 18. */
const unitsOf = (child: Child): number => {
  const age = 2026 - Number(child.born.slice(0, 4));
  if (age < 18) return 1;
  return child.study === 'degree' ? 4 : 0;
};

export const childHalves = (children: readonly Child[]): number => children.reduce((sum, child) => sum + unitsOf(child) * (child.shared ? 1 : 2), 0);
