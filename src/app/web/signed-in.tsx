import '#platform/web/theme/kit-portal.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { createQueryClient, markStale } from '#platform/web/call/query-client.ts';
import { listenLive } from '#platform/web/live.ts';
import { recall } from '#platform/web/local-state.ts';
import { sendQueued } from '#platform/web/queued-calls.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { SlotsProvider } from '#platform/web/slot.tsx';
import { openToast } from '#platform/web/feedback.ts';
import { useSendUnsent } from '#platform/web/unsent/use-unsent.ts';
import { UNDO_MESSAGES } from '#platform/web/undo/undo.messages.ts';
import { ViewerProvider } from '#platform/web/viewer.tsx';
import { OrganisationProvider } from '#modules/company/web/public.tsx';
import { takeDestination } from './destination.ts';
import { mayHear, useRingingRight } from './live/may-hear.ts';
import { useLiveConnection } from './live/use-live-connection.ts';
import { PAGES } from './manifests.ts';
import { MODULES, SLOTS } from './modules.ts';
import { isVerified, type PortalUser } from './session/session-user.ts';
import { Shell } from './shell/shell.tsx';

export { loadPage } from './shell/page-outlet.tsx';

/** The portal of a signed-in person: data, rights, live messages, and the shell around the page. `missing`: there is no page at this path. */
export function SignedIn({ user, path, missing }: { user: PortalUser; path: string; missing: boolean }) {
  const [client] = useState(createQueryClient);
  const { setLocale } = useLocale();
  const [, navigate] = useLocation();

  // Nothing chosen on this device yet: the language of the person counts.
  const theirs = user.locale;
  useEffect(() => {
    if (theirs && recall('locale') === undefined) setLocale(theirs);
  }, [theirs, setLocale]);

  // Another company: everything loaded belongs to the former one, and its pages may not be there.
  const company = useRef(user.company_id);
  useEffect(() => {
    if (company.current === user.company_id) return;
    company.current = user.company_id;
    client.clear();
    navigate(takeDestination() ?? '/');
  }, [user.company_id, client, navigate]);

  useEffect(() => {
    const effects = MODULES.flatMap(({ liveEffects = {} }) => Object.entries(liveEffects));
    const stops = effects.map(([type, effect]) => listenLive(type, (message) => effect(client, message)));
    return () => stops.forEach((stop) => stop());
  }, [client]);

  // What the last page could not wait for; whatever is on the screen may be older than it.
  const t = useT(UNDO_MESSAGES);
  const refused = useEffectEvent((what: string, why: string) => openToast({ kind: 'error', closesAfter: null, message: t('refused', { what, why }) }));
  useEffect(() => {
    void sendQueued(user.id, refused).then((some) => (some ? markStale(client) : undefined));
  }, [user.id, client]);
  useSendUnsent(user.id, () => markStale(client));

  // The company is heard once the person may call it.
  const listens = user.must_change_password || !isVerified(user) ? null : user.company_id;
  useLiveConnection(client, user.id, listens, (told) => mayHear(told, user, PAGES));
  useRingingRight(user, PAGES);

  return (
    <QueryClientProvider client={client}>
      <ViewerProvider value={user} pages={PAGES}>
        <OrganisationProvider>
          <SlotsProvider parts={SLOTS}>
            <Shell user={user} path={path} missing={missing} />
          </SlotsProvider>
        </OrganisationProvider>
      </ViewerProvider>
    </QueryClientProvider>
  );
}
