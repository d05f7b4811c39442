import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import { createEmployeeForm } from '../../contract/employee.schema.ts';
import { saveOwnFamily } from '../../contract/profile.endpoints.ts';
import { employmentFaults, familyFaults, personFaults, withFaults } from './with-faults.ts';

const TODAY = '2026-11-21' as CalendarDate;
const schema = withFaults(createEmployeeForm, (value) => [...personFaults(value, TODAY), ...employmentFaults(value, TODAY)]);

function mistakes(of: typeof schema | typeof family, typed: object) {
  const result = of.safeParse(typed);
  return result.success ? {} : messagesOf(result.error.issues, 'en', typed);
}
const family = withFaults(saveOwnFamily.input, familyFaults);

describe('the form of an employee', () => {
  it('tells mistakes between fields together with those of single fields', () => {
    const found = mistakes(schema, { employee_type: 'Local', employment_type: 'Contract', name: '' });
    expect(found).toMatchObject({
      name: ['This field is required.'],
      identity_number: ['A local employee needs an identity number.'],
      contract_end_at: ['A contract needs its end date.'],
      branch_id: ['Choose a branch, division or department.'],
    });
  });

  it('refuses joining more than 60 days ahead', () => {
    expect(mistakes(schema, { company_joined_at: '2027-01-21' })).toHaveProperty('company_joined_at');
    expect(mistakes(schema, { company_joined_at: '2027-01-20' })).not.toHaveProperty('company_joined_at');
  });

  it('keeps the shape, so that required fields are still marked', () => {
    expect(Object.keys(schema.shape)).toContain('race');
  });
});

it('asks the birth date of a child and the work of a spouse at their rows', () => {
  const found = mistakes(family, {
    family: [
      { relation: 'Spouse', name: 'Siti' },
      { relation: 'Child', name: '' },
    ],
  });
  expect(Object.keys(found).sort()).toEqual(['family.0.employment_status', 'family.1.dob', 'family.1.name']);
});
