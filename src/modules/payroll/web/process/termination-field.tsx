/** The termination benefit of somebody whose employment ends in the period: due or not, and the wages it is worked out on. */
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Amount, Tick, useEditor } from './editor.tsx';
import { changeCalculation } from './draft/process-draft.ts';
import { PROCESS } from './process.messages.ts';
import classes from './fields.module.css';

export function TerminationField() {
  const t = useT(PROCESS);
  const { draft, edit, errors } = useEditor();
  const { employment, termination, known_wages: known } = draft.calculation;
  if (!employment?.left || employment.left > draft.form.end_date) return null;
  const put = (next: typeof termination) => edit((before) => changeCalculation(before, { termination: next }));
  return (
    <fieldset className={classes['block']}>
      <legend>{t('lastDay', { date: formatDate(employment.left) })}</legend>
      <Tick label={t('terminationDue')} checked={Boolean(termination)} onChange={(due) => put(due ? { wages: null } : null)} />
      {termination && (
        <Amount
          label={t('twelveMonths')}
          path="calculation.termination.wages"
          money
          value={termination.wages}
          description={known ? t('knownWages', { amount: formatPrice(known.amount), n: known.months }) : t('noKnownWages')}
          onChange={(wages) => put({ wages })}
        />
      )}
      {errors['calculation.termination'] && (
        <p className={classes['mistake']} role="alert">
          {errors['calculation.termination']}
        </p>
      )}
    </fieldset>
  );
}
