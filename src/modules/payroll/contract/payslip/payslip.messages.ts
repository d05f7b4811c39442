/** Words of a payslip, in both languages. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';

export const PAYSLIP_WORDS = defineMessages({
  ...everyday('period', 'employee', 'code', 'position', 'department', 'payment', 'total'),
  title: { en: 'Payslip', ms: 'Slip Gaji' },
  confidential: { en: 'Private and confidential', ms: 'Sulit dan persendirian' },
  number: EVERYDAY.numberShort,
  payDate: { en: 'Pay date', ms: 'Tarikh gaji' },
  // Printed before and after the day: no past tense.
  paidOn: { en: 'Payment date', ms: 'Tarikh bayaran' },
  identity: { en: 'Identity no.', ms: 'No. pengenalan' },
  passport: { en: 'Passport no.', ms: 'No. pasport' },
  citizenship: { en: 'Citizenship', ms: 'Kewarganegaraan' },
  epfNo: { en: 'EPF no.', ms: 'No. KWSP' },
  socsoNo: { en: 'SOCSO no.', ms: 'No. PERKESO' },
  taxNo: { en: 'Tax no.', ms: 'No. cukai' },
  employerNumbers: { en: 'Employer numbers', ms: 'Nombor majikan' },
  earnings: { en: 'Earnings', ms: 'Pendapatan' },
  deductions: { en: 'Deductions', ms: 'Potongan' },
  amount: { en: 'RM', ms: 'RM' },
  contributions: { en: 'Contributions and tax', ms: 'Caruman dan cukai' },
  scheme: { en: 'Scheme', ms: 'Skim' },
  byEmployee: EVERYDAY.employee,
  byEmployer: EVERYDAY.employer,
  yearToDate: { en: 'Year to date', ms: 'Terkumpul tahun ini' },
  salary: { en: 'Salary', ms: 'Gaji' },
  gross: { en: 'Gross pay', ms: 'Gaji kasar' },
  totalDeductions: { en: 'Total deductions', ms: 'Jumlah potongan' },
  net: { en: 'Net pay', ms: 'Gaji bersih' },
  netSince: { en: 'Net pay since {month}', ms: 'Gaji bersih sejak {month}' },
  sites: { en: 'Salary by worksite', ms: 'Gaji mengikut tapak kerja' },
  adjustments: { en: 'Adjustments', ms: 'Pelarasan' },
  rounding: { en: 'Rounding', ms: 'Pembundaran' },
  benefits: { en: 'Benefits, taxed and not paid out', ms: 'Manfaat, dicukai dan tidak dibayar' },
  epf: SCHEME_WORDS.epf,
  socso: SCHEME_WORDS.socso,
  skbbk: SCHEME_WORDS.skbbk,
  perkeso: { en: 'SOCSO and SKBBK', ms: 'PERKESO dan SKBBK' },
  eis: SCHEME_WORDS.eis,
  hrdf: SCHEME_WORDS.hrdf,
  tax: { en: 'Income tax (MTD)', ms: 'Cukai pendapatan (PCB)' },
  zakat: { en: 'Zakat', ms: 'Zakat' },
  citizen: { en: 'Malaysian citizen', ms: 'Warganegara Malaysia' },
  permanent_resident: { en: 'Permanent resident', ms: 'Pemastautin tetap' },
  foreign: { en: 'Non-citizen', ms: 'Bukan warganegara' },
  law: { en: 'Computed by Malaysian law', ms: 'Dikira mengikut undang-undang Malaysia' },
  specification: { en: 'Calculated with fixed figures', ms: 'Dikira dengan angka tetap' },
  computerPrinted: { en: 'Printed by computer; no signature is needed.', ms: 'Cetakan komputer; tandatangan tidak diperlukan.' },
});

export const PAYMENT_METHOD_WORDS = defineMessages({
  'Bank Transfer': { en: 'Bank transfer', ms: 'Pindahan bank' },
  Cash: { en: 'Cash', ms: 'Tunai' },
  Cheque: { en: 'Cheque', ms: 'Cek' },
});
