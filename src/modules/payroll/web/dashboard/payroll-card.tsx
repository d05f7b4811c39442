import { Link } from 'wouter';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateRangeText, Money } from '#platform/web/ui/values.tsx';
import type { PayrollBlock } from '../../contract/dashboard.schema.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { PAYROLL_CARDS } from './payroll-cards.messages.ts';
import classes from './payroll-cards.module.css';

const LIST = '/payroll/manage';
const COUNTS = [
  ['Pending', 'unprocessed'],
  ['In Process', 'in_process'],
  ['Confirmed', 'confirmed'],
  ['Waiting for Payment', 'waiting_for_payment'],
  ['Paid', 'paid'],
] as const satisfies readonly (readonly [PayrollRowStatus, keyof PayrollBlock])[];

/** Where everybody stands in the current pay period, and what is paid out. */
export function PayrollCard() {
  const t = useT(PAYROLL_CARDS);
  const block = useBlock<PayrollBlock>('payroll');
  if (!block) return null;
  const fixed = COUNTS.map(([status, key]) => [status, block[key]] as const).filter(([, count]) => count > 0);
  return (
    <BlockCard title={PAYROLL_CARDS.payroll} href={LIST} aside={<DateRangeText from={block.start_date} to={block.end_date} />}>
      {fixed.length === 0 ? (
        <p className="quiet flush">{t('nobody')}</p>
      ) : (
        <>
          <p className={classes['figure']}>
            <strong>
              <Money value={block.total_net_pay} currency />
            </strong>
            <span>{t('net')}</span>
          </p>
          <ul className={classes['lines']}>
            {fixed.map(([status, count]) => (
              <li key={status}>
                <Link className="tall" href={`${LIST}?status=${encodeURIComponent(status)}`}>
                  <StatusChip status={status} />
                  <b className="tabular">{count}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </BlockCard>
  );
}
