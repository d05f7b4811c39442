/** Parts of a declaration that the employee's and the officer's lists share. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { ReliefRow } from '../contract/relief.schema.ts';
import { RELIEF } from './relief.messages.ts';
import classes from './relief.module.css';

export function useMonthName(): (month: string) => string {
  const { locale } = useLocale();
  return (month) => formatMonth(calendarDate(`${month}-01`), locale);
}

export const ReliefStatus = ({ status }: Pick<ReliefRow, 'status'>) =>
  status === 'Withdrawn' ? <StatusChip status={status} label={RELIEF.withdrawn} /> : <StatusChip status={status} />;

interface CardProps {
  readonly row: ReliefRow;
  /** Whose it is, where nothing around it says so. */
  readonly who?: boolean;
  /** Its status is said around it. */
  readonly bare?: boolean;
  /** What can be done stands beside the amount where there is room. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

/** One declaration: what, when, how much, its receipts, what became of it. */
export function ReliefCard({ row, who, bare = false, beside, children }: CardProps) {
  const t = useT(RELIEF);
  const { locale } = useLocale();
  const month = useMonthName();
  const lowered = row.accepted_amount !== null && row.accepted_amount !== row.amount;
  return (
    <li className={classes['card']} data-beside={beside || undefined}>
      <div className={classes['what']}>
        {who && (
          <strong>
            {row.employee.name} <small>{row.employee.employee_code}</small>
          </strong>
        )}
        <span>{locale === 'ms' ? row.title_malay : row.title}</span>
        <small>
          {month(row.month)}
          {row.payroll && <> · {t('counted', { number: row.payroll.number })}</>}
          {row.note && <> · “{row.note}”</>}
        </small>
        {lowered && <small>{t('acceptedOf', { accepted: formatPrice(row.accepted_amount), amount: formatPrice(row.amount) })}</small>}
        {row.remark && (
          <small>
            {row.decided_by}: {row.remark}
          </small>
        )}
        {row.receipts.map(({ file, url, name }) => (
          <Anchor key={file} href={url} target="_blank" rel="noreferrer" size="xs" className="inline">
            <Icon name="file-document" size={13} /> {name}
          </Anchor>
        ))}
      </div>
      <div className={classes['figure']}>
        <Money value={row.accepted_amount ?? row.amount} currency />
        {!bare && <ReliefStatus status={row.status} />}
      </div>
      {children && <div className={classes['moves']}>{children}</div>}
    </li>
  );
}
