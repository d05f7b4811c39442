import { describe, expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { DEFAULT_SETTING } from '../setting/payroll-setting.schema.ts';
import { lowestEpfRate, multiplierFaults } from './lawful-minimum.ts';

const LAW = { rule_set: 'law', readings: {} } as const;
const on = calendarDate('2026-11-01');
const born = (birth: string | null, citizenship: 'citizen' | 'permanent_resident' | 'foreign' = 'citizen') => ({
  birth: birth === null ? null : calendarDate(birth),
  citizenship,
});

describe('the lowest EPF rate', () => {
  test.each([
    ['a citizen below 60', born('1990-01-01'), 11],
    ['a citizen of 60', born('1966-01-01'), null],
    ['a permanent resident of 60', born('1966-01-01', 'permanent_resident'), 5.5],
    ['a foreign worker', born('1990-01-01', 'foreign'), 2],
    ['somebody of 75', born('1951-01-01', 'foreign'), null],
    ['somebody whose birth is not known', born(null), null],
  ])('of %s', (_name, person, expected) => expect(lowestEpfRate(person, on, LAW)).toBe(expected));

  test('is not asked where the rule set refuses none, nor before the first table', () => {
    expect(lowestEpfRate(born('1990-01-01'), on, { rule_set: 'specification', readings: {} })).toBeNull();
    expect(lowestEpfRate(born('1990-01-01'), calendarDate('2015-01-01'), LAW)).toBeNull();
  });
});

describe('multipliers', () => {
  test('of the law, and above it, are allowed', () => {
    expect(multiplierFaults(DEFAULT_SETTING, on, LAW)).toEqual({});
    expect(multiplierFaults({ ...DEFAULT_SETTING, overtime_multiplier: 2 }, on, LAW)).toEqual({});
  });
  test.each([
    ['normal_multiplier', 0.99, 1],
    ['overtime_multiplier', 1.49, 1.5],
    ['rest_day_multiplier', 0.5, 1],
    ['rest_day_ot_multiplier', 1.5, 2],
    ['holiday_multiplier', 1, 2],
    ['holiday_ot_multiplier', 2, 3],
  ])('%s of %s names the least, %s', (key, value, least) => {
    expect(multiplierFaults({ ...DEFAULT_SETTING, [key]: value }, on, LAW, 'multipliers.')).toMatchObject({ [`multipliers.${key}`]: [{ params: { least } }] });
    expect(multiplierFaults({ ...DEFAULT_SETTING, [key]: value }, on, { rule_set: 'specification' })).toEqual({});
  });
});
