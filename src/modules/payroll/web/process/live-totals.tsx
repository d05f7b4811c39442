/** The figures of the payroll as they are typed; each opens the way it came about. */
import { useState } from 'react';
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';
import { Steps } from '#modules/statutory/web/public.tsx';
import { explainPayroll, type TraceKey } from '../../contract/explanation/explain-payroll.ts';
import type { PayrollFigures } from '../../contract/calculation/compute-payroll.ts';
import { PAYSLIP_VIEW } from '../payslip/payslip-view.messages.ts';
import { useEditor } from './editor.tsx';
import { PROCESS } from './process.messages.ts';
import classes from './live-totals.module.css';

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly trace: TraceKey | null;
  readonly strong?: boolean;
  /** Taken off the gross pay. */
  readonly minus?: boolean;
}

export function LiveTotals() {
  const t = useT(PROCESS);
  const p = useT(PAYSLIP_VIEW);
  const say = useSay();
  const { figures, readOnly } = useEditor();
  const [asked, setAsked] = useState<Figure | null>(null);
  if (!figures) return null;
  const { shared, totals } = figures;
  const rm = (amount: Sen) => toRinggit(amount);
  const employee: Figure[] = [
    { label: t('salary'), value: rm(totals.total_salary), trace: 'salary' },
    { label: t('earnings'), value: rm(totals.total_earning), trace: null },
    { label: t('gross'), value: rm(totals.total_gross_pay), trace: 'net', strong: true },
    { label: t('totalDeduction'), value: rm(totals.total_deduction), trace: null, minus: true },
    { label: p('epf'), value: rm(shared.epfEmployee), trace: 'epf', minus: true },
    { label: p('socso'), value: rm(shared.socsoEmployee), trace: 'socso', minus: true },
    ...(shared.skbbk > 0 ? [{ label: t('skbbk'), value: rm(shared.skbbk), trace: 'socso', minus: true } as const] : []),
    { label: p('eis'), value: rm(shared.eisEach), trace: 'eis', minus: true },
    { label: p('tax'), value: rm(figures.tax), trace: 'tax', minus: true },
    ...(figures.zakat > 0 ? [{ label: t('zakat'), value: rm(figures.zakat), trace: 'zakat', minus: true } as const] : []),
    ...(totals.total_adjustment === 0 ? [] : [{ label: t('adjustment'), value: rm(totals.total_adjustment), trace: null } as const]),
    ...(figures.rounding === 0 ? [] : [{ label: t('rounding'), value: rm(figures.rounding), trace: 'net' } as const]),
  ];
  const employer: Figure[] = [
    { label: p('epf'), value: rm(shared.epfEmployer), trace: 'epf' },
    { label: p('socso'), value: rm(shared.socsoEmployer), trace: 'socso' },
    { label: p('eis'), value: rm(shared.eisEach), trace: 'eis' },
    { label: say(SCHEME_WORDS.hrdf), value: rm(shared.hrdf), trace: 'hrdf' },
  ];
  return (
    <>
      <div className={classes['net']}>
        <FigureName figure={{ label: t('net'), value: rm(totals.total_net_pay), trace: 'net' }} onAsk={setAsked} />
        <strong aria-live="polite" data-negative={totals.total_net_pay < 0 || undefined}>
          <Money value={rm(totals.total_net_pay)} currency />
        </strong>
        {!readOnly && <small>{t('live')}</small>}
      </div>
      <FigureList label={t('totals')} figures={employee} onAsk={setAsked} />
      {/* Folded: warnings and the way on stand below, whole, on a screen of 900 px. */}
      <details className={`${classes['employer']} small`}>
        <summary>
          <span>{t('employerCost')}</span> <Money value={(totals.total_gross_pay + totals.total_contribution_employer) / 100} />
        </summary>
        <FigureList label={t('employer')} figures={employer} onAsk={setAsked} />
      </details>
      {asked?.trace && <TraceDrawer figure={asked} trace={asked.trace} figures={figures} onClose={() => setAsked(null)} />}
    </>
  );
}

function FigureName({ figure, onAsk }: { figure: Figure; onAsk: (figure: Figure) => void }) {
  const t = useT(PROCESS);
  if (!figure.trace) return <span>{figure.label}</span>;
  return (
    <button type="button" className={`${classes['why']} plain-button`} title={t('how', { figure: figure.label })} onClick={() => onAsk(figure)}>
      {figure.label}
    </button>
  );
}

function FigureList({ label, figures, onAsk }: { label: string; figures: readonly Figure[]; onAsk: (figure: Figure) => void }) {
  return (
    <dl className={classes['figures']} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} data-strong={figure.strong || undefined}>
          <dt>
            <FigureName figure={figure} onAsk={onAsk} />
          </dt>
          <dd>
            <Money value={figure.minus && figure.value !== 0 ? -figure.value : figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TraceDrawer({ figure, trace, figures, onClose }: { figure: Figure; trace: TraceKey; figures: PayrollFigures; onClose: () => void }) {
  const t = useT(PROCESS);
  const { draft } = useEditor();
  return (
    <DetailDrawer title={t('how', { figure: figure.label })} onClose={onClose}>
      <Steps steps={explainPayroll(draft.form, draft.calculation, figures)[trace]} />
    </DetailDrawer>
  );
}
