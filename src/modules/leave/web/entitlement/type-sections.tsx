/** The parts of the form of a leave type. */
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { RadioField, SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { COUNT_MODES } from '../../contract/application/count-leave-days.ts';
import { ACCRUALS, ATTACHMENT_RULES, LEAVE_CATEGORIES, TYPE_EMPLOYEE_TYPES, TYPE_GENDERS } from '../../contract/leave-type.schema.ts';
import { legalMinimum, legalShortfalls } from '../../contract/entitlement/legal-minimum.ts';
import { ROUNDINGS, type Tier } from '../../contract/entitlement/prorate-entitlement.ts';
import { ColourField } from './colour-field.tsx';
import { LegalNote } from './legal-note.tsx';
import { TierTable } from './tier-table.tsx';
import type { TypeValues } from './type-values.ts';
import { CATEGORY_NAMES, CHOICE_NAMES, TYPES } from './type.messages.ts';

interface PartProps {
  readonly form: ZodForm<TypeValues>;
}

const chosen = (values: readonly (keyof typeof CHOICE_NAMES)[]) => values.map((value) => ({ value, label: CHOICE_NAMES[value] }));
const CATEGORIES = LEAVE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));
const STATUSES = [
  { value: 'Active', label: TYPES.active },
  { value: 'Inactive', label: TYPES.inactive },
];

export function Naming({ form }: PartProps) {
  return (
    <FormSection title={TYPES.naming}>
      <FormRow>
        <TextField form={form} name="name" label={TYPES.name} maxLength={60} />
        <TextField form={form} name="name_ms" label={TYPES.nameMs} maxLength={60} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="category" label={TYPES.category} description={TYPES.categoryHint} options={CATEGORIES} clearable={false} />
        <SelectField form={form} name="status" label={TYPES.status} description={TYPES.statusHint} options={STATUSES} clearable={false} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="code" label={TYPES.code} description={TYPES.codeHint} maxLength={10} />
        <ColourField form={form} name="colour" label={TYPES.colour} description={TYPES.colourHint} />
        <NumberField form={form} name="sort_order" label={TYPES.order} description={TYPES.orderHint} min={0} max={999} />
      </FormRow>
    </FormSection>
  );
}

interface BalanceProps extends PartProps {
  readonly sources: readonly { readonly value: string; readonly label: string }[];
  /** It has days of its own. */
  readonly granted: boolean;
}

export function Balance({ form, sources, granted }: BalanceProps) {
  const say = useSay();
  const draws = Boolean(form.values.deduct_from_id);
  return (
    <FormSection title={TYPES.balance}>
      <SelectField
        form={form}
        name="deduct_from_id"
        label={TYPES.deductFrom}
        description={TYPES.deductFromHint}
        placeholder={say(TYPES.ownBalance)}
        options={sources}
        number
        clearable
      />
      {!draws && <SwitchField form={form} name="has_entitlement" label={TYPES.hasBalance} description={TYPES.hasBalanceHint} />}
      {granted && (
        <>
          <Tiers form={form} />
          <FormRow>
            <SelectField form={form} name="accrual" label={TYPES.accrual} description={TYPES.accrualHint} options={chosen(ACCRUALS)} clearable={false} />
            <SelectField
              form={form}
              name="rounding"
              label={TYPES.rounding}
              description={form.values.category === 'Annual' && form.values.rounding !== 'Whole' ? TYPES.roundingShort : TYPES.roundingHint}
              options={chosen(ROUNDINGS)}
              clearable={false}
            />
          </FormRow>
          <SwitchField form={form} name="prorate_join" label={TYPES.prorateJoin} description={TYPES.prorateJoinHint} />
          <SwitchField form={form} name="prorate_leave" label={TYPES.prorateLeave} />
          <SwitchField form={form} name="allow_negative" label={TYPES.negative} description={TYPES.negativeHint} />
          {form.values.allow_negative === true && (
            <NumberField form={form} name="negative_limit" label={TYPES.negativeLimit} decimals={1} step={0.5} min={0} max={99} />
          )}
        </>
      )}
    </FormSection>
  );
}

const whole = (value: unknown) => (typeof value === 'number' ? value : 0);

