/** The figures of the filter: its eight totals. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './overview.module.css';

type Answer = OutputOf<typeof listPayrolls>;

export type Overview = Pick<Answer, 'statuses' | 'period'>;

/** Those that a phone shows at first. */
const FIRST = ['net', 'employerCost'] as const;

/** Its places stand before its figures, so that nothing below moves when they come; what is not known yet is not 0.00. */
export function PayrollTotals({ summary }: { summary: Answer['summary'] | undefined }) {
  const t = useT(MANAGE);
  const [open, setOpen] = useState(false);
  const figures = [
    [t('salary'), summary?.total_salary],
    [t('earnings'), summary?.total_earning],
    [t('gross'), summary?.total_gross_pay],
    [t('deduction'), summary?.total_deduction],
    [t('employeeShare'), summary?.total_contribution_employee],
    [t('adjustment'), summary?.total_adjustment],
    [t('net'), summary?.total_net_pay],
    [t('employerCost'), summary?.total_contribution_employer],
  ] as const;
  return (
    <>
      <dl className={classes['totals']} aria-label={t('summary')} data-open={open || undefined}>
        {figures.map(([label, value]) => (
          <div key={label} data-main={label === t('net') || undefined} data-first={FIRST.some((key) => label === t(key)) || undefined}>
            <dt>{label}</dt>
            <dd>{summary ? <Money value={value} /> : '–'}</dd>
          </div>
        ))}
      </dl>
      <Button className={classes['unfold']} variant="subtle" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'fewerTotals' : 'allTotals')}
      </Button>
    </>
  );
}
