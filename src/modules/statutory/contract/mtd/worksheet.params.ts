/** Sections A, B and D of the MTD worksheet: month remuneration, additional remuneration, rebates. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export interface WorksheetLine {
  readonly id: string;
  readonly key: string;
  readonly title: Text;
  readonly editable: boolean;
}

const line = (id: string, key: string, en: string, ms: string, editable = true): WorksheetLine => ({ id, key, title: { en, ms }, editable });

export const SECTION_TITLES = defineMessages({
  A: { en: 'Month remuneration', ms: 'Saraan bulan semasa' },
  B: { en: 'Additional remuneration', ms: 'Saraan tambahan' },
  C: { en: 'Monthly deductions', ms: 'Potongan bulan semasa' },
  D: { en: 'Rebates', ms: 'Rebat' },
});

export const SECTION_A: readonly WorksheetLine[] = [
  line('A1', 'remuneration_month', 'Remuneration of the month', 'Saraan bulan semasa'),
  line('A2', 'remuneration_month_epf', 'EPF and other approved funds', 'KWSP dan kumpulan wang lain yang diluluskan'),
  line('A3', 'remuneration_month_net', 'Net remuneration of the month', 'Saraan bersih bulan semasa', false),
  line('A4', 'remuneration_month_mbb', 'Benefits in kind', 'Manfaat berupa barangan (MBB)'),
  line('A5', 'remuneration_month_ntk', 'Value of living accommodation', 'Nilai tempat kediaman (NTK)'),
  line('A6', 'remuneration_month_total', 'Total net remuneration of the month', 'Jumlah saraan bersih bulan semasa', false),
  line('A7', 'mtd', 'Monthly tax deduction', 'Potongan cukai bulanan', false),
];

/** The eight kinds of additional pay; total, EPF and net follow. */
export const ADDITIONAL_KINDS: readonly WorksheetLine[] = [
  line('B1', 'bonus', 'Bonus', 'Bonus'),
  line('B2', 'arrear', 'Arrears', 'Tunggakan'),
  line('B3', 'commission', 'Commission', 'Komisen'),
  line('B4', 'gratuity', 'Gratuity', 'Ganjaran'),
  line('B5', 'compensation', 'Compensation for loss of employment', 'Pampasan kehilangan pekerjaan'),
  line('B6', 'director_fee', 'Director’s fee', 'Fi pengarah'),
  line('B7', 'income_tax_paid_by_employer', 'Income tax paid by the employer', 'Cukai pendapatan yang dibayar oleh majikan'),
  line('B8', 'other', 'Other additional remuneration', 'Saraan tambahan lain'),
];
export const ADDITIONAL_TOTALS: readonly WorksheetLine[] = [
  line('B9', 'total', 'Total additional remuneration', 'Jumlah saraan tambahan', false),
  line('B10', 'epf', 'EPF and other approved funds', 'KWSP dan kumpulan wang lain yang diluluskan'),
  line('B11', 'net', 'Net additional remuneration', 'Saraan tambahan bersih', false),
];

export const SECTION_D: readonly WorksheetLine[] = [
  line('D1', 'zakat', 'Zakat', 'Zakat'),
  line('D2', 'religious_journey', 'Departure levy for a religious journey', 'Levi pelepasan bagi perjalanan keagamaan'),
  line('D3', 'total', 'Total rebates', 'Jumlah rebat', false),
];

/** The departure levy for a religious journey is claimed twice in a lifetime. */
export const RELIGIOUS_JOURNEY_CLAIMS = 2;

export const worksheetNotes = defineMessages({
  used: { en: 'Used this year {used} / limit {limit}', ms: 'Digunakan tahun ini {used} / had {limit}' },
  reduced: { en: 'Reduced from {from} to {to}.', ms: 'Dikurangkan daripada {from} kepada {to}.' },
  lifetime: { en: 'Two claims in a lifetime; {claims} made.', ms: 'Dua tuntutan seumur hidup; {claims} telah dibuat.' },
});
