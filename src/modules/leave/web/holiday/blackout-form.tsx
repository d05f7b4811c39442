import { say as sayIn, type Locale, type Text } from '#platform/contract/messages.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { blackouts } from '../../contract/blackout/blackout.register.ts';
import type { LeaveTypeRow } from '../../contract/leave-type.schema.ts';
import { typeName } from '../leave-words.ts';
import { HOLIDAY } from './holiday.messages.ts';
import { useTypes } from './use-types.ts';

const NEW = { name: '', start_date: '', end_date: '', leave_type_ids: [], department_ids: [] };

/** What an empty choice of types leaves open, by name. */
function exceptions(types: readonly LeaveTypeRow[]): Text {
  const open = types.filter(({ always_allowed }) => always_allowed);
  if (open.length === 0) return HOLIDAY.emptyIsAll;
  const filled = (locale: Locale) => sayIn(HOLIDAY.emptyLeavesOpen, locale, { names: open.map((type) => typeName(type, locale)).join(', ') });
  return { en: filled('en'), ms: filled('ms') };
}

/** Days on which nobody may go, and whom they concern. */
export function BlackoutForm({ row, readOnly, onClose }: RecordFormProps<typeof blackouts>) {
  const { locale } = useLocale();
  const types = useTypes();
  const { lists } = useOrganisation();
  const form = useRecordForm(blackouts, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? HOLIDAY.blackoutTitle} form={form} readOnly={readOnly} size={480}>
      <TextField form={form} name="name" label={HOLIDAY.blackoutName} maxLength={80} />
      <FormRow>
        <DateField form={form} name="start_date" label={HOLIDAY.from} onChanged={(value) => !form.values.end_date && form.set('end_date', value)} />
        <DateField form={form} name="end_date" label={HOLIDAY.to} min={form.values.start_date || undefined} />
      </FormRow>
      <MultiSelectField
        form={form}
        name="leave_type_ids"
        label={HOLIDAY.leaveTypes}
        description={exceptions(types)}
        options={types.map((type) => ({ value: String(type.id), label: typeName(type, locale) }))}
        number
      />
      {lists.departments.length > 0 && (
        <MultiSelectField
          form={form}
          name="department_ids"
          label={HOLIDAY.departments}
          description={HOLIDAY.emptyIsAll}
          options={lists.departments.map(({ id, name }) => ({ value: String(id), label: name }))}
          number
        />
      )}
    </FormDrawer>
  );
}
