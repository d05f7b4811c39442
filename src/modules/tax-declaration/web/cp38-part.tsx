/** CP38 orders of an employee, below the salary. */
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MonthField } from '#platform/web/forms/date-fields.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { deleteCp38, listCp38, saveCp38 } from '../contract/relief.endpoints.ts';
import { cp38Form, type Cp38Row } from '../contract/relief.schema.ts';
import { useMonthName } from './relief-parts.tsx';
import { CP38 } from './relief.messages.ts';
import classes from './relief.module.css';

const STATES = { Upcoming: undefined, Active: CP38.active, Ended: CP38.ended } as const;

export function Cp38Part({ employeeId }: { employeeId: number }) {
  const t = useT(CP38);
  const { data } = useEndpoint(listCp38, { id: employeeId }, { keepPrevious: false, quiet: true });
  const [editing, setEditing] = useState<Cp38Row | 'new' | null>(null);
  if (!data) return null;
  const { data: orders, can } = data;
  return (
    <section className={`${classes['section']} ${classes['orders']}`} aria-labelledby="cp38-block">
      <div className={`${classes['head']} wrap`}>
        <h2 className="title" id="cp38-block">
          {t('title')}
        </h2>
        {can.update && (
          <Button size="sm" variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        )}
      </div>
      {orders.length === 0 ? (
        <p className="quiet small flush">{t('none')}</p>
      ) : (
        <Orders orders={orders} employeeId={employeeId} onChange={can.update ? setEditing : undefined} />
      )}
      {editing && <OrderForm employeeId={employeeId} order={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

interface OrdersProps {
  readonly orders: readonly Cp38Row[];
  readonly employeeId: number;
  readonly onChange: ((order: Cp38Row) => void) | undefined;
}

function Orders({ orders, employeeId, onChange }: OrdersProps) {
  const t = useT(CP38);
  const month = useMonthName();
  const confirm = useConfirm();
  const { run } = useWrite(deleteCp38, { invalidates: [listCp38] });
  const remove = async ({ id, reference }: Cp38Row) => {
    const sure = await confirm({ title: t('removeTitle', { reference }), message: CP38.hint, danger: true });
    if (sure) await run({ id: employeeId, order_id: id }).catch(() => undefined);
  };
  return (
    <section className="scroll-x" {...scrollRegion(t('title'))}>
      <table className="numbers ruled">
        <TableHead
          heads={[t('reference'), t('months'), t('state'), { figure: `${t('amount')} (RM)` }, { figure: `${t('deducted')} (RM)` }, { unseen: t('change') }]}
        />
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">{order.reference}</th>
              <td>
                {month(order.month_from)} – {month(order.month_to)}
              </td>
              <td>
                <StatusChip status={order.state} label={STATES[order.state]} />
              </td>
              <td data-right>
                <Money value={order.amount} />
              </td>
              <td data-right>
                <Money value={order.deducted} />
              </td>
              <td>
                {onChange && (
                  <>
                    <Button variant="subtle" size="compact-sm" aria-label={t('changeOf', { reference: order.reference })} onClick={() => onChange(order)}>
                      {t('change')}
                    </Button>
                    {order.deducted === 0 && (
                      <ActionIcon variant="subtle" color="red" aria-label={t('remove', { reference: order.reference })} onClick={() => void remove(order)}>
                        <Icon name="delete" size={16} />
                      </ActionIcon>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OrderForm({ employeeId, order, onClose }: { employeeId: number; order: Cp38Row | null; onClose: () => void }) {
  const t = useT(CP38);
  const month = useToday().slice(0, 7);
  const { run } = useWrite(saveCp38, { invalidates: [listCp38] });
  const form = useZodForm(cp38Form, {
    initial: {
      id: employeeId,
      order_id: order?.id ?? null,
      reference: order?.reference ?? '',
      month_from: order?.month_from ?? month,
      month_to: order?.month_to ?? month,
      note: order?.note ?? '',
      updated_at: order?.updated_at ?? null,
      ...(order && { amount: order.amount }),
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CP38.formTitle} form={form}>
      <p className="quiet small flush">{t('hint')}</p>
      <TextField form={form} name="reference" label={CP38.reference} maxLength={60} required />
      <FormRow>
        <MonthField form={form} name="month_from" label={CP38.from} required />
        <MonthField form={form} name="month_to" label={CP38.to} required />
      </FormRow>
      <MoneyField form={form} name="amount" label={CP38.amount} required />
      <TextField form={form} name="note" label={CP38.note} maxLength={500} />
    </FormDrawer>
  );
}
