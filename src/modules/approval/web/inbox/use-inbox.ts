/** The inbox as one goes through it: the current row, the open group, what is chosen, and what is being decided. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { call } from '#platform/web/call/call.ts';
import { invalidate, keyOf as readKey, useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { useHeldOf, type Held } from '#platform/web/undo-queue.ts';
import { listApprovalGroups, listApprovals } from '../../contract/approval.endpoints.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { inboxAt } from '../inbox-address.ts';
import { membersOf, MOST, rowAt, rowsOf, type InboxRow } from './inbox-rows.ts';
import { INBOX } from '../inbox.messages.ts';
import { dropDraft } from './remark-drafts.ts';
import { keyOf, useHold } from '../use-hold.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

/** What one decision is about. */
export interface Target {
  /** Of a row, or `chosen`. */
  readonly id: string;
  /** Null: they are loaded when it is decided. */
  readonly items: readonly ApprovalItem[] | null;
  readonly actions: ApprovalItem['actions'];
  /** How many it decides. */
  readonly n: number;
}

export const CHOSEN = 'chosen';

function focusRow(list: HTMLElement | null, key: string | null): void {
  const found = [...(list?.querySelectorAll<HTMLElement>('[data-request]') ?? [])].find(({ dataset }) => dataset['request'] === key);
  (found?.querySelector<HTMLElement>('[data-main]') ?? list)?.focus();
}

/** @param list the list of the rows, where the keys move the focus */
export function useInbox(groups: readonly ApprovalGroup[], type: string, narrow: boolean, list: RefObject<HTMLElement | null>) {
  const t = useT(INBOX);
  const client = useQueryClient();
  const popup = usePopup();
  const hold = useHold();
  const heldByKey = useHeldOf();
  const [reached, setReached] = useState(() => rowAt(groups, inboxAt()) ?? rowsOf(groups, null, [])[0]?.key ?? null);
  const [open, setOpen] = useState(() => groups.find(({ key, n }) => key === inboxAt() && n > 1)?.key ?? null);
  const [ticked, setTicked] = useState<ReadonlyMap<string, ApprovalItem>>(new Map());
  const [asking, setAsking] = useState<string | null>(null);
  const [deep, setDeep] = useState(false);
  const [explained, setExplained] = useState(false);

  const opened = groups.find(({ key }) => key === open);
  const members = useEndpoint(listApprovals, opened ? membersOf(opened, type) : {}, { enabled: opened !== undefined, keepPrevious: false, quiet: true }).data;
  const rows = rowsOf(groups, open, members?.data);
  // What is gone gives its place to what stands first.
  const row = rows.find(({ key }) => key === reached) ?? rows[0];
  const current = row?.key ?? null;
  const chosen = [...ticked.values()].filter((item) => !heldByKey(keyOf(item)));

  /** Of a group: one decision about all of it. */
  const heldOf = ({ item, group }: InboxRow): Held | undefined => {
    const held = heldByKey(keyOf(item ?? group.first));
    return item || (held && held.keys.length > 1 && held.keys.length >= Math.min(group.n, MOST)) ? held : undefined;
  };
  const targetOf = ({ key, item, group }: InboxRow): Target =>
    item ? { id: key, items: [item], actions: item.actions, n: 1 } : { id: key, items: null, actions: group.first.actions, n: Math.min(group.n, MOST) };
  const target: Target | undefined =
    chosen.length > 0
      ? {
          id: CHOSEN,
          items: chosen,
          actions: [...new Map(chosen.flatMap(({ actions }) => actions.map((action) => [action.key, action] as const))).values()].sort(
            (one, other) => Number(one.danger) - Number(other.danger),
          ),
          n: chosen.length,
        }
      : row && !heldOf(row)
        ? targetOf(row)
        : undefined;

  const go = (key: string | undefined) => {
    if (key === undefined) return;
    setAsking(null);
    setReached(key);
    focusRow(list.current, key);
  };
  // The keys work from the first moment.
  const [begin] = useState(current);
  useEffect(() => focusRow(list.current, begin), [list, begin]);

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

  const decide = async (about: Target, action: string, remark?: string): Promise<void> => {
    if (remark === undefined && about.actions.find(({ key }) => key === action)?.remark) {
      setAsking(action);
      if (about.id !== CHOSEN) setDeep(true);
      return;
    }
    const group = groups.find(({ key }) => key === about.id);
    const items = about.items ?? (group ? await load(group).catch(() => null) : null);
    if (!items) {
      void invalidate(client, [listApprovalGroups, listApprovals]);
      popup.info(t('groupChanged'));
      return;
    }
    const decided = await hold(items, action, { ...(remark !== undefined && { remark }), onAnswered: () => dropDraft(about.id) });
    if (decided.length === 0) return;
    const gone = new Set(decided.map(keyOf));
    setAsking(null);
    setDeep(false);
    setTicked((before) => new Map([...before].filter(([key]) => !gone.has(key))));
    const isNext = (each: InboxRow) => each.key !== about.id && !heldOf(each) && !(each.item && gone.has(each.key));
    const at = rows.findIndex(({ key }) => key === (about.id === CHOSEN ? current : about.id));
    go((rows.slice(Math.max(0, at)).find(isNext) ?? rows.findLast(isNext))?.key);
  };

  const isTicked = ({ key, group }: InboxRow) =>
    group ? group.key === open && members !== undefined && members.data.every((item) => ticked.has(keyOf(item))) : ticked.has(key);
  const tick = async (each: InboxRow): Promise<void> => {
    const on = !isTicked(each);
    const items = each.item ? [each.item] : ((each.group.key === open ? members?.data : await load(each.group).catch(() => null)) ?? []);
    if (each.group) setOpen(each.group.key);
    setTicked((before) => {
      const after = new Map(before);
      for (const item of items)
        if (on) after.set(keyOf(item), item);
        else after.delete(keyOf(item));
      return after;
    });
  };

  const rowFor = (key: string) => rows.find((each) => each.key === key);
  useInboxKeys({
    rows,
    current,
    go,
    target,
    decide: (action) => target && void decide(target, action),
    tick: (each) => void (heldOf(each) ?? tick(each)),
    openRecord: ({ item }) => item && navigate(item.route),
    explain: () => setExplained(true),
    busy: explained || asking !== null,
  });

  return {
    rows,
    row,
    current,
    chosen,
    target,
    asking,
    explained,
    /** A phone shows the list or what stands behind a row of it. */
    deep: narrow && deep && current === reached,
    heldOf,
    isTicked,
    tick,
    decide,
    decideRow: (each: InboxRow, action: string) => {
      setReached(each.key);
      return decide(targetOf(each), action);
    },
    setCurrent: (key: string) => {
      if (key !== current) setAsking(null);
      setReached(key);
    },
    isOpen: (key: string) => key === open,
    enter: (key: string) => (rowFor(key)?.group && !narrow ? setOpen(open === key ? null : key) : setDeep(true)),
    back: () => {
      setDeep(false);
      setAsking(null);
      if (current) queueMicrotask(() => focusRow(list.current, current));
    },
    stopAsking: () => setAsking(null),
    explain: setExplained,
    clearChosen: () => setTicked(new Map()),
    chooseAll: () => setTicked(new Map(rows.flatMap((each) => (each.item && !heldOf(each) ? [[each.key, each.item] as const] : [])))),
  };
}
export type Inbox = ReturnType<typeof useInbox>;
