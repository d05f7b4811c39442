import type { Favourites } from '#platform/contract/navigation.ts';

/** Stars a tab as the newest (last in order), or takes its star away. Ranks stay 1..n without gaps. */
export function toggleFavourite(favourites: Favourites, tab: string): Favourites {
  const order = Object.entries(favourites)
    .sort(([, a], [, b]) => a - b)
    .map(([path]) => path);
  const next = order.includes(tab) ? order.filter((path) => path !== tab) : [...order, tab];
  return Object.fromEntries(next.map((path, index) => [path, index + 1]));
}
