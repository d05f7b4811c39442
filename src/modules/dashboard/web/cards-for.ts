import type { Blocks } from '#platform/web/dashboard.tsx';
import type { DashboardCard } from '#platform/web/module.ts';

/** The cards whose block is in the answer, in their order. Pure. */
export function cardsFor(cards: readonly DashboardCard[], blocks: Blocks): DashboardCard[] {
  return cards.filter(({ key }) => Object.hasOwn(blocks, key)).sort((a, b) => a.order - b.order || a.key.localeCompare(b.key));
}

/** Columns of twelve; a card that says nothing takes a third. */
export const spanOf = ({ span = 4 }: Pick<DashboardCard, 'span'>) => Math.min(12, Math.max(3, Math.round(span)));

/** How many small cards stand beside a wide one. */
const BESIDE = 2;

export interface Placed {
  /** Over the whole width. */
  readonly top: readonly DashboardCard[];
  /** In a narrow column of their own. */
  readonly rail: readonly DashboardCard[];
  readonly main: readonly DashboardCard[];
}

/**
 * Where cards stand, so that none is stretched by its neighbours: the first small ones beside the wide ones, the others in pairs below these.
 * Without a wide one all are small, side by side. Pure.
 */
export function placed(cards: readonly DashboardCard[]): Placed {
  const top = cards.filter((card) => spanOf(card) === 12);
  const rest = cards.filter((card) => !top.includes(card));
  const wide = rest.filter(isWide);
  if (wide.length === 0) return { top, rail: [], main: rest };
  const rail = rest.filter((card) => !isWide(card)).slice(0, BESIDE);
  return { top, rail, main: [...wide, ...rest.filter((card) => !isWide(card) && !rail.includes(card))] };
}

export const isWide = (card: Pick<DashboardCard, 'span'>) => spanOf(card) > 6;
