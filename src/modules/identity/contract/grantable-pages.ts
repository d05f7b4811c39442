/** Which pages and actions an access entry may name, computed from the manifests; and who may grant what. */
import { isAdmin, isOwner, type AccessEntry, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/manifest.ts';
import type { Preset } from './preset.params.ts';

/** A page that an admin can be let into by an entry of its own. */
export const isGrantable = (page: Page) => page.audience.includes('admin') && page.grantable !== false && page.coveredBy === undefined;

/** The permission catalogue: route → actions, in the order of the manifests. */
export function grantablePages(pages: Pages): ReadonlyMap<string, Page> {
  return new Map([...pages].filter(([, page]) => isGrantable(page)));
}

/** What a viewer may grant on a route: their own actions there; null when they do not hold the route. */
export function mayGrant(viewer: Viewer, pages: Pages, route: string): readonly string[] | null {
  const page = pages.get(route);
  if (!page || !isGrantable(page)) return null;
  if (isOwner(viewer)) return page.actions;
  if (!isAdmin(viewer)) return null;
  return viewer.accesses.find((entry) => entry.route === route)?.actions ?? null;
}

/** Routes, and `route: Action` pairs, that the catalogue does not know. */
export function unknownGrants(pages: Pages, accesses: readonly AccessEntry[]): string[] {
  const known = grantablePages(pages);
  return accesses.flatMap(({ route, actions }) => {
    const page = known.get(route);
    if (!page) return [route];
    return actions.filter((action) => !page.actions.includes(action)).map((action) => `${route}: ${action}`);
  });
}

/** What `viewer` would grant without holding it: routes, and `route: Action` pairs. What the admin already has may stay. */
export function grantsBeyond(viewer: Viewer, pages: Pages, wanted: readonly AccessEntry[], existing: readonly AccessEntry[]): string[] {
  return wanted.flatMap(({ route, actions }) => {
    const own = mayGrant(viewer, pages, route);
    const had = existing.find((entry) => entry.route === route);
    if (own === null && !had) return [route];
    return actions.filter((action) => !own?.includes(action) && !had?.actions.includes(action)).map((action) => `${route}: ${action}`);
  });
}

/** One entry a route, actions once each and in the catalogue's order. */
export function tidyAccesses(pages: Pages, accesses: readonly AccessEntry[]): AccessEntry[] {
  const byRoute = new Map<string, Set<string>>();
  for (const { route, actions } of accesses) byRoute.set(route, new Set([...(byRoute.get(route) ?? []), ...actions]));
  return [...byRoute].map(([route, actions]) => ({ route, actions: (pages.get(route)?.actions ?? []).filter((action) => actions.has(action)) }));
}

/** The entries of a preset in this system. */
export function presetAccesses(pages: Pages, preset: Preset): AccessEntry[] {
  return [...grantablePages(pages)].flatMap(([route, page]) => {
    const grant = preset.grants[route] ?? preset.everywhere;
    if (grant === undefined) return [];
    return [{ route, actions: grant === '*' ? [...page.actions] : page.actions.filter((action) => grant.includes(action)) }];
  });
}
