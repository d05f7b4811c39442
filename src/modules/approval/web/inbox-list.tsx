import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useHeldOf } from '#platform/web/undo-queue.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { InboxRow } from './inbox-row.tsx';
import { INBOX, INBOX_KEYS, KEYS } from './inbox.messages.ts';
import classes from './inbox.module.css';
import { actionOf, keyOf, useHold } from './use-hold.ts';
import { focusRequest, useInboxKeys } from './use-inbox-keys.ts';

/** The requests with a tick each; the keys of the inbox act on them. */
export function InboxList({ items }: { items: readonly ApprovalItem[] }) {
  const t = useT(INBOX);
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [explained, setExplained] = useState(false);
  const keysId = useId();
  const hold = useHold();
  const heldByKey = useHeldOf();
  const heldOf = (item: ApprovalItem) => heldByKey(keyOf(item));
  const open = items.filter((item) => !heldOf(item));
  const chosen = open.filter((item) => ticked.has(keyOf(item)));

  // The keys work from the first moment.
  useEffect(() => list.current?.querySelector('a')?.focus(), []);

  const decideOne = async (item: ApprovalItem, action: string) => {
    const at = items.indexOf(item);
    const isNext = (each: ApprovalItem) => each !== item && !heldOf(each);
    const next = items.slice(at).find(isNext) ?? items.findLast(isNext);
    if ((await hold([item], action)).length > 0) focusRequest(list.current, next);
  };
  const decideChosen = async (action: string) => {
    const decided = new Set(await hold(chosen, action));
    if (decided.size === 0) return;
    setTicked(new Set());
    focusRequest(
      list.current,
      open.find((item) => !decided.has(item)),
    );
  };
  const tick = (item: ApprovalItem, on: boolean) => setTicked(new Set([...ticked].filter((key) => key !== keyOf(item)).concat(on ? keyOf(item) : [])));
  useInboxKeys({
    list,
    items,
    isHeld: (item) => heldOf(item) !== undefined,
    decide: (item, action) => void decideOne(item, action),
    tick: (item) => tick(item, !ticked.has(keyOf(item))),
    explain: () => setExplained(!explained),
  });

  return (
    <>
      <div className={classes['bar']} role="toolbar" aria-label={t('bulk')}>
        <Checkbox
          label={chosen.length > 0 ? t('ticked', { n: chosen.length }) : t('tickAll')}
          checked={open.length > 0 && chosen.length === open.length}
          indeterminate={chosen.length > 0 && chosen.length < open.length}
          onChange={(event) => setTicked(new Set(event.currentTarget.checked ? open.map(keyOf) : []))}
        />
        <BulkActions chosen={chosen} onDecide={(action) => void decideChosen(action)} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes['help'] ?? ''}
          aria-label={t('keysLabel')}
          title={t('keysLabel')}
          aria-expanded={explained}
          aria-controls={keysId}
          onClick={() => setExplained(!explained)}
        >
          <Icon name="help" />
        </ActionIcon>
      </div>
      <div id={keysId} role="status">
        {explained && <Keys />}
      </div>
      <ul ref={list} className={classes['rows']} tabIndex={-1} aria-label={t('waiting')}>
        {items.map((item, at) => (
          <InboxRow
            key={keyOf(item)}
            item={item}
            first={at === 0}
            held={heldOf(item)}
            ticked={ticked.has(keyOf(item))}
            onTick={(on) => tick(item, on)}
            onDecide={(action) => void decideOne(item, action)}
          />
        ))}
      </ul>
    </>
  );
}

/** What each key does. */
function Keys() {
  const t = useT(INBOX_KEYS);
  return (
    <dl className={classes['keys']}>
      {KEYS.map(([key, name]) => (
        <div key={name}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every action that one of the chosen allows, with the number of those that allow it. */
function BulkActions({ chosen, onDecide }: { chosen: readonly ApprovalItem[]; onDecide: (action: string) => void }) {
  const say = useSay();
  const actions = new Map(chosen.flatMap((item) => item.actions.map((action) => [action.key, action] as const)));
  return [...actions.values()]
    .sort((a, b) => Number(a.danger) - Number(b.danger))
    .map(({ key, label, danger }) => (
      <Button key={key} size="compact-md" variant={danger ? 'default' : 'filled'} {...(danger && { c: 'red' })} onClick={() => onDecide(key)}>
        {say(label)} ({chosen.filter((item) => actionOf(item, key)).length})
      </Button>
    ));
}
