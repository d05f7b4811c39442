/** The signed-in person in the selected company, and what they may do there. */
import { createContext, useContext, type ReactNode } from 'react';
import { isAdmin, isOwner, activitiesOn, mayOpen, scopeIsAsWide, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { AppAction, AppPath } from '#platform/contract/manifest.ts';
import { PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useSay, useT } from './locale/locale.tsx';

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface CompanyConfig {
  /** Default NRIC. */
  readonly identity_type_label?: string | null;
  /** Default Malaysia. */
  readonly locality?: string | null;
  readonly timezone?: string | null;
  readonly [key: string]: unknown;
}

export interface SessionCompany {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly role?: string;
  readonly config?: CompanyConfig | null;
  readonly active_employees_count?: number;
  readonly branches?: readonly Named[];
  readonly divisions?: readonly (Named & { readonly branch_id?: number | null })[];
  readonly departments?: readonly (Named & { readonly branch_id?: number | null; readonly division_id?: number | null })[];
  readonly positions?: readonly Named[];
  readonly position_levels?: readonly Named[];
}

/** The user of GET api/auth/user, as far as the platform reads it. Modules may hand in more. */
export interface SessionUser extends Viewer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly image?: string | null;
  readonly locale?: 'en' | 'ms';
  readonly verified_at?: string | null;
  readonly companies: readonly SessionCompany[];
  readonly company_id: number | null;
  /** Looks after every employee of the company, not after some branches, departments or people of it alone. */
  readonly sees_all: boolean;
  /** The selected company with its organisation, once loaded. */
  readonly company?: SessionCompany | null;
  readonly employee: (Viewer['employee'] & { readonly id?: number; readonly name?: string; readonly image?: string | null }) | null;
  readonly promoter: (object & { readonly id?: number }) | null;
}

interface ViewerState {
  readonly user: SessionUser;
  readonly pages: Pages;
}

const ViewerContext = createContext<ViewerState | null>(null);

export interface ViewerProviderProps {
  readonly value: SessionUser;
  /** All pages of all manifests (`pagesOf`). */
  readonly pages: Pages;
  readonly children: ReactNode;
}

export function ViewerProvider({ value, pages, children }: ViewerProviderProps) {
  return <ViewerContext value={{ user: value, pages }}>{children}</ViewerContext>;
}

function useViewerState(): ViewerState {
  const state = useContext(ViewerContext);
  if (!state) throw new Error('useViewer needs a ViewerProvider above it');
  return state;
}

/** The session user of the selected company. Throws outside the signed-in portal. */
export const useViewer = () => useViewerState().user;
/** The session user, or null where nobody is signed in. */
export const useMaybeViewer = () => useContext(ViewerContext)?.user ?? null;
export const usePages = () => useViewerState().pages;
/** The pages, or null where nobody is signed in. */
export const useMaybePages = () => useContext(ViewerContext)?.pages ?? null;
/** The modules that have a page in this version; the others are sold ahead of it. */
export const useBuiltModules = (): ReadonlySet<string> => new Set([...usePages().values()].flatMap(({ modules }) => [...modules]));

/** The selected company: the loaded one, else its entry among the companies. */
export function companyOf(user: SessionUser): SessionCompany | null {
  const listed = user.companies.find(({ id }) => id === user.company_id) ?? user.companies[0] ?? null;
  return user.company ? { ...listed, ...user.company } : listed;
}

export const useCompany = () => companyOf(useViewer());

/** The stored company if it is still among the user's companies, otherwise the first one (specification §6). */
export function selectCompany(companies: readonly { readonly id: number }[], stored: number | null | undefined): number | null {
  return companies.find(({ id }) => id === stored)?.id ?? companies[0]?.id ?? null;
}

/** User image, then employee image, then company logo (specification §6). */
export function avatarUrl(
  user: { image?: string | null },
  employee?: { image?: string | null } | null,
  company?: { logo?: string | null } | null,
): string | null {
  return user.image || employee?.image || company?.logo || null;
}

