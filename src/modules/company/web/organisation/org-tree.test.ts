import { describe, expect, it } from 'vitest';
import { organisationTree, treeMove, visibleRows } from './org-tree.ts';

const lists = {
  branches: [{ id: 1, name: 'HQ' }],
  divisions: [
    { id: 1, name: 'Commercial', branch_id: 1 },
    { id: 2, name: 'Free', branch_id: null },
  ],
  departments: [
    { id: 1, name: 'Sales', division_id: 1, head: { name: 'Aminah' } },
    { id: 2, name: 'Loose', division_id: null },
  ],
  positions: [
    { id: 1, name: 'Executive', department_id: 1 },
    { id: 2, name: 'Nowhere', department_id: null },
  ],
};
const tree = organisationTree('Mesra', lists);
const names = (closed: string[] = []) => visibleRows(tree, new Set(closed)).map(({ node, level }) => `${level} ${node.name}`);

describe('organisation tree', () => {
  it('holds every unit once; those without a unit above stand under the company', () => {
    expect(names()).toEqual(['1 Mesra', '2 HQ', '3 Commercial', '4 Sales', '5 Executive', '2 Free', '2 Loose', '2 Nowhere']);
  });

  it('hides what is under a closed node', () => {
    expect(names(['division-1'])).toEqual(['1 Mesra', '2 HQ', '3 Commercial', '2 Free', '2 Loose', '2 Nowhere']);
  });

  it('names the head', () => {
    expect(visibleRows(tree, new Set()).find(({ node }) => node.key === 'department-1')?.node.person).toBe('Aminah');
  });

  it.each([
    [0, 'ArrowDown', { to: 1 }],
    [0, 'ArrowUp', null],
    [0, 'ArrowRight', { to: 1 }],
    [0, 'ArrowLeft', { toggle: 'company' }],
    [4, 'ArrowLeft', { to: 3 }],
    [4, 'ArrowRight', null],
    [4, 'Enter', null],
    [3, ' ', { toggle: 'department-1' }],
    [2, 'End', { to: 7 }],
    [7, 'ArrowDown', null],
  ])('row %i, %s', (at, key, move) => {
    expect(treeMove(visibleRows(tree, new Set()), at, key)).toEqual(move);
  });

  it('opens a closed node first, then steps into it', () => {
    const rows = visibleRows(tree, new Set(['branch-1']));
    expect(treeMove(rows, 1, 'ArrowRight')).toEqual({ toggle: 'branch-1' });
    expect(treeMove(rows, 1, 'ArrowLeft')).toEqual({ to: 0 });
  });
});
