import { Checkbox } from '@mantine/core';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { InboxRow } from './inbox-rows.ts';
import { INBOX } from '../inbox.messages.ts';
import classes from './inbox.module.css';
import { Decided, GroupWords, Quick, RequestWords } from './line-parts.tsx';
import type { Inbox } from './use-inbox.ts';

interface InboxLineProps {
  readonly row: InboxRow;
  readonly inbox: Inbox;
}

/** A request or a group: reached, it is shown beside the list; what may be done at once shows under the pointer. */
export function InboxLine({ row, inbox }: InboxLineProps) {
  const t = useT(INBOX);
  const say = useSay();
  const { key, item, group } = row;
  const deferred = inbox.deferredOf(row);
  const name = item ? `${item.title} ${item.person.name}` : say(group.label);
  return (
    <li
      className={classes['row']}
      data-request={key}
      data-held={deferred ? true : undefined}
      data-current={key === inbox.current || undefined}
      data-inside={row.inside || undefined}
    >
      <Checkbox
        aria-label={t('tick', { name })}
        checked={inbox.isTicked(row) && !deferred}
        disabled={deferred !== undefined}
        onChange={() => void inbox.tick(row)}
      />
      <button
        type="button"
        data-main
        className={`${classes['words']} plain-button`}
        {...(group && { 'aria-expanded': inbox.isOpen(key) })}
        onFocus={() => inbox.setCurrent(key)}
        onClick={() => inbox.enter(key)}
      >
        {item ? <RequestWords item={item} plain={deferred !== undefined || row.inside} /> : <GroupWords group={group} open={inbox.isOpen(key)} />}
      </button>
      <span className="quiet tiny tabular">
        <DateText value={item ? item.since : group.since} kind="date" />
      </span>
      <div className={classes['actions']} data-quiet={deferred ? undefined : true}>
        {deferred ? <Decided row={row} held={deferred} name={name} /> : <Quick row={row} name={name} onDecide={inbox.decideRow} />}
      </div>
    </li>
  );
}
