/** The five lists: their calls, columns, forms and what an empty one teaches. */
import type { Text } from '#platform/contract/messages.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import { lazyDrawer, type LazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { Column, Filter } from '#platform/web/ui/list-page.tsx';
import type { Drawing } from '#platform/web/ui/empty/drawing-names.ts';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import { branches, departments, divisions, positionLevels, positions } from '../../contract/organisation.register.ts';
import type { OrganisationKind } from '../../contract/organisation.schema.ts';
import type { UnitLists } from '../narrow-units.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';

const BranchForm = lazyDrawer(async () => (await import('./branch-form.tsx')).BranchForm, { size: 680 });
const DivisionForm = lazyDrawer(async () => (await import('./unit-forms.tsx')).DivisionForm);
const DepartmentForm = lazyDrawer(async () => (await import('./unit-forms.tsx')).DepartmentForm);
const PositionLevelForm = lazyDrawer(async () => (await import('./unit-forms.tsx')).PositionLevelForm);
const PositionForm = lazyDrawer(async () => (await import('./unit-forms.tsx')).PositionForm);

interface AnyRow {
  readonly id: number;
  readonly name: string;
  readonly employees_count?: number | undefined;
}

export interface UnitKind<Row extends AnyRow = AnyRow> {
  readonly kind: OrganisationKind;
  readonly calls: Register;
  readonly columns: readonly Column<Row>[];
  /** Parents to filter by. */
  readonly parents: readonly { readonly key: string; readonly label: Text; readonly list: keyof UnitLists }[];
  readonly sortBy: string;
  /** Loaded when it first opens. */
  readonly Form: LazyDrawer<{ readonly row: Row | null; readonly readOnly: boolean; readonly onClose: () => void }>;
  readonly empty: { readonly drawing: Drawing; readonly title: Text; readonly hint: Text };
  /** Its own list among the lists of the organisation. */
  readonly list: keyof UnitLists;
}

/** Lists differ in their rows; whoever draws one never looks inside a row. */
const anyKind = <Row extends AnyRow>(kind: UnitKind<Row>) => kind as unknown as UnitKind;

const name = <Row extends AnyRow>(): Column<Row> => ({ key: 'name', label: M.name, sort: true, card: 'title', fixed: true });
const code = <Row extends AnyRow>(): Column<Row> => ({
  key: 'code',
  label: M.code,
  sort: true,
  kind: 'identity',
  priority: 3,
  folds: 'name',
  card: 'subtitle',
});
const employees = <Row extends AnyRow>(): Column<Row> => ({ key: 'employees_count', label: M.employees, kind: 'number', priority: 1, card: 1 });
const status = <Row extends AnyRow>(): Column<Row> => ({ key: 'status', label: M.status, kind: 'status', sort: true, card: 'badge' });
const branchParent = { key: 'branch_id', label: UNIT_NOUNS.branch, list: 'branches' } as const;
const divisionParent = { key: 'division_id', label: UNIT_NOUNS.division, list: 'divisions' } as const;
const departmentParent = { key: 'department_id', label: UNIT_NOUNS.department, list: 'departments' } as const;
const levelParent = { key: 'position_level_id', label: UNIT_NOUNS.position_level, list: 'position_levels' } as const;

export const UNIT_KINDS: Readonly<Record<OrganisationKind, UnitKind>> = {
  branch: anyKind<RecordRow<typeof branches>>({
    kind: 'branch',
    calls: branches,
    list: 'branches',
    parents: [],
    sortBy: 'name',
    Form: BranchForm,
    empty: { drawing: 'place', title: M.emptyBranch, hint: M.emptyBranchHint },
    columns: [
      name(),
      code(),
      { key: 'state', label: M.state, sort: true, card: 2 },
      { key: 'city', label: M.city, sort: true, priority: 6, folds: 'state' },
      { key: 'manager', label: M.manager, value: (row) => row.manager?.name, card: 3 },
      employees(),
      { key: 'is_hq', label: M.headquarters, kind: 'yesno', hidden: true },
      { key: 'phone', label: M.phone, kind: 'identity', hidden: true },
      status(),
    ],
  }),
  division: anyKind<RecordRow<typeof divisions>>({
    kind: 'division',
    calls: divisions,
    list: 'divisions',
    parents: [branchParent],
    sortBy: 'name',
    Form: DivisionForm,
    empty: { drawing: 'organisation', title: M.emptyDivision, hint: M.emptyDivisionHint },
    columns: [
      name(),
      code(),
      { key: 'branch', label: UNIT_NOUNS.branch, value: (row) => row.branch?.name, card: 2 },
      { key: 'head', label: M.head, value: (row) => row.head?.name, card: 3 },
      employees(),
      status(),
    ],
  }),
  department: anyKind<RecordRow<typeof departments>>({
    kind: 'department',
    calls: departments,
    list: 'departments',
    parents: [divisionParent],
    sortBy: 'name',
    Form: DepartmentForm,
    empty: { drawing: 'organisation', title: M.emptyDepartment, hint: M.emptyDepartmentHint },
    columns: [
      name(),
      code(),
      { key: 'division', label: UNIT_NOUNS.division, value: (row) => row.division?.name, card: 2 },
      { key: 'head', label: M.head, value: (row) => row.head?.name, card: 3 },
      employees(),
      status(),
    ],
  }),
  position_level: anyKind<RecordRow<typeof positionLevels>>({
    kind: 'position_level',
    calls: positionLevels,
    list: 'position_levels',
    parents: [],
    sortBy: 'rank',
    Form: PositionLevelForm,
    empty: { drawing: 'chart', title: M.emptyLevel, hint: M.emptyLevelHint },
    columns: [
      { key: 'rank', label: M.rank, kind: 'number', sort: true, priority: 2 },
      name(),
      code(),
      { key: 'min_salary', label: M.minSalary, kind: 'money', card: 2 },
      { key: 'max_salary', label: M.maxSalary, kind: 'money', card: 3 },
      employees(),
      status(),
    ],
  }),
  position: anyKind<RecordRow<typeof positions>>({
    kind: 'position',
    calls: positions,
    list: 'positions',
    parents: [departmentParent, levelParent],
    sortBy: 'name',
    Form: PositionForm,
    empty: { drawing: 'people', title: M.emptyPosition, hint: M.emptyPositionHint },
    columns: [
      name(),
      code(),
      { key: 'department', label: UNIT_NOUNS.department, value: (row) => row.department?.name, card: 2 },
      { key: 'position_level', label: UNIT_NOUNS.position_level, value: (row) => row.position_level?.name, card: 3 },
      employees(),
      { key: 'headcount', label: M.headcount, kind: 'number', priority: 4 },
      status(),
    ],
  }),
};

export const STATUS_FILTER: Filter = {
  kind: 'select',
  key: 'status',
  label: M.status,
  options: [
    { value: 'Active', label: M.active },
    { value: 'Inactive', label: M.inactive },
  ],
};
