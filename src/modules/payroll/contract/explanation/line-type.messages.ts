/** The types of lines, and what a deduction is taken from, in words. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { earningTitles } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';

export const DEDUCTION_WORDS = defineMessages({
  'Unpaid Leave': { en: 'Unpaid leave', ms: 'Cuti tanpa gaji' },
  Absent: { en: 'Absence', ms: 'Tidak hadir' },
  Late: { en: 'Lateness', ms: 'Kelewatan' },
  Loan: { en: 'Loan', ms: 'Pinjaman' },
  Advance: { en: 'Advance', ms: 'Pendahuluan' },
  Zakat: { en: 'Zakat', ms: 'Zakat' },
  'Court Order': { en: 'Court order', ms: 'Perintah mahkamah' },
  PTPTN: { en: 'PTPTN', ms: 'PTPTN' },
  CP38: { en: 'CP38', ms: 'CP38' },
  'Housing Loan': { en: 'Housing loan', ms: 'Pinjaman perumahan' },
  'Notice Indemnity': { en: 'Indemnity for notice not served', ms: 'Ganti rugi notis yang tidak diberi' },
  Other: EVERYDAY.other,
});

export const TOTAL_TYPE_WORDS = defineMessages({
  salary: { en: 'Salary', ms: 'Gaji' },
  earning: { en: 'Earnings', ms: 'Pendapatan' },
  other: { en: 'Net pay', ms: 'Gaji bersih' },
});

const TYPES: Readonly<Record<string, Text>> = { ...DEDUCTION_WORDS, ...earningTitles };
/** The type of an earning or a deduction; one that has gone keeps its stored name. */
export const lineTypeText = (type: string): Text => TYPES[type] ?? { en: type, ms: type };
