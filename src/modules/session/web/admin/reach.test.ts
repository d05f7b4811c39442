import { expect, it } from 'vitest';
import { holds, isSameReach, switchItem, type Reach } from './reach.ts';

const reach: Reach = { all: false, items: [{ scope_type: 'branch', scope_id: 1 }] };

it('puts units in once and takes them out', () => {
  const more = switchItem(switchItem(reach, 'department', 1, true), 'department', 1, true);
  expect(more.items).toHaveLength(2);
  expect([holds(more, 'department', 1), holds(more, 'division', 1)]).toEqual([true, false]);
  expect(switchItem(more, 'department', 1, false)).toEqual(reach);
});

it('compares what is reached, not the order', () => {
  const two = switchItem(reach, 'employee', 4, true);
  expect(isSameReach(two, { all: false, items: [...two.items].reverse() })).toBe(true);
  expect(isSameReach(two, reach)).toBe(false);
  expect(isSameReach({ all: true, items: [] }, { all: true, items: reach.items })).toBe(true);
  expect(isSameReach({ all: true, items: [] }, { all: false, items: [] })).toBe(false);
});
