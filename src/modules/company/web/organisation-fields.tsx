import { defineMessages } from '#platform/contract/messages.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { UNIT_NOUNS } from '../contract/company.messages.ts';
import type { OrganisationKind } from '../contract/organisation.schema.ts';
import { useOrganisation } from './use-organisation.ts';
import { asOptions, narrowUnits, UNIT_FIELDS, type UnitChoice, type UnitField } from './narrow-units.ts';

const PLACES: readonly UnitField[] = ['branch_id', 'division_id', 'department_id'];
const WORDS = defineMessages({
  oneOf: { en: 'At least one of branch, division and department', ms: 'Sekurang-kurangnya satu daripada cawangan, bahagian dan jabatan' },
});
const BELOW: Readonly<Partial<Record<UnitField, readonly UnitField[]>>> = {
  branch_id: ['division_id', 'department_id'],
  division_id: ['department_id'],
};

export interface OrganisationFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** Default: all five. Those that the company has none of are left out. */
  readonly fields?: readonly UnitField[];
  readonly required?: readonly UnitField[];
  /** A person belongs to a branch, a division or a department: the first of them says so. */
  readonly placed?: boolean;
}

/** Branch → division → department, position and level as form fields; each choice narrows the next. */
export function OrganisationFields<V>({ form, fields = UNIT_FIELDS, required = [], placed = false }: OrganisationFieldsProps<V>) {
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
  const shown = fields.filter((field) => units[field].length > 0 || required.includes(field));
  const places = placed ? shown.filter((field) => PLACES.includes(field)) : [];
  const isNeeded = (field: UnitField) => required.includes(field) || (places.length === 1 && places[0] === field);
  return (
    <FormRow>
      {shown.map((field) => (
        <SelectField
          key={field}
          form={form}
          name={path(field)}
          label={UNIT_NOUNS[field.replace('_id', '') as OrganisationKind]}
          options={asOptions(units[field])}
          number
          searchable
          required={isNeeded(field)}
          description={places.length > 1 && field === places[0] ? WORDS.oneOf : undefined}
          onChanged={(value) => clearBelow(field, value)}
        />
      ))}
    </FormRow>
  );
}
