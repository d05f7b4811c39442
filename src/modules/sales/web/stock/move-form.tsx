import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { showProject } from '../../contract/project/project.endpoints.ts';
import type { StockRow } from '../../contract/stock/stock.endpoints.ts';
import { moveStock } from '../../contract/stock/stock-moves.endpoints.ts';
import { MOVED_TYPES, STOCK_TYPE_WORDS } from '../../contract/stock/stock-types.ts';
import { STOCK_READS } from '../sales-reads.ts';
import { STOCK } from './stock.messages.ts';

/** What came to the outlet or left it outside of a schedule, with a reason. */
export function MoveForm({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useT(STOCK);
  const types = useT(STOCK_TYPE_WORDS);
  const { run } = useWrite(moveStock, { invalidates: STOCK_READS });
  const project = useEndpoint(showProject, { id: row.project.id }, { quiet: true }).data?.data;
  const [ref] = useState(newRef);
  const form = useZodForm(moveStock.input, {
    initial: { id: row.id, type: 'replenishment', quantity: undefined, to_outlet_id: undefined, remark: '', client_ref: ref },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const others = (project?.outlets ?? []).filter(({ outlet, status }) => outlet.id !== row.outlet.id && status === 'Active');
  return (
    <FormDrawer opened onClose={onClose} title={`${row.product.name}, ${row.outlet.name}`} form={form} size={480}>
      <p className="flush">{t('availableNow', { n: row.balance })}</p>
      <SelectField form={form} name="type" label={STOCK.kind} options={MOVED_TYPES.map((value) => ({ value, label: types(value) }))} />
      <NumberField form={form} name="quantity" label={STOCK.quantity} min={0} decimals={3} />
      {form.values.type === 'transferred' && (
        <SelectField
          form={form}
          name="to_outlet_id"
          label={STOCK.toOutlet}
          options={others.map(({ outlet }) => ({ value: String(outlet.id), label: outlet.name }))}
          number
        />
      )}
      <TextField form={form} name="remark" label={STOCK.reason} maxLength={255} />
    </FormDrawer>
  );
}
