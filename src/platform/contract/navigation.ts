/**
 * The shell's navigation, computed from the manifests and the signed-in user alone: menu, tabs,
 * breadcrumbs, reachable routes and landing pages (specification §2 and §6). Pure, so that the menu
 * and the route guard cannot disagree.
 */
import { mayOpen, type Pages, type Viewer } from './access.ts';
import { GROUPS, SECTIONS, type GroupKey, type Page, type SectionKey } from './manifest.ts';
import type { Text } from './messages.ts';
import { nameInGroup } from './page/name-in-group.ts';

/** Stars of the user: route of a tab → 1..n, newest last. */
export type Favourites = Readonly<Record<string, number>>;

export interface Tab {
  readonly path: string;
  readonly title: Text;
  readonly starred: boolean;
}

export interface MenuItem {
  readonly kind: 'item';
  /** The item's own path; its page may be one of its tabs. */
  readonly path: string;
  /** Where the entry leads: its visible tab with the lowest rank. */
  readonly to: string;
  readonly title: Text;
  /** What the entry is called where its group is not seen: `Leave: Manage`. */
  readonly name: Text;
  readonly icon: string | undefined;
  readonly tabs: readonly Tab[];
}

export interface MenuGroup {
  readonly kind: 'group';
  readonly key: GroupKey;
  readonly title: Text;
  readonly icon: string;
  readonly items: readonly MenuItem[];
}

export interface MenuSection {
  readonly key: SectionKey;
  readonly title: Text;
  readonly entries: readonly (MenuItem | MenuGroup)[];
}

/** One row of the sub-header: the tabs below one parent. */
export interface TabStrip {
  readonly parent: string;
  readonly active: string;
  readonly tabs: readonly Tab[];
}

const LAST = 1000;
const tabLabel = (page: Page): Text => page.tabTitle ?? page.title;

/** Is `child` shown as a tab under `parent`? Views become tabs through `tabOf`. */
const isTabUnder = (child: Page, parent: string) => (child.kind === 'tab' || child.kind === 'drawer' ? child.parent === parent : child.tabOf === parent);

const childTabs = (pages: Pages, parent: string): [string, Page][] => [...pages].filter(([path, page]) => path !== parent && isTabUnder(page, parent));

/** May the user open the page itself, and not merely one of the tabs below it? */
function mayOpenItself(viewer: Viewer, pages: Pages, path: string): boolean {
  const withoutTabs = new Map([...pages].filter(([, page]) => !(page.kind === 'tab' && page.parent === path)));
  return mayOpen(viewer, withoutTabs, path);
}

/** Starred tabs first in the order of their stars, then the default rank. */
function byFavourite(favourites: Favourites) {
  const star = (path: string) => favourites[path] ?? LAST;
  return ([a, pageA]: readonly [string, Page], [b, pageB]: readonly [string, Page]) => star(a) - star(b) || (pageA.rank ?? LAST) - (pageB.rank ?? LAST);
}

/** The visible tabs of a parent, the parent's own page among them, by favourite rank. Empty without tabs. */
function visibleTabs(viewer: Viewer, pages: Pages, parent: string, favourites: Favourites): Tab[] {
  const index = pages.get(parent);
  const children = childTabs(pages, parent);
  if (!index || children.length === 0) return [];
  const own: [string, Page][] = mayOpenItself(viewer, pages, parent) ? [[parent, { ...index, rank: index.rank ?? 0 }]] : [];
  return [...own, ...children.filter(([path]) => mayOpen(viewer, pages, path))]
    .sort(byFavourite(favourites))
    .map(([path, page]) => ({ path, title: tabLabel(page), starred: favourites[path] !== undefined }));
}

/**
 * The left navigation of a user: sections, in them items and groups. An item stands there when its
 * module is enabled and one of its flags holds, or one of its tabs is visible; groups and sections
 * without a visible item are left out.
 */
export function menuFor(viewer: Viewer, pages: Pages, favourites: Favourites = {}): MenuSection[] {
  const items = [...pages]
    .filter(([path, page]) => page.kind === 'item' && page.section !== undefined && mayOpen(viewer, pages, path))
    .sort(([, a], [, b]) => (a.order ?? LAST) - (b.order ?? LAST));
  return (Object.keys(SECTIONS) as SectionKey[])
    .sort((a, b) => SECTIONS[a].order - SECTIONS[b].order)
    .map((key) => ({ key, title: SECTIONS[key].title, entries: entriesOf(items.filter(([, page]) => page.section === key)) }))
    .filter((section) => section.entries.length > 0);

  function entriesOf(inSection: [string, Page][]): (MenuItem | MenuGroup)[] {
    const alone = inSection.filter(([, page]) => page.group === undefined).map(itemOf);
    const keys = [...new Set(inSection.flatMap(([, page]) => page.group ?? []))].sort((a, b) => GROUPS[a].order - GROUPS[b].order);
    const groups = keys.map((key): MenuGroup => {
      const members = inSection.filter(([, page]) => page.group === key);
      return { kind: 'group', key, title: GROUPS[key].title, icon: GROUPS[key].icon, items: members.map(itemOf) };
    });
    return [...alone, ...groups];
  }

  function itemOf([path, page]: [string, Page]): MenuItem {
    const tabs = visibleTabs(viewer, pages, path, favourites);
    return { kind: 'item', path, to: tabs[0]?.path ?? path, title: page.title, name: nameInGroup(page), icon: page.icon, tabs };
  }
}

/** The parent whose tab strip a page belongs to, or itself when tabs stand below it. */
function stripParent(pages: Pages, path: string): string | undefined {
  const page = pages.get(path);
  if (!page) return undefined;
  if (page.tabOf !== undefined) return page.tabOf;
  if ((page.kind === 'tab' || page.kind === 'drawer') && page.parent !== undefined) return page.parent;
  return childTabs(pages, path).length > 0 ? path : undefined;
}

