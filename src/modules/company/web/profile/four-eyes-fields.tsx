/** Four eyes in the company's profile: its switch, and beneath it what it says otherwise for a subject of one of its modules. */
import type { z } from 'zod';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FOUR_EYES_CHOICES } from '../../contract/company-config.schema.ts';
import type { companyForm, CompanyProfile } from '../../contract/company.schema.ts';
import { PROFILE_MESSAGES as M } from './profile.messages.ts';

type Subjects = CompanyProfile['four_eyes_subjects'];

export function FourEyesFields({ form, subjects }: { form: ZodForm<z.input<typeof companyForm>>; subjects: Subjects }) {
  const words = {
    company: form.get('config.four_eyes') === true ? M.fourEyesAsAboveYes : M.fourEyesAsAboveNo,
    always: M.fourEyesAlways,
    never: M.fourEyesNever,
  };
  const options = FOUR_EYES_CHOICES.map((value) => ({ value, label: words[value] }));
  return (
    <FormSection title={M.fourEyesTitle} note={M.fourEyesNote}>
      <SwitchField form={form} name="config.four_eyes" label={M.fourEyes} />
      <FormRow>
        {subjects.map(({ key, title, rule }) => (
          <SelectField key={key} form={form} name={`config.four_eyes_for.${key}`} label={title} description={rule} options={options} clearable={false} />
        ))}
      </FormRow>
    </FormSection>
  );
}
