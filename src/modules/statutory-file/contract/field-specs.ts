/** Short ways to write down the fields of a layout. */
import type { Text } from '#platform/contract/messages.ts';
import type { AmountKey, FieldSpec, RecordSpec } from './layout.ts';

export type Unplaced = Omit<FieldSpec, 'at'>;

/** Fields one behind the other: positions follow from the lengths. */
export function fixedRecord(kind: RecordSpec['kind'], fields: readonly Unplaced[]): RecordSpec {
  let at = 1;
  const placed = fields.map((field) => {
    const spec = { ...field, at };
    at += field.length;
    return spec;
  });
  return { kind, length: at - 1, fields: placed };
}

/** Columns of a CSV in their order. */
export const csvRecord = (fields: readonly Unplaced[]): RecordSpec => ({ kind: 'detail', fields: fields.map((field, index) => ({ ...field, at: index + 1 })) });

type More = Partial<Omit<Unplaced, 'key' | 'label' | 'kind' | 'length'>>;

const field =
  (kind: FieldSpec['kind'], standard: More) =>
  (key: string, label: Text, length: number, more: More = {}): Unplaced => ({
    required: true,
    source: PAYROLL_SOURCE,
    ...standard,
    key,
    label,
    kind,
    length,
    ...more,
  });

export const PAYROLL_SOURCE: Text = { en: 'Payrolls of the month', ms: 'Gaji bulan itu' };
export const EMPLOYEE_SOURCE: Text = { en: 'Employee profile', ms: 'Profil pekerja' };
export const COMPANY_SOURCE: Text = { en: 'Company, Contribution', ms: 'Syarikat, Caruman' };
export const SUM_SOURCE: Text = { en: 'Sum of the lines', ms: 'Dijumlahkan daripada baris' };

export const text = field('text', { pad: 'right', source: EMPLOYEE_SOURCE });
export const digits = field('digits', { pad: 'zeros', source: EMPLOYEE_SOURCE });
export const sen = field('sen', { pad: 'zeros' });
export const count = field('count', { pad: 'zeros', source: SUM_SOURCE });
export const month = field('month', {});
export const ringgit = (key: string, label: Text, decimals: 0 | 2, more: More = {}) =>
  field('ringgit', { decimals })(key, label, decimals === 0 ? 10 : 13, more);
export const filler = (key: string, length: number): Unplaced => ({
  key,
  label: { en: 'Unused', ms: 'Tidak digunakan' },
  kind: 'filler',
  length,
  pad: 'right',
  required: false,
  source: { en: 'Always blank', ms: 'Sentiasa kosong' },
});
export const constant = (key: string, label: Text, value: string): Unplaced => ({
  key,
  label,
  kind: 'constant',
  length: value.length,
  value,
  pad: 'right',
  required: true,
  source: { en: 'Always the same', ms: 'Sentiasa sama' },
});

/** Adds up a field and compares it with amounts of the payrolls. */
export const summed = (...amounts: AmountKey[]): More => ({ sums: amounts });

export const NAME_LABEL: Text = { en: 'Name', ms: 'Nama' };
export const IC_DIGITS: More = {
  pattern: /^\d{12}$/,
  patternText: { en: '12 digits without dashes', ms: '12 digit tanpa sempang' },
};
