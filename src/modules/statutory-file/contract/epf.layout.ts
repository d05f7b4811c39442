/** EPF Form A as a CSV for i-Akaun (Employer). */
import { csvRecord, NAME_LABEL, ringgit, summed, text } from './field-specs.ts';
import type { Layout } from './layout.ts';
import { FIRST_FILING_MONTH } from '#modules/statutory/contract/statutory-file.params.ts';

const FORM_A: Layout = {
  key: 'epf-form-a',
  scheme: 'epf',
  name: { en: 'Form A (e-Caruman) CSV', ms: 'Borang A (e-Caruman) CSV' },
  form: 'csv',
  extension: 'csv',
  from: FIRST_FILING_MONTH,
  origin: 'agreed',
  document: {
    en: 'Columns as used by two independent programs for i-Akaun (Employer); not confirmed on KWSP’s own site. KWSP may agree another order with an employer.',
    ms: 'Lajur seperti dalam dua perisian bebas bagi i-Akaun (Majikan); belum disahkan di laman KWSP. KWSP boleh bersetuju susunan lain dengan majikan.',
  },
  detail: csvRecord([
    text('epf_no', { en: 'Member number', ms: 'No. ahli' }, 12, {
      title: 'Member EPF No.',
      pattern: /^(?!0+$)\d{5,12}$/,
      patternText: { en: 'digits only', ms: 'digit sahaja' },
    }),
    text('identity', { en: 'IC or passport', ms: 'No. KP atau pasport' }, 15, {
      title: 'Member IC No.',
      pattern: /^(\d{12}|[A-Z0-9]{5,15})$/,
      patternText: { en: '12 digits without dashes, or a passport number', ms: '12 digit tanpa sempang, atau nombor pasport' },
      note: { en: 'Some programs keep the dashes of the IC.', ms: 'Sesetengah perisian mengekalkan sempang KP.' },
    }),
    text('name', NAME_LABEL, 150, { title: 'Member Name' }),
    ringgit('wage', { en: 'Wage', ms: 'Gaji' }, 2, { title: 'Member Wage', sums: [] }),
    ringgit('epf_employer', { en: 'Employer share', ms: 'Syer majikan' }, 0, { title: 'Employer Contribution Amount', ...summed('epf_employer') }),
    ringgit('epf_employee', { en: 'Employee share', ms: 'Syer pekerja' }, 0, { title: 'Member Contribution Amount', ...summed('epf_employee') }),
  ]),
};

export const EPF_LAYOUT = FORM_A;

/** i-Akaun takes a file agreed with KWSP; some employers have agreed one without the first line. */
export const EPF_LAYOUTS: readonly Layout[] = [
  FORM_A,
  { ...FORM_A, key: 'epf-form-a-plain', name: { en: 'Form A CSV without the line of titles', ms: 'Borang A CSV tanpa baris tajuk' }, titles: false },
];
