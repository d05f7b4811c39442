/** The approval of the unit. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { saveUnit, unitForm, type Unit } from '../../contract/officer/unit.endpoints.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { findOfficers } from '../find-officers.ts';
import { OFFICER as W } from './officer.messages.ts';
import { useRanks } from './use-ranks.ts';

const NEW = {
  name: '',
  approval_no: '',
  approved_at: '',
  approved_strength: null,
  gazette_no: '',
  gazetted_at: '',
  gazetted_strength: null,
  contingent: '',
  address: '',
  highest_rank_id: null,
  officer_in_charge_id: null,
  licence_holder_id: null,
  live_firing_months: 12,
  retention_months: 24,
};

export function UnitForm({ answer: { unit }, onClose }: { answer: Unit; onClose: () => void }) {
  const { run } = useWrite(saveUnit, { invalidates: UNIT_READS });
  const form = useZodForm(unitForm, {
    initial: unit ? Object.fromEntries(Object.keys(unitForm.shape).map((key) => [key, Reflect.get(unit, key) ?? ''])) : NEW,
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.unit} form={form} size={680}>
      <TextField form={form} name="name" label={W.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name="approval_no" label={W.approvalNo} maxLength={60} />
        <DateField form={form} name="approved_at" label={W.approvedAt} />
        <NumberField form={form} name="approved_strength" label={W.approvedStrength} min={0} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="gazette_no" label={W.gazetteNo} maxLength={60} />
        <DateField form={form} name="gazetted_at" label={W.gazettedAt} />
        <NumberField form={form} name="gazetted_strength" label={W.gazettedStrength} min={0} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="contingent" label={W.contingent} maxLength={60} />
        <SelectField form={form} name="highest_rank_id" label={W.highestRank} options={useRanks()} number clearable />
      </FormRow>
      <TextField form={form} name="address" label={W.address} rows={2} maxLength={300} />
      <FormSection>
        <SearchSelect form={form} name="officer_in_charge_id" label={W.inCharge} load={findOfficers} valueLabel={unit?.officer_in_charge?.name} number />
        <SearchSelect
          form={form}
          name="licence_holder_id"
          label={W.licenceHolder}
          description={W.licenceHolderHint}
          load={findOfficers}
          valueLabel={unit?.licence_holder?.name}
          number
        />
        <FormRow>
          <NumberField form={form} name="live_firing_months" label={W.liveFiring} min={1} max={36} />
          <NumberField form={form} name="retention_months" label={W.retention} description={W.retentionHint} min={1} max={120} />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}
