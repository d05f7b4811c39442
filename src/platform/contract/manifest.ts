/**
 * A module declares its pages once. The menu, breadcrumbs, titles, tabs, route guard, page-access
 * editor and the server's guard all read this declaration; an action it lacks does not compile.
 */
import type { Text } from './messages.ts';

export const MODULE_KEYS = [
  'core',
  'attendance',
  'fr_record',
  'leave',
  'claim',
  'payroll',
  'work_site',
  'site_visit',
  'spm',
  'wom',
  'pcr',
  'patrol',
  'security_guard',
  'asm',
] as const;
export type ModuleKey = (typeof MODULE_KEYS)[number];

/** Who a menu flag lets in (specification §6). `signed-in`: exempt from the access check. */
export type Audience = 'all' | 'owner' | 'admin' | 'employee' | 'promoter' | 'spm_supervisor' | 'signed-in' | 'guest' | 'unverified';

/**
 * - `item`: stands in the left navigation. An item with tabs is also its own first tab.
 * - `tab`: a tab under `parent`.
 * - `view`: reached from `parent` (details), with its own actions; may itself be a tab of another view by `tabOf`.
 * - `hidden`: reachable by path with its parent's rights, never in the menu.
 * - `drawer`: reached from the account drawer.
 * - `auth`: signed-out pages.
 */
export type PageKind = 'item' | 'tab' | 'view' | 'hidden' | 'drawer' | 'auth';

export type SectionKey = 'main' | 'workforce' | 'operation' | 'security' | 'administration';

export interface PageSearch {
  /** Parameters of the address. */
  readonly takes: readonly ('keyword' | 'year')[];
  /** What else the address says then, so that no default hides what is looked for, e.g. `status=`. */
  readonly beside?: string;
}

export interface Page {
  readonly kind: PageKind;
  readonly title: Text;
  /** What the browser's tab says where the title of the menu names no module; default the title. */
  readonly heading?: Text;
  /** One line below the heading: what stands on the page. */
  readonly context?: Text;
  /** Tab label where it differs from the title (the index tab of an item). */
  readonly tabTitle?: Text;
  /** What a person can do here, said where rights are granted. Every page that can be granted has it. */
  readonly purpose?: Text;
  /** Other words that people type for it in the search box, both languages in one list. */
  readonly words?: readonly string[];
  /** Its address takes a name or a year that is typed beside its own words, e.g. `payslip ahmad`. */
  readonly search?: PageSearch;
  /** Icon key, drawn by the web's icon set. */
  readonly icon?: string;
  readonly audience: readonly Audience[];
  /** Module switches; any of them enabled shows the page. */
  readonly modules: readonly ModuleKey[];
  readonly section?: SectionKey;
  /** Group key inside the section, see `GROUPS`. */
  readonly group?: GroupKey;
  readonly parent?: string;
  /** A view that stands as a tab beside its siblings carries the path of the view's index. */
  readonly tabOf?: string;
  /** Default favourite rank of a tab. */
  readonly rank?: number;
  /** Order among its siblings in the menu. */
  readonly order?: number;
  /** Actions of the permission catalogue; empty: viewing only. */
  readonly actions: readonly string[];
  /** false: can never be granted to an admin (owner only). */
  readonly grantable?: boolean;
  /** The key in accesses that covers this page when it has none of its own. */
  readonly coveredBy?: string;
  /** A view that whoever may open its parent may open too; its actions stay its own. */
  readonly inherits?: boolean;
  /** Actions that stay usable for admins while the company has no active employee. */
  readonly startable?: readonly string[];
}

/** Notifications that a person switches on and off together. */
export interface NotificationGroup {
  readonly title: Text;
  /** Shown where one of these modules is enabled. */
  readonly modules: readonly ModuleKey[];
  /** Of those that are kept for their reader. What is about somebody's safety stands in no group: it is always told. */
  readonly types: readonly string[];
  /** Where it stands among the groups. */
  readonly order: number;
}

