import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** Words of the printed form; it shows both languages at once. */
export const EA_PDF = defineMessages({
  ...everyday('date'),
  title: {
    en: 'STATEMENT OF REMUNERATION FROM EMPLOYMENT FOR THE YEAR ENDED 31 DECEMBER',
    ms: 'PENYATA SARAAN DARIPADA PENGGAJIAN BAGI TAHUN BERAKHIR 31 DISEMBER',
  },
  purpose: {
    en: 'Form EA must be prepared and given to the employee for income tax purposes',
    ms: 'Borang EA perlu disediakan untuk diserahkan kepada pekerja bagi tujuan cukai pendapatannya',
  },
  copy: { en: 'Form EA, private sector employee', ms: 'Borang EA, pekerja swasta' },
  serial: { en: 'Serial No.', ms: 'No. Siri' },
  taxNo: { en: 'Employee’s TIN', ms: 'No. Pengenalan Cukai (TIN) Pekerja' },
  employerNo: { en: 'Employer’s No. E', ms: 'No. Majikan E' },
  branch: { en: 'LHDNM Branch', ms: 'Cawangan LHDNM' },
  name: { en: 'Full name', ms: 'Nama penuh' },
  position: { en: 'Job designation', ms: 'Jawatan' },
  staffNo: { en: 'Staff No.', ms: 'No. Kakitangan' },
  identity: { en: 'New I.C. No.', ms: 'No. K.P. Baru' },
  passport: { en: 'Passport No.', ms: 'No. Pasport' },
  epfNo: { en: 'EPF No.', ms: 'No. KWSP' },
  socsoNo: { en: 'SOCSO No.', ms: 'No. PERKESO' },
  children: { en: 'Children qualified for tax relief', ms: 'Bilangan anak yang layak untuk pelepasan cukai' },
  started: { en: 'Date of commencement', ms: 'Tarikh mula bekerja' },
  ended: { en: 'Date of cessation', ms: 'Tarikh berhenti kerja' },
  total: { en: 'TOTAL', ms: 'JUMLAH' },
  amounts: { en: 'Amounts', ms: 'Amaun' },
  no: EVERYDAY.numberShort,
  item: { en: 'Particulars', ms: 'Butiran' },
  officer: { en: 'Name of officer', ms: 'Nama pegawai' },
  designation: { en: 'Designation', ms: 'Jawatan' },
});
