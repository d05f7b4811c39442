import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { UNIT_NOUNS } from '../contract/company.messages.ts';
import type { OrganisationKind } from '../contract/organisation.schema.ts';
import { useOrganisation } from './use-organisation.ts';
import { asOptions, narrowUnits, UNIT_FIELDS, type UnitChoice, type UnitField } from './narrow-units.ts';

const BELOW: Readonly<Partial<Record<UnitField, readonly UnitField[]>>> = {
  branch_id: ['division_id', 'department_id'],
  division_id: ['department_id'],
};

export interface OrganisationFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** Default: all five. Those that the company has none of are left out. */
  readonly fields?: readonly UnitField[];
  readonly required?: readonly UnitField[];
}

/** Branch → division → department, position and level as form fields; each choice narrows the next. */
export function OrganisationFields<V>({ form, fields = UNIT_FIELDS, required = [] }: OrganisationFieldsProps<V>) {
  const { lists } = useOrganisation();
  const path = (field: UnitField) => field as PathOf<V>;
  const chosen = Object.fromEntries(UNIT_FIELDS.map((field) => [field, Number(form.get(path(field))) || null])) as UnitChoice;
  const units = narrowUnits(lists, chosen);
  /** A choice that no longer hangs under the one above it is taken back. */
  const clearBelow = (field: UnitField, value: unknown) => {
    const left = narrowUnits(lists, { ...chosen, [field]: typeof value === 'number' ? value : null });
    for (const below of BELOW[field] ?? []) {
      if (chosen[below] && !left[below].some(({ id }) => id === chosen[below])) form.set(path(below), null);
    }
  };
  return (
    <FormRow>
      {fields
        .filter((field) => units[field].length > 0 || required.includes(field))
        .map((field) => (
          <SelectField
            key={field}
            form={form}
            name={path(field)}
            label={UNIT_NOUNS[field.replace('_id', '') as OrganisationKind]}
            options={asOptions(units[field])}
            number
            searchable
            required={required.includes(field)}
            onChanged={(value) => clearBelow(field, value)}
          />
        ))}
    </FormRow>
  );
}
