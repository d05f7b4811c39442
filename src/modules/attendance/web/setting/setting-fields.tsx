import type { z } from 'zod';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { attendanceSettingForm } from '../../contract/setting/attendance-setting.endpoints.ts';
import { OUTSIDE_POLICIES, ROUNDINGS } from '../../contract/setting/attendance-setting.schema.ts';
import { SETTING } from './setting.messages.ts';

const POLICIES = { block: SETTING.block, remark: SETTING.askRemark, allow: SETTING.allow };
const OUTSIDE = OUTSIDE_POLICIES.map((value) => ({ value, label: POLICIES[value] }));

/** How attendance is judged, in three groups. */
export function SettingFields({ form }: { form: ZodForm<z.input<typeof attendanceSettingForm>> }) {
  const t = useT(SETTING);
  const roundings = ROUNDINGS.map((step) => ({ value: String(step), label: step === 0 ? t('toMinute') : t('steps', { n: step }) }));
  return (
    <>
      <FormSection title={SETTING.windows}>
        <FormRow>
          <NumberField form={form} name="ontime_checkin_minutes" label={SETTING.checkIn} description={SETTING.checkInHint} min={0} max={120} />
          <NumberField form={form} name="ontime_checkout_minutes" label={SETTING.checkOut} description={SETTING.checkOutHint} min={0} max={120} />
        </FormRow>
        <FormRow>
          <NumberField form={form} name="early_limit_minutes" label={SETTING.early} description={SETTING.earlyHint} min={30} max={480} />
          <SelectField form={form} name="rounding_minutes" label={SETTING.rounding} options={roundings} number clearable={false} />
        </FormRow>
        <FormRow>
          <NumberField form={form} name="half_day_hours" label={SETTING.halfDay} min={1} max={12} decimals={2} />
          <NumberField form={form} name="full_day_hours" label={SETTING.fullDay} min={1} max={24} decimals={2} />
        </FormRow>
        <SwitchField form={form} name="per_session" label={SETTING.perSession} description={SETTING.perSessionHint} />
        <SwitchField form={form} name="allow_unscheduled" label={SETTING.unscheduled} />
      </FormSection>
      <FormSection title={SETTING.place}>
        <FormRow>
          <SelectField form={form} name="outside_policy" label={SETTING.outside} options={OUTSIDE} clearable={false} />
          <NumberField form={form} name="radius_m" label={SETTING.radius} description={SETTING.radiusHint} min={20} max={5000} />
        </FormRow>
        <SwitchField form={form} name="location_required" label={SETTING.location} />
        <SwitchField form={form} name="photo_required" label={SETTING.photo} />
        <SwitchField form={form} name="web_checkin" label={SETTING.web} description={SETTING.webHint} />
      </FormSection>
      <FormSection title={SETTING.overtime}>
        <FormRow>
          <NumberField form={form} name="overtime_min_minutes" label={SETTING.least} description={SETTING.leastHint} min={0} max={240} />
          <NumberField form={form} name="auto_checkout_hours" label={SETTING.close} description={SETTING.closeHint} min={1} max={24} />
        </FormRow>
        <FormRow>
          <NumberField form={form} name="remind_checkin_minutes" label={SETTING.remindIn} description={SETTING.remindHint} min={5} max={240} />
          <NumberField form={form} name="remind_checkout_minutes" label={SETTING.remindOut} description={SETTING.remindHint} min={5} max={240} />
        </FormRow>
        <SwitchField form={form} name="overtime_requires_approval" label={SETTING.approval} />
      </FormSection>
    </>
  );
}
