import { formatDate } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { MOST_CERTIFICATE_FILES, recordResult, type CourseRow, type Participant } from '../../contract/course/course.register.ts';
import { COURSE_RESULTS } from '../../contract/course/course.schema.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { COURSE as W } from './course.messages.ts';

/** The result of one participant. */
export function ResultForm({ course, participant, onClose }: { course: CourseRow; participant: Participant; onClose: () => void }) {
  const t = useT(W);
  const isOn = useToday() < course.end_date;
  // Nobody has passed a course that still goes on.
  const offered = COURSE_RESULTS.filter((value) => value !== 'Passed' || !isOn || value === participant.result);
  const { run } = useWrite(recordResult, { invalidates: UNIT_READS });
  const { id, employee, result, attendance_percent, score, certificate_no, valid_until, certificate } = participant;
  const form = useZodForm(recordResult.input, {
    initial: {
      id: course.id,
      participant_id: id,
      result,
      attendance_percent,
      score,
      certificate_no: certificate_no ?? '',
      valid_until: valid_until ?? '',
      certificate: certificate.map(({ file }) => file),
    },
    onSubmit: async (values) => {
      await run(values.result === 'Passed' ? values : { ...values, certificate_no: null, valid_until: null, certificate: [] });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('resultOf', { name: employee.name })} form={form} size={480}>
      <SelectField
        form={form}
        name="result"
        label={W.result}
        options={offered.map((value) => ({ value, label: W[value] }))}
        {...(isOn && { description: t('passedFrom', { date: formatDate(course.end_date) }) })}
      />
      <FormRow>
        <NumberField form={form} name="attendance_percent" label={W.attendance} min={0} max={100} />
        <NumberField form={form} name="score" label={W.score} min={0} max={100} />
      </FormRow>
      {form.values.result === 'Passed' && (
        <>
          <FormRow>
            <TextField form={form} name="certificate_no" label={W.certificate} maxLength={60} />
            <DateField form={form} name="valid_until" label={W.validUntil} description={W.validUntilHint} />
          </FormRow>
          <FileField form={form} name="certificate" label={W.certificateFile} maxFiles={MOST_CERTIFICATE_FILES} stored={certificate} />
        </>
      )}
    </FormDrawer>
  );
}
