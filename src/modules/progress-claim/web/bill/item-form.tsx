import { Button } from '@mantine/core';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { ITEM_KIND_NAMES } from '../../contract/bill/bill.messages.ts';
import { billItems, ITEM_KINDS, type BillItemRow } from '../../contract/bill/bill.register.ts';
import { VALUED_BY } from '../../contract/claim/value-line.ts';
import { VALUED_NAMES } from '../../contract/project/project.messages.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { BILL } from './bill.messages.ts';

interface ItemFormProps {
  readonly projectId: number;
  /** Null: a new line. */
  readonly id: number | null;
  readonly onClose: () => void;
}

const NEW = {
  kind: 'Item' as const,
  level: 0,
  bill_no: '',
  code: '',
  description: '',
  unit: '',
  quantity: 1,
  rate: null,
  valued_by: 'Measured' as const,
  is_service: true,
  position: null,
};
const KINDS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_NAMES[value] }));
const VALUED = VALUED_BY.map((value) => ({ value, label: VALUED_NAMES[value] }));
/** How a kind is valued, and what a section has none of. */
const USUAL: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Section: { level: 1, quantity: 0, rate: 0, valued_by: 'Measured' },
  Preliminary: { level: 0, valued_by: 'Time' },
  Adjustment: { level: 0, valued_by: 'Progress' },
};

export function ItemForm({ projectId, id, onClose }: ItemFormProps) {
  const { data, error, refetch } = useEndpoint(
    billItems.show,
    { project_id: projectId, id: id ?? 0 },
    { enabled: id !== null, quiet: true, keepPrevious: false },
  );
  if (id === null) return <Fields projectId={projectId} row={null} onClose={onClose} />;
  const row = data?.data as BillItemRow | undefined;
  if (row) return <Fields projectId={projectId} row={row} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={BILL.line} size={560}>
      <Loaded error={error} refetch={refetch} shape="form" count={6} />
    </SideDrawer>
  );
}

function Fields({ projectId, row, onClose }: { projectId: number; row: BillItemRow | null; onClose: () => void }) {
  const t = useT(BILL);
  const confirm = useConfirm();
  const under = { project_id: projectId };
  const form = useRecordForm(billItems, row, NEW, { under, stale: PCR_READS, onDone: onClose });
  const remove = useWrite(billItems.remove, { invalidates: PCR_READS, onDone: onClose });
  const drop = async () => {
    if (row && (await confirm({ title: t('deleteAsk'), danger: true, verb: BILL.delete })))
      await remove.run({ ...under, id: row.id, updated_at: row.updated_at });
  };
  const isSection = form.values.kind === 'Section';
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={row?.code ?? BILL.line}
      form={form}
      readOnly={row !== null && !row.can.update}
      extra={
        row?.can.remove && (
          <Button variant="default" color="red" onClick={() => void drop()} loading={remove.busy}>
            {t('delete')}
          </Button>
        )
      }
    >
      <FormRow>
        <SelectField
          form={form}
          name="kind"
          label={BILL.kind}
          options={KINDS}
          clearable={false}
          onChanged={(kind) => form.patch(USUAL[String(kind)] ?? { level: 0, valued_by: 'Measured' })}
        />
        <TextField form={form} name="bill_no" label={BILL.billNo} maxLength={20} />
        {isSection ? (
          <NumberField form={form} name="level" label={BILL.level} description={BILL.levelHint} min={1} max={3} />
        ) : (
          <TextField form={form} name="code" label={BILL.item} maxLength={30} />
        )}
      </FormRow>
      <TextField form={form} name="description" label={BILL.description} rows={2} maxLength={500} />
      {!isSection && (
        <>
          <FormRow>
            <TextField form={form} name="unit" label={BILL.unit} maxLength={20} />
            <NumberField form={form} name="quantity" label={BILL.quantity} min={0} decimals={3} />
            <MoneyField form={form} name="rate" label={BILL.rate} negative={form.values.kind === 'Adjustment'} />
          </FormRow>
          <SelectField form={form} name="valued_by" label={BILL.valuedBy} options={VALUED} clearable={false} />
          <SwitchField form={form} name="is_service" label={BILL.service} />
        </>
      )}
      <NumberField form={form} name="position" label={BILL.position} description={BILL.positionHint} min={1} />
    </FormDrawer>
  );
}
