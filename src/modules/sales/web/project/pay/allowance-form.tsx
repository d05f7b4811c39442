import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { ACTIVITY } from '../../../contract/activity.ts';
import { saveAllowance } from '../../../contract/pay-rule/pay-rule.endpoints.ts';
import type { AllowanceRow } from '../../../contract/pay-rule/pay-rule.schema.ts';
import { ALLOWANCE_BASES, ALLOWANCE_BASIS_WORDS, ALLOWANCE_KIND_WORDS, ALLOWANCE_KINDS } from '../../../contract/pay-rule/pay-rule-words.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { outletOptions } from '../view/project-options.ts';
import { PAY } from './pay.messages.ts';
import { useRuleForm } from './use-rule-form.ts';

const KINDS = ALLOWANCE_KINDS.map((value) => ({ value, label: ALLOWANCE_KIND_WORDS[value] }));
const BASES = ALLOWANCE_BASES.map((value) => ({ value, label: ALLOWANCE_BASIS_WORDS[value] }));

/** An allowance of a project. @param row the one that is changed */
export function AllowanceForm({ project, row, onClose }: { project: ProjectDetail; row?: AllowanceRow; onClose: () => void }) {
  const { outlets: _outlets, id: row_id, ...fields } = row ?? { id: undefined };
  const initial = {
    name: '',
    kind: 'Transport',
    basis: 'Day',
    amount: undefined,
    outlet_ids: [],
    min_hours: null,
    notice_hours: null,
    status: 'Active',
    ...fields,
  };
  const form = useRuleForm(saveAllowance, saveAllowance.input, { projectId: project.id, rowId: row_id, initial, onClose });
  return (
    <FormDrawer opened onClose={onClose} title={PAY.allowance} form={form} size={440}>
      <TextField form={form} name="name" label={PAY.name} maxLength={120} />
      <FormRow>
        <SelectField form={form} name="kind" label={PAY.kind} options={KINDS} />
        <MoneyField form={form} name="amount" label={PAY.basisAmount} />
      </FormRow>
      <SelectField form={form} name="basis" label={PAY.basis} options={BASES} />
      {form.values.basis === 'Replacement' && (
        <NumberField form={form} name="notice_hours" label={PAY.noticeHours} description={PAY.noticeHint} min={0} max={168} decimals={2} required />
      )}
      <MultiSelectField form={form} name="outlet_ids" label={PAY.outlets} description={PAY.allOutletsHint} options={outletOptions(project)} number />
      <NumberField form={form} name="min_hours" label={PAY.minHours} description={PAY.minHoursHint} min={0} max={24} decimals={2} />
      <SelectField form={form} name="status" label={PAY.status} options={ACTIVITY} />
    </FormDrawer>
  );
}
