import { describe, expect, it } from 'vitest';
import { configForm, readConfig } from './company-config.schema.ts';

describe('preferences of a company', () => {
  it('are the defaults where nothing is stored', () => {
    for (const stored of [undefined, null, {}, 'damaged']) {
      expect(readConfig(stored)).toEqual({
        identity_type_label: 'NRIC',
        locality: 'Malaysia',
        timezone: 'Asia/Kuala_Lumpur',
        currency: 'MYR',
        employee_code_prefix: '',
        employee_code_digits: 4,
        leave_review_required: true,
        leave_self_cancel: true,
        four_eyes: false,
        four_eyes_for: {},
        show_salary_to_employee: false,
        asm_civilian_max_age: 45,
        kdn_licence_no: null,
        kdn_licence_expiry: null,
      });
    }
  });

  it('keep what is stored and repair only what is damaged', () => {
    const config = readConfig({ identity_type_label: 'IC No.', employee_code_digits: 'four', four_eyes: true });
    expect(config).toMatchObject({ identity_type_label: 'IC No.', employee_code_digits: 4, four_eyes: true });
  });

  it.each([
    ['sm', 'SM'],
    ['', ''],
    [' kj ', 'KJ'],
  ])('read the code prefix %j as %j', (typed, prefix) => {
    expect(configForm.shape.employee_code_prefix.parse(typed)).toBe(prefix);
  });

  it.each(['ABCDEF', 'A1', 'A-B'])('refuse the code prefix %j', (typed) => {
    expect(configForm.shape.employee_code_prefix.safeParse(typed).success).toBe(false);
  });
});
