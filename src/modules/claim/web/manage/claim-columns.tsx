import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { isPending, UNPAID_STATUSES } from '../../contract/claim.workflow.ts';
import { AMOUNT_COLUMNS } from '../claim-columns.tsx';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import type { StatusFilter } from './claim-filter.ts';
import classes from './manage.module.css';
import { MANAGE } from './manage.messages.ts';

/** What its items were granted so far. */
const CHECKED: Column<ClaimRow> = {
  key: 'checked_amount',
  label: MANAGE.checked,
  kind: 'money',
  priority: 4,
  value: ({ checked_amount }) => checked_amount || null,
};

/** Where all statuses stand together, each row says its own. Before the approval nothing is approved; what is over has no age. */
export function columnsOf(status: StatusFilter): Column<ClaimRow>[] {
  const undecided = status !== '' && isPending(status);
  const waits = undecided || UNPAID_STATUSES.some((each) => each === status);
  return [
    { key: 'number', label: W.number, kind: 'identity', sort: true, priority: 4, value: ({ number }) => number ?? '' },
    {
      key: 'employee',
      label: W.employee,
      kind: 'person',
      card: 'title',
      fixed: true,
      value: ({ employee }) => employee.name,
      second: ({ employee: { employee_code, position } }) => [employee_code, position?.name].filter(Boolean).join(' · '),
    },
    { key: 'title', label: W.title, sort: true, priority: 1, card: 'subtitle' },
    ...AMOUNT_COLUMNS.flatMap((column) => {
      // How many there are matters to who checks them; beside two amounts it would cut the position of the person.
      if (column.key === 'items') return { ...column, hidden: status !== '' && !undecided };
      // So would the day, beside how long it waits since.
      if (column.key === 'submit_date') return { ...column, hidden: waits && !undecided };
      return column.key !== 'approved_amount' || !undecided ? column : status === 'Reviewed' ? CHECKED : [];
    }),
    ...(waits ? [AGE] : []),
    { key: 'over_limit', label: W.overLimit, kind: 'status', priority: 3, cell: ({ over_limit }) => over_limit > 0 && <OverLimit n={over_limit} /> },
    { key: 'status', label: W.status, kind: 'status', hidden: status !== '', card: 'badge' },
  ];
}

const AGE: Column<ClaimRow> = { key: 'age', label: MANAGE.age, kind: 'number', priority: 2, card: 4, cell: ({ submit_date }) => <Age since={submit_date} /> };

/** Days for which a claim may lie before it stands out. */
const LATE_DAYS = 14;

function Age({ since }: { since: string | null }) {
  const today = useToday();
  if (since === null) return <span aria-hidden>–</span>;
  const days = daysInclusive(since as CalendarDate, today) - 1;
  return <span className={days > LATE_DAYS ? classes['late'] : undefined}>{days}</span>;
}

function OverLimit({ n }: { n: number }) {
  const t = useT(MANAGE);
  return <StatusChip status={null} label={t('overLimit', { n })} colour="warning" />;
}
