import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { rosterNeeds } from '../../../contract/need/roster-need.register.ts';
import { rosterChoices } from '../../../contract/roster.endpoints.ts';
import { NEED } from './need.messages.ts';

const NEW = {
  name: '',
  work_site_id: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  start_time: '',
  end_time: '',
  heads: 1,
  position_id: null,
  status: 'Active' as const,
};
const NUMBERED = WEEKDAYS.map(({ value, label }) => ({ value, label }));
const options = (rows: readonly { readonly id: number; readonly name: string }[] = []) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

export function NeedForm({ row, readOnly, onClose }: RecordFormProps<typeof rosterNeeds>) {
  const t = useT(NEED);
  const choices = useEndpoint(rosterChoices, {}, { quiet: true }).data?.data;
  const form = useRecordForm(rosterNeeds, row, NEW, { stale: ['attendance.list-roster-needs'], onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? NEED.addTitle} form={form} readOnly={readOnly} size={480}>
      <TextField form={form} name="name" label={NEED.name} maxLength={100} />
      <FormRow>
        <SelectField form={form} name="work_site_id" label={NEED.site} options={options(choices?.sites)} placeholder={t('anySite')} number clearable />
        <SelectField
          form={form}
          name="position_id"
          label={NEED.position}
          options={options(choices?.positions)}
          placeholder={t('anyPosition')}
          number
          clearable
        />
      </FormRow>
      <MultiSelectField form={form} name="weekdays" label={NEED.weekdays} options={NUMBERED} number />
      <FormRow>
        <TimeField form={form} name="start_time" label={NEED.from} />
        <TimeField form={form} name="end_time" label={NEED.to} />
        <NumberField form={form} name="heads" label={NEED.heads} min={1} max={100} />
      </FormRow>
      <ActiveField form={form} />
    </FormDrawer>
  );
}
