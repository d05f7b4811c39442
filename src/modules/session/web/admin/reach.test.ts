import { expect, it } from 'vitest';
import { applies, isSameScope, switchItem, type AdminScope } from './reach.ts';

const scope: AdminScope = { all: false, items: [{ scope_type: 'branch', scope_id: 1 }] };

it('puts units in once and takes them out', () => {
  const more = switchItem(switchItem(scope, 'department', 1, true), 'department', 1, true);
  expect(more.items).toHaveLength(2);
  expect([applies(more, 'department', 1), applies(more, 'division', 1)]).toEqual([true, false]);
  expect(switchItem(more, 'department', 1, false)).toEqual(scope);
});

it('compares what is reached, not the order', () => {
  const two = switchItem(scope, 'employee', 4, true);
  expect(isSameScope(two, { all: false, items: [...two.items].reverse() })).toBe(true);
  expect(isSameScope(two, scope)).toBe(false);
  expect(isSameScope({ all: true, items: [] }, { all: true, items: scope.items })).toBe(true);
  expect(isSameScope({ all: true, items: [] }, { all: false, items: [] })).toBe(false);
});
