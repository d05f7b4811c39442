/** The forms of division, department, position level and position; a branch has its own file. */
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useSay } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import { departmentEndpoints, divisionEndpoints, positionEndpoints, positionLevelEndpoints } from '../../contract/organisation.endpoints.ts';
import {
  departmentForm,
  divisionForm,
  positionForm,
  positionLevelForm,
  type DepartmentRow,
  type DivisionRow,
  type OrganisationKind,
  type PositionLevelRow,
  type PositionRow,
} from '../../contract/organisation.schema.ts';
import { asOptions } from '../narrow-units.ts';
import { useOrganisation } from '../use-organisation.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';
import { HeadField, NameFields } from './unit-form-fields.tsx';
import { useUnitForm } from './use-unit-form.ts';

export interface UnitFormProps<Row> {
  /** Null: a new one. */
  readonly row: Row | null;
  readonly onClose: () => void;
}

/** "Add division", "Edit division" in the reader's language. */
export function useFormTitle(kind: OrganisationKind, row: object | null): string {
  const say = useSay();
  return say(row ? M.edit : M.add, { noun: say(UNIT_NOUNS[kind]).toLowerCase() });
}

export function DivisionForm({ row, onClose }: UnitFormProps<DivisionRow>) {
  const { lists } = useOrganisation();
  const initial = {
    name: row?.name ?? '',
    code: row?.code ?? '',
    status: row?.status ?? 'Active',
    branch_id: row?.branch_id ?? null,
    head_id: row?.head_id ?? null,
  };
  const form = useUnitForm(divisionForm, divisionEndpoints, row, initial, onClose);
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('division', row)} form={form}>
      <NameFields form={form} />
      <SelectField form={form} name="branch_id" label={UNIT_NOUNS.branch} options={asOptions(lists.branches)} number />
      <HeadField form={form} name="head_id" label={M.head} person={row?.head ?? null} />
    </FormDrawer>
  );
}

export function DepartmentForm({ row, onClose }: UnitFormProps<DepartmentRow>) {
  const { lists } = useOrganisation();
  const initial = {
    name: row?.name ?? '',
    code: row?.code ?? '',
    status: row?.status ?? 'Active',
    division_id: row?.division_id ?? null,
    head_id: row?.head_id ?? null,
  };
  const form = useUnitForm(departmentForm, departmentEndpoints, row, initial, onClose);
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('department', row)} form={form}>
      <NameFields form={form} />
      <SelectField form={form} name="division_id" label={UNIT_NOUNS.division} options={asOptions(lists.divisions)} number />
      <HeadField form={form} name="head_id" label={M.head} person={row?.head ?? null} />
    </FormDrawer>
  );
}

export function PositionLevelForm({ row, onClose }: UnitFormProps<PositionLevelRow>) {
  const initial = {
    name: row?.name ?? '',
    code: row?.code ?? '',
    status: row?.status ?? 'Active',
    rank: row?.rank ?? null,
    min_salary: row?.min_salary ?? null,
    max_salary: row?.max_salary ?? null,
  };
  const form = useUnitForm(positionLevelForm, positionLevelEndpoints, row, initial, onClose);
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

export function PositionForm({ row, onClose }: UnitFormProps<PositionRow>) {
  const { lists } = useOrganisation();
  const initial = {
    name: row?.name ?? '',
    code: row?.code ?? '',
    status: row?.status ?? 'Active',
    department_id: row?.department_id ?? null,
    position_level_id: row?.position_level_id ?? null,
    description: row?.description ?? '',
    headcount: row?.headcount ?? null,
  };
  const form = useUnitForm(positionForm, positionEndpoints, row, initial, onClose);
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
