import { useState } from 'react';
import { say as sayIn, type Locale, type Text } from '#platform/contract/messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { createBlackout, listBlackouts, updateBlackout } from '../../contract/holiday/holiday.endpoints.ts';
import { blackoutForm, type BlackoutRow } from '../../contract/holiday/holiday.schema.ts';
import type { LeaveTypeRow } from '../../contract/leave-type.schema.ts';
import { typeName } from '../leave-words.ts';
import { HOLIDAY } from './holiday.messages.ts';
import { useTypes } from './use-types.ts';

export interface BlackoutFormProps {
  /** Null: new ones. */
  readonly blackout: BlackoutRow | null;
  /** The viewer may look only. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

/** What an empty choice of types leaves open, by name. */
function exceptions(types: readonly LeaveTypeRow[]): Text {
  const open = types.filter(({ always_allowed }) => always_allowed);
  if (open.length === 0) return HOLIDAY.emptyIsAll;
  const filled = (locale: Locale) => sayIn(HOLIDAY.emptyLeavesOpen, locale, { names: open.map((type) => typeName(type, locale)).join(', ') });
  return { en: filled('en'), ms: filled('ms') };
}

/** Days on which nobody may go, and whom they concern. */
export function BlackoutForm({ blackout, readOnly = false, onClose }: BlackoutFormProps) {
  const { locale } = useLocale();
  const types = useTypes();
  const { lists } = useOrganisation();
  const create = useWrite(createBlackout, { invalidates: [listBlackouts] });
  const update = useWrite(updateBlackout, { invalidates: [listBlackouts] });
  const [version] = useState(blackout?.updated_at);
  const form = useZodForm(blackoutForm, {
    initial: {
      name: blackout?.name ?? '',
      start_date: blackout?.start_date ?? '',
      end_date: blackout?.end_date ?? '',
      leave_type_ids: blackout?.leave_type_ids ?? [],
      department_ids: blackout?.department_ids ?? [],
    },
    onSubmit: async (values) => {
      if (blackout) await update.run({ ...values, id: blackout.id, ...(version && { updated_at: version }) });
      else await create.run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={blackout ? blackout.name : HOLIDAY.blackoutTitle} form={form} readOnly={readOnly} size={480}>
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
