/** The layout is proved by reading back what was written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CP8D_FIELDS, type Cp8dLine } from './cp8d.params.ts';
import { readCp8d } from './read-cp8d.ts';
import { totalBoxes } from './total-ea-form.ts';
import { cp8dLineOf, cp8dName, employerName, employerNumber, writeCp8d, writeEmployer } from './write-cp8d.ts';

const PERSON = {
  name: 'Siti binti Contoh',
  position: 'Executive',
  employee_code: 'E1',
  identity_number: '900131-14-5566',
  passport: null,
  epf_no: null,
  socso_no: null,
  tax_no: 'IG 531367080',
  children: 2,
  category: 3 as const,
  employment_type: 'Permanent',
  periods: [],
  left_at: '2025-06-30',
};

it('writes a form as 22 fields, whole ringgit without their sen', () => {
  const boxes = totalBoxes({ B1a: 60_000.99, B1b: 5000, B1d: 10, B3: 1200.5, D1: 1234.5, D2: 0, D3: 80, D6: 4000, E1: 7150, E2: 237, F: 6000 }, []);
  const text = writeCp8d([cp8dLineOf({ person: PERSON }, boxes)]);
  expect(text).toBe('Siti binti Contoh|531367080|900131145566|3|2|30-06-2025|1|2|4000|65010|1200|||6000|||7150|80.00|1234.50|||237|\r\n');
  expect(text.split('|')).toHaveLength(CP8D_FIELDS.length + 1);
  expect(readCp8d(text)).toMatchObject({
    faults: [],
    lines: [{ name: 'Siti binti Contoh', gross: 65_010, mtd: 1234.5, left_at: '2025-06-30', accommodation: null }],
  });
});

it('names the files by the employer number of ten digits', () => {
  const number = employerNumber('E 91234567-05');
  expect(number).toBe('9123456705');
  expect(employerNumber('E12345678')).toBe('0012345678');
  expect(cp8dName(number, 2025)).toBe('P9123456705_2025.TXT');
  expect(employerName(number, 2025)).toBe('M9123456705_2025.TXT');
  expect(writeEmployer({ employer_no: number, name: 'Syarikat Contoh | Sdn Bhd', year: 2025 })).toBe('9123456705|Syarikat Contoh   Sdn Bhd|2025\r\n');
});

it('names what does not fit, by line and field', () => {
  const good = writeCp8d([cp8dLineOf({ person: PERSON }, totalBoxes({ B1a: 1000 }, []))]);
  expect(readCp8d(`${good}too|short\r\n`).faults).toEqual([{ line: 2, field: 'line', value: 'too|short' }]);
  expect(readCp8d(good.replace('30-06-2025', '2025-06-30')).faults).toEqual([{ line: 1, field: 'left_at', value: '2025-06-30' }]);
  expect(readCp8d(good.replace('900131145566', '')).faults).toEqual([{ line: 1, field: 'identity', value: '' }]);
});

describe('round trip', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((sen) => sen / 100);
  const whole = fc.integer({ min: 1, max: 99_999_999 });
  const values: Record<string, fc.Arbitrary<unknown>> = {
    text: fc.stringMatching(/^[A-Z][A-Za-z @/'-]{0,8}[a-z]$/),
    digits: fc.stringMatching(/^[1-9]\d{0,10}$/),
    code: fc.integer({ min: 1, max: 6 }),
    count: fc.integer({ min: 1, max: 20 }),
    date: fc.constantFrom('2025-01-31', '2025-12-01'),
    ringgit: whole,
    amount,
  };
  const required = new Set(['name', 'identity', 'category', 'status', 'tax_borne', 'gross']);
  const line = fc.record(
    Object.fromEntries(CP8D_FIELDS.map(({ key, kind }) => [key, required.has(key) ? values[kind]! : fc.option(values[kind]!, { nil: null })])),
  ) as unknown as fc.Arbitrary<Cp8dLine>;

  it('gives back every line that it wrote', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        expect(readCp8d(writeCp8d(lines))).toEqual({ lines, faults: [] });
      }),
    );
  });
});
