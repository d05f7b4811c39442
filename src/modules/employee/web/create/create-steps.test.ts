import { describe, expect, it } from 'vitest';
import { createEmployeeForm } from '../../contract/employee.schema.ts';
import { firstFaulty, STEP_FIELDS, STEPS, stepOf } from './create-steps.ts';

describe('the steps of adding an employee', () => {
  it('show every field that the form sends, each once, except the family', () => {
    const shown = STEPS.flatMap((step) => STEP_FIELDS[step]);
    expect(new Set(shown).size).toBe(shown.length);
    expect([...shown, 'family'].sort()).toEqual(Object.keys(createEmployeeForm.shape).sort());
  });

  it('know where a mistake is, also below a field', () => {
    expect(stepOf('identity_number')).toBe('personal');
    expect(stepOf('emergency_contacts.0.phone')).toBe('contact');
    expect(stepOf('branch_id')).toBe('employment');
    expect(stepOf('base')).toBeUndefined();
  });

  it('lead to the first step with a mistake', () => {
    expect(firstFaulty(['employee_code', 'email'])).toBe('contact');
    expect(firstFaulty(['base'])).toBeUndefined();
  });
});
