/** What a row says and what may be done about it at once, in the inbox and on the dashboard. */
import { Button } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { UNDO_MESSAGES } from '#platform/web/undo/undo.messages.ts';
import { undoDecision, type Deferred } from '#platform/web/undo/undo-queue.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { MOST, type InboxRow } from './inbox-rows.ts';
import { INBOX } from '../inbox.messages.ts';
import classes from './line-parts.module.css';

export function RequestWords({ item, plain }: { item: ApprovalItem; plain: boolean }) {
  const say = useSay();
  return (
    <>
      <span className={classes['who']}>
        <span className="strong">{item.person.name}</span>
        <span className="quiet tiny tabular">{item.title}</span>
        {!plain && <StatusChip status={item.status} />}
      </span>
      <span className={classes['what']}>{say(item.detail)}</span>
    </>
  );
}

export function GroupWords({ group, open }: { group: ApprovalGroup; open: boolean }) {
  const say = useSay();
  return (
    <>
      <span className={classes['who']}>
        <span className="strong">
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
          {say(group.label)}
        </span>
        {group.of && <StatusChip status={group.of.status} />}
      </span>
      <span className={`${classes['what']} tabular`}>
        {say(group.counted)}
        {group.worth !== null && ` · RM\u00A0${formatPrice(group.worth)}`}
      </span>
    </>
  );
}

/** The usual way and the refusal. */
export function Quick({ row, name, onDecide }: { row: InboxRow; name: string; onDecide: (row: InboxRow, action: string) => unknown }) {
  const t = useT(INBOX);
  const say = useSay();
  const { actions } = row.item ?? row.group.first;
  const n = row.group ? Math.min(row.group.n, MOST) : 1;
  return actions.map(({ key, label, danger }) => {
    const words = row.group ? t(row.group.n > MOST ? 'firstOf' : 'allOf', { action: say(label), n }) : say(label);
    // Many are refused one by one, or where their reason is asked for.
    if (row.group && danger) return null;
    return (
      <Button
        key={key}
        size="compact-sm"
        variant="subtle"
        {...(danger && { color: 'red' })}
        aria-label={`${words}: ${name}`}
        onClick={() => void onDecide(row, key)}
      >
        {words}
      </Button>
    );
  });
}

/** What was decided, and the way back. Without a known action its words are those of the list where it was decided. */
export function Decided({ row, held: deferred, name }: { row: InboxRow; held: Deferred; name: string }) {
  const t = useT(UNDO_MESSAGES);
  const decided = (row.item ?? row.group.first).actions.find(({ key }) => key === deferred.action);
  return (
    <>
      <StatusChip status={null} label={decided?.done ?? deferred.wording} colour={decided === undefined ? 'info' : decided.danger ? 'error' : 'success'} />
      {deferred.sending ? (
        <span className="quiet small">{t('sending')}</span>
      ) : (
        <Button size="compact-md" variant="subtle" aria-label={`${t('undo')}: ${name}`} onClick={() => undoDecision(deferred.id)}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}
