/** A course: when, where, for whom, and how long a pass is valid. */
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { courses } from '../../contract/course/course.register.ts';
import { COURSE_TYPE_NAMES } from '../../contract/officer/officer-words.ts';
import { COURSE_TYPES } from '../../contract/rank/rank.schema.ts';
import { useChoices } from '../application/category-fields.tsx';
import { COURSE as W } from './course.messages.ts';

const NEW = {
  code: '',
  name: '',
  type: 'Basic' as const,
  provider: '',
  venue: '',
  start_date: '',
  end_date: '',
  capacity: null,
  fee: null,
  rank_ids: [],
  valid_months: null,
  cancelled: false,
};
const TYPES = COURSE_TYPES.map((value) => ({ value, label: COURSE_TYPE_NAMES[value] }));

export function CourseForm({ row, readOnly, onClose }: RecordFormProps<typeof courses>) {
  const form = useRecordForm(courses, row, NEW, { onDone: onClose });
  const { rank } = useChoices();
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.add} form={form} readOnly={readOnly} size={640}>
      <FormRow>
        <TextField form={form} name="code" label={W.code} maxLength={30} />
        <SelectField form={form} name="type" label={W.type} options={TYPES} />
      </FormRow>
      <TextField form={form} name="name" label={W.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name="provider" label={W.provider} maxLength={120} />
        <TextField form={form} name="venue" label={W.venue} maxLength={150} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="start_date" label={W.start} />
        <DateField form={form} name="end_date" label={W.end} />
      </FormRow>
      <FormRow>
        <NumberField form={form} name="capacity" label={W.capacity} min={1} max={500} />
        <MoneyField form={form} name="fee" label={W.fee} />
        <NumberField form={form} name="valid_months" label={W.validMonths} description={W.validHint} min={1} max={240} />
      </FormRow>
      <MultiSelectField form={form} name="rank_ids" label={W.ranks} description={W.ranksHint} options={rank} number />
      <SwitchField form={form} name="cancelled" label={W.cancelled} />
    </FormDrawer>
  );
}
