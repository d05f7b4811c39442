import { expect, it } from 'vitest';
import type { DashboardCard } from '#platform/web/module.ts';
import { cardsFor } from './cards-for.ts';

const card = (key: string, order: number): DashboardCard => ({
  key,
  order,
  title: { en: key, ms: key },
  load: () => Promise.reject(new Error('not drawn here')),
});

it('draws the cards whose block came, by order, and no inherited name', () => {
  const cards = [card('late', 30), card('absent', 1), card('first', 10), card('toString', 2)];
  expect(cardsFor(cards, { late: {}, first: null, other: {} }).map(({ key }) => key)).toEqual(['first', 'late']);
});
