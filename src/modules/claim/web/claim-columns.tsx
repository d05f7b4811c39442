import { useLocale } from '#platform/web/locale/locale.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import type { ClaimRow } from '../contract/claim.schema.ts';
import { CLAIM_WORDS as W, monthText } from './claim-words.ts';

/** What a claim is worth, and where it stands: the columns that both lists have. */
export const AMOUNT_COLUMNS: readonly Column<ClaimRow>[] = [
  { key: 'items', label: W.items, kind: 'number', priority: 5 },
  { key: 'total_amount', label: W.amount, kind: 'money', sort: true, priority: 1, card: 1 },
  {
    key: 'approved_amount',
    label: W.approved,
    kind: 'money',
    sort: true,
    priority: 3,
    card: 2,
    value: ({ approved_amount }) => approved_amount || null,
  },
  { key: 'submit_date', label: W.submitted, kind: 'date', sort: true, priority: 2, card: 3 },
];

export const OWN_COLUMNS: readonly Column<ClaimRow>[] = [
  { key: 'number', label: W.number, kind: 'identity', sort: true, priority: 4 },
  { key: 'title', label: W.title, sort: true, card: 'title', fixed: true },
  { key: 'claim_month', label: W.month, sort: true, priority: 3, cell: ({ claim_month }) => <Month date={claim_month} /> },
  ...AMOUNT_COLUMNS,
  { key: 'payment_date', label: W.paidOn, kind: 'date', priority: 4, value: ({ status, payment_date }) => (status === 'Paid' ? payment_date : null) },
  { key: 'status', label: W.status, kind: 'status', sort: true, card: 'badge' },
];

function Month({ date }: { date: string }) {
  return monthText(date, useLocale().locale);
}
