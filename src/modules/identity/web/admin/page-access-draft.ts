/** The matrix of page access while it is edited: pure steps over a map of route → actions. */
import type { AccessEntry } from '#platform/contract/access.ts';

export type Draft = ReadonlyMap<string, ReadonlySet<string>>;

export const draftOf = (accesses: readonly AccessEntry[]): Draft => new Map(accesses.map(({ route, actions }) => [route, new Set(actions)]));

export const accessesOf = (draft: Draft): { route: string; actions: string[] }[] => [...draft].map(([route, actions]) => ({ route, actions: [...actions] }));

/** Opens a page for viewing, or takes it away with all its actions. */
export function switchPage(draft: Draft, route: string, on: boolean): Draft {
  const next = new Map(draft);
  if (on) next.set(route, draft.get(route) ?? new Set());
  else next.delete(route);
  return next;
}

/** An action needs the page; taking an action away leaves the page open. */
export function switchAction(draft: Draft, route: string, action: string, on: boolean): Draft {
  const actions = new Set(draft.get(route));
  if (on) actions.add(action);
  else actions.delete(action);
  return new Map(draft).set(route, actions);
}

/** One page or action more or less; `action` absent: viewing the page. */
export interface Change {
  readonly route: string;
  readonly action?: string;
}

const flat = (draft: Draft): Map<string, Change> =>
  new Map(
    [...draft].flatMap(([route, actions]): [string, Change][] => [
      [route, { route }],
      ...[...actions].map((action): [string, Change] => [`${route} ${action}`, { route, action }]),
    ]),
  );

export interface Difference {
  readonly added: readonly Change[];
  readonly removed: readonly Change[];
}

export function differenceOf(before: Draft, after: Draft): Difference {
  const [old, now] = [flat(before), flat(after)];
  return {
    added: [...now].filter(([key]) => !old.has(key)).map(([, change]) => change),
    removed: [...old].filter(([key]) => !now.has(key)).map(([, change]) => change),
  };
}

/** Takes over a preset as far as it may be granted; what may not be touched stays as it is. */
export function applyPreset(draft: Draft, preset: readonly AccessEntry[], grantable: ReadonlyMap<string, readonly string[]>): Draft {
  const stored = [...draft].filter(([route]) => !grantable.has(route));
  const given = preset.flatMap(({ route, actions }): [string, ReadonlySet<string>][] => {
    const allowed = grantable.get(route);
    if (!allowed) return [];
    const current = [...(draft.get(route) ?? [])].filter((action) => !allowed.includes(action));
    return [[route, new Set([...current, ...actions.filter((action) => allowed.includes(action))])]];
  });
  return new Map([...stored, ...given]);
}
