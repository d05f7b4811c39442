import { expect, it } from 'vitest';
import type { Column } from '../list-types.ts';
import { includedBy, readWith, withIncluded } from './included.ts';
import { initialColumns } from './list-columns.ts';

const COLUMNS: Column<unknown>[] = [
  { key: 'name', label: 'Name' },
  { key: 'epf', label: 'EPF', include: 'EPF' },
  { key: 'tax', label: 'Tax', include: 'TAX' },
];
const start = initialColumns(COLUMNS);

it.each([
  ['', ['epf', 'tax']],
  ['EPF', ['tax']],
  ['TAX,EPF', []],
  ['HRDF', ['epf', 'tax']],
])('the address that includes “%s” hides %j, whatever was remembered', (include, hidden) => {
  expect(withIncluded(COLUMNS, start, include).hidden).toEqual(hidden);
  expect(withIncluded(COLUMNS, { ...start, hidden: ['name', 'epf'] }, include).hidden).toEqual(['name', ...hidden]);
});

it('what is chosen by hand goes into the address, in the order of the columns', () => {
  expect(includedBy(COLUMNS, { hidden: ['name'] })).toEqual({ include: 'EPF,TAX' });
  expect(includedBy(COLUMNS, { hidden: ['epf', 'tax'] })).toEqual({ include: '' });
});

it('a list without such columns reads nothing more and writes nothing', () => {
  const plain = COLUMNS.slice(0, 1);
  expect([readWith([], plain), includedBy(plain, { hidden: [] })]).toEqual([[], {}]);
  expect(withIncluded(plain, start, 'EPF')).toBe(start);
  expect(readWith([], COLUMNS).map(({ key }) => key)).toEqual(['include']);
});
