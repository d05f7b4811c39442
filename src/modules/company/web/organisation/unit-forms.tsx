/** The forms of division, department, position level and position; a branch has its own file. */
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useSay } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import { departments, divisions, positionLevels, positions } from '../../contract/organisation.register.ts';
import type { OrganisationKind } from '../../contract/organisation.schema.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { asOptions } from '../narrow-units.ts';
import { useOrganisation } from '../use-organisation.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';
import { HeadField, NameFields } from './unit-form-fields.tsx';

/** "Add division", "Edit division" in the reader's language. */
export function useFormTitle(kind: OrganisationKind, row: object | null): string {
  const say = useSay();
  return say(row ? M.edit : M.add, { noun: say(UNIT_NOUNS[kind]).toLowerCase() });
}

export const NEW_UNIT = { name: '', code: '', status: 'Active' } as const;

export function DivisionForm({ row, onClose }: RecordFormProps<typeof divisions>) {
  const { lists } = useOrganisation();
  const form = useRecordForm(divisions, row, { ...NEW_UNIT, branch_id: null, head_id: null }, { stale: ORGANISATION_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('division', row)} form={form}>
      <NameFields form={form} />
      <SelectField form={form} name="branch_id" label={UNIT_NOUNS.branch} options={asOptions(lists.branches)} number />
      <HeadField form={form} name="head_id" label={M.head} person={row?.head ?? null} />
    </FormDrawer>
  );
}

export function DepartmentForm({ row, onClose }: RecordFormProps<typeof departments>) {
  const { lists } = useOrganisation();
  const form = useRecordForm(departments, row, { ...NEW_UNIT, division_id: null, head_id: null }, { stale: ORGANISATION_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('department', row)} form={form}>
      <NameFields form={form} />
      <SelectField form={form} name="division_id" label={UNIT_NOUNS.division} options={asOptions(lists.divisions)} number />
      <HeadField form={form} name="head_id" label={M.head} person={row?.head ?? null} />
    </FormDrawer>
  );
}

export function PositionLevelForm({ row, onClose }: RecordFormProps<typeof positionLevels>) {
  const form = useRecordForm(
    positionLevels,
    row,
    { ...NEW_UNIT, rank: null, min_salary: null, max_salary: null },
    { stale: ORGANISATION_READS, onDone: onClose },
  );
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('position_level', row)} form={form}>
      <NameFields form={form} />
      <FormRow>
        <MoneyField form={form} name="min_salary" label={M.minSalary} />
        <MoneyField form={form} name="max_salary" label={M.maxSalary} />
      </FormRow>
    </FormDrawer>
  );
}

export function PositionForm({ row, onClose }: RecordFormProps<typeof positions>) {
  const { lists } = useOrganisation();
  const form = useRecordForm(
    positions,
    row,
    { ...NEW_UNIT, department_id: null, position_level_id: null, description: '', headcount: null },
    { stale: ORGANISATION_READS, onDone: onClose },
  );
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('position', row)} form={form}>
      <NameFields form={form} />
      <FormRow>
        <SelectField form={form} name="department_id" label={UNIT_NOUNS.department} options={asOptions(lists.departments)} number searchable />
        <SelectField form={form} name="position_level_id" label={UNIT_NOUNS.position_level} options={asOptions(lists.position_levels)} number />
      </FormRow>
      <NumberField form={form} name="headcount" label={M.headcount} min={0} />
      <TextField form={form} name="description" label={M.description} rows={4} maxLength={2000} />
    </FormDrawer>
  );
}
