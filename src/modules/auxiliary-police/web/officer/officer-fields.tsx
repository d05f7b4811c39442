import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { OFFICER_SOURCES, VETTING_STATUSES } from '../../contract/officer/officer.schema.ts';
import { SOURCE_NAMES, VETTING_NAMES } from '../../contract/officer/officer-words.ts';
import { AreaField } from '../area-field.tsx';
import { useAreas } from '../duty/use-areas.ts';
import { OFFICER as W } from './officer.messages.ts';

const SOURCES = OFFICER_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }));
const VETTINGS = VETTING_STATUSES.map((value) => ({ value, label: VETTING_NAMES[value] }));

/** What the record of an officer says, in the form that enters it and the one that corrects it. */
export function OfficerFields<V>({ form, compliance }: { form: ZodForm<V>; compliance: boolean }) {
  const at = (name: string) => name as PathOf<V>;
  return (
    <>
      <FormSection title={W.appointment}>
        <FormRow>
          <TextField form={form} name={at('service_no')} label={W.serviceNo} maxLength={12} placeholder="PB 10234" />
          <SelectField form={form} name={at('source')} label={W.source} options={SOURCES} />
        </FormRow>
        <FormRow>
          <DateField form={form} name={at('appointed_at')} label={W.appointed} />
          <DateField form={form} name={at('appointment_expiry')} label={W.expiry} />
        </FormRow>
        <FormRow>
          <TextField form={form} name={at('appointment_letter_no')} label={W.letter} maxLength={60} />
          <DateField form={form} name={at('oath_date')} label={W.oath} />
        </FormRow>
        <FormRow>
          <TextField form={form} name={at('station')} label={W.station} maxLength={120} />
          <AreaField form={form} name={at('authority_area')} label={W.area} areas={useAreas()} />
        </FormRow>
      </FormSection>
      <FormSection title={W.person}>
        <FormRow>
          <NumberField form={form} name={at('height_cm')} label={W.height} min={120} max={220} />
          <NumberField form={form} name={at('weight_kg')} label={W.weight} min={35} max={200} />
        </FormRow>
        <SwitchField form={form} name={at('firearm_permitted')} label={W.firearmPermitted} />
        {form.get(at('firearm_permitted')) === true && <DateField form={form} name={at('firearm_qualified_at')} label={W.qualified} required />}
      </FormSection>
      {compliance && (
        <FormSection title={W.compliance}>
          <DateField form={form} name={at('compliance.consent_on')} label={W.consentOn} description={W.consentHint} />
          <FormRow>
            <SelectField form={form} name={at('compliance.vetting_status')} label={W.vetting} options={VETTINGS} />
            <DateField form={form} name={at('compliance.vetting_date')} label={W.vettingDate} />
            <TextField form={form} name={at('compliance.vetting_ref')} label={W.vettingRef} maxLength={60} />
          </FormRow>
          <FormRow>
            <DateField form={form} name={at('compliance.medical_date')} label={W.medicalDate} />
            <SwitchField form={form} name={at('compliance.medical_fit')} label={W.medicalFit} />
          </FormRow>
        </FormSection>
      )}
    </>
  );
}
