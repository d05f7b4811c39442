import { expect, it } from 'vitest';
import type { DashboardCard } from '#platform/web/module.ts';
import { cardsFor, placed, spanOf } from './cards-for.ts';

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

it('keeps a span within the grid', () => {
  expect([spanOf({}), spanOf({ span: 40 }), spanOf({ span: 1 })]).toEqual([4, 12, 3]);
});

it('stands small cards beside wide ones, and the others below these', () => {
  const sized = (key: string, span?: number): DashboardCard => ({ ...card(key, 1), ...(span && { span }) });
  const keys = (cards: readonly DashboardCard[]) => {
    const { top, rail, main } = placed(cards);
    return [top, rail, main].map((part) => part.map(({ key }) => key).join(' '));
  };
  expect(keys([sized('a'), sized('wide', 8), sized('b'), sized('full', 12), sized('c')])).toEqual(['full', 'a b', 'wide c']);
  expect(keys([sized('a'), sized('wide', 8)])).toEqual(['', 'a', 'wide']);
  expect(keys([sized('a'), sized('b'), sized('c')])).toEqual(['', '', 'a b c']);
  expect(keys([])).toEqual(['', '', '']);
});
