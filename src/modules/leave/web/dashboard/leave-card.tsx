import { Link } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { LeaveBoard } from '../../contract/dashboard.schema.ts';
import { LEAVE_STATUS_NAMES } from '../../contract/report/report.messages.ts';
import { typeColour } from '../leave-parts.tsx';
import { LEAVE_CARDS } from './leave-cards.messages.ts';
import classes from './leave-cards.module.css';

const LIST = '/leave/manage';

/** Who is away today, and what waits for a decision. */
export function LeaveCard() {
  const t = useT(LEAVE_CARDS);
  const say = useSay();
  const { locale } = useLocale();
  const board = useBlock<LeaveBoard>('leave');
  if (!board) return null;
  const waits = [
    ['Waiting for Approval', board.waiting],
    ['Reviewed', board.reviewed],
  ] as const;
  return (
    <BlockCard title={LEAVE_CARDS.leave} href={LIST} aside={board.upcoming > 0 ? t('upcoming', { n: board.upcoming }) : undefined}>
      <p className={classes['figure']}>
        <strong>{board.today}</strong> <span>{board.half > 0 ? t('awayHalf', { n: board.half }) : t('away')}</span>
      </p>
      {board.away.length === 0 && <p className="quiet small flush">{t('nobody')}</p>}
      <ul className={`${classes['people']} list`}>
        {board.away.map((person) => (
          <li key={`${person.id} ${person.type}`} style={typeColour(person.colour)}>
            <span className={classes['dot']} aria-hidden />
            <span>{person.name}</span>
            <small>
              {locale === 'ms' ? person.type_ms : person.type} · {t('until', { date: formatDate(person.until) })}
            </small>
          </li>
        ))}
      </ul>
      <p className={classes['foot']}>
        {waits
          .filter(([, n]) => n > 0)
          .map(([status, n]) => (
            <Link key={status} className="tall" href={`${LIST}?status=${encodeURIComponent(status)}`}>
              {n} {say(LEAVE_STATUS_NAMES[status])}
            </Link>
          ))}
      </p>
    </BlockCard>
  );
}
