/** Every field of a leave type, in the order in which a company decides them. */
import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField, RadioField, SelectField, SwitchField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import { COUNT_MODES } from '../../contract/count-leave-days.ts';
import { createLeaveType, updateLeaveType } from '../../contract/entitlement.endpoints.ts';
import {
  ACCRUALS,
  ATTACHMENT_RULES,
  LEAVE_CATEGORIES,
  leaveTypeForm,
  TYPE_EMPLOYEE_TYPES,
  TYPE_GENDERS,
  type LeaveTypeRow,
} from '../../contract/leave-type.schema.ts';
import { ROUNDINGS } from '../../contract/prorate-entitlement.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { ColourField } from './colour-field.tsx';
import { TierTable } from './tier-table.tsx';
import { CATEGORY_NAMES, CHOICE_NAMES, TYPES } from './type.messages.ts';

type Values = z.input<typeof leaveTypeForm>;

const NEW: Draft<Values> = {
  name: '',
  name_ms: '',
  code: '',
  colour: '#0f766e',
  category: 'Other',
  is_paid: true,
  count_mode: 'Working Days',
  deduct_from_id: null,
  has_entitlement: true,
  allow_half_day: false,
  allow_negative: false,
  negative_limit: 0,
  allow_in_probation: true,
  accrual: 'Yearly',
  prorate_join: false,
  prorate_leave: false,
  rounding: 'Half',
  carry_forward_max: 0,
  carry_forward_expiry_months: 3,
  attachment: 'None',
  gender: 'Any',
  min_service_months: 0,
  employee_types: [],
  status: 'Active',
  sort_order: 50,
  tiers: [],
};

const chosen = (values: readonly (keyof typeof CHOICE_NAMES)[]) => values.map((value) => ({ value, label: CHOICE_NAMES[value] }));
const CATEGORIES = LEAVE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));
const STATUSES = [
  { value: 'Active', label: TYPES.active },
  { value: 'Inactive', label: TYPES.inactive },
];

function initialOf(type: LeaveTypeRow): Draft<Values> {
  const { id: _id, updated_at: _version, in_use: _used, ...values } = type;
  return values;
}

export interface TypeFormProps {
  /** Null: a new one. */
  readonly type: LeaveTypeRow | null;
  readonly types: readonly LeaveTypeRow[];
  readonly onClose: () => void;
}

export function TypeForm({ type, types, onClose }: TypeFormProps) {
  const { locale } = useLocale();
  const stale = { invalidates: ['leave.list-leave-types', ...LEAVE_READS] };
  const create = useWrite(createLeaveType, stale);
  const update = useWrite(updateLeaveType, stale);
  const [version] = useState(type?.updated_at);
  const form = useZodForm(leaveTypeForm, {
    initial: type ? initialOf(type) : NEW,
    onSubmit: async (values) => {
      if (type) await update.run({ ...values, id: type.id, ...(version && { updated_at: version }) });
      else await create.run(values);
      onClose();
    },
  });
  const sources = types
    .filter(({ id, has_entitlement, deduct_from_id }) => id !== type?.id && has_entitlement && deduct_from_id === null)
    .map((each) => ({ value: String(each.id), label: typeName(each, locale) }));
  const granted = form.values.has_entitlement === true && !form.values.deduct_from_id;
  return (
    <FormDrawer opened onClose={onClose} title={type ? typeName(type, locale) : TYPES.addTitle} form={form} size={640}>
      <Naming form={form} />
      <Counting form={form} sources={sources} />
      {granted && <Earning form={form} />}
      <Asking form={form} />
      <Who form={form} />
    </FormDrawer>
  );
}

interface PartProps {
  readonly form: ZodForm<Values>;
}

function Naming({ form }: PartProps) {
  return (
    <FormSection title={TYPES.naming}>
      <FormRow>
        <TextField form={form} name="name" label={TYPES.name} maxLength={60} />
        <TextField form={form} name="name_ms" label={TYPES.nameMs} maxLength={60} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="code" label={TYPES.code} maxLength={10} />
        <ColourField form={form} name="colour" label={TYPES.colour} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="category" label={TYPES.category} options={CATEGORIES} clearable={false} />
        <SelectField form={form} name="status" label={TYPES.status} options={STATUSES} clearable={false} />
        <NumberField form={form} name="sort_order" label={TYPES.order} min={0} max={999} />
      </FormRow>
    </FormSection>
  );
}

