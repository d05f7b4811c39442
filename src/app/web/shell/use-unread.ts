import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { markStale } from '#platform/web/call/query-client.ts';
import { useLive } from '#platform/web/live.ts';
import { listNotifications } from '#modules/session/contract/notification.endpoints.ts';

type Listed = { readonly meta: { readonly unread: number } };

/** Unread notifications: what the user came with, plus what arrived live, until the list itself knows better. */
export function useUnread(initial: number): number {
  const client = useQueryClient();
  // What was counted since the user was last fetched; a newer user starts the count anew.
  const [counted, setCounted] = useState({ since: initial, count: initial });
  const count = counted.since === initial ? counted.count : initial;
  useLive('*', (message) => {
    if (typeof message.id !== 'number' || message.notification_type === 'access' || message.notification_type === 'company') return;
    setCounted({ since: initial, count: count + 1 });
    void markStale(client, { queryKey: [listNotifications.name] });
  });
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const listed = query.state.data as Listed | undefined;
        if (type === 'updated' && query.queryKey[0] === listNotifications.name && listed) setCounted({ since: initial, count: listed.meta.unread });
      }),
    [client, initial],
  );
  return count;
}
