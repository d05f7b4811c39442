/** A tile for each type: what is left, and what it is made of. A tile opens its ledger. */
import { Skeleton } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { typeColour } from '../leave-parts.tsx';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import classes from './balance-tiles.module.css';
import { DETAIL } from './detail.messages.ts';

/** Types that were never granted, carried or used say nothing. */
const isNotified = ({ entitled, carried_forward, adjusted, taken, pending }: BalanceRow) =>
  [entitled, carried_forward, adjusted, taken, pending].some((days) => days !== 0);

const partsOf = (row: BalanceRow) =>
  (
    [
      ['entitled', row.entitled],
      ['carried', row.carried_forward],
      ['adjusted', row.adjusted],
      ['lapsed', row.lapsed],
      ['taken', row.taken],
      ['pending', row.pending],
    ] as const
  ).filter(([key, days]) => days !== 0 || key === 'entitled' || key === 'taken');

/** The first, annual leave, is made of the most parts. */
const WAITING_HEIGHTS = [150, 106, 106, 106, 106, 106];

const Waiting = () => (
  <ul className={classes['tiles']} aria-hidden>
    {WAITING_HEIGHTS.map((height, at) => (
      <li key={at}>
        <Skeleton height={height} radius="md" />
      </li>
    ))}
  </ul>
);

export interface BalanceTilesProps {
  /** Absent: they are on their way. */
  readonly types: readonly BalanceRow[] | undefined;
  readonly year: number;
  /** Draws the ledger behind a balance. */
  readonly ledger: (type: BalanceRow, close: () => void) => ReactNode;
}

export function BalanceTiles({ types, year, ledger }: BalanceTilesProps) {
  const t = useT(DETAIL);
  const w = useT(W);
  const { locale } = useLocale();
  const [open, setOpen] = useState<BalanceRow | null>(null);
  if (!types) return <Waiting />;
  const announced = types.filter(isNotified);
  if (announced.length === 0) return <p className="quiet small flush">{t('noneGranted', { year: String(year) })}</p>;
  return (
    <>
      <ul className={classes['tiles']}>
        {announced.map((row) => (
          <li key={row.id} style={typeColour(row.colour)}>
            <button type="button" className={classes['tile']} onClick={() => setOpen(row)} title={w('ledger')}>
              <span className="quiet small">{typeName(row, locale)}</span>
              <span className={classes['balance']}>
                <strong className="tabular">{dayCount(row.balance)}</strong> {t('daysLeft', { days: row.balance })}
              </span>
              <span className={classes['parts']}>
                {partsOf(row).map(([key, days]) => (
                  <span key={key}>
                    {w(key)} {dayCount(days)}
                    {key === 'carried' && row.expiry && ` (${w('until', { date: formatDate(row.expiry) })})`}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{open && ledger(open, () => setOpen(null))}</Suspense>
    </>
  );
}
