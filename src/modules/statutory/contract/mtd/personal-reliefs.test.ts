import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { compulsoryReliefs, taxCategoryFor } from './claim-compulsory-reliefs.ts';
import { childUnits, type Child } from './count-child-units.ts';

const day = calendarDate;
const units = (child: Omit<Child, 'dob'> & { age: number }, year: number) =>
  childUnits([{ ...child, dob: day(`${year - child.age}-01-01`) }], day(`${year}-06-30`));

describe('child units by year of assessment (law)', () => {
  it.each([
    [{ age: 10 }, 1, 1],
    [{ age: 10, disability: true }, 3, 4],
    [{ age: 20 }, 0, 0],
    [{ age: 20, education: 'School' }, 1, 1],
    [{ age: 20, education: 'Tertiary' }, 4, 4],
    [{ age: 20, disability: true }, 3, 4],
    [{ age: 20, disability: true, education: 'School' }, 3, 4],
    [{ age: 20, disability: true, education: 'Tertiary' }, 7, 8],
    [{ age: 20, education: 'Tertiary', share: 0.5 }, 2, 2],
    [{ age: 10, married: true }, 0, 0],
  ] as const)('%j: %d to 2024, %d from 2025', (child, before, after) => {
    expect([units(child, 2024), units(child, 2025), units(child, 2026)]).toEqual([before, after, after]);
  });
  it('counts a child as under 18 in the whole year of the birthday', () => {
    const child = [{ dob: day('2008-03-01') }];
    expect(childUnits(child, day('2026-11-30'))).toBe(1);
    expect(childUnits(child, day('2026-11-30'), 'specification')).toBe(0);
    expect(childUnits(child, day('2027-01-31'))).toBe(0);
  });
});

it.each([
  [{ maritalStatus: 'Single' }, 1],
  [{ maritalStatus: 'Single', adoptedChild: true }, 3],
  [{ maritalStatus: 'Married', spouseEmploymentStatus: 'Not Working' }, 2],
  [{ maritalStatus: 'Married', spouseEmploymentStatus: 'Working' }, 3],
  [{ maritalStatus: 'Married' }, 3],
  [{ maritalStatus: 'Divorced' }, 3],
  [{ maritalStatus: 'Widowed', spouseEmploymentStatus: 'Not Working' }, 3],
  [{}, 1],
] as const)('tax category of %j is %d', (person, category) => {
  expect(taxCategoryFor(person)).toBe(category);
});

describe('compulsory reliefs by year of assessment', () => {
  const person = {
    maritalStatus: 'Married',
    spouseEmploymentStatus: 'Not Working',
    spouseDisabled: true,
    selfDisabled: true,
    children: [{ dob: day('2015-01-01') }],
  } as const;
  it.each([
    ['2024-12-31', 'law', 6000, 5000],
    ['2025-01-31', 'law', 7000, 6000],
    ['2026-01-31', 'law', 7000, 6000],
    ['2026-01-31', 'specification', 0, 5000],
  ] as const)('%s, %s', (date, rules, selfDisabled, spouseDisabled) => {
    expect(compulsoryReliefs(person, day(date), rules)).toEqual({
      individual: fromRinggit(9000),
      spouse: fromRinggit(4000),
      self_disabled: fromRinggit(selfDisabled),
      spouse_disabled: fromRinggit(spouseDisabled),
      child_units: 1,
      children: fromRinggit(2000),
      total: fromRinggit(9000 + 4000 + selfDisabled + spouseDisabled + 2000),
    });
  });
  it('a single person has no child relief under the law', () => {
    expect(compulsoryReliefs({ maritalStatus: 'Single', children: person.children }, day('2026-01-31')).children).toBe(0);
  });
});
