import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { TodoRow, useTodoLook, type TodoProps } from '#platform/web/duty.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { ApprovalGroup } from '../../contract/approval.schema.ts';
import { rowsOf, type InboxRow } from '../inbox/inbox-rows.ts';
import { Decided } from '../inbox/line-parts.tsx';
import { useRowDecision } from '../inbox/use-row-decision.ts';
import { INBOX } from '../inbox.messages.ts';
import { TodoWorkspace } from './todo-workspace.tsx';

/** Requests that are alike and wait for the viewer: decided in place, one by one or all at once, with the way back. */
export function ApprovalsTodo({ data: group }: TodoProps<ApprovalGroup>) {
  const t = useT(INBOX);
  const say = useSay();
  const look = useTodoLook();
  const workspace = useId();
  const [open, setOpen] = useState(false);
  const rows = useRowDecision('');
  const { label, counted, worth, since, n, first } = group;
  const [usual] = first.actions;
  const what = t('toDecide', { action: usual ? say(usual.label) : t('decide'), counted: say(counted), label: say(label) });
  const row = rowsOf([group], null, undefined)[0] as InboxRow;
  const deferred = rows.deferredOf(row);
  return (
    <TodoRow
      icon="inbox"
      note={
        <span className="tabular">
          {n === 1 && `${first.person.name} · `}
          {worth !== null && `RM\u00A0${formatPrice(worth)} · `}
          {t('waitsSince')} <DateText value={since} kind="date" />
        </span>
      }
      action={
        deferred ? (
          <Decided row={row} held={deferred} name={what} />
        ) : (
          // The filled one is in the desk as soon as it is open.
          <Button
            {...look}
            {...(open && { variant: 'default' })}
            aria-expanded={open}
            aria-controls={workspace}
            aria-label={`${t('decide')}: ${what}`}
            onClick={() => setOpen(!open)}
          >
            {t('decide')}
          </Button>
        )
      }
      below={open && !deferred && <TodoWorkspace id={workspace} row={row} group={group} rows={rows} />}
    >
      {what}
    </TodoRow>
  );
}
