import { describe, expect, it } from 'vitest';
import { fitColumns, UNMEASURED, type Need } from './fit-columns.ts';
import { NOTHING_REMEMBERED, type RememberedColumns } from './list-columns.ts';
import type { Column } from '../list-types.ts';

const COLUMNS: readonly Column<object>[] = [
  { key: 'name', label: 'Name', kind: 'person', fixed: true },
  { key: 'code', label: 'Code', kind: 'identity', priority: 3, folds: 'name' },
  { key: 'branch', label: 'Branch', priority: 4, folds: 'department' },
  { key: 'department', label: 'Department', priority: 2, folds: 'name' },
  { key: 'net', label: 'Net', kind: 'money', priority: 1 },
  { key: 'login', label: 'Login', kind: 'date', priority: 6 },
  { key: 'status', label: 'Status', kind: 'status' },
];
const need = (value: number, word = value, head = 50): Need => ({ value, word, head, headWord: head });
/** At least 180 + 60 + 90 + 100 + 80 + 70 + 90 = 670; 60 more for the name on one line. */
const NEEDS = { name: need(240, 80), code: need(60), branch: need(90), department: need(100), net: need(80), login: need(70), status: need(90) };
const fit = (room: number, remembered: Partial<RememberedColumns> = {}, needs = NEEDS) =>
  fitColumns(COLUMNS, { ...NOTHING_REMEMBERED, ...remembered }, { room, needs });
const keys = (columns: readonly Column<object>[]) => columns.map(({ key }) => key).join(' ');
const folds = (room: number, remembered?: Partial<RememberedColumns>) =>
  Object.fromEntries([...fit(room, remembered).folded].map(([host, columns]) => [host, keys(columns)]));

describe('columns', () => {
  it('all stand before anything is measured', () => {
    expect(keys(fitColumns(COLUMNS, NOTHING_REMEMBERED, UNMEASURED).columns)).toBe(keys(COLUMNS));
  });
  it('are as wide as their values where there is room', () => {
    expect(fit(2000).widths).toEqual([240, 60, 90, 100, 80, 70, 90]);
  });
  it.each<[number, string, Record<string, string>]>([
    [670, 'name code branch department net login status', {}],
    [669, 'name code department net login status', { department: 'branch' }],
    [579, 'name department net login status', { name: 'code', department: 'branch' }],
    [519, 'name net login status', { name: 'code branch department' }],
    [419, 'name net status', { name: 'code branch department' }],
    [349, 'name status', { name: 'code branch department' }],
    [10, 'name status', { name: 'code branch department' }],
  ])('leave a room of %i by priority, into a second line before any is hidden; status and name stay', (room, fixed, second) => {
    expect([keys(fit(room).columns), folds(room)]).toEqual([fixed, second]);
  });
  it('that somebody chose by hand stay, and others go in their place', () => {
    expect(keys(fit(610, { kept: ['branch'] }).columns)).toBe('name branch department net login status');
    expect(fit(10, { kept: ['login', 'net'] }).left).toEqual(['code', 'branch', 'department']);
  });
  it('hide where their neighbour is not shown', () => {
    const columns = COLUMNS.filter(({ key }) => key !== 'department');
    const { folded, left } = fitColumns(columns, NOTHING_REMEMBERED, { room: 400, needs: NEEDS });
    expect([[...folded.keys()], left]).toEqual([['name'], ['code', 'branch', 'login']]);
  });
});

describe('widths', () => {
  it('give way in words alone: figures keep what they need', () => {
    expect(fit(700).widths).toEqual([210, 60, 90, 100, 80, 70, 90]);
  });
  it('break words onto two lines, but neither few words nor the longest of them', () => {
    const words = (value: number, word: number) =>
      fitColumns([{ key: 'a', label: 'A' }], { ...NOTHING_REMEMBERED, kept: ['a'] }, { room: 1, needs: { a: need(value, word) } }).widths;
    expect([words(110, 60), words(200, 60), words(200, 140), words(900, 60), words(900, 900)]).toEqual([[110], [116], [140], [150], [180]]);
  });
  it.each([
    [434, [220, 104, 110]],
    [480, [220, 130, 130]],
    [500, [220, 130, 150]],
    [560, [220, 130, 210]],
  ])('of a room of %i go to the name, then to short words; long ones lend to both', (room, widths) => {
    const columns = [
      { key: 'name', label: 'Name', kind: 'person', fixed: true },
      { key: 'times', label: 'Times' },
      { key: 'marks', label: 'Marks' },
    ] as const;
    const needs = { name: need(220, 80), times: need(130, 60), marks: need(400, 60) };
    expect(fitColumns(columns, { ...NOTHING_REMEMBERED, kept: ['times', 'marks'] }, { room, needs }).widths).toEqual(widths);
  });
  it('hold a heading on two lines', () => {
    const headed = { key: 'a', label: 'A', kind: 'money' } as const;
    const width = (head: number, headWord: number) =>
      fitColumns([headed], { ...NOTHING_REMEMBERED, kept: ['a'] }, { room: 1, needs: { a: { value: 40, word: 40, head, headWord } } }).widths;
    expect([width(150, 80), width(150, 100), width(60, 60)]).toEqual([[87], [100], [60]]);
  });
  it('are those that somebody gave to words; no figure is cut by hand', () => {
    expect(fit(2000, { widths: { department: 200, net: 60 } }).widths).toEqual([240, 60, 90, 200, 80, 70, 90]);
  });
});
