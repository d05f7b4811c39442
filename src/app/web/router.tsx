import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { documentTitle } from '#platform/contract/navigation.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { useShownName } from '#platform/web/shown-record.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { openToast } from '#platform/web/feedback.ts';
import { APP_MESSAGES } from './app.messages.ts';
import { keepDestination, takeDestination } from './destination.ts';
import { RouteErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { pageNotFound } from './errors/route-error.ts';
import { guard, type Decision, type Visit } from './guard/route-guard.ts';
import { chooseLayout } from './layouts/choose-layout.ts';
import { BlankLayout } from './layouts/blank-layout.tsx';
import { PortalFrame } from './layouts/portal-frame.tsx';
import { Splash } from './layouts/splash.tsx';
import { PAGES } from './manifests.ts';
import { useSession, useSessionState } from './session/session-context.ts';
import { isVerified, type PortalUser } from './session/session-user.ts';
import { SignedOut } from './signed-out.tsx';
import { SignedIn } from './start/preload-drawn.ts';

/** Decides for every address what is shown, in which layout, and who is sent elsewhere. */
export function Router() {
  const state = useSessionState();
  const session = useSession();
  if (state.status === 'starting') return <Starting />;
  if (state.status === 'failed') {
    return (
      <BlankLayout>
        <ErrorPage error={state.error} retry={() => void session.start()} />
      </BlankLayout>
    );
  }
  return <Routes user={state.status === 'signed-in' ? state.user : null} />;
}

/** Somebody has a token; the pages of the portal have its frame already. */
function Starting() {
  const path = usePath();
  const kind = PAGES.get(path)?.kind;
  return kind === undefined || kind === 'auth' ? <Splash /> : <PortalFrame path={path} />;
}

function usePath(): string {
  const [address] = useLocation();
  return address.length > 1 ? address.replace(/\/+$/, '') : address;
}

function Routes({ user }: { user: PortalUser | null }) {
  const [, navigate] = useLocation();
  const path = usePath();
  const search = useSearch();
  const t = useT(APP_MESSAGES);
  const domain = useDomain();
  const registration = domain.allow?.registration === true;
  const empty = domain.empty === true;
  const [trail] = useState(createTrail);
  const decision = useMemo(() => decide(path, trail.last(), user, { registration, empty }), [path, user, registration, empty, trail]);

  useEffect(() => {
    if (decision.kind === 'open' && user) trail.note(path);
    if (decision.kind !== 'redirect') return;
    if (decision.why === 'sign-in') keepDestination(search ? `${path}?${search}` : path);
    // Where it was open a moment ago, the rights have changed under the reader's hands.
    if (decision.why === 'forbidden') openToast({ kind: 'info', message: t(trail.last() === path ? 'accessChanged' : 'forbidden') });
    const to = decision.why === 'signed-in' ? (takeDestination() ?? decision.to) : decision.to;
    navigate(to, { replace: true });
  }, [decision, path, search, navigate, t, user, trail]);

  useTitle(path, decision);

  if (decision.kind === 'redirect') return <Splash />;
  const layout = chooseLayout(path, user && { verified: isVerified(user) });
  const missing = decision.kind === 'missing';
  return (
    // Of a layout that is not loaded yet the splash or the frame is shown, not the page before it.
    <Suspense key={layout} fallback={layout === 'default' && user && !missing ? <PortalFrame path={path} /> : <Splash />}>
      {layout === 'default' && user ? (
        <SignedIn user={user} path={path} missing={missing} />
      ) : missing ? (
        <BlankLayout>
          <ErrorPage error={pageNotFound()} />
        </BlankLayout>
      ) : (
        <RouteErrorBoundary resetKey={path}>
          <SignedOut path={path} layout={layout} />
        </RouteErrorBoundary>
      )}
    </Suspense>
  );
}

/** Remembers the page that was shown last, without drawing anything anew. */
function createTrail() {
  let shown: string | null = null;
  return { last: () => shown, note: (path: string) => void (shown = path) };
}

function decide(path: string, previous: string | null, user: PortalUser | null, domain: Pick<Visit, 'registration' | 'empty'>): Decision {
  return guard({
    path,
    previous,
    user: user && { viewer: user, verified: isVerified(user), favourites: user.favourites, mustChangePassword: user.must_change_password },
    pages: PAGES,
    offline: !navigator.onLine,
    ...domain,
  });
}

/** Titles of open pages; error pages set their own. */
function useTitle(path: string, decision: Decision) {
  const say = useSay();
  const shown = useShownName();
  const page = PAGES.get(path);
  useEffect(() => {
    if (decision.kind !== 'open' || !page) return;
    // Several people stand open beside each other: the tab of each says who, then which part of them.
    document.title = documentTitle(shown && page.kind === 'view' ? `${shown} · ${say(page.tabTitle ?? page.title)}` : say(page.heading ?? page.title));
  }, [decision, page, say, shown]);
}
