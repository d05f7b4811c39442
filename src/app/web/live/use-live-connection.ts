import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#platform/web/call/call.ts';
import { markStale } from '#platform/web/call/query-client.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { listenLive, publishLive } from '#platform/web/live.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openToast } from '#platform/web/feedback.ts';
import type { LiveMessage } from '#platform/web/module.ts';
import { listRinging } from '#modules/session/contract/notification.endpoints.ts';
import { token } from '#modules/session/web/public.tsx';
import { SHELL_MESSAGES } from '../shell/shell.messages.ts';
import { useSession } from '../session/session-context.ts';
import { handleLive, noteOf } from './handle-live.ts';
import { ringAgain } from './ring-again.ts';
import { listen, momentNow, PAGE_BEGAN, type LiveSocket } from './live-client.ts';

const CONNECT_AFTER_MS = 600;
/** So long what rings waits for the connection, which tells when it ends. */
const RING_WITHOUT_MS = 5000;
/** The page itself, for the first company that it shows; another company's lists are read from the moment that it is chosen. */
let readSince = PAGE_BEGAN;

/**
 * Connects after sign-in, with the public key of the domain; the client is loaded then and not before.
 * @param hears whether what rang before may still ring
 */
export function useLiveConnection(client: QueryClient, userId: number, companyId: number | null, hears: (told: LiveMessage) => boolean): void {
  const session = useSession();
  const push = useDomain().services?.push;
  const { locale } = useLocale();
  const t = useT(SHELL_MESSAGES);
  const mayRing = useEffectEvent(hears);
  const key = push?.key ?? null;
  const address = push?.host ? `${push.tls === false ? 'http' : 'https'}://${push.host}${push.port ? `:${push.port}` : ''}` : undefined;

  useEffect(() => {
    const bearer = token.read();
    if (bearer === null) return;
    const toast = (told: LiveMessage) => openToast(noteOf(told, t('open')));
    const askRinging = async () =>
      (await call(listRinging, {}, { quiet: true })).data
        .map(({ subject, ...told }) => ({ ...told, subject: subject && { ...subject, id: Number(subject.id) } }))
        .filter((told) => told.data?.['by_page'] !== true || mayRing(told));
    const ring = () => {
      clearTimeout(alone);
      void ringAgain(askRinging, (listener) => listenLive('*', listener), toast).catch(() => undefined);
    };
    const alone = setTimeout(ring, RING_WITHOUT_MS);
    if (key === null) return () => clearTimeout(alone);
    let leave: (() => void) | null = null;
    let gone = false;
    const since = readSince;
    readSince = momentNow();
    const connect = async () => {
      const { io } = await import('socket.io-client');
      if (gone) return;
      const options = { path: '/socket.io/', transports: ['websocket'], auth: { key, token: bearer, locale } };
      const socket = address ? io(address, options) : io(options);
      leave = listen({
        socket: socket as unknown as LiveSocket,
        userId,
        companyId,
        onRevoked: () => session.expire(),
        onListening: () => {
          void session.reload();
          ring();
        },
        onTold: (types) => types.forEach((notification_type) => publishLive({ notification_type })),
        onStale: () => void markStale(client),
        readSince: since,
        onMessage: (message) =>
          handleLive(message, {
            companyId,
            reloadUser: () => void session.reload(),
            publish: publishLive,
            toast,
          }),
      });
    };
    // After the page has what it needs: nobody waits for live messages.
    const later = setTimeout(() => {
      connect().catch((error: unknown) => console.error('The live connection could not be opened.', error));
    }, CONNECT_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(alone);
      clearTimeout(later);
      leave?.();
    };
  }, [client, session, userId, companyId, key, address, locale, t]);
}
