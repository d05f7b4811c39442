/** What kept months of this employee took too much or too little, and how it is settled. */
import { Button } from '@mantine/core';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { acceptDifference, listDifferences, type PayrollDifference } from '../../contract/later/later.endpoints.ts';
import { listPayrolls, showPayroll } from '../../contract/payroll.endpoints.ts';
import type { PayrollForm } from '../../contract/payroll-form.schema.ts';
import { LATER } from './later-view.messages.ts';

interface Props {
  readonly form: PayrollForm;
  readonly className?: string | undefined;
  /** An adjustment was added to the payroll on the screen. */
  readonly onAdjusted: () => void;
}

export function OwedCard({ form, className, onAdjusted }: Props) {
  const t = useT(LATER);
  const { data } = useEndpoint(listDifferences, { employee_id: form.employee_id }, { quiet: true, minDelay: false, keepPrevious: false });
  const shown = (data?.data ?? []).filter(({ state }) => state !== 'accepted');
  if (shown.length === 0) return null;
  return (
    <section className={className} aria-label={t('owed')}>
      <h2 className="heading">{t('owed')}</h2>
      <p className="quiet small flush">{t('note')}</p>
      <ul>
        {shown.map((difference) => (
          <Owed key={difference.id} difference={difference} form={form} onAdjusted={onAdjusted} />
        ))}
      </ul>
    </section>
  );
}

function Owed({ difference, form, onAdjusted }: { difference: PayrollDifference; form: PayrollForm; onAdjusted: () => void }) {
  const t = useT(LATER);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const maySettle = useCan('/payroll/manage', 'Update');
  const settle = useWrite(acceptDifference, { invalidates: [listDifferences, showPayroll, listPayrolls] });
  const { id, end_date, because, state, taken_by } = difference;
  const words = { month: formatMonth(calendarDate(end_date), locale), amount: formatPrice(Math.abs(difference.difference)), because };
  const accept = async (payrollId: number | null) => {
    const answer = await confirm({
      title: LATER.settleAsk,
      message: t(difference.difference > 0 ? 'tooMuch' : 'tooLittle', words),
      remark: true,
      verb: LATER.settleVerb,
    });
    if (!answer) return;
    await settle.run({ id, reason: answer.remark, ...(payrollId !== null && { payroll_id: payrollId }) });
    if (payrollId !== null) onAdjusted();
  };
  return (
    <li>
      {t(difference.difference > 0 ? 'tooMuch' : 'tooLittle', words)}
      {state === 'taken' && taken_by && <small> {t('taken', { number: taken_by })}</small>}
      {state === 'open' && maySettle && (
        <span>
          {form.id !== null && form.can.adjust && (
            <Button variant="subtle" size="compact-sm" onClick={() => void accept(form.id)}>
              {t('adjust')}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={() => void accept(null)}>
            {t('settle')}
          </Button>
        </span>
      )}
    </li>
  );
}
