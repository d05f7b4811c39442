/** An order of the police for duty outside the areas: from when to when, where, and who. */
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { orders, type OrderRow } from '../../contract/duty/order.register.ts';
import { findOfficers } from '../find-officers.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { DUTY as W } from './duty.messages.ts';

/** What a duty that has no order says of the one that it needs. */
export interface OrderNeed {
  readonly date: string;
  readonly until: string;
  readonly place: string;
  readonly officers: readonly { readonly id: number; readonly name: string; readonly code: string }[];
}

export function OrderForm({ row, need, onClose }: { row: OrderRow | null; need?: OrderNeed | undefined; onClose: () => void }) {
  const today = useToday();
  const readOnly = !useCan('/auxiliary/officer', 'Update');
  const fresh = {
    reference: '',
    order_date: today,
    start_date: need?.date ?? '',
    end_date: need?.until ?? '',
    place: need?.place ?? '',
    purpose: '',
    officer_ids: need?.officers.map(({ id }) => id) ?? [],
  };
  const form = useRecordForm(orders, row, fresh, { stale: UNIT_READS, onDone: onClose });
  const stored = (row?.officers ?? need?.officers ?? []).map(({ id, name, code }) => ({ value: String(id), label: `${name} · ${code}` }));
  return (
    <FormDrawer opened onClose={onClose} title={row?.reference ?? W.orderAdd} form={form} readOnly={readOnly} size={560}>
      <FormRow>
        <TextField form={form} name="reference" label={W.reference} maxLength={60} />
        <DateField form={form} name="order_date" label={W.orderDate} max={today} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="start_date" label={W.start} />
        <DateField form={form} name="end_date" label={W.end} />
      </FormRow>
      <TextField form={form} name="place" label={W.place} description={W.placeHint} maxLength={200} />
      <SearchMany form={form} name="officer_ids" label={W.officers} ask={['auxiliary-police.find-officers']} load={findOfficers} stored={stored} />
      <TextField form={form} name="purpose" label={W.purpose} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