/** The rows of tabs above a page, outermost first; a tab parent that is a tab itself gives two rows. */
export function tabsFor(viewer: Viewer, pages: Pages, path: string, favourites: Favourites = {}): TabStrip[] {
  const strips: TabStrip[] = [];
  const add = (parent: string, active: string) => {
    const tabs = visibleTabs(viewer, pages, parent, favourites);
    if (tabs.length > 0) strips.unshift({ parent, active, tabs });
  };
  const parent = stripParent(pages, path);
  if (parent === undefined) return strips;
  add(parent, path);
  const outer = pages.get(parent)?.kind === 'tab' ? pages.get(parent)?.parent : undefined;
  if (outer !== undefined) add(outer, parent);
  return strips;
}

/** How many rows of tabs stand above a page for whoever may open all of them. */
export function tabRowsOf(pages: Pages, path: string): number {
  const parent = stripParent(pages, path);
  if (parent === undefined) return 0;
  return pages.get(parent)?.kind === 'tab' ? 2 : 1;
}

/** Every path that the user may open: menu, tabs, extra routes and views, and the exempt ones. */
export function reachableRoutes(viewer: Viewer, pages: Pages): Set<string> {
  return new Set([...pages].filter(([path, page]) => page.kind !== 'auth' && mayOpen(viewer, pages, path)).map(([path]) => path));
}

/**
 * Where opening a path leads: itself when the user may open it, else its visible tab with the lowest
 * rank. Null when nothing below it is open either.
 */
export function landingOf(viewer: Viewer, pages: Pages, path: string, favourites: Favourites = {}): string | null {
  if (mayOpenItself(viewer, pages, path)) return path;
  const first = visibleTabs(viewer, pages, path, favourites)[0];
  if (!first) return null;
  return landingOf(viewer, pages, first.path, favourites);
}

/** The menu entry that a page belongs to: itself, or its parents upward. */
export function menuItemOf(pages: Pages, path: string): string | undefined {
  const page = pages.get(path);
  if (!page || page.kind === 'item') return page ? path : undefined;
  const up = page.parent ?? page.tabOf;
  return up === undefined || up === path ? undefined : menuItemOf(pages, up);
}

export interface Crumb {
  readonly title: Text;
  /** A path to open, or null where no page stands at this level. */
  readonly to: string | null;
  /** The level of one record; the page that shows it knows its name. */
  readonly detail?: true;
}

const HOMEPAGE: Text = { en: 'Homepage', ms: 'Laman Utama' };

/** Names that prettifying a segment would not give. Keys are path prefixes. */
const SPECIAL_NAMES: Readonly<Record<string, Text>> = {
  '/auxiliary': { en: 'Auxiliary Services', ms: 'Polis Bantuan' },
  '/spm': { en: 'Sales Performance', ms: 'Prestasi Jualan' },
  '/pcr': { en: 'Progress Claim Report', ms: 'Laporan Tuntutan Kemajuan' },
  '/wom': { en: 'Workforce Operations', ms: 'Operasi Tenaga Kerja' },
  '/my/employment': { en: 'My Employment', ms: 'Pekerjaan Saya' },
  '/spm/my-project': { en: 'My Project', ms: 'Projek Saya' },
  '/my/account': { en: 'My Account', ms: 'Akaun Saya' },
};

/** Prefixes that are no level of their own: `/my` only leads into My Employment and My Account. */
const SILENT = new Set(['/my', '/auth', '/patrol/ops']);

const ACRONYMS: Readonly<Record<string, string>> = { fr: 'FR', ea: 'EA', hris: 'HRIS' };

const MALAY_SEGMENTS: Readonly<Record<string, string>> = {
  admin: 'Pentadbiran',
  view: 'Lihat',
  report: 'Laporan',
  application: 'Permohonan',
  setting: 'Tetapan',
  site: 'Tapak',
};

/** `site-visit` → `Site Visit`. */
export function prettify(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => ACRONYMS[word] ?? word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}

function nameOf(pages: Pages, prefix: string, segment: string): Text {
  const special = SPECIAL_NAMES[prefix];
  if (special) return special;
  const page = pages.get(prefix);
  const group = Object.hasOwn(GROUPS, segment) ? GROUPS[segment as GroupKey] : undefined;
  const top = prefix.lastIndexOf('/') === 0;
  // The page of a detail is called after its first tab; as a level it is the detail itself.
  const own = page && segment !== 'view' ? (page.kind === 'item' ? page.title : tabLabel(page)).ms : undefined;
  const ms = (top ? group?.title.ms : undefined) ?? own ?? MALAY_SEGMENTS[segment] ?? prettify(segment);
  return { en: prettify(segment), ms };
}

/**
 * Breadcrumbs of a path: Homepage, then a prettified name per segment, with the special names of §2.
 * A level links when `isOpen` says that a page stands there.
 */
export function breadcrumbsFor(path: string, pages: Pages = new Map(), isOpen: (path: string) => boolean = (it) => pages.has(it)): Crumb[] {
  const segments = path.split(/[?#]/)[0]!.split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ title: HOMEPAGE, to: '/' }];
  let prefix = '';
  for (const segment of segments) {
    prefix += `/${segment}`;
    if (SILENT.has(prefix)) continue;
    crumbs.push({ title: nameOf(pages, prefix, segment), to: isOpen(prefix) ? prefix : null, ...(segment === 'view' && { detail: true as const }) });
  }
  return crumbs;
}

export const TITLE_SUFFIX = 'HR Management System';

/** `{Item} | HR Management System` */
export const documentTitle = (item: string) => `${item} | ${TITLE_SUFFIX}`;
