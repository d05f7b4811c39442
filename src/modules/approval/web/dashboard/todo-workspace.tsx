/** The first requests of a group on the dashboard, with what may be done about each and about all; the inbox shows the rest. */
import { Button } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useTodoLook } from '#platform/web/duty.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { listApprovals } from '../../contract/approval.endpoints.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { openInbox } from '../inbox-address.ts';
import { membersOf, MOST, type InboxRow } from '../inbox/inbox-rows.ts';
import { Decided, Quick, RequestWords } from '../inbox/line-parts.tsx';
import type { useRowDecision } from '../inbox/use-row-decision.ts';
import { INBOX } from '../inbox.messages.ts';
import { keyOf } from '../use-defer.ts';
import classes from './todo-workspace.module.css';

/** So many are shown in place. */
const FIRST = 4;

interface TodoWorkspaceProps {
  readonly id: string;
  readonly row: InboxRow;
  readonly group: ApprovalGroup;
  readonly rows: ReturnType<typeof useRowDecision>;
}

export function TodoWorkspace({ id, row, group, rows }: TodoWorkspaceProps) {
  const t = useT(INBOX);
  const say = useSay();
  const look = useTodoLook();
  const alone = row.item !== undefined;
  const { data, error, refetch } = useEndpoint(listApprovals, { ...membersOf(group, ''), per_page: FIRST }, { enabled: !alone, quiet: true });
  const items = alone ? [group.first] : data?.data;
  return (
    <div id={id} className={`${classes['desk']} frame`}>
      <Loaded error={error} refetch={refetch} shape="rows" count={Math.min(group.n, FIRST)}>
        {items && (
          <ul className="bare">
            {items.map((item) => (
              <Line key={keyOf(item)} row={{ key: keyOf(item), item, inside: true }} rows={rows} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className={`${classes['foot']} apart`}>
        <Button variant="subtle" size="xs" aria-haspopup="dialog" onClick={() => openInbox(group.key)}>
          {group.n > FIRST ? t('openRest', { n: group.n }) : t('openAll')}
        </Button>
        {!alone &&
          group.first.actions
            .filter(({ danger }) => !danger)
            .map(({ key, label }, at) => (
              <Button key={key} {...look} {...(at > 0 && { variant: 'default' })} onClick={() => void rows.decide(row, key)}>
                {t(group.n > MOST ? 'firstOf' : 'allOf', { action: say(label), n: Math.min(group.n, MOST) })}
              </Button>
            ))}
      </div>
    </div>
  );
}

function Line({ row, rows }: { row: Extract<InboxRow, { item: ApprovalItem }>; rows: TodoWorkspaceProps['rows'] }) {
  const deferred = rows.deferredOf(row);
  const name = `${row.item.title} ${row.item.person.name}`;
  return (
    <li className={classes['line']}>
      <div className="words small">
        <RequestWords item={row.item} plain />
      </div>
      <span className="quiet tiny tabular">
        <DateText value={row.item.since} kind="date" />
      </span>
      <div className={`${classes['acts']} ends`}>
        {deferred ? <Decided row={row} held={deferred} name={name} /> : <Quick row={row} name={name} onDecide={rows.decide} />}
      </div>
    </li>
  );
}
