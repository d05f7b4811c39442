/**
 * Who may see and do what (specification §6), from the manifests and the signed-in user alone.
 * Pure: the server's guard and the web's menu ask the same functions.
 */
import type { Requirement, PageRequirement } from './endpoint.ts';
import type { Audience, AppAction, AppPath, Manifest, ModuleKey, Page } from './manifest.ts';

export interface AccessEntry {
  readonly route: string;
  readonly actions: readonly string[];
}

/** What the rules need to know of a user in the selected company. */
export interface Viewer {
  readonly type: 'owner' | 'admin' | 'employee' | 'promoter';
  readonly is_admin: boolean;
  readonly modules: Partial<Record<ModuleKey, boolean>>;
  readonly accesses: readonly AccessEntry[];
  readonly employee: { readonly spm_supervisor: boolean } | null;
  readonly promoter: object | null;
}

export type Pages = ReadonlyMap<string, Page>;

/** All pages of all manifests by path. Throws on a path declared twice. */
export function pagesOf(manifests: readonly Manifest[]): Pages {
  const pages = new Map<string, Page>();
  for (const manifest of manifests) {
    for (const [path, page] of Object.entries(manifest.pages)) {
      if (pages.has(path)) throw new Error(`The page ${path} is declared twice`);
      pages.set(path, page);
    }
  }
  return pages;
}

export const isOwner = (viewer: Viewer) => viewer.type === 'owner';
/** type admin, or the flag; an owner counts as admin. */
export const isAdmin = (viewer: Viewer) => viewer.type === 'owner' || viewer.type === 'admin' || viewer.is_admin;
export const isSpmSupervisor = (viewer: Viewer) => viewer.employee?.spm_supervisor === true;

const moduleOn = (viewer: Viewer, page: Page) => page.modules.some((key) => key === 'core' || viewer.modules[key] === true);

const OF_NO_COMPANY: readonly Audience[] = ['all', 'guest', 'signed-in', 'unverified'];
const isOfNoCompany = (audience: Audience) => OF_NO_COMPANY.includes(audience);

/**
 * The switches of a module, as it declares them or from its own pages: any of them on lets its calls answer. Empty: it has no
 * pages or one that is always on, so nothing switches it off. A page for whoever is in no company (a kiosk, an invitation) is
 * always reachable and says nothing of the others.
 */
export function switchesOf(manifest: Manifest | undefined): readonly ModuleKey[] {
  const keys = new Set(
    manifest?.switches ?? Object.values(manifest?.pages ?? {}).flatMap(({ audience, modules }) => (audience.every(isOfNoCompany) ? [] : modules)),
  );
  return keys.has('core') ? [] : [...keys];
}

/** Whether a module with these switches is on for the viewer's company. */
export const isSwitchedOn = (viewer: Pick<Viewer, 'modules'>, switches: readonly ModuleKey[]) =>
  switches.length === 0 || switches.some((key) => viewer.modules[key] === true);

/** The key in accesses that speaks for a page: its own, or the one that covers it. */
export function accessKey(pages: Pages, path: string): string {
  return pages.get(path)?.coveredBy ?? path;
}

function hasRoute(viewer: Viewer, pages: Pages, path: string): boolean {
  const key = accessKey(pages, path);
  return viewer.accesses.some((entry) => entry.route === key);
}

function flagHolds(viewer: Viewer, pages: Pages, path: string, page: Page, flag: Audience): boolean {
  switch (flag) {
    case 'all':
    case 'signed-in':
      return true;
    case 'owner':
      return isOwner(viewer);
    case 'admin':
      return isAdmin(viewer) && page.grantable !== false && hasRoute(viewer, pages, path);
    case 'employee':
      return viewer.employee !== null;
    case 'promoter':
      return viewer.promoter !== null;
    case 'spm_supervisor':
      return isSpmSupervisor(viewer) && viewer.promoter === null;
    case 'guest':
    case 'unverified':
      return false;
  }
}

/** May this user open this page? Module enabled, and one flag of the page holds. */
export function mayOpen(viewer: Viewer, pages: Pages, path: string): boolean {
  const page = pages.get(path);
  if (!page || !moduleOn(viewer, page)) return false;
  if (page.audience.some((flag) => flagHolds(viewer, pages, path, page, flag))) return true;
  if (page.inherits && page.parent && mayOpen(viewer, pages, page.parent)) return true;
  // A tab parent is open when one of its tabs is (the route then redirects to that tab).
  return [...pages].some(([child, it]) => it.kind === 'tab' && it.parent === path && mayOpen(viewer, pages, child));
}

/** May this user take this action on this page? Owners may do any action; others need it listed. */
export function mayAct<P extends AppPath>(viewer: Viewer, pages: Pages, path: P, action?: AppAction<P>): boolean {
  return activitiesOn(viewer, pages, path, action);
}

/** The same of a page that is data: of a demand, a menu, a register. What is written out asks `mayAct`. */
export function activitiesOn(viewer: Viewer, pages: Pages, path: string, action?: string): boolean {
  const page = pages.get(path);
  if (!page || !moduleOn(viewer, page)) return false;
  if (isOwner(viewer)) return true;
  if (!isAdmin(viewer) || page.grantable === false) return false;
  const key = accessKey(pages, path);
  const entry = viewer.accesses.find(({ route }) => route === key);
  if (!entry) return action === undefined && page.inherits === true && page.parent !== undefined && activitiesOn(viewer, pages, page.parent);
  return action === undefined || entry.actions.includes(action);
}

/** What holds for the whole company is for who sees all of it (`companyWide` of an endpoint). */
export const scopeIsAsWide = (viewer: { readonly sees_all: boolean }, call: { readonly companyWide?: boolean | undefined }) =>
  viewer.sees_all || call.companyWide !== true;

/** Judges a page demand of an endpoint for a member of the company. */
export function meetsPages(viewer: Viewer, pages: Pages, anyOf: readonly PageRequirement[]): boolean {
  return anyOf.some(({ page, action }) => activitiesOn(viewer, pages, page, action));
}

/** Judges every kind of demand that concerns a member of the company (not `open`, `signed-in`, `unverified`). */
export function meetsRequirement(viewer: Viewer, pages: Pages, requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'open':
    case 'signed-in':
    case 'unverified':
    case 'member':
      return true;
    case 'self':
      return viewer.employee !== null;
    case 'promoter':
      return viewer.promoter !== null;
    case 'admin':
      return isAdmin(viewer);
    case 'owner':
      return isOwner(viewer);
    case 'pages':
      return (
        meetsPages(viewer, pages, requirement.anyOf) ||
        requirement.orMember === true ||
        (requirement.orSelf === true && (viewer.employee !== null || viewer.promoter !== null))
      );
  }
}
