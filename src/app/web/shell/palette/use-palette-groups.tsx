/** What the search box offers: what the portal itself knows (pages, actions, settings, law, companies) and what the server finds, as one ranked list. */
import { useLocation } from 'wouter';
import { mayOpen } from '#platform/contract/access.ts';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { usePages } from '#platform/web/viewer.tsx';
import { useSearchHits, type SearchHit } from '#modules/search/web/public.tsx';
import { FOUND_KINDS } from '../../manifests.ts';
import type { PortalUser } from '../../session/session-user.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { fitOf, rankGroups, UNSEEN, type Group } from './rank-entries.ts';
import { useOwnGroups } from './use-own-groups.tsx';

interface Found {
  /** Each with at least one entry. */
  readonly groups: readonly Group<PaletteEntry>[];
  /** The server has not answered yet for what is typed; what it found before stays where it still fits. */
  readonly searching: boolean;
  readonly failed: boolean;
}

/** @param query what was typed */
export function usePaletteGroups(user: PortalUser, menu: readonly MenuSection[], query: string): Found {
  const { hits, current, searching, failed } = useSearchHits(query, { enabled: user.company_id !== null });
  const own = useOwnGroups(user, menu, query);
  const present = usePresentHit(query, current);
  const parts = usePersonParts(user);
  const people = hits.filter(({ kind }) => kind === 'people');
  const found = FOUND_KINDS.map(({ kind, title }): Group<PaletteEntry> => {
    const entries = hits.filter((hit) => hit.kind === kind).map(present);
    const [only] = people.length === 1 && kind === 'people' ? people : [];
    return { title, ranked: true, entries: only && entries[0]?.fit !== null ? [...entries, ...parts(only, entries[0]?.fit ?? UNSEEN)] : entries };
  });
  // People are what is looked for most: of two that fit alike they stand first.
  const [first, ...others] = found;
  return { groups: rankGroups(query, [...(first ? [first] : []), ...own, ...others]), searching, failed };
}

const ICONS = new Map(FOUND_KINDS.map(({ kind, icon }) => [kind, icon]));

/** @param current false: found for what was typed before; it stays only where it can be seen to fit. */
function usePresentHit(query: string, current: boolean) {
  const say = useSay();
  const [, navigate] = useLocation();
  const wording = (text: SearchHit['title']) => (typeof text === 'string' ? text : say(text));
  const both = (text: SearchHit['title']) => (typeof text === 'string' ? [text] : Object.values(text));
  return ({ kind, title, about, route, status, image }: SearchHit): PaletteEntry => ({
    id: `${kind} ${route}`,
    label: wording(title),
    ...(about && { description: wording(about) }),
    status,
    left: kind === 'people' ? <AvatarText name={wording(title)} src={image ?? null} size={24} /> : <Icon name={ICONS.get(kind) ?? 'file-document'} />,
    run: () => navigate(route),
    fit: fitOf(query, { names: both(title), words: both(about) }) ?? (current ? UNSEEN : null),
  });
}

/** The tabs of a person's page that the viewer may open, beside the first: where one person alone is meant, each is one step away. */
function usePersonParts(user: PortalUser) {
  const say = useSay();
  const pages = usePages();
  const [, navigate] = useLocation();
  return ({ route }: SearchHit, fit: number): PaletteEntry[] => {
    const [view = '', query = ''] = route.split('?');
    return [...pages]
      .filter(([path, page]) => page.tabOf === view && path !== view && mayOpen(user, pages, path))
      .toSorted(([, a], [, b]) => (a.rank ?? 0) - (b.rank ?? 0))
      .map(([path, page]) => ({
        id: `part ${path}`,
        label: say(page.title),
        left: <Icon name="chevron-right" />,
        run: () => navigate(`${path}?${query}`),
        fit,
      }));
  };
}
