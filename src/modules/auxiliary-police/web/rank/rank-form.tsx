/** A rank and what it takes to get there. */
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { COURSE_TYPE_NAMES } from '../../contract/officer/officer-words.ts';
import { ranks } from '../../contract/rank/rank.register.ts';
import { AUTHORITIES, COURSE_TYPES, RANK_GROUPS } from '../../contract/rank/rank.schema.ts';
import { RANK } from './rank.messages.ts';

const NEW = {
  name: '',
  name_ms: '',
  code: '',
  level: null,
  rank_group: 'Junior Officer' as const,
  authority: 'CPO' as const,
  min_service_months: 0,
  course_type: null,
  establishment: null,
  allowance: null,
};
const options = (values: readonly (keyof typeof RANK)[]) => values.map((value) => ({ value, label: RANK[value] }));
const COURSES = COURSE_TYPES.map((value) => ({ value, label: COURSE_TYPE_NAMES[value] }));

export function RankForm({ row, readOnly, onClose }: RecordFormProps<typeof ranks>) {
  const form = useRecordForm(ranks, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? RANK.add} form={form} readOnly={readOnly}>
      <FormRow>
        <TextField form={form} name="name" label={RANK.nameEn} maxLength={80} />
        <TextField form={form} name="name_ms" label={RANK.nameMs} maxLength={80} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="code" label={RANK.code} maxLength={20} />
        <NumberField form={form} name="level" label={RANK.level} description={RANK.levelHint} min={1} max={99} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="rank_group" label={RANK.group} options={options(RANK_GROUPS)} />
        <SelectField form={form} name="authority" label={RANK.authority} options={options(AUTHORITIES)} />
      </FormRow>
      <FormSection title={RANK.requires}>
        <FormRow>
          <NumberField form={form} name="min_service_months" label={RANK.service} min={0} max={240} />
          <SelectField form={form} name="course_type" label={RANK.course} options={COURSES} />
        </FormRow>
      </FormSection>
      <FormRow>
        <NumberField form={form} name="establishment" label={RANK.establishment} description={RANK.establishmentHint} min={0} max={100_000} />
        <MoneyField form={form} name="allowance" label={RANK.allowance} />
      </FormRow>
    </FormDrawer>
  );
}
