import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { ApprovalBoard } from '../contract/approval.schema.ts';
import classes from './approvals-card.module.css';
import { openInbox } from './inbox-address.ts';
import { INBOX } from './inbox.messages.ts';
import { keyOf } from './use-hold.ts';

/** How much of each kind waits for the viewer, and what waits longest. */
export function ApprovalsCard() {
  const t = useT(INBOX);
  const say = useSay();
  const board = useBlock<ApprovalBoard>('approvals');
  if (!board) return null;
  return (
    <BlockCard title={INBOX.waiting} aside={board.counts.map(({ title, n }) => `${say(title)} ${n}`).join(' · ')}>
      <ul className={classes['items']}>
        {board.items.map((item) => (
          <li key={keyOf(item)}>
            <Link href={item.route}>{item.person.name}</Link>
            <small className="tabular">
              <DateText value={item.since} />
            </small>
            <span>{say(item.detail)}</span>
          </li>
        ))}
      </ul>
      <Button mt="auto" variant="light" onClick={() => openInbox()}>
        {t('openAll')}
      </Button>
    </BlockCard>
  );
}
