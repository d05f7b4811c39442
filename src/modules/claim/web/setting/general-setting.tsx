import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useEndpoint, useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormPage } from '#platform/web/ui/page/form-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { saveClaimSetting, showClaimSetting } from '../../contract/setting/claim-setting.endpoints.ts';
import { claimSetting, MILEAGE_SOURCES, PAYMENT_ROUTES } from '../../contract/setting/claim-setting.schema.ts';
import { SETUP_READS } from '../claim-reads.ts';
import { SETTING } from './setting.messages.ts';

type Stored = z.output<typeof showClaimSetting.output>['data'];
const CHANGED = 409;

export function GeneralSetting() {
  const { data, error, refetch } = useEndpoint(showClaimSetting, {});
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="form" count={8} />;
  // The version of the moment: after a save or a reload the form starts from what holds now.
  return <SettingForm key={data.data.updated_at ?? 'new'} setting={data.data} />;
}

const options = <const Value extends keyof typeof SETTING>(values: readonly Value[]) => values.map((value) => ({ value, label: SETTING[value] }));

function SettingForm({ setting }: { setting: Stored }) {
  const mayEdit = useCan('/claim/setting', 'Update');
  const invalidate = useInvalidate();
  const [{ updated_at, ...initial }] = useState(setting);
  const save = useWrite(saveClaimSetting, { invalidates: SETUP_READS });
  const form = useZodForm(claimSetting, {
    initial,
    onSubmit: async (values) => {
      try {
        await save.run({ ...values, updated_at });
      } catch (error) {
        if (error instanceof ApiError && error.status === CHANGED) void invalidate(showClaimSetting);
        throw error;
      }
    },
  });
  const parts = (
    <>
      <FormSection title={SETTING.submission}>
        <FormRow>
          <TextField form={form} name="number_prefix" label={SETTING.prefix} maxLength={6} />
          <NumberField form={form} name="max_items" label={SETTING.most} min={1} max={100} />
        </FormRow>
        <FormRow>
          <NumberField form={form} name="max_age_days" label={SETTING.age} min={1} max={3650} />
          <NumberField form={form} name="submit_cutoff_day" label={SETTING.cutoff} description={SETTING.cutoffHint} min={1} max={31} />
        </FormRow>
        <SelectField form={form} name="mileage_from" label={SETTING.mileage} options={options(MILEAGE_SOURCES)} />
        <SwitchField form={form} name="allow_draft" label={SETTING.drafts} />
      </FormSection>
      <FormSection title={SETTING.checking}>
        <SwitchField form={form} name="review_required" label={SETTING.review} />
        <SwitchField form={form} name="item_check_required" label={SETTING.items} />
      </FormSection>
      <FormSection title={SETTING.payment}>
        <SelectField form={form} name="payment_via" label={SETTING.via} description={SETTING.viaHint} options={options(PAYMENT_ROUTES)} />
        <SwitchField form={form} name="payment_approval_required" label={SETTING.paymentApproval} />
      </FormSection>
    </>
  );
  return mayEdit ? (
    <FormPage form={form}>{parts}</FormPage>
  ) : (
    <fieldset disabled style={{ border: 0, padding: 0, margin: 0 }}>
      {parts}
    </fieldset>
  );
}
