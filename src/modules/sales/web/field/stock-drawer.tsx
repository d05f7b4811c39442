/** Opening stock, replenishment, sales and what else goes: recorded product by product. */
import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { LightSelect } from '#platform/web/ui/light/light-select.tsx';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import { recordStock } from '../../contract/stock/stock.endpoints.ts';
import { REASONED_TYPES, STOCK_TYPE_WORDS, STOCK_TYPES, type StockType } from '../../contract/stock/stock-types.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';
import { enteredOf, QuantityList, type Quantities } from './quantity-list.tsx';
import { balanceWith, type WaitingOf } from './unsent-of.ts';
import { useAttempt } from './use-attempt.ts';
import { useFieldSend } from './use-field-send.ts';
import { useProductFinder } from './use-product-finder.tsx';

export interface FieldDrawerProps {
  readonly schedule: WorkableSchedule;
  readonly waiting: WaitingOf;
  readonly onClose: () => void;
}

export function StockDrawer({ schedule, waiting, onClose }: FieldDrawerProps) {
  const t = useT(MY_DAY);
  const types = useT(STOCK_TYPE_WORDS);
  const send = useFieldSend();
  const { products, outlet } = schedule;
  const left = (product: WorkableSchedule['products'][number]) => balanceWith(product, waiting.rows);
  const [type, setType] = useState<StockType>(() => (products.some((product) => left(product) === null) ? 'opening' : 'sale'));
  const [quantities, setQuantities] = useState<Quantities>({});
  const [reason, setReason] = useState('');
  const { attempt, busy, problem, setProblem } = useAttempt();
  const { shown, field } = useProductFinder(products);
  const needsReason = REASONED_TYPES.has(type);

  const save = async () => {
    const entered = enteredOf(quantities).filter(({ quantity }) => type === 'opening' || quantity > 0);
    if (entered.length === 0) return setProblem(t('nothing'));
    await attempt(async () => {
      const rows = entered.map((row) => ({ ...row, type, unit_price: null, recorded_at: null, remark: needsReason ? reason.trim() || null : null }));
      await send(recordStock, { id: schedule.id, rows, override: false }, { wording: `${types(type)}: ${outlet.name}` });
      setQuantities({});
      setReason('');
    });
  };

  return (
    <SideDrawer onClose={onClose} title={t('stockOf', { outlet: outlet.name })} size={560}>
      <div className={classes['fields']}>
        <LightSelect
          label={t('kind')}
          data={STOCK_TYPES.map((value) => ({ value, label: types(value) }))}
          value={type}
          onChange={(next) => setType((next as StockType | null) ?? 'sale')}
        />
        {field}
        <QuantityList products={shown} left={left} value={quantities} onChange={setQuantities} />
        {needsReason && (
          <TextInput size="md" withAsterisk maxLength={255} label={t('reason')} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        )}
        {problem && <Alert color="red" role="alert" title={problem} />}
        <Button size="xl" fullWidth loading={busy} onClick={() => void save()}>
          {t('record')}
        </Button>
      </div>
    </SideDrawer>
  );
}
