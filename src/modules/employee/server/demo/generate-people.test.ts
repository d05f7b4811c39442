import { expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { checkEmployment, checkPerson } from '../../contract/check-person.ts';
import { familyMember, identityNumber } from '../../contract/employee.schema.ts';
import { generatePeople } from './generate-people.ts';

const DAYS = ['2026-11-20', '2027-01-01', '2028-02-29', '2026-03-31'].map(calendarDate);

test.each(DAYS)('on %s everybody passes the rules of the form', (today) => {
  for (const company of ['c1', 'c2', 'c3'] as const) {
    for (const { columns, family } of generatePeople(company, today, new Map())) {
      const { employee_type = 'Local', citizenship = 'citizen', identity_number, passport, passport_expiry, date_of_birth } = columns;
      expect(checkPerson({ employee_type, citizenship, identity_number, passport, passport_expiry, date_of_birth }, today), columns.name).toEqual([]);
      expect(checkEmployment({ ...columns, department_id: 1 }, today), columns.name).toEqual([]);
      if (identity_number)
        expect(identityNumber().parse(identity_number).slice(0, 6)).toBe(
          `${date_of_birth?.slice(2, 4)}${date_of_birth?.slice(5, 7)}${date_of_birth?.slice(8, 10)}`,
        );
      for (const member of family) expect(familyMember.safeParse(member).error).toBeUndefined();
    }
  }
});

test('the same day gives the same people', () => {
  expect(generatePeople('c2', DAYS[0]!, new Map())).toEqual(generatePeople('c2', DAYS[0]!, new Map()));
});
