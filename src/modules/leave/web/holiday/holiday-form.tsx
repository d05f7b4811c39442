import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { RadioField, SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { addDays, calendarDate, formatDate } from '#platform/contract/dates.ts';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { createHoliday, listHolidays, MAX_HOLIDAY_DAYS, updateHoliday } from '../../contract/holiday/holiday.endpoints.ts';
import { HOLIDAY_TYPES, type HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { SETUP_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { HOLIDAY, HOLIDAY_TYPE_NAMES } from './holiday.messages.ts';

const TYPES = HOLIDAY_TYPES.map((value) => ({ value, label: HOLIDAY_TYPE_NAMES[value] }));

export interface HolidayFormProps {
  /** Null: a new one. */
  readonly holiday: HolidayRow | null;
  readonly year: number;
  /** The viewer may look only. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

/** One holiday: which day, for whom, and in lieu of what. */
export function HolidayForm({ holiday, year, readOnly = false, onClose }: HolidayFormProps) {
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  const holidays = useEndpoint(listHolidays, { year }, { quiet: true }).data?.data ?? [];
  const create = useWrite(createHoliday, { invalidates: SETUP_READS });
  const update = useWrite(updateHoliday, { invalidates: SETUP_READS });
  const [version] = useState(holiday?.updated_at);
  const form = useZodForm(createHoliday.input, {
    initial: {
      name: holiday?.name ?? '',
      name_ms: holiday?.name_ms ?? '',
      date: holiday?.date ?? '',
      type: holiday?.type ?? 'Company',
      states: holiday?.states ?? [],
      branch_ids: holiday?.branch_ids ?? [],
      is_compulsory: holiday?.is_compulsory ?? false,
      is_half_day: holiday?.is_half_day ?? false,
      replaces_id: holiday?.replaces_id ?? null,
    },
    onSubmit: async ({ end_date, ...values }) => {
      if (holiday?.id != null) await update.run({ ...values, id: holiday.id, ...(version && { updated_at: version }) });
      else await create.run({ ...values, ...(end_date && { end_date }) });
      onClose();
    },
  });
  const first = form.values.date;
  const replaceable = holidays
    .filter(({ id, type }) => id !== null && id !== holiday?.id && type !== 'Replacement')
    .map((each) => ({ value: String(each.id), label: `${formatDate(each.date)} · ${typeName(each, locale)}` }));
  return (
    <FormDrawer opened onClose={onClose} title={holiday ? typeName(holiday, locale) : HOLIDAY.addTitle} form={form} readOnly={readOnly} size={520}>
      <TextField form={form} name="name" label={HOLIDAY.name} maxLength={120} />
      <TextField form={form} name="name_ms" label={HOLIDAY.nameMs} maxLength={120} />
      {holiday ? (
        <FormRow>
          <DateField form={form} name="date" label={HOLIDAY.date} />
        </FormRow>
      ) : (
        <FormRow>
          <DateField form={form} name="date" label={HOLIDAY.firstDay} />
          <DateField
            form={form}
            name="end_date"
            label={HOLIDAY.lastDay}
            min={first || undefined}
            max={first ? addDays(calendarDate(first), MAX_HOLIDAY_DAYS - 1) : undefined}
            onChanged={(value) => value === '' && form.set('end_date', undefined)}
          />
        </FormRow>
      )}
      <RadioField form={form} name="type" label={HOLIDAY.type} options={TYPES} />
      {form.values.type === 'Replacement' && (
        <SelectField form={form} name="replaces_id" label={HOLIDAY.replaces} description={HOLIDAY.replacesHint} options={replaceable} number clearable />
      )}
      <MultiSelectField form={form} name="states" label={HOLIDAY.states} description={HOLIDAY.emptyIsAll} options={STATES} />
      {lists.branches.length > 0 && (
        <MultiSelectField
          form={form}
          name="branch_ids"
          label={HOLIDAY.branches}
          description={HOLIDAY.emptyIsAll}
          options={lists.branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          number
        />
      )}
      <SwitchField form={form} name="is_compulsory" label={HOLIDAY.compulsory} description={HOLIDAY.compulsoryHint} />
      <SwitchField form={form} name="is_half_day" label={HOLIDAY.halfDay} description={HOLIDAY.halfDayHint} />
    </FormDrawer>
  );
}
