/** CP38 orders of an employee, below the salary. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { deleteCp38, listCp38 } from '../contract/relief.endpoints.ts';
import type { Cp38Row } from '../contract/relief.schema.ts';
import { useMonthName } from './relief-parts.tsx';
import { CP38 } from './relief.messages.ts';
import classes from './relief.module.css';

const OrderForm = lazyDrawer(async () => (await import('./cp38-form.tsx')).OrderForm, { title: CP38.formTitle });

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
          <Button size="sm" variant="default" leftSection={<Icon name="plus" size={16} />} {...approachOf(OrderForm)} onClick={() => setEditing('new')}>
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
    const sure = await confirm({ title: t('removeTitle', { reference }), message: CP38.hint, verb: EVERYDAY.delete, danger: true });
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
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={t('changeOf', { reference: order.reference })}
                      {...approachOf(OrderForm)}
                      onClick={() => onChange(order)}
                    >
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
