import type { Blocks } from '#platform/web/dashboard.tsx';
import type { DashboardCard } from '#platform/web/module.ts';

/** The cards whose block is in the answer, in their order. Pure. */
export function cardsFor(cards: readonly DashboardCard[], blocks: Blocks): DashboardCard[] {
  return cards.filter(({ key }) => Object.hasOwn(blocks, key)).sort((a, b) => a.order - b.order || a.key.localeCompare(b.key));
}
