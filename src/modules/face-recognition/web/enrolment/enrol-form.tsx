import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { CheckboxField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { enrolEmployee } from '../../contract/enrolment/enrolment.endpoints.ts';
import { showFaceSetting } from '../../contract/setting/face-setting.endpoints.ts';
import { ENROLMENT_READS } from '../face-reads.ts';
import { ENROLMENT } from '../face.messages.ts';
import { findPeople } from '../record/face-filter.ts';
import { FaceField } from './face-field.tsx';

/** Enrols somebody who agreed: the numbers are made here, and the picture goes along only where the company keeps pictures. */
export function EnrolForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const keepsPictures = useEndpoint(showFaceSetting, {}, { quiet: true }).data?.data.keep_pictures === true;
  const { run } = useWrite(enrolEmployee, { invalidates: ENROLMENT_READS });
  const form = useZodForm(enrolEmployee.input, {
    initial: {
      employee_id: null as never,
      descriptor: null,
      device_person_id: '',
      image: null,
      consent: false,
      consent_at: today,
      consent_by: '',
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={ENROLMENT.title} form={form} submit={ENROLMENT.add}>
      <SearchSelect form={form} name="employee_id" label={ENROLMENT.employee} load={findPeople} number />
      <FaceField form={form} keepsPictures={keepsPictures} />
      <TextField form={form} name="device_person_id" label={ENROLMENT.person} description={ENROLMENT.personHint} maxLength={60} />
      <FormRow>
        <DateField form={form} name="consent_at" label={ENROLMENT.consentOn} max={today} />
        <TextField form={form} name="consent_by" label={ENROLMENT.consentBy} description={ENROLMENT.consentByHint} maxLength={255} />
      </FormRow>
      <CheckboxField form={form} name="consent" label={ENROLMENT.consent} />
    </FormDrawer>
  );
}
