import { describe, expect, it } from 'vitest';
import { checkInStatus, checkOutFlags, checkOutStatus, countedAt, mayCheckIn, taskFault, workedMinutes } from './field-rules.ts';
import type { TaskValue } from '../field-words.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const planned = { starts: at('10:00'), ends: at('19:00') };

describe('check-in', () => {
  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['19:00:59', true],
    ['19:01:00', false],
  ])('at %s may be: %s', (time, may) => expect(mayCheckIn(at(time), planned)).toBe(may));
  it.each([
    ['09:10', 'early'],
    ['09:44:59', 'early'],
    ['09:45', 'ontime'],
    ['10:15:59', 'ontime'],
    ['10:16', 'late'],
  ])('at %s is %s', (time, status) => expect(checkInStatus(at(time), planned, 15)).toBe(status));
});

describe('check-out', () => {
  it.each([
    ['18:44:59', 'early'],
    ['18:45', 'ontime'],
    ['19:15:59', 'ontime'],
    ['19:16', 'late'],
  ])('at %s is %s', (time, status) => expect(checkOutStatus(at(time), planned, 15)).toBe(status));

  it('counts whole minutes, seconds cut on both sides', () => {
    expect(workedMinutes(at('10:00:59'), at('19:00:01'))).toBe(540);
    expect(workedMinutes(at('19:00'), at('18:00'))).toBe(0);
  });

  it.each([
    [true, true, false, false, ['report', 'stock']],
    [true, true, true, true, []],
    [false, false, false, false, []],
  ])('report needed %s, stock needed %s, submitted %s, stock %s: lacks %s', (daily_report_required, stock_required, is_submitted, has_stock, flags) =>
    expect(checkOutFlags({ daily_report_required, stock_required, is_submitted, has_stock })).toEqual(flags),
  );
});

it.each([
  ['18:50', '18:50'],
  ['09:00', '10:00'],
  ['23:30', '23:00'],
])('stock of a report of %s was counted at %s', (submitted, counted) => expect(countedAt(at(submitted), at('10:00'), at('23:00'))).toBe(at(counted)));

const list = { items: ['Shelf clean', 'Price tag'] };
it.each([
  ['Photo', {}, null, true, true],
  ['Photo', {}, null, false, false],
  ['Text', {}, 'All well', false, true],
  ['Text', {}, '  ', false, false],
  ['Yes/No', {}, false, false, true],
  ['Yes/No', {}, 'no', false, false],
  ['Number', { min: 0, max: 200 }, 200, false, true],
  ['Number', { min: 0, max: 200 }, 201, false, false],
  ['Number', {}, -4, false, true],
  ['Checklist', list, ['Price tag'], false, true],
  ['Checklist', list, [], false, false],
  ['Checklist', list, ['Something else'], false, false],
] as const)('%s with %j answered by %j: %s photo, right: %s', (type, options, value, hasPhoto, right) =>
  expect(taskFault({ type, options: options as { items?: string[] } }, value as TaskValue | null, hasPhoto) === null).toBe(right),
);
