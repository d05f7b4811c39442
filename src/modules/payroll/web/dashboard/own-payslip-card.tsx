import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { PayslipBlock } from '../../contract/dashboard.schema.ts';
import { PayslipStatus } from '../payslip/payslip-status.tsx';
import { PAYROLL_CARDS } from './payroll-cards.messages.ts';
import classes from './payroll-cards.module.css';

const COVERED = 'RM ••••••';

/** The newest own payslip and those before it; the net pay stays covered until asked for. */
export function OwnPayslipCard() {
  const t = useT(PAYROLL_CARDS);
  const { locale } = useLocale();
  const payslip = useBlock<PayslipBlock>('payslip');
  const [shown, setShown] = useState(false);
  if (!payslip) return null;
  return (
    <BlockCard title={PAYROLL_CARDS.own} href="/payroll" aside={formatMonth(calendarDate(payslip.end_date), locale)}>
      <p className={classes['figure']}>
        <strong>{shown ? <Money value={payslip.total_net_pay} currency /> : COVERED}</strong>
        <ActionIcon variant="subtle" aria-label={t(shown ? 'hide' : 'show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </ActionIcon>
        <span>{t('ownNet')}</span>
      </p>
      {payslip.earlier.length > 0 && (
        <ul className={classes['earlier']} aria-label={t('earlier')}>
          {payslip.earlier.map(({ id, end_date, total_net_pay }) => (
            <li key={id}>
              <Link className="tall" href={`/payroll?open=${id}`}>
                {formatMonth(calendarDate(end_date), locale)}
              </Link>
              <span className="tabular">{shown ? <Money value={total_net_pay} currency /> : COVERED}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes['foot']}>
        <PayslipStatus payslip={payslip} />
        <Link className="tall" href={`/payroll?open=${payslip.id}`}>
          {t('open')}
        </Link>
      </p>
    </BlockCard>
  );
}
