/** The reach of an admin over employees while it is edited. */
import type { ScopeItem, ScopeType } from '#modules/identity/contract/admin.schema.ts';

export interface AdminScope {
  readonly all: boolean;
  readonly items: readonly ScopeItem[];
}

const same = (a: ScopeItem, b: ScopeItem) => a.scope_type === b.scope_type && a.scope_id === b.scope_id;

export const applies = (scope: AdminScope, type: ScopeType, id: number) => scope.items.some((item) => same(item, { scope_type: type, scope_id: id }));

/** Puts a unit or employee in, or takes it out. */
export function switchItem(scope: AdminScope, type: ScopeType, id: number, on: boolean): AdminScope {
  const item = { scope_type: type, scope_id: id };
  const rest = scope.items.filter((each) => !same(each, item));
  return { ...scope, items: on ? [...rest, item] : rest };
}

/** Do both reach the same? The order of the items does not matter. */
export function isSameScope(a: AdminScope, b: AdminScope): boolean {
  if (a.all !== b.all) return false;
  return a.all || (a.items.length === b.items.length && a.items.every((item) => b.items.some((each) => same(item, each))));
}
