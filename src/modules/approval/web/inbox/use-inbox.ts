/** The inbox as one goes through it: the current row, the open group, what is chosen, and what is being decided. */
import { useEffect, useState, type RefObject } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useDeferredOf } from '#platform/web/undo/undo-queue.ts';
import { listApprovals } from '../../contract/approval.endpoints.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { inboxAt } from '../inbox-address.ts';
import { membersOf, MOST, rowAt, rowsOf, type InboxRow } from './inbox-rows.ts';
import { dropDraft } from './remark-drafts.ts';
import { keyOf } from '../use-defer.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useRowDecision } from './use-row-decision.ts';

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

interface Choice {
  readonly item: ApprovalItem;
  /** Key of the group in which it stands; null: alone. */
  readonly group: string | null;
}

function focusRow(list: HTMLElement | null, key: string | null): void {
  const found = [...(list?.querySelectorAll<HTMLElement>('[data-request]') ?? [])].find(({ dataset }) => dataset['request'] === key);
  (found?.querySelector<HTMLElement>('[data-main]') ?? list)?.focus();
}

/** @param list the list of the rows, where the keys move the focus */
export function useInbox(groups: readonly ApprovalGroup[], type: string, narrow: boolean, list: RefObject<HTMLElement | null>) {
  const deferredByKey = useDeferredOf();
  const { deferredOf, itemsOf, hold: defer } = useRowDecision(type);
  const [approached, setApproached] = useState(() => rowAt(groups, inboxAt()) ?? rowsOf(groups, null, [])[0]?.key ?? null);
  const [open, setOpen] = useState(() => groups.find(({ key, n }) => key === inboxAt() && n > 1)?.key ?? null);
  const [ticked, setTicked] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [asking, setAsking] = useState<string | null>(null);
  const [deep, setDeep] = useState(false);
  const [explained, setExplained] = useState(false);

  const opened = groups.find(({ key }) => key === open);
  const members = useEndpoint(listApprovals, opened ? membersOf(opened, type) : {}, { enabled: opened !== undefined, keepPrevious: false, quiet: true }).data;
  const rows = rowsOf(groups, open, members?.data);
  // What is gone gives its place to what stands first.
  const row = rows.find(({ key }) => key === approached) ?? rows[0];
  const current = row?.key ?? null;
  const chosen = [...ticked.values()].map(({ item }) => item).filter((item) => !deferredByKey(keyOf(item)));

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
      : row && !deferredOf(row)
        ? targetOf(row)
        : undefined;

  const go = (key: string | undefined) => {
    if (key === undefined) return;
    setAsking(null);
    setApproached(key);
    focusRow(list.current, key);
  };
  // The keys work from the first moment.
  const [begin] = useState(current);
  useEffect(() => focusRow(list.current, begin), [list, begin]);

  const decide = async (about: Target, action: string, remark?: string): Promise<void> => {
    if (remark === undefined && about.actions.find(({ key }) => key === action)?.remark) {
      setAsking(action);
      if (about.id !== CHOSEN) setDeep(true);
      return;
    }
    const items = about.items ?? (await itemsOf(groups.find(({ key }) => key === about.id)));
    const decided = await defer(items, action, { ...(remark !== undefined && { remark }), onAnswered: () => dropDraft(about.id) });
    if (decided.length === 0) return;
    const gone = new Set(decided.map(keyOf));
    setAsking(null);
    setDeep(false);
    setTicked((before) => new Map([...before].filter(([key]) => !gone.has(key))));
    const isNext = (each: InboxRow) => each.key !== about.id && !deferredOf(each) && !(each.item && gone.has(each.key));
    const at = rows.findIndex(({ key }) => key === (about.id === CHOSEN ? current : about.id));
    go((rows.slice(Math.max(0, at)).find(isNext) ?? rows.findLast(isNext))?.key);
  };

  const tickedOf = ({ key, group }: InboxRow) => (group ? [...ticked.values()].filter((each) => each.group === key).length : Number(ticked.has(key)));
  const isTicked = (each: InboxRow) => tickedOf(each) >= (each.group ? Math.min(each.group.n, MOST) : 1);
  /** Of a group that is closed, all that are in it now. */
  const choicesOf = async ({ item, inside, group }: InboxRow): Promise<[string, Choice][]> => {
    const items = item ? [item] : group.key === open && members ? members.data : await itemsOf(group);
    const of = group?.key ?? (inside ? open : null);
    return items.map((each) => [keyOf(each), { item: each, group: of }]);
  };
  const tick = async (each: InboxRow): Promise<void> => {
    const on = !isTicked(each);
    const choices = await choicesOf(each);
    if (each.group) setOpen(each.group.key);
    setTicked((before) => new Map(on ? [...before, ...choices] : [...before].filter(([key]) => choices.every(([gone]) => gone !== key))));
  };
  const free = rows.filter((each) => !each.inside && !deferredOf(each));
  /** As many as one call decides. */
  const most = Math.min(
    MOST,
    free.reduce((sum, { group }) => sum + (group?.n ?? 1), 0),
  );

  const rowFor = (key: string) => rows.find((each) => each.key === key);
  useInboxKeys({
    rows,
    current,
    go,
    target,
    decide: (action) => target && void decide(target, action),
    isShown: ({ key, group }) => group === undefined || (key === open && members !== undefined),
    unfold: ({ key }) => setOpen(key),
    choosing: chosen.length > 0,
    tick: (each) => void (deferredOf(each) ?? tick(each)),
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
    deep: narrow && deep && current === approached,
    deferredOf,
    isTicked,
    tick,
    decide,
    decideRow: (each: InboxRow, action: string) => {
      setApproached(each.key);
      return decide(targetOf(each), action);
    },
    setCurrent: (key: string) => {
      if (key !== current) setAsking(null);
      setApproached(key);
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
    /** How many can be chosen. */
    most,
    chooseAll: async () => {
      const choices = (await Promise.all(free.map(choicesOf))).flat().filter(([key]) => !deferredByKey(key));
      setTicked(new Map(choices.slice(0, MOST)));
    },
  };
}
export type Inbox = ReturnType<typeof useInbox>;
