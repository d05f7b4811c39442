import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PAYROLL_WARNINGS, type PayrollWarning } from '../../contract/payroll.messages.ts';
import { payrollWarnings } from '../../contract/calculation/warn-payroll.ts';
import { useEditor } from './editor.tsx';
import { PROCESS } from './process.messages.ts';

/** What attendance has not settled is said whole beside its figures; here it is counted, and the way there. */
const OF_ATTENDANCE: ReadonlySet<PayrollWarning> = new Set(['overtimeWaits', 'correctionsWait', 'checkOutMissing', 'daysNotKnown', 'workedOnLeave']);

/** Worked out with the figures; what only the server knows (the bank account) comes from its last answer. */
export function Warnings() {
  const t = useT(PROCESS);
  const say = useSay();
  const { draft, figures } = useEditor();
  if (!figures) return null;
  const { totals } = figures;
  const live = payrollWarnings({
    calculation: draft.calculation,
    start_date: draft.form.start_date,
    end_date: draft.form.end_date,
    lines: draft.form.deductions,
    gross: totals.total_gross_pay,
    deductions: totals.total_deduction,
    contributions: totals.total_contribution_employee,
    net: totals.total_net_pay,
  });
  const noAccount = draft.form.warnings.some(({ code }) => code === 'noAccount') ? (['noAccount'] as const) : [];
  const codes = [...live, ...noAccount];
  if (codes.length === 0) return null;
  const own = codes.filter((code) => !OF_ATTENDANCE.has(code));
  const unsettled = codes.length - own.length;
  return (
    <section aria-label={t('warnings')}>
      <ul className="cautions">
        {unsettled > 0 && (
          <li className="row-top">
            <Icon name="alert" size={16} /> <a href="#process-attendance">{t('unsettled', { n: unsettled })}</a>
          </li>
        )}
        {own.map((code) => (
          <li className="row-top" key={code}>
            <Icon name="alert" size={16} /> {say(PAYROLL_WARNINGS[code])}
          </li>
        ))}
      </ul>
    </section>
  );
}
