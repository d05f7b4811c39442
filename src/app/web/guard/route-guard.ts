/** The route guard of specification §6: who may open a path, and where everybody else is sent. Pure. */
import { mayOpen, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/manifest.ts';
import { landingOf, reachableRoutes, type Favourites } from '#platform/contract/navigation.ts';
import { offlinePages } from '#platform/web/start/offline-pages.ts';
import { BARE_PAGES } from '../layouts/choose-layout.ts';
import { runMiddleware } from './middleware.ts';

export const LOGIN = '/auth/login';
export const REGISTER = '/auth/register';
export const VERIFY = '/auth/verify';
export const EMAIL_LINK = '/auth/email';
export const KIOSK = '/kiosk';
export const HOME = '/';
export const OWN_PASSWORD = '/my/account/password';

export interface GuardedUser {
  readonly viewer: Viewer;
  readonly verified: boolean;
  readonly favourites: Favourites;
  /** A temporary password must be replaced before anything else. */
  readonly mustChangePassword?: boolean;
}

export interface Visit {
  readonly path: string;
  /** The page shown before, to go back to. */
  readonly previous: string | null;
  readonly user: GuardedUser | null;
  readonly pages: Pages;
  readonly registration: boolean;
  /** Nobody has registered yet. */
  readonly empty?: boolean;
  /** There is no network: a visit that begins at home begins at a page that opens without one. */
  readonly offline?: boolean;
}

export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly why: 'sign-in' | 'signed-in' | 'verify' | 'closed' | 'password' | 'tab' | 'forbidden' | 'offline';
    };

const redirect = (to: string, why: Extract<Decision, { kind: 'redirect' }>['why']): Decision => ({ kind: 'redirect', to, why });

/** Where somebody begins who is not signed in: before the first company there is nobody to sign in. */
const entrance = ({ registration, empty = false }: Visit): Decision => redirect(registration && empty ? REGISTER : LOGIN, 'sign-in');

const MIDDLEWARE: Readonly<Record<string, (visit: Visit) => Decision | null>> = {
  /** Signed-out pages send signed-in people on: to verification or home. */
  guest: ({ user }) => (user === null ? null : user.verified ? redirect(HOME, 'signed-in') : redirect(VERIFY, 'verify')),
  /** Registration exists only where the configuration allows it. */
  registration: ({ registration }) => (registration ? null : redirect(LOGIN, 'closed')),
  signedIn: (visit) => (visit.user === null ? entrance(visit) : null),
  unverified: ({ user }) => (user?.verified ? redirect(HOME, 'signed-in') : null),
  verified: ({ user }) => (user?.verified ? null : redirect(VERIFY, 'verify')),
  /** A temporary password is replaced first. */
  ownPassword: ({ user, path }) => (user?.mustChangePassword && path !== OWN_PASSWORD ? redirect(OWN_PASSWORD, 'password') : null),
  permitted,
  atHand: ({ path, previous, user, pages, offline }) => {
    const [first] = offline && user && path === HOME && previous === null ? offlinePages(user.viewer, pages) : [];
    return first === undefined ? null : redirect(first, 'offline');
  },
};

function permitted(visit: Visit): Decision | null {
  const { path, previous, user, pages } = visit;
  if (!user) return entrance(visit);
  if (mayOpen(user.viewer, pages, path)) {
    const landing = landingOf(user.viewer, pages, path, user.favourites);
    if (landing === path) return null;
    if (landing !== null) return redirect(landing, 'tab');
  }
  const back = previous !== null && previous !== path && reachableRoutes(user.viewer, pages).has(previous) ? previous : HOME;
  return path === HOME ? null : redirect(back, 'forbidden');
}

/** Open to everybody, signed in or not. */
const OPEN = new Set([EMAIL_LINK, '/auth/invitation', KIOSK, ...BARE_PAGES, '/auth/terms', '/auth/privacy']);

/** The middleware of a page, by its kind. */
export function middlewareOf(path: string, page: Page): string[] {
  if (OPEN.has(path)) return [];
  if (page.kind !== 'auth') return ['signedIn', 'verified', 'ownPassword', 'permitted', 'atHand'];
  if (path === VERIFY) return ['signedIn', 'unverified'];
  return path === REGISTER ? ['guest', 'registration'] : ['guest'];
}

/** Judges one visit. */
export function guard(visit: Visit): Decision {
  const page = visit.pages.get(visit.path);
  if (!page) return { kind: 'missing' };
  return runMiddleware(middlewareOf(visit.path, page), MIDDLEWARE, visit) ?? { kind: 'open' };
}
