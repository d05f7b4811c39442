import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import type { OwnRequestsBoard } from '../../contract/dashboard.schema.ts';
import { TypeLabel } from '../leave-parts.tsx';
import { LEAVE_CARDS } from './leave-cards.messages.ts';
import classes from './leave-cards.module.css';

/** What became of the newest own applications. */
export function OwnRequestsCard() {
  const period = usePeriodText();
  const leaves = useBlock<OwnRequestsBoard>('own-leave-requests')?.leaves ?? [];
  return (
    <BlockCard title={LEAVE_CARDS.requests} href="/leave">
      <ul className={`${classes['requests']} list`}>
        {leaves.map(({ id, type, status, ...days }) => (
          <li key={id}>
            <Link className="tall" href={`/leave?open=${id}`}>
              {period(days)}
            </Link>
            <TypeLabel type={type} />
            <StatusChip status={status} />
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
