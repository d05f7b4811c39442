/** Payment batches (R34): the list, a batch in the drawer, and the wizard at `?create=Salary`. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { useActionState } from '#platform/web/viewer.tsx';
import { listPayments } from '../contract/payment.endpoints.ts';
import { PAYMENT_TYPES, type PaymentRow } from '../contract/payment.schema.ts';
import { PAYMENT_STATUSES } from '../contract/payment.workflow.ts';
import { PAYMENT_PAGE, preparePath } from './payment-address.ts';
import { PAYMENT, TYPE_WORDS } from './payment-page.messages.ts';

// Loaded with the first batch that is opened or prepared: the list needs none of them.
const PaymentDrawer = lazyDrawer(async () => (await import('./payment-drawer.tsx')).PaymentDrawer, { title: PAYMENT.title, shape: 'detail', size: 720 });
const PreparePayment = lazy(async () => ({ default: (await import('./prepare-payment.tsx')).PreparePayment }));

const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'year', key: 'year', label: PAYMENT.year, prominent: true },
  { kind: 'select', key: 'type', label: PAYMENT.type, options: PAYMENT_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })) },
  { kind: 'select', key: 'status', label: PAYMENT.status, options: PAYMENT_STATUSES, prominent: true },
];

function useColumns(): Column<PaymentRow>[] {
  const say = useSay();
  return [
    {
      key: 'title',
      label: PAYMENT.name,
      sort: true,
      fixed: true,
      card: 'title',
      second: (row) => [row.number, say(TYPE_WORDS[row.type]), ...row.kinds].join(' · '),
    },
    { key: 'period', label: PAYMENT.period, kind: 'period', priority: 3, value: (row) => [row.period_start, row.period_end] },
    { key: 'total_employee', label: PAYMENT.employees, kind: 'number', sort: true, priority: 3, card: 2 },
    { key: 'total_amount', label: PAYMENT.total, kind: 'money', sort: true, priority: 1, card: 1 },
    { key: 'bank', label: PAYMENT.bank, priority: 5, value: ({ bank }) => `${bank.name} ••${bank.account_no.slice(-4)}` },
    { key: 'payment_date', label: PAYMENT.paymentDate, kind: 'date', sort: true, priority: 2, card: 3 },
    { key: 'status', label: PAYMENT.status, kind: 'status', sort: true, card: 'badge' },
  ];
}

export function Page() {
  const creating = new URLSearchParams(useSearch()).has('create');
  const may = useActionState(PAYMENT_PAGE, 'Create');
  return creating && may.allowed && !may.disabled ? (
    <Suspense fallback={<Skeletons shape="form" count={6} />}>
      <PreparePayment />
    </Suspense>
  ) : (
    <Batches />
  );
}

function Batches() {
  const t = useT(PAYMENT);
  const columns = useColumns();
  const prepare = (
    <ActionButton needs={{ page: PAYMENT_PAGE, action: 'Create' }} icon="plus" href={preparePath('Salary')}>
      {t('prepare')}
    </ActionButton>
  );
  return (
    <ListPage
      title={PAYMENT.title}
      endpoint={listPayments}
      columns={columns}
      filters={FILTERS}
      rowName={(row) => row.number}
      action={prepare}
      totals={({ summary }) => ({ total_amount: summary.total_amount, total_employee: summary.total_employee })}
      empty={{ drawing: 'bank', title: PAYMENT.empty, hint: PAYMENT.emptyHint, action: prepare }}
      opens={PaymentDrawer}
      detail={(id, close) => (
        <Suspense>
          <PaymentDrawer id={Number(id)} onClose={close} />
        </Suspense>
      )}
    />
  );
}
