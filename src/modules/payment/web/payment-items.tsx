/** The payees of a batch, paged; taken out of a draft, held back from what waits. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type BulkAction, type Column, type RowAction } from '#platform/web/ui/list-page.tsx';
import { listPayables, listPayments, showPayment } from '../contract/payment.endpoints.ts';
import { holdPaymentItem, listPaymentItems, removePaymentItems, returnPaymentItem, revealAccounts } from '../contract/payment-item.endpoints.ts';
import type { PaymentDetail, PaymentItem } from '../contract/payment.schema.ts';
import { RETURN_REASON_WORDS } from '../contract/return-payment.schema.ts';
import { RETURN_MESSAGES } from '../contract/return-payment.messages.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { PAYMENT_PAGE } from './payment-address.ts';
import { PAYMENT } from './payment-page.messages.ts';
import { Account, Payee } from './payment-parts.tsx';

const ReturnForm = lazyDrawer(async () => (await import('./return-form.tsx')).ReturnForm);
const STALE = [showPayment, listPayments, listPaymentItems, listPayables, 'payroll.list-payrolls'] as const;

function ItemPayee({ row }: { row: PaymentItem }) {
  const t = useT(PAYMENT);
  const say = useSay();
  const back =
    row.returned &&
    t('returnedAt', {
      date: formatDate(row.returned.on),
      reason: [say(RETURN_REASON_WORDS[row.returned.reason]), row.returned.remark].filter(Boolean).join(', '),
    });
  return <Payee name={row.payee_name} under={[row.kind, row.number, back].filter(Boolean).join(' · ')} problems={row.problems} />;
}

const columnsOf = (accounts: Readonly<Record<string, string>>): Column<PaymentItem>[] => [
  {
    key: 'payee_name',
    label: PAYMENT.payee,
    sort: true,
    fixed: true,
    card: 'title',
    cell: (row) => <ItemPayee row={row} />,
  },
  {
    key: 'account_no',
    label: PAYMENT.account,
    kind: 'identity',
    priority: 2,
    card: 2,
    cell: (row) => <Account bank={row.bank} number={accounts[row.id] ?? row.account_no} />,
  },
  { key: 'amount', label: PAYMENT.amount, kind: 'money', priority: 1, sort: true, card: 1 },
  { key: 'status', label: PAYMENT.status, kind: 'status', card: 'badge' },
];

export function PaymentItems({ batch, onAdd }: { batch: PaymentDetail; onAdd: () => void }) {
  const t = useT(PAYMENT);
  const ask = useConfirm();
  const remove = useWrite(removePaymentItems, { invalidates: STALE });
  const defer = useWrite(holdPaymentItem, { invalidates: STALE });
  const giveBack = useWrite(returnPaymentItem, { invalidates: STALE });
  const mayApprove = useCan(PAYMENT_PAGE, 'Approve');
  const mayPay = useCan(PAYMENT_PAGE, 'Made Payment');
  const seesAccounts = mayApprove || mayPay;
  const reveal = useWrite(revealAccounts);
  const [accounts, setAccounts] = useState<Readonly<Record<string, string>> | null>(null);
  const [returning, setReturning] = useState<PaymentItem | null>(null);
  const { id, status, can } = batch;
  const columns = useMemo(() => columnsOf(accounts ?? {}).filter(({ key }) => status !== 'Draft' || key !== 'status'), [status, accounts]);

  const rowActions = (row: PaymentItem): RowAction[] => {
    if (can.update) return [{ key: 'remove', label: PAYMENT.remove, icon: 'close', onClick: () => remove.run({ id, item_ids: [row.id], status }) }];
    if (can.return && row.status === 'Paid') return [{ key: 'return', label: RETURN_MESSAGES.return, icon: 'undo', onClick: () => setReturning(row) }];
    if (!can.hold || row.status !== 'Pending') return [];
    const withhold = async () => {
      const answer = await ask({ title: t('holdAsk', { name: row.payee_name }), message: PAYMENT.holdHint, remark: true, verb: PAYMENT.hold });
      if (answer) await defer.run({ id, iid: row.id, remark: answer.remark, status });
    };
    return [{ key: 'hold', label: PAYMENT.hold, icon: 'pause', onClick: withhold }];
  };
  const bulk: BulkAction<PaymentItem>[] = can.update
    ? [
        {
          key: 'remove',
          label: (n) => t('removeN', { n }),
          icon: 'close',
          runAll: async (rows) => {
            await remove.run({ id, item_ids: rows.map((row) => row.id), status });
            return rows.map((row) => ({ id: row.number, ok: true }));
          },
        },
      ]
    : [];
  return (
    <>
      <ListPage
        title={PAYMENT.payees}
        plain
        inUrl={false}
        endpoint={listPaymentItems}
        input={{ id }}
        columns={columns}
        // The address names the batch by its id; a payee of the same id must not look open.
        rowKey={(row) => row.number}
        rowName={(row) => row.payee_name}
        rowActions={can.update || can.hold || can.return ? rowActions : undefined}
        bulk={bulk}
        defaults={{ sort: 'asc', sortBy: 'payee_name' }}
        tools={
          <>
            {seesAccounts && (
              <Button
                variant="default"
                leftSection={<Icon name={accounts ? 'eye-off' : 'eye'} size={16} />}
                loading={reveal.busy}
                onClick={() =>
                  accounts
                    ? setAccounts(null)
                    : void reveal.run({ id }).then(
                        ({ data }) => setAccounts(data),
                        () => undefined,
                      )
                }
              >
                {t(accounts ? 'hideAccounts' : 'showAccounts')}
              </Button>
            )}
            {can.update && (
              <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={onAdd}>
                {t('addPayees')}
              </Button>
            )}
          </>
        }
        empty={{ drawing: 'people', title: PAYMENT.noPayees, hint: PAYMENT.noPayeesHint }}
      />
      {returning && (
        <ReturnForm
          name={returning.payee_name}
          onClose={() => setReturning(null)}
          onReturn={(values) => giveBack.run({ ...values, id, iid: returning.id, status })}
        />
      )}
    </>
  );
}
