import { describe, expect, it } from 'vitest';
import { above, nodesOf, organisationTree, placeOf, treeMove, visibleRows } from './org-tree.ts';

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
const tree = organisationTree('Mesra', lists, null);
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
    [4, ' ', null],
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

describe('people in the chart', () => {
  const head = { id: 7, name: 'Badrul', image: { file: '', name: '', size: 1, type: '', url: '/face', ext: '' } };
  const peopled = nodesOf(
    organisationTree('Mesra', lists, [
      { kind: 'company', id: 3, people: 9, head: null },
      { kind: 'division', id: 1, people: 4, head },
    ]),
  );
  const of = (key: string) => peopled.find((node) => node.key === key);

  it('are counted with the face of who heads them; what the answer does not name has nobody', () => {
    expect(of('company')).toMatchObject({ people: 9, person: null });
    expect(of('division-1')).toMatchObject({ people: 4, person: 'Badrul', face: '/face' });
    // The list names her, but she is not among those whom the viewer sees at work.
    expect(of('department-1')).toMatchObject({ people: 0, person: null, face: null });
  });

  it('are not counted for whom they are not shown', () => expect(nodesOf(tree).every(({ people, face }) => people === null && face === null)).toBe(true));

  it.each([
    [{ department_id: 1, position_id: 1, branch_id: 1 }, 'position-1'],
    [{ department_id: 2, position_id: 1, branch_id: 1 }, 'department-2'],
    [{ department_id: 2, position_id: 2 }, 'position-2'],
    [{ department_id: null, position_id: null, branch_id: 1 }, 'branch-1'],
    [{}, 'company'],
  ])('%o stand at %s', (person, key) => {
    expect(placeOf(new Set(nodesOf(tree).map((node) => node.key)), lists, person)).toBe(key);
  });

  it('the way to a unit is what is above it', () => {
    expect(above(tree, 'position-1')).toEqual(['company', 'branch-1', 'division-1', 'department-1']);
    expect(above(tree, 'company')).toEqual([]);
    expect(above(tree, 'branch-9')).toBeNull();
  });
});
