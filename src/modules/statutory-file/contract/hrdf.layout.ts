/** HRD levy of a month, for typing into the portal of HRD Corp. */
import { csvRecord, IC_DIGITS, NAME_LABEL, ringgit, summed, text } from './field-specs.ts';
import type { Layout } from './layout.ts';
import { FIRST_FILING_MONTH } from '#modules/statutory/contract/statutory-file.params.ts';

export const HRDF_LAYOUT: Layout = {
  key: 'hrdf-summary',
  scheme: 'hrdf',
  name: { en: 'HRD levy summary CSV', ms: 'Ringkasan levi HRD CSV' },
  form: 'csv',
  extension: 'csv',
  from: FIRST_FILING_MONTH,
  origin: 'own',
  document: {
    en: 'Our own list: HRD Corp has no published file layout. Its total wages and levy are what the levy form asks for.',
    ms: 'Senarai kami sendiri: HRD Corp tidak menerbitkan susun atur fail. Jumlah gaji dan levinya ialah apa yang diminta dalam borang levi.',
  },
  detail: csvRecord([
    text('employee_code', { en: 'Employee number', ms: 'No. pekerja' }, 20, { title: 'Employee No.' }),
    text('identity', { en: 'IC', ms: 'No. KP' }, 12, { title: 'IC No.', ...IC_DIGITS }),
    text('name', NAME_LABEL, 150, { title: 'Name' }),
    ringgit('wage', { en: 'Wage', ms: 'Gaji' }, 2, { title: 'Wages', sums: [] }),
    ringgit('hrdf_employer', { en: 'Levy', ms: 'Levi' }, 2, { title: 'Levy', ...summed('hrdf_employer') }),
  ]),
};
