import { Button, Checkbox } from '@mantine/core';
import { Link } from 'wouter';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { UNDO_MESSAGES } from '#platform/web/undo.messages.ts';
import { undoDecision, type Held } from '#platform/web/undo-queue.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { INBOX } from './inbox.messages.ts';
import classes from './inbox.module.css';
import { actionOf, keyOf } from './use-hold.ts';

export interface InboxRowProps {
  readonly item: ApprovalItem;
  /** Has the focus when the inbox opens. */
  readonly first: boolean;
  /** Its decision that can still be taken back. */
  readonly held: Held | undefined;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  readonly onDecide: (action: string) => void;
}

/** A request with what may be done; a decided one says so until it is sent. */
export function InboxRow({ item, first, held, ticked, onTick, onDecide }: InboxRowProps) {
  const t = useT(INBOX);
  const say = useSay();
  const name = `${item.title} ${item.person.name}`;
  return (
    <li className={classes['row']} data-request={keyOf(item)} data-held={held ? true : undefined}>
      <Checkbox
        aria-label={t('tick', { name })}
        checked={ticked && !held}
        disabled={held !== undefined}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <div className={classes['words']}>
        <p className={classes['who']}>
          <Link href={item.route} {...(first && { 'data-autofocus': true })}>
            {item.person.name}
          </Link>
          <span className="tabular">{item.title}</span>
          {!held && <StatusChip status={item.status} />}
        </p>
        <p>{say(item.detail)}</p>
        {item.note && <p className={classes['note']}>{item.note}</p>}
      </div>
      <span className={`${classes['since']} quiet tiny tabular`}>
        <DateText value={item.since} kind="datetime" />
      </span>
      <div className={classes['actions']}>
        {held ? <Decided item={item} held={held} name={name} /> : <Actions item={item} name={name} onDecide={onDecide} />}
      </div>
    </li>
  );
}

function Actions({ item, name, onDecide }: Pick<InboxRowProps, 'item' | 'onDecide'> & { name: string }) {
  const say = useSay();
  return item.actions.map(({ key, label, danger }, at) => (
    <Button
      key={key}
      size="compact-md"
      variant={danger || at > 0 ? 'default' : 'filled'}
      {...(danger && { c: 'red' })}
      aria-label={`${say(label)}: ${name}`}
      onClick={() => onDecide(key)}
    >
      {say(label)}
    </Button>
  ));
}

/** What was decided, and the way back. Without a known action its words are those of the list where it was decided. */
function Decided({ item, held, name }: Pick<InboxRowProps, 'item'> & { held: Held; name: string }) {
  const t = useT(UNDO_MESSAGES);
  const decided = actionOf(item, held.action ?? '');
  return (
    <>
      <StatusChip status={null} label={decided?.done ?? held.says} colour={decided === undefined ? 'info' : decided.danger ? 'error' : 'success'} />
      {held.sending ? (
        <span className="quiet small">{t('sending')}</span>
      ) : (
        <Button size="compact-md" variant="subtle" aria-label={`${t('undo')}: ${name}`} onClick={() => undoDecision(held.id)}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}
