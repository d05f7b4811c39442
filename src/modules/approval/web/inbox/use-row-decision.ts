/** Deciding rows wherever they stand, in the inbox or on the dashboard: what is held of one, who is in a group now, and the decision itself. */
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/call/call.ts';
import { invalidate, keyOf as readKey } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { useDeferredOf, type Deferred } from '#platform/web/undo/undo-queue.ts';
import { listApprovalGroups, listApprovals } from '../../contract/approval.endpoints.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { INBOX } from '../inbox.messages.ts';
import { keyOf, useDefer, type DeferMore } from '../use-defer.ts';
import { membersOf, MOST, type InboxRow } from './inbox-rows.ts';

/** @param type the kind that is shown alone; empty: all */
export function useRowDecision(type: string) {
  const t = useT(INBOX);
  const client = useQueryClient();
  const popup = usePopup();
  const defer = useDefer();
  const deferredByKey = useDeferredOf();

  /** Of a group: one decision about all of it. */
  const deferredOf = ({ item, group }: InboxRow): Deferred | undefined => {
    const deferred = deferredByKey(keyOf(item ?? group.first));
    return item || (deferred && deferred.keys.length > 1 && deferred.keys.length >= Math.min(group.n, MOST)) ? deferred : undefined;
  };

  /** As they are now; null: it is another group than the one that was shown. */
  const load = async (group: ApprovalGroup): Promise<readonly ApprovalItem[] | null> => {
    const input = membersOf(group, type);
    const { data, meta } = await client.fetchQuery({
      queryKey: readKey(listApprovals, input),
      queryFn: () => call(listApprovals, input, { quiet: true }),
      staleTime: 0,
    });
    return meta.total === group.n ? data : null;
  };

  /** As `load`; says so where it is another one, or cannot be told. */
  const itemsOf = async (group: ApprovalGroup | undefined): Promise<readonly ApprovalItem[]> => {
    const items = group ? await load(group).catch(() => null) : null;
    if (items) return items;
    void invalidate(client, [listApprovalGroups, listApprovals]);
    popup.info(t('groupChanged'));
    return [];
  };

  /** Holds one action about a row. Answers which requests it is about. */
  const decide = async ({ item, group }: InboxRow, action: string, more?: DeferMore) => defer(item ? [item] : await itemsOf(group), action, more);

  return { deferredOf, itemsOf, hold: defer, decide };
}
