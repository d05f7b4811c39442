/** The organisation as one tree: company → branches → divisions → departments → positions. Pure. */

interface Unit {
  readonly id: number;
  readonly name: string;
  readonly employees_count?: number | undefined;
}

export interface OrganisationLists {
  readonly branches: readonly Unit[];
  readonly divisions: readonly (Unit & { readonly branch_id: number | null; readonly head?: { readonly name: string } | null })[];
  readonly departments: readonly (Unit & { readonly division_id: number | null; readonly head?: { readonly name: string } | null })[];
  readonly positions: readonly (Unit & { readonly department_id: number | null })[];
}

export interface TreeNode {
  readonly key: string;
  readonly kind: 'company' | 'branch' | 'division' | 'department' | 'position';
  readonly name: string;
  /** Who heads it. */
  readonly person: string | null;
  /** Employees in it; null where nobody counted them. */
  readonly people: number | null;
  readonly children: readonly TreeNode[];
}

const headOf = (unit: { readonly head?: { readonly name: string } | null }) => unit.head?.name ?? null;

const countOf = (unit: Unit) => unit.employees_count ?? null;

/** Units without a unit above hang directly under the company, so none is lost. */
export function organisationTree(company: string, lists: OrganisationLists): TreeNode {
  const position = (unit: Unit): TreeNode => ({
    key: `position-${unit.id}`,
    kind: 'position',
    name: unit.name,
    person: null,
    people: countOf(unit),
    children: [],
  });
  const department = (unit: OrganisationLists['departments'][number]): TreeNode => ({
    key: `department-${unit.id}`,
    kind: 'department',
    name: unit.name,
    person: headOf(unit),
    people: countOf(unit),
    children: lists.positions.filter(({ department_id }) => department_id === unit.id).map(position),
  });
  const division = (unit: OrganisationLists['divisions'][number]): TreeNode => ({
    key: `division-${unit.id}`,
    kind: 'division',
    name: unit.name,
    person: headOf(unit),
    people: countOf(unit),
    children: lists.departments.filter(({ division_id }) => division_id === unit.id).map(department),
  });
  const branch = (unit: Unit & { readonly manager?: { readonly name: string } | null }): TreeNode => ({
    key: `branch-${unit.id}`,
    kind: 'branch',
    name: unit.name,
    person: unit.manager?.name ?? null,
    people: countOf(unit),
    children: lists.divisions.filter(({ branch_id }) => branch_id === unit.id).map(division),
  });
  return {
    key: 'company',
    kind: 'company',
    name: company,
    person: null,
    people: null,
    children: [
      ...lists.branches.map(branch),
      ...lists.divisions.filter(({ branch_id }) => branch_id === null).map(division),
      ...lists.departments.filter(({ division_id }) => division_id === null).map(department),
      ...lists.positions.filter(({ department_id }) => department_id === null).map(position),
    ],
  };
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
    case 'Enter':
    case ' ':
      return has ? { toggle: row.node.key } : null;
    default:
      return null;
  }
}
