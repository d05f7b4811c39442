/** An entry of stock that whoever supervises records on a schedule: missed, at another price, or beyond the balance, each with its reason. */
import { useState } from 'react';
import { DEFAULT_TIME_ZONE, formatClock, formatDate, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import type { ScheduleDetail } from '../../../contract/field/schedule-detail.endpoints.ts';
import { recordStock } from '../../../contract/stock/stock.endpoints.ts';
import { STOCK_TYPE_WORDS, STOCK_TYPES } from '../../../contract/stock/stock-types.ts';
import { SCHEDULE_READS, STOCK_READS } from '../../sales-reads.ts';
import { DETAIL } from './schedule-detail.messages.ts';

const PRICED: readonly string[] = ['sale', 'sale return'];

/** When an entry counts: at the check-out or the planned end where that is over, else now (null). */
function countsAt({ checkout, date, start_time, end_time }: ScheduleDetail, zone: string): string | null {
  const { end } = spanOf({ start_time: start_time as TimeOfDay, end_time: end_time as TimeOfDay });
  const at = checkout?.recorded_at ?? instantOnLine(onLine(date as CalendarDate, end), zone);
  return Date.parse(at) < Date.now() ? at : null;
}

export function RecordStockForm({ detail, onClose }: { detail: ScheduleDetail; onClose: () => void }) {
  const t = useT(DETAIL);
  const types = useT(STOCK_TYPE_WORDS);
  const { locale } = useLocale();
  const zone = useTimeZone() ?? DEFAULT_TIME_ZONE;
  const popup = usePopup();
  const { run } = useWrite(recordStock, { invalidates: [...SCHEDULE_READS, ...STOCK_READS] });
  const [ref] = useState(newRef);
  const [at] = useState(() => countsAt(detail, zone));
  const row = { product_id: undefined, type: 'sale' as const, quantity: undefined, unit_price: null, price_reason: '', remark: '', recorded_at: at };
  const form = useZodForm(recordStock.input, {
    initial: { id: detail.id, client_ref: ref, override: false, rows: [row as never] },
    onSubmit: async (values) => {
      const { message } = await run(values);
      onClose();
      popup.success(message);
    },
  });
  const [entered] = form.values.rows as unknown as readonly { readonly product_id?: unknown; readonly type?: string }[];
  const product = detail.products.find(({ id }) => id === Number(entered?.product_id));
  const isPriced = PRICED.includes(entered?.type ?? '');
  return (
    <FormDrawer opened onClose={onClose} title={DETAIL.recordStock} form={form} size={480}>
      <p className="note flush">{at ? t('countsAt', { date: formatDate(detail.date), time: formatClock(at, zone, locale) }) : t('countsNow')}</p>
      <SelectField
        form={form}
        name="rows.0.product_id"
        label={DETAIL.product}
        options={detail.products.map(({ id, name }) => ({ value: String(id), label: name }))}
        number
      />
      <FormRow>
        <SelectField form={form} name="rows.0.type" label={DETAIL.kind} options={STOCK_TYPES.map((value) => ({ value, label: types(value) }))} />
        <NumberField form={form} name="rows.0.quantity" label={DETAIL.quantity} min={0} decimals={3} />
      </FormRow>
      {isPriced && (
        <FormRow>
          <MoneyField
            form={form}
            name="rows.0.unit_price"
            label={DETAIL.unitPrice}
            description={product && t('priceOf', { price: formatPrice(product.price) })}
          />
          <TextField form={form} name="rows.0.price_reason" label={DETAIL.priceReason} maxLength={255} />
        </FormRow>
      )}
      <TextField form={form} name="rows.0.remark" label={DETAIL.reason} maxLength={255} />
      <SwitchField form={form} name="override" label={DETAIL.override} />
    </FormDrawer>
  );
}
