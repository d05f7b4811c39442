/** LHDN CP39: monthly tax deductions and CP38 instalments (MTD specification 2026, Exhibit 4). */
import {
  constant,
  COMPANY_SOURCE,
  count,
  digits,
  EMPLOYEE_SOURCE,
  fixedRecord,
  IC_DIGITS,
  NAME_LABEL,
  PAYROLL_SOURCE,
  sen,
  SUM_SOURCE,
  summed,
  text,
} from './field-specs.ts';
import type { Layout } from './layout.ts';
import { FIRST_FILING_MONTH } from '#modules/statutory/contract/statutory-file.params.ts';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';

const RECORD = { en: 'Record type', ms: 'Jenis rekod' };
const employerNumber = {
  source: COMPANY_SOURCE,
  pattern: /^(?!0+$)\d+$/,
  patternText: { en: '10 digits, without E and dash', ms: '10 digit, tanpa E dan sempang' },
};

export const CP39_LAYOUT: Layout = {
  key: 'cp39',
  scheme: 'cp39',
  name: { en: 'CP39 text file', ms: 'Fail teks CP39' },
  form: 'fixed',
  extension: 'txt',
  from: FIRST_FILING_MONTH,
  origin: 'official',
  document: {
    en: 'LHDN, Specification for MTD calculations using computerised calculation method, 1 January 2026, Exhibit 4',
    ms: 'LHDN, Spesifikasi kaedah pengiraan berkomputer PCB, 1 Januari 2026, Lampiran 4',
  },
  header: fixedRecord('header', [
    constant('record', RECORD, 'H'),
    digits('employer_no_hq', { en: 'Employer number (HQ)', ms: 'No. majikan (HQ)' }, 10, employerNumber),
    digits('employer_no', { en: 'Employer number', ms: 'Nombor majikan' }, 10, employerNumber),
    digits('year', { en: 'Year of deduction', ms: 'Tahun potongan' }, 4, { source: PAYROLL_SOURCE, pattern: /^20\d\d$/ }),
    digits('month', { en: 'Month of deduction', ms: 'Bulan potongan' }, 2, { source: PAYROLL_SOURCE, pattern: /^(0[1-9]|1[0-2])$/ }),
    sen('total_mtd', { en: 'Total MTD', ms: 'Jumlah PCB' }, 10, { source: SUM_SOURCE }),
    count('mtd_records', { en: 'Records with MTD', ms: 'Rekod dengan PCB' }, 5),
    sen('total_cp38', { en: 'Total CP38', ms: 'Jumlah CP38' }, 10, { source: SUM_SOURCE }),
    count('cp38_records', { en: 'Records with CP38', ms: 'Rekod dengan CP38' }, 5),
  ]),
  detail: fixedRecord('detail', [
    constant('record', RECORD, 'D'),
    digits('tax_no', { en: 'Tax number (TIN)', ms: 'No. cukai (TIN)' }, 11, {
      pattern: /^(?!0+$)\d{11}$/,
      patternText: { en: 'digits of the TIN, zero-filled to 11', ms: 'digit TIN, diisi sifar hingga 11' },
    }),
    text('name', NAME_LABEL, 60),
    text('old_ic', { en: 'Old IC', ms: 'KP lama' }, 12, { required: false }),
    text('ic', { en: 'New IC', ms: 'KP baharu' }, 12, { required: false, ...IC_DIGITS }),
    text('passport', { en: 'Passport', ms: 'Pasport' }, 12, { required: false }),
    text('country', { en: 'Country code', ms: 'Kod negara' }, 2, {
      required: false,
      pattern: /^[A-Z]{2}$/,
      patternText: { en: 'two letters, foreigners only', ms: 'dua huruf, warga asing sahaja' },
    }),
    sen('mtd', SCHEME_WORDS.mtd, 8, summed('mtd')),
    sen('cp38', { en: 'CP38', ms: 'CP38' }, 8, summed('cp38')),
    text('employee_code', { en: 'Employee number', ms: 'No. pekerja' }, 10, { required: false, source: EMPLOYEE_SOURCE }),
  ]),
  controls: [
    { header: 'total_mtd', of: 'mtd', as: 'sum' },
    { header: 'mtd_records', of: 'mtd', as: 'count' },
    { header: 'total_cp38', of: 'cp38', as: 'sum' },
    { header: 'cp38_records', of: 'cp38', as: 'count' },
  ],
};
