import { expect, it } from 'vitest';
import { fitOf, rankGroups, restOf } from './rank-entries.ts';

it.each([
  ['leave', 0],
  ['  CUTI ', 0],
  ['lea', 1],
  ['cu', 1],
  ['ave', 3],
  ['manage leave', 4],
  ['urus cuti', 4],
  ['payroll', null],
  ['leave payroll', null],
])('%j fits Leave (Cuti), a page under Manage (Urus): %j', (query, fit) =>
  expect(fitOf(query, { names: ['Leave', 'Cuti'], words: ['Manage', 'Urus'] })).toBe(fit),
);

it.each([
  ['late', null],
  ['decide overt', 4],
])('finds a page by where a word of what one does there begins: %j', (query, fit) =>
  expect(fitOf(query, { names: ['Attendance'], sentences: ['Decide overtime that was calculated'] })).toBe(fit),
);

it('counts the beginning of any word', () => expect(fitOf('bin', { names: ['Ahmad bin Salleh'] })).toBe(2));

const text = (words: string) => ({ en: words, ms: words });
const group = (title: string, fits: readonly (number | null)[], ranked = false) => ({
  title: text(title),
  ranked,
  entries: fits.map((fit, at) => ({ id: `${title}${at}`, fit })),
});
const order = (query: string, groups: readonly ReturnType<typeof group>[]) =>
  rankGroups(query, groups).map(({ title, entries }) => [title.en, ...entries.map(({ id }) => id)]);

it('puts the best entry first under its heading, and leaves out what does not fit', () =>
  expect(order('x', [group('Actions', [4, null, 2]), group('Pages', [null]), group('People', [1])])).toEqual([
    ['People', 'People0'],
    ['Actions', 'Actions2', 'Actions0'],
  ]));

it('keeps the order of the server, and the given order among equals', () =>
  expect(order('x', [group('People', [2, 1], true), group('Pages', [1])])).toEqual([
    ['People', 'People0', 'People1'],
    ['Pages', 'Pages0'],
  ]));

it('shows six of a heading while something is typed, and everything before', () => {
  const many = group('Pages', [1, 1, 1, 1, 1, 1, 1, 1]);
  expect([rankGroups('x', [many])[0]?.entries.length, rankGroups(' ', [many, group('None', [])])[0]?.entries.length]).toEqual([6, 8]);
});

it.each([
  ['payslip ahmad', { keyword: 'ahmad', year: '' }],
  ['ahmad bin salleh payslips', { keyword: 'ahmad bin salleh', year: '' }],
  ['slip gaji Siti 2025', { keyword: 'Siti', year: '2025' }],
  ['payslip 2025', { keyword: '', year: '2025' }],
  ['payslip', null],
  ['ahmad salleh', null],
  ['pa ahmad', null],
])('%j leaves beside the words of the payslips: %j', (query, rest) =>
  expect(restOf(query, { names: ['Payslips', 'Slip gaji'], words: ['Document'] })).toEqual(rest),
);