/**
 * May the viewer open the page, or take the action on it? Owners may do any action. A button asks through `needs`, which also
 * knows what it waits for; this one decides what is read and drawn. @param call what it would call, which may hold for the whole company
 */
export const useCan = <P extends AppPath>(page: P, action?: AppAction<P>, call: Call = {}): boolean => useCanDo({ page, action, call });

interface Asked {
  readonly page: string;
  readonly action?: string | undefined;
  readonly call?: Call | undefined;
}

/** The same of pages that are data, for as many as are asked. */
export function useMayDo(): (asked: Asked) => boolean {
  const { user, pages } = useViewerState();
  return ({ page, action, call = {} }) =>
    (action === undefined ? mayOpen(user, pages, page) : activitiesOn(user, pages, page, action)) && scopeIsAsWide(user, call);
}

/** The same of one page that is data; nothing to need may everybody. */
export const useCanDo = (asked: Asked): boolean => useMayDo()(asked);

/** Shows its children to those who may. */
export function Allowed({ children, otherwise = null, ...needs }: Need & { readonly children: ReactNode; readonly otherwise?: ReactNode }) {
  return useCanDo(needs) ? children : otherwise;
}

const MESSAGES = defineMessages({
  noEmployee: { en: 'Add an active employee first', ms: 'Tambah pekerja aktif dahulu' },
  noUnit: { en: 'Set up a branch, division or department first', ms: 'Sediakan cawangan, bahagian atau jabatan dahulu' },
});

export interface ActionState {
  /** Show the button at all. */
  readonly allowed: boolean;
  readonly disabled: boolean;
  /** Tooltip of a disabled button; empty when enabled. */
  readonly reason: string;
}

/** The company has none of the three units. False as long as its organisation is not loaded. */
export function lacksUnits(company: SessionCompany | null): boolean {
  if (!company?.branches || !company.divisions || !company.departments) return false;
  return company.branches.length + company.divisions.length + company.departments.length === 0;
}

type Call = Pick<Endpoint, 'companyWide'>;
/** A page of the portal and one of its actions. */
type Acting = { readonly [P in AppPath]: { readonly page: P; readonly action?: AppAction<P> | undefined } }[AppPath];

/** The page and action that a button stands for. */
export type Need = Acting & Waits;
interface Waits {
  /** It handles employees, so it waits for the first branch, division or department. */
  readonly employeeFeature?: boolean | undefined;
  /** What it calls: where that holds for the whole company, it takes somebody who sees all of it. */
  readonly call?: Call | undefined;
}

/**
 * Judges whether a button is shown and whether it works now (specification §6): admins need an active employee
 * in the company, unless the manifest says the action is `startable`; employee features need a unit; what holds for the whole
 * company needs somebody who sees all of it, as the server judges.
 */
export function useActionCheck(): (need: Need) => ActionState {
  const state = useContext(ViewerContext);
  const t = useT(MESSAGES);
  const say = useSay();
  return ({ page, action, employeeFeature = false, call }) => {
    if (!state) throw new Error('A button with a right needs a ViewerProvider above it');
    const { user, pages } = state;
    const allowed = action === undefined ? mayOpen(user, pages, page) : activitiesOn(user, pages, page, action);
    const company = companyOf(user);
    if (call && !scopeIsAsWide(user, call)) return { allowed, disabled: true, reason: say(PLATFORM_ERRORS.companyWide) };
    if (employeeFeature && lacksUnits(company)) return { allowed, disabled: true, reason: t('noUnit') };
    const startable = action !== undefined && pages.get(page)?.startable?.includes(action) === true;
    const waiting = action !== undefined && isAdmin(user) && !isOwner(user) && company?.active_employees_count === 0 && !startable;
    return waiting ? { allowed, disabled: true, reason: t('noEmployee') } : { allowed, disabled: false, reason: '' };
  };
}

/** The judgement of one button; where it can be, write `<ActionButton>` or give the action of a list its `needs`. */
export const useActionState = <P extends AppPath>(page: P, action?: AppAction<P>, options: Waits = {}): ActionState =>
  useActionCheck()({ page, action, ...options } as Need);