function Counting({ form, sources }: PartProps & { sources: readonly { value: string; label: string }[] }) {
  const draws = Boolean(form.values.deduct_from_id);
  return (
    <FormSection title={TYPES.counting}>
      <RadioField form={form} name="count_mode" label={TYPES.countMode} options={chosen(COUNT_MODES)} />
      <SwitchField form={form} name="is_paid" label={TYPES.paid} description={TYPES.paidHint} />
      <SwitchField form={form} name="allow_half_day" label={TYPES.halfDay} />
      <SelectField form={form} name="deduct_from_id" label={TYPES.deductFrom} options={sources} number clearable />
      {!draws && <SwitchField form={form} name="has_entitlement" label={TYPES.hasBalance} />}
      {!draws && form.values.has_entitlement === true && (
        <>
          <SwitchField form={form} name="allow_negative" label={TYPES.negative} />
          {form.values.allow_negative === true && (
            <NumberField form={form} name="negative_limit" label={TYPES.negativeLimit} decimals={1} step={0.5} min={0} max={99} />
          )}
        </>
      )}
    </FormSection>
  );
}

function Earning({ form }: PartProps) {
  return (
    <FormSection title={TYPES.earning}>
      <FormRow>
        <SelectField form={form} name="accrual" label={TYPES.accrual} options={chosen(ACCRUALS)} clearable={false} />
        <SelectField form={form} name="rounding" label={TYPES.rounding} options={chosen(ROUNDINGS)} clearable={false} />
      </FormRow>
      <SwitchField form={form} name="prorate_join" label={TYPES.prorateJoin} />
      <SwitchField form={form} name="prorate_leave" label={TYPES.prorateLeave} />
      <FormRow>
        <NumberField form={form} name="carry_forward_max" label={TYPES.carryMax} description={TYPES.carryMaxHint} decimals={1} step={0.5} min={0} max={99} />
        <NumberField form={form} name="carry_forward_expiry_months" label={TYPES.carryMonths} description={TYPES.carryMonthsHint} min={0} max={12} />
      </FormRow>
      <FormSection title={TYPES.tiers} note={TYPES.tiersHint}>
        <TierTable form={form} />
      </FormSection>
    </FormSection>
  );
}

function Asking({ form }: PartProps) {
  return (
    <FormSection title={TYPES.asking}>
      <FormRow>
        <NumberField form={form} name="min_notice_days" label={TYPES.notice} description={TYPES.noticeHint} min={0} max={365} />
        <NumberField form={form} name="max_backdate_days" label={TYPES.backdate} description={TYPES.backdateHint} min={0} max={365} />
      </FormRow>
      <FormRow>
        <NumberField form={form} name="max_consecutive_days" label={TYPES.consecutive} description={TYPES.unlimited} min={0} max={366} />
        <NumberField form={form} name="max_occurrences" label={TYPES.occurrences} description={TYPES.unlimited} min={1} max={99} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="attachment" label={TYPES.attachment} options={chosen(ATTACHMENT_RULES)} clearable={false} />
        {form.values.attachment === 'Required if >N' && (
          <NumberField form={form} name="attachment_after_days" label={TYPES.attachmentAfter} min={0} max={366} required />
        )}
      </FormRow>
    </FormSection>
  );
}

function Who({ form }: PartProps) {
  return (
    <FormSection title={TYPES.who}>
      <FormRow>
        <SelectField form={form} name="gender" label={TYPES.gender} options={chosen(TYPE_GENDERS)} clearable={false} />
        <NumberField form={form} name="min_service_months" label={TYPES.minService} min={0} max={600} />
      </FormRow>
      <MultiSelectField
        form={form}
        name="employee_types"
        label={TYPES.employeeTypes}
        description={TYPES.employeeTypesHint}
        options={chosen(TYPE_EMPLOYEE_TYPES)}
      />
      <SwitchField form={form} name="allow_in_probation" label={TYPES.probation} />
    </FormSection>
  );
}
