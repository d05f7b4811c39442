import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useEndpoint, useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormPage } from '#platform/web/ui/page/form-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { faceSetting, saveFaceSetting, showFaceSetting } from '../../contract/setting/face-setting.endpoints.ts';
import { FACE_READS } from '../face-reads.ts';
import { CODE, SETTING } from '../face.messages.ts';

type Stored = z.output<typeof showFaceSetting.output>['data'];
const CHANGED = 409;
/** A number of two or three digits. */
const NARROW = { maxWidth: 360 };

export function FaceSetting() {
  const { data, error, refetch } = useEndpoint(showFaceSetting, {});
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="form" count={4} />;
  return <SettingForm key={data.data.updated_at ?? 'new'} setting={data.data} />;
}

function SettingForm({ setting }: { setting: Stored }) {
  const invalidate = useInvalidate();
  const [{ updated_at, ...initial }] = useState(setting);
  const { run } = useWrite(saveFaceSetting, { invalidates: FACE_READS });
  const form = useZodForm(faceSetting, {
    initial,
    onSubmit: (values) =>
      run({ ...values, updated_at }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === CHANGED) void invalidate(showFaceSetting);
        throw error;
      }),
  });
  return (
    <FormPage form={form}>
      <FormSection title={SETTING.recognition}>
        <SwitchField form={form} name="enabled" label={SETTING.enabled} description={SETTING.enabledHint} />
        <div style={NARROW}>
          <NumberField form={form} name="threshold" label={SETTING.threshold} description={SETTING.thresholdHint} min={50} max={95} />
        </div>
      </FormSection>
      <FormSection title={CODE.title}>
        <SwitchField form={form} name="codes" label={SETTING.codes} description={SETTING.codesHint} />
      </FormSection>
      <FormSection title={SETTING.pictures}>
        <SwitchField form={form} name="keep_pictures" label={SETTING.keep} description={SETTING.keepHint} />
        <div style={NARROW}>
          <NumberField form={form} name="retention_days" label={SETTING.retention} min={1} max={730} />
        </div>
      </FormSection>
    </FormPage>
  );
}
