/** Columns of the payroll list; contributions stand in columns of their own once they are asked for. */
import { formatPrice } from '#platform/contract/money.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import type { PayrollRow } from '../../contract/payroll.endpoints.ts';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { PAYSLIP_VIEW } from '../payslip/payslip-view.messages.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';

/** Employee and employer share; nothing while there is no payroll. */
function pair(row: PayrollRow, scheme: 'epf' | 'socso' | 'eis'): string {
  const share = row[scheme];
  return share && row.reference_payroll_id !== null ? `${formatPrice(share.employee)} / ${formatPrice(share.employer)}` : '';
}

/** What tells people of one name apart; what is to be looked at first comes before it. */
function Apart({ row }: { row: PayrollRow }) {
  const t = useT(MANAGE);
  const kinds = useT(KIND_WORDS);
  const kind = row.kind === 'monthly' ? null : kinds(row.kind);
  const say = (...words: (string | null)[]) => words.filter(Boolean).join(' · ');
  const words = say(kind, row.employee_code, row.position);
  // Beside a warning there is room for the number, not for the position too.
  const warned = row.missing_salary || row.attendance_moved;
  return (
    <>
      {row.missing_salary && (
        <span className={`${classes['missing']} inline`}>
          <Icon name="alert" size={14} /> {t('missingSalary')}
        </span>
      )}
      {row.attendance_moved && (
        <span className={`${classes['missing']} inline`}>
          <Icon name="alert" size={14} /> {t('attendanceMoved')}
        </span>
      )}
      <span title={words}>{warned ? say(kind, row.employee_code) : words}</span>
    </>
  );
}

export const PAYROLL_COLUMNS: Column<PayrollRow>[] = [
  {
    key: 'name',
    label: MANAGE.employee,
    sort: true,
    fixed: true,
    kind: 'person',
    card: 'title',
    second: (row) => <Apart row={row} />,
  },
  { key: 'basic', label: MANAGE.basic, kind: 'money', priority: 6 },
  { key: 'total_salary', label: MANAGE.salary, kind: 'money', priority: 5 },
  { key: 'total_earning', label: MANAGE.earnings, kind: 'money', priority: 4 },
  { key: 'total_gross_pay', label: MANAGE.gross, kind: 'money', priority: 2, sort: true, card: 2 },
  { key: 'total_deduction', label: MANAGE.deduction, kind: 'money', priority: 3 },
  { key: 'total_contribution_employee', label: MANAGE.employeeTaken, kind: 'money', priority: 3 },
  { key: 'epf', label: PAYSLIP_VIEW.epf, kind: 'number', priority: 2, hidden: true, include: 'EPF', value: (row) => pair(row, 'epf') },
  { key: 'socso', label: PAYSLIP_VIEW.socso, kind: 'number', priority: 2, hidden: true, include: 'SOCSO', value: (row) => pair(row, 'socso') },
  { key: 'skbbk', label: PAYSLIP_VIEW.skbbk, kind: 'money', priority: 2, hidden: true, include: 'SKBBK', value: (row) => row.skbbk?.employee },
  { key: 'eis', label: PAYSLIP_VIEW.eis, kind: 'number', priority: 2, hidden: true, include: 'EIS', value: (row) => pair(row, 'eis') },
  { key: 'hrdf', label: MANAGE.hrdf, kind: 'money', priority: 2, hidden: true, include: 'HRDF', value: (row) => row.hrdf?.employer },
  { key: 'tax', label: PAYSLIP_VIEW.tax, kind: 'money', priority: 2, hidden: true, include: 'TAX', value: (row) => row.tax?.employee },
  { key: 'total_adjustment', label: MANAGE.adjustment, kind: 'money', priority: 7 },
  { key: 'total_net_pay', label: MANAGE.net, kind: 'money', priority: 1, sort: true, card: 1 },
  { key: 'status', label: MANAGE.status, kind: 'status', sort: true, card: 'badge' },
  { key: 'processed_by', label: MANAGE.processedBy, value: (row) => row.processed_by?.name, hidden: true },
];
