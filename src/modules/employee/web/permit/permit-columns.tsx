import { daysInclusive, calendarDate, formatDate } from '#platform/contract/dates.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { PermitRow } from '../../contract/permit.schema.ts';
import { term } from '../terms.messages.ts';
import { daysLeftWords, expiryTone } from './days-left.ts';
import { PERMIT, sectorOptions } from './permit.messages.ts';

const CLOSED = ['Cancelled', 'Expired'];

/** Days left as a chip; a closed permit counts nothing any more. */
export function DaysLeft({ row }: { row: PermitRow }) {
  const t = useT(PERMIT);
  if (CLOSED.includes(row.status)) return <span aria-hidden>–</span>;
  return <StatusChip status="" label={daysLeftWords(row.days_left, t)} colour={expiryTone(row.days_left)} />;
}

/** The passport with a chip for its own expiry. */
export function Passport({ row }: { row: PermitRow }) {
  const t = useT(PERMIT);
  const today = useToday();
  const expiry = row.employee.passport_expiry;
  const left = expiry ? daysInclusive(today, calendarDate(expiry)) - 1 : null;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' }}>
      {row.passport_no}
      {expiry && left !== null && left <= 365 && (
        <span title={t('passportUntil', { date: formatDate(expiry) })}>
          <StatusChip status="" label={formatDate(expiry)} colour={expiryTone(left)} />
        </span>
      )}
    </span>
  );
}

/** The columns of R95; the sector stands below the type. The end of the insurance is shown when chosen. */
export function usePermitColumns(): Column<PermitRow>[] {
  const say = useSay();
  const sector = (value: string | null) => {
    const label = sectorOptions(value).find((option) => option.value === value)?.label;
    return label === undefined || typeof label === 'string' ? label : say(label);
  };
  return [
    { key: 'employee', label: PERMIT.employee, kind: 'person', fixed: true, card: 'title', value: (row) => row.employee.name },
    { key: 'nationality', label: PERMIT.nationality, priority: 2, folds: 'employee', value: (row) => row.employee.nationality },
    { key: 'passport_no', label: PERMIT.passport, kind: 'identity', priority: 5, cell: (row) => <Passport row={row} /> },
    { key: 'permit_no', label: PERMIT.permitNo, kind: 'identity', sort: true, priority: 1, card: 'subtitle' },
    {
      key: 'type',
      label: PERMIT.type,
      sort: true,
      priority: 3,
      card: 3,
      value: (row) => say(term(row.type)),
      second: (row) => sector(row.sector),
    },
    { key: 'expiry_date', label: PERMIT.expiry, kind: 'date', sort: true, priority: 1, card: 1 },
    { key: 'days_left', label: PERMIT.daysLeft, kind: 'status', card: 2, cell: (row) => <DaysLeft row={row} /> },
    { key: 'fomema_result', label: PERMIT.fomema, priority: 7, value: (row) => row.fomema_result && say(term(row.fomema_result)) },
    { key: 'levy_amount', label: PERMIT.levy, kind: 'money', priority: 6 },
    { key: 'insurance_expiry', label: PERMIT.insurance, kind: 'date', hidden: true },
    { key: 'status', label: PERMIT.status, kind: 'status', sort: true, card: 'badge' },
  ];
}
