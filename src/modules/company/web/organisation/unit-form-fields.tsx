/** Fields that the forms of several units share. */
import { call } from '#platform/web/call/call.ts';
import { personLabel, personOption } from '#platform/web/ui/person-option.ts';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Label } from '#platform/web/locale/locale.tsx';
import { listPeople } from '../../contract/company.endpoints.ts';
import type { Person } from '../../contract/organisation.schema.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';

async function findPeople(keyword: string) {
  const { data } = await call(listPeople, { keyword });
  return data.map(personOption);
}

export function NameFields<V>({ form }: { form: ZodForm<V> }) {
  return (
    <>
      <TextField form={form} name={'name' as PathOf<V>} label={M.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name={'code' as PathOf<V>} label={M.code} maxLength={20} />
        <ActiveField form={form} />
      </FormRow>
    </>
  );
}

export function HeadField<V>({ form, name, label, person }: { form: ZodForm<V>; name: PathOf<V>; label: Label; person: Person | null }) {
  return (
    <SearchSelect
      form={form}
      name={name}
      label={label}
      description={M.headHint}
      load={findPeople}
      number
      clearable
      valueLabel={person && personLabel(person)}
    />
  );
}
