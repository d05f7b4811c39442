/** The organisation as one tree: company → branches → divisions → departments → positions. Pure. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { ChartKind, orgChart } from '../../contract/employee.endpoints.ts';

type Named = { readonly name: string } | null | undefined;

interface Unit {
  readonly id: number;
  readonly name: string;
}

export interface OrganisationLists {
  readonly branches: readonly (Unit & { readonly manager?: Named })[];
  readonly divisions: readonly (Unit & { readonly branch_id: number | null; readonly head?: Named })[];
  readonly departments: readonly (Unit & { readonly division_id: number | null; readonly head?: Named })[];
  readonly positions: readonly (Unit & { readonly department_id: number | null })[];
}

/** Who works in the units, as the answer of the chart says it. */
export type ChartUnits = OutputOf<typeof orgChart>['data'];

export interface TreeNode {
  readonly key: string;
  readonly kind: ChartKind;
  /** Of the unit; 0: the company. */
  readonly id: number;
  readonly name: string;
  /** Who heads it. */
  readonly person: string | null;
  readonly face: string | null;
  /** Employees in it; null for whom employees are not shown. */
  readonly people: number | null;
  readonly children: readonly TreeNode[];
}

/**
 * Units without a unit above hang directly under the company, so none is lost.
 * @param units null: the viewer sees no employees, and heads are named by the lists alone
 */
export function organisationTree(company: string, lists: OrganisationLists, units: ChartUnits | null): TreeNode {
  const known = new Map(units?.map((unit) => [unit.kind === 'company' ? 'company' : `${unit.kind}-${unit.id}`, unit]));
  const node = (kind: ChartKind, { id, name }: Unit, listed: Named, children: readonly TreeNode[]): TreeNode => {
    const key = kind === 'company' ? kind : `${kind}-${id}`;
    const { head, people = 0 } = known.get(key) ?? {};
    const person = units ? head : listed;
    return { key, kind, id, name, person: person?.name ?? null, face: head?.image?.url ?? null, people: units && people, children };
  };
  const positions = (department: number | null) =>
    lists.positions.filter(({ department_id }) => department_id === department).map((unit) => node('position', unit, null, []));
  const departments = (division: number | null) =>
    lists.departments.filter(({ division_id }) => division_id === division).map((unit) => node('department', unit, unit.head, positions(unit.id)));
  const divisions = (branch: number | null) =>
    lists.divisions.filter(({ branch_id }) => branch_id === branch).map((unit) => node('division', unit, unit.head, departments(unit.id)));
  const branches = lists.branches.map((unit) => node('branch', unit, unit.manager, divisions(unit.id)));
  return node('company', { id: 0, name: company }, null, [...branches, ...divisions(null), ...departments(null), ...positions(null)]);
}

/** The keys of what is above a node, the company first. */
export function above(root: TreeNode, key: string): readonly string[] | null {
  if (root.key === key) return [];
  for (const child of root.children) {
    const path = above(child, key);
    if (path) return [root.key, ...path];
  }
  return null;
}

/** Every node, top down. */
export const nodesOf = (root: TreeNode): readonly TreeNode[] => [root, ...root.children.flatMap(nodesOf)];

/** Where somebody stands in the chart: at the position where it hangs below their department, else at the nearest unit. */
export function placeOf(nodes: ReadonlySet<string>, lists: OrganisationLists, person: Partial<Record<`${ChartKind}_id`, number | null | undefined>>): string {
  const { department_id = null, position_id } = person;
  const isOwn = lists.positions.some((unit) => unit.id === position_id && (unit.department_id === null || unit.department_id === department_id));
  const places = [isOwn && `position-${position_id}`, `department-${department_id}`, `division-${person.division_id}`, `branch-${person.branch_id}`];
  return places.find((key) => key !== false && nodes.has(key)) || 'company';
}

export interface Row {
  readonly node: TreeNode;
  /** 1 is the company. */
  readonly level: number;
  readonly open: boolean;
  /** Place among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
  readonly parent: string | null;
}

/** The visible rows, top down; a closed node hides what is under it. */
export function visibleRows(root: TreeNode, closed: ReadonlySet<string>): Row[] {
  const rows: Row[] = [];
  const walk = (node: TreeNode, level: number, place: number, of: number, parent: string | null) => {
    const open = node.children.length > 0 && !closed.has(node.key);
    rows.push({ node, level, open, place, of, parent });
    if (open) node.children.forEach((child, index) => walk(child, level + 1, index + 1, node.children.length, node.key));
  };
  walk(root, 1, 1, 1, null);
  return rows;
}

/** Where the keyboard leads from a row, as the tree pattern of WAI-ARIA has it; `toggle` opens or closes the row itself. */
export function treeMove(rows: readonly Row[], at: number, key: string): { readonly to: number } | { readonly toggle: string } | null {
  const row = rows[at];
  if (!row) return null;
  const has = row.node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return at + 1 < rows.length ? { to: at + 1 } : null;
    case 'ArrowUp':
      return at > 0 ? { to: at - 1 } : null;
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case 'ArrowRight':
      if (!has) return null;
      return row.open ? { to: at + 1 } : { toggle: row.node.key };
    case 'ArrowLeft': {
      if (has && row.open) return { toggle: row.node.key };
      const parent = rows.findIndex(({ node }) => node.key === row.parent);
      return parent >= 0 ? { to: parent } : null;
    }
    case ' ':
      return has ? { toggle: row.node.key } : null;
    default:
      return null;
  }
}
