/** The eight totals of the filter and where everybody stands. */
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';

type Answer = OutputOf<typeof listPayrolls>;

export function PayrollTiles({ answer }: { answer: Pick<Answer, 'summary' | 'statuses'> }) {
  const t = useT(MANAGE);
  const { summary, statuses } = answer;
  const figures = [
    [t('gross'), summary.total_gross_pay],
    [t('deduction'), summary.total_deduction],
    [t('employeeShare'), summary.total_contribution_employee],
    [t('adjustment'), summary.total_adjustment],
    [t('net'), summary.total_net_pay],
    [t('employerCost'), summary.total_contribution_employer],
  ] as const;
  return (
    <section className={classes['tiles']} aria-label={t('summary')}>
      <dl className={classes['figures']}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes['statuses']}>
        {Object.entries(statuses)
          .filter(([, count]) => count > 0)
          .map(([status, count]) => (
            <li key={status}>
              <StatusChip status={status} /> <span className="tabular">{count}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
