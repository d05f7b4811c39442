import { useMemo, useState } from 'react';
import { breadcrumbsFor, menuFor, menuItemOf, reachableRoutes, tabsFor, type Favourites } from '#platform/contract/navigation.ts';
import { call } from '#platform/web/call/call.ts';
import { savePreferences } from '#modules/session/contract/account.endpoints.ts';
import { PAGES } from '../../manifests.ts';
import { useSession } from '../../session/session-context.ts';
import type { PortalUser } from '../../session/session-user.ts';
import { toggleFavourite } from './favourites.ts';

/** Menu, tabs and breadcrumbs of the present page, and the stars that order the tabs. */
export function useNavigation(user: PortalUser, path: string) {
  const session = useSession();
  const [starred, setStarred] = useState<Favourites | null>(null);
  const favourites = starred ?? user.favourites;
  const open = useMemo(() => reachableRoutes(user, PAGES), [user]);
  const menu = useMemo(() => menuFor(user, PAGES, favourites), [user, favourites]);
  const strips = useMemo(() => tabsFor(user, PAGES, path, favourites), [user, path, favourites]);
  const crumbs = useMemo(() => breadcrumbsFor(path, PAGES, (prefix) => open.has(prefix)), [path, open]);

  /** Shows the new order at once; the server keeps it for the next device. */
  async function star(tab: string) {
    const next = toggleFavourite(favourites, tab);
    setStarred(next);
    try {
      await call(savePreferences, { favourite_tabs: next }, { quiet: true });
      await session.reload();
    } catch (error) {
      console.error('The order of the tabs could not be saved.', error);
    }
    setStarred(null);
  }

  return { menu, strips, crumbs, heading: PAGES.get(path)?.heading, active: menuItemOf(PAGES, path), star };
}