function Tiers({ form }: PartProps) {
  const category = form.values.category || 'Other';
  const law = legalMinimum(category);
  const tiers = (form.values.tiers || []).map((tier): Tier => ({
    position_level_id: typeof tier.position_level_id === 'number' ? tier.position_level_id : null,
    min_service_months: whole(tier.min_service_months),
    max_service_months: typeof tier.max_service_months === 'number' ? tier.max_service_months : null,
    days: whole(tier.days),
  }));
  const short = legalShortfalls({ category, tiers, min_service_months: whole(form.values.min_service_months) });
  const takeMinimum = () => {
    const rows = law.map(({ from, to, days }) => ({ position_level_id: null, min_service_months: from, max_service_months: to, days }));
    form.set('tiers', [...rows, ...tiers.filter(({ position_level_id }) => position_level_id !== null)]);
    form.set('min_service_months', law[0]?.from ?? 0);
  };
  return (
    <FormSection title={TYPES.tiers} note={TYPES.tiersHint}>
      <LegalNote law={law} short={short} onUse={takeMinimum} />
      <TierTable form={form} />
    </FormSection>
  );
}

export function Carrying({ form }: PartProps) {
  const carries = whole(form.values.carry_forward_max) > 0;
  return (
    <FormSection title={TYPES.carrying}>
      <FormRow>
        <NumberField form={form} name="carry_forward_max" label={TYPES.carryMax} description={TYPES.carryMaxHint} decimals={1} step={0.5} min={0} max={99} />
        {carries && (
          <NumberField form={form} name="carry_forward_expiry_months" label={TYPES.carryMonths} description={TYPES.carryMonthsHint} min={0} max={12} />
        )}
      </FormRow>
    </FormSection>
  );
}

const BIRTHS: readonly unknown[] = ['Maternity', 'Paternity'];

export function Asking({ form }: PartProps) {
  return (
    <FormSection title={TYPES.asking}>
      <RadioField form={form} name="count_mode" label={TYPES.countMode} description={TYPES.countModeHint} options={chosen(COUNT_MODES)} />
      <SwitchField form={form} name="is_paid" label={TYPES.paid} description={TYPES.paidHint} />
      <SwitchField form={form} name="allow_half_day" label={TYPES.halfDay} description={TYPES.halfDayHint} />
      <SwitchField form={form} name="always_allowed" label={TYPES.alwaysAllowed} description={TYPES.alwaysAllowedHint} />
      <FormRow>
        <NumberField form={form} name="min_notice_days" label={TYPES.notice} description={TYPES.noticeHint} min={0} max={365} />
        <NumberField form={form} name="max_backdate_days" label={TYPES.backdate} description={TYPES.backdateHint} min={0} max={365} />
      </FormRow>
      <FormRow>
        <NumberField form={form} name="max_consecutive_days" label={TYPES.consecutive} description={TYPES.unlimited} min={0} max={366} />
        <NumberField form={form} name="max_occurrences" label={TYPES.occurrences} description={TYPES.unlimited} min={1} max={99} />
      </FormRow>
      {BIRTHS.includes(form.values.category) && (
        <FormRow>
          <NumberField form={form} name="days_before_birth" label={TYPES.beforeBirth} description={TYPES.birthHint} min={0} max={366} />
          <NumberField form={form} name="days_after_birth" label={TYPES.afterBirth} description={TYPES.birthHint} min={0} max={366} />
        </FormRow>
      )}
      <FormRow>
        <SelectField
          form={form}
          name="attachment"
          label={TYPES.attachment}
          description={TYPES.attachmentHint}
          options={chosen(ATTACHMENT_RULES)}
          clearable={false}
        />
        {form.values.attachment === 'Required if >N' && (
          <NumberField
            form={form}
            name="attachment_after_days"
            label={TYPES.attachmentAfter}
            description={TYPES.attachmentAfterHint}
            min={0}
            max={366}
            required
          />
        )}
      </FormRow>
    </FormSection>
  );
}

export function Who({ form }: PartProps) {
  return (
    <FormSection title={TYPES.who}>
      <FormRow>
        <SelectField form={form} name="gender" label={TYPES.gender} options={chosen(TYPE_GENDERS)} clearable={false} />
        <NumberField form={form} name="min_service_months" label={TYPES.minService} description={TYPES.minServiceHint} min={0} max={600} />
      </FormRow>
      <MultiSelectField
        form={form}
        name="employee_types"
        label={TYPES.employeeTypes}
        description={TYPES.employeeTypesHint}
        options={chosen(TYPE_EMPLOYEE_TYPES)}
        required={false}
      />
      <SwitchField form={form} name="allow_in_probation" label={TYPES.probation} />
    </FormSection>
  );
}
