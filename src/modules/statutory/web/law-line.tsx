/** A line of a payslip that opens its law, worked out here and now: what the shop window shows of the portal. */
import { useState } from 'react';
import { dateInZone } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { TraceView } from '#platform/web/ui/trace-view.tsx';
import { calculateEpf } from '../contract/epf/calculate-epf.ts';
import { traceNames } from '../contract/trace-words.ts';
import { LAW_LINE } from './law-line.messages.ts';
import classes from './law-line.module.css';

/** Between two bands, so that the band shows. */
const WAGE = 3650;
const SHOWN = ['band', 'employee'];

export function LawLine() {
  const t = useT(LAW_LINE);
  const [{ employee, trace }] = useState(() => calculateEpf({ date: dateInZone(new Date()), wage: WAGE, part: 'A' }));
  const steps = trace.filter(({ step }) => SHOWN.includes(step));
  const [band, share] = steps;
  return (
    <figure className={classes['line']}>
      <figcaption className="quiet small">{t('from', { wage: formatPrice(WAGE) })}</figcaption>
      <p className={`${classes['figure']} apart`}>
        <span>{t('epf')}</span>
        <strong className="tabular">RM {formatPrice(employee)}</strong>
      </p>
      <p className={classes['why']}>{t('why', { rate: String(share?.inputs['rate']), band: formatPrice(Number(band?.result)) })}</p>
      <TraceView names={traceNames} steps={steps} />
    </figure>
  );
}
