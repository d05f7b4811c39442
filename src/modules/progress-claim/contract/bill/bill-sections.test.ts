import { expect, test } from 'vitest';
import type { ItemKind } from './bill.register.ts';
import { sectionTotals } from './bill-sections.ts';

const row = (id: number, kind: ItemKind, level: number, amount = 0) => ({ id, kind, level, amount });

test('a section holds what follows it, up to the next of its level or above; an adjustment is in none', () => {
  const bill = [
    row(1, 'Item', 0, 7),
    row(2, 'Section', 1),
    row(3, 'Item', 0, 10),
    row(4, 'Section', 2),
    row(5, 'Item', 0, 20),
    row(6, 'Section', 3),
    row(7, 'Item', 0, 40),
    row(8, 'Section', 2),
    row(9, 'Item', 0, 80),
    row(10, 'Section', 1),
    row(11, 'Adjustment', 0, -5),
  ];
  const totals = sectionTotals(bill, ['amount'], ({ amount }) => ({ amount }));
  expect([...totals].map(([id, { amount }]) => [id, amount])).toEqual([
    [2, 150],
    [4, 60],
    [6, 40],
    [8, 80],
    [10, 0],
  ]);
});