/** Records of one kind that the search box finds. */
export interface FoundKind {
  /** The heading of what is found. */
  readonly title: Text;
  readonly icon: string;
  /** Where it stands beside other kinds that fit alike. */
  readonly order: number;
}

export interface Manifest<Pages extends Readonly<Record<string, Page>> = Readonly<Record<string, Page>>> {
  readonly name: string;
  readonly pages: Pages;
  /** Of a module without pages that hangs in the pages of another: what switches its calls off. Default: the switches of its pages. */
  readonly switches?: readonly ModuleKey[];
  /** What the search box finds of it, by the name of the kind. */
  readonly finds?: Readonly<Record<string, FoundKind>>;
  readonly notifies?: readonly NotificationGroup[];
}

/** Declares a module's pages. Returns it unchanged; the type remembers each page's actions. */
export function defineManifest<const Pages extends Readonly<Record<string, Page>>>(manifest: Manifest<Pages>): Manifest<Pages> {
  return manifest;
}

export type PagePath<M extends Manifest> = keyof M['pages'] & string;
export type ActionOf<M extends Manifest, P extends PagePath<M>> = M['pages'][P]['actions'][number];

/** What a manifest adds to `AppPages`. */
export type ActionsOf<M extends Manifest> = { readonly [P in PagePath<M>]: ActionOf<M, P> };
/**
 * Every page of the portal by its path, with its actions: a path or an action that is misspelt compiles nowhere, on the server or
 * in the browser. It is empty here, for the platform knows no page; each manifest says below itself
 * `declare module '#platform/contract/manifest.ts' { interface AppPages extends ActionsOf<typeof itsManifest> {} }`.
 */
export interface AppPages {}
export type AppPath = keyof AppPages;
export type AppAction<P extends AppPath> = AppPages[P];

export const SECTIONS = {
  main: { title: { en: 'Main', ms: 'Utama' }, order: 1 },
  workforce: { title: { en: 'Workforce', ms: 'Tenaga Kerja' }, order: 2 },
  operation: { title: { en: 'Operation', ms: 'Operasi' }, order: 3 },
  security: { title: { en: 'Security', ms: 'Keselamatan' }, order: 4 },
  administration: { title: { en: 'Administration', ms: 'Pentadbiran' }, order: 5 },
} as const satisfies Record<SectionKey, { title: Text; order: number }>;

export const GROUPS = {
  attendance: { title: { en: 'Attendance', ms: 'Kehadiran' }, icon: 'calendar-clock', order: 1 },
  leave: { title: { en: 'Leave', ms: 'Cuti' }, icon: 'beach', order: 2 },
  claim: { title: { en: 'Claim', ms: 'Tuntutan' }, icon: 'receipt', order: 3 },
  payroll: { title: { en: 'Payroll', ms: 'Penggajian' }, icon: 'cash-multiple', order: 4 },
  'work-task': { title: { en: 'Work Task', ms: 'Tugasan Kerja' }, icon: 'hammer-wrench', order: 5 },
  spm: { title: { en: 'Sales Performance', ms: 'Prestasi Jualan' }, icon: 'storefront', order: 6 },
  wom: { title: { en: 'Workforce Operations', ms: 'Operasi Tenaga Kerja' }, icon: 'account-hard-hat', order: 7 },
  pcr: { title: { en: 'Progress Claim Report', ms: 'Laporan Tuntutan Kemajuan' }, icon: 'file-percent', order: 8 },
  patrol: { title: { en: 'Patrol', ms: 'Rondaan' }, icon: 'shield-home', order: 9 },
  'security-guard': { title: { en: 'Security Guard', ms: 'Pengawal Keselamatan' }, icon: 'account-lock', order: 10 },
  auxiliary: { title: { en: 'Auxiliary Services', ms: 'Polis Bantuan' }, icon: 'police-badge', order: 11 },
} as const satisfies Record<string, { title: Text; icon: string; order: number }>;
export type GroupKey = keyof typeof GROUPS;
