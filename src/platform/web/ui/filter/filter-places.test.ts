import { expect, it } from 'vitest';
import type { Filter } from '../list/list-types.ts';
import { placesOf, whatIsSet } from './filter-places.ts';

const KEYWORD: Filter = { kind: 'keyword', key: 'keyword' };
const PLACE: Filter = { kind: 'organisation', key: 'organisation' };
const select = (key: string, more: Partial<Filter> = {}) => ({ kind: 'select', key, options: [], ...more }) as Filter;
const keys = (filters: readonly Filter[]) =>
  filters.map((filter) => `${filter.key}${filter.kind === 'organisation' && filter.only ? `:${filter.only.join()}` : ''}`);
const placed = (filters: readonly Filter[], phone = false) => {
  const { row, folded } = placesOf(filters, phone);
  return [keys(row), keys(folded)];
};

it('the first two stand in the row where none is said to, never the organisation', () => {
  expect(placed([KEYWORD, PLACE, select('type'), select('status'), select('year')])).toEqual([
    ['keyword', 'type', 'status'],
    ['organisation', 'year'],
  ]);
  expect(placed([select('type')])).toEqual([['type'], []]);
});

it('those that matter stand in the row, the rest behind the button; of the organisation one part may', () => {
  expect(placed([KEYWORD, { ...PLACE, prominent: 'department_id' } as Filter, select('type'), select('status', { prominent: true })])).toEqual([
    ['keyword', 'organisation:department_id', 'status'],
    ['organisation:branch_id,division_id,employee_id', 'type'],
  ]);
});

it('on a phone the search stands alone, and tabs are no filter of the row', () => {
  expect(placed([KEYWORD, { kind: 'tabs', key: 'kind', label: 'Kind', options: [] }, select('type', { prominent: true })], true)).toEqual([
    ['keyword'],
    ['type'],
  ]);
});

it('what is set counts by control: a period once, each part of the organisation, and not what the page shows elsewhere', () => {
  const filters: Filter[] = [
    { kind: 'dates', key: 'from', to: 'until' },
    PLACE,
    select('status', { initial: 'Active' }),
    select('type'),
    { kind: 'month', key: 'month', elsewhere: true },
  ];
  const set = whatIsSet({ from: '2026-11-01', until: '2026-11-30', branch_id: '3', employee_id: '9', status: '', type: '', month: '2026-10' }, filters);
  expect(set.map(({ field, initial }) => [field, initial])).toEqual([
    ['from', { from: '', until: '' }],
    ['branch_id', { branch_id: '' }],
    ['employee_id', { employee_id: '' }],
    ['status', { status: 'Active' }],
  ]);
});
