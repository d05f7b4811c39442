import { describe, expect, it } from 'vitest';
import { cardParts, isFact } from '../list-cards.tsx';
import { alignOf, initialColumns, moved, orderedColumns, readRemembered, resized, toggled, visibleColumns, widthOf } from './list-columns.ts';
import type { Column } from '../list-types.ts';

const COLUMNS: readonly Column<object>[] = [
  { key: 'name', label: 'Name', fixed: true },
  { key: 'net', label: 'Net', kind: 'money' },
  { key: 'status', label: 'Status', kind: 'status' },
  { key: 'phone', label: 'Phone', hidden: true },
];
const keys = (columns: readonly Column<object>[]) => columns.map(({ key }) => key);

describe('remembered columns', () => {
  it('start as the list wishes', () => {
    expect(keys(visibleColumns(COLUMNS, initialColumns(COLUMNS)))).toEqual(['name', 'net', 'status']);
  });
  it('hide, show and move, but never lose a fixed column', () => {
    let state = toggled(initialColumns(COLUMNS), 'phone', false);
    expect(keys(visibleColumns(COLUMNS, state))).toEqual(['name', 'net', 'status', 'phone']);
    state = moved(COLUMNS, state, 'status', -1);
    expect(keys(visibleColumns(COLUMNS, state))).toEqual(['name', 'status', 'net', 'phone']);
    expect(moved(COLUMNS, state, 'name', -1)).toBe(state);
    expect(keys(visibleColumns(COLUMNS, toggled(state, 'name', true)))).toContain('name');
  });
  it('stand for good once chosen, until they are hidden', () => {
    const chosen = toggled(initialColumns(COLUMNS), 'phone', false);
    expect([chosen.kept, chosen.hidden]).toEqual([['phone'], []]);
    const noRoom = toggled(initialColumns(COLUMNS), 'net', false);
    expect([noRoom.kept, noRoom.hidden]).toEqual([['net'], ['phone']]);
    expect(toggled(noRoom, 'net', true)).toMatchObject({ kept: [], hidden: ['phone', 'net'] });
  });
  it('find a place for a column that is new and forget one that is gone', () => {
    const old = { order: ['status', 'gone', 'name'], hidden: [], kept: [], widths: {} };
    expect(keys(orderedColumns(COLUMNS, old))).toEqual(['status', 'phone', 'name', 'net']);
  });
  it('keep widths within reason', () => {
    const state = resized(initialColumns(COLUMNS), 'net', 5);
    expect(widthOf(COLUMNS[1] as Column<object>, state)).toBe(60);
    expect(widthOf(COLUMNS[0] as Column<object>, state)).toBe(170);
  });
  it('read back what was stored, and nothing from spoilt storage', () => {
    const state = { ...resized(initialColumns(COLUMNS), 'net', 222), perPage: 50 };
    expect(readRemembered(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(readRemembered('x')).toBeNull();
    expect(readRemembered({ order: [1], widths: { a: 'x', b: 9 }, perPage: -1 })).toEqual({ order: [], hidden: [], kept: [], widths: {}, perPage: undefined });
  });
  it('put figures on the right', () => {
    expect(COLUMNS.map(alignOf)).toEqual(['left', 'right', 'left', 'left']);
  });
});

describe('cardParts', () => {
  it('takes what the columns say of themselves', () => {
    const parts = cardParts<object>([
      { key: 'a', label: 'A', card: 2 },
      { key: 'b', label: 'B', card: 'title' },
      { key: 'c', label: 'C', card: 1 },
      { key: 'd', label: 'D', card: 'badge' },
      { key: 'e', label: 'E', card: 4 },
      { key: 'f', label: 'F', card: 3 },
      { key: 'g', label: 'G' },
    ]);
    expect([parts.title?.key, parts.badge?.key, keys(parts.facts)]).toEqual(['b', 'd', ['c', 'a', 'f', 'e']]);
  });
  it('guesses sensibly otherwise', () => {
    const parts = cardParts(COLUMNS);
    expect([parts.title?.key, parts.badge?.key, keys(parts.facts)]).toEqual(['name', 'status', ['net', 'phone']]);
  });
});

describe('a fact of a card', () => {
  const of = (column: Partial<Column<object>>, row = {}) => isFact({ key: 'a', label: 'A', ...column }, row);
  it.each<[string, boolean]>([
    ['is a value', of({}, { a: 'Office' })],
    ['may be nought', of({ kind: 'number' }, { a: 0 })],
    ['may be drawn by its cell, which has no plain value', of({ cell: () => 'Late', value: () => null })],
  ])('%s', (_what, is) => expect(is).toBe(true));
  it.each<[string, boolean]>([
    ['nothing', of({}, { a: null })],
    ['a dash', of({ cell: () => '–' })],
    ['a cell without anything', of({ cell: () => false })],
    ['a time that has not come', of({ kind: 'time', cell: () => 'drawn', value: () => undefined })],
  ])('is not %s', (_what, is) => expect(is).toBe(false));
});
