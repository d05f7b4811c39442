/** The boxes of form EA (C.P.8A, Pin. 2023) in order, with their words as the form prints them: Malay first, then English. */
import type { Text } from '#platform/contract/messages.ts';

export const EA_FORM_VERSION = 'C.P.8A – Pin. 2023';
export const EA_SECTIONS = ['B', 'C', 'D', 'E', 'F'] as const;
export type EaSection = (typeof EA_SECTIONS)[number];

interface Box {
  readonly key: string;
  readonly section: EaSection;
  /** As the form numbers it inside its section. */
  readonly no: string;
  readonly title: Text;
}
const box = <const K extends string>(key: K, section: EaSection, no: string, en: string, ms: string): Box & { readonly key: K } => ({
  key,
  section,
  no,
  title: { en, ms },
});

export const EA_BOXES = [
  box('B1a', 'B', '1(a)', 'Gross salary, wages or leave pay (including overtime pay)', 'Gaji kasar, upah atau gaji cuti (termasuk gaji lebih masa)'),
  box('B1b', 'B', '1(b)', 'Fees (including director fees), commissions or bonus', 'Fi (termasuk fi pengarah), komisen atau bonus'),
  box('B1c', 'B', '1(c)', 'Gross tips, perquisites, awards or other allowances', 'Tip kasar, perkuisit, penerimaan sagu hati atau elaun-elaun lain'),
  box('B1d', 'B', '1(d)', 'Income tax borne by the employer in respect of the employee', 'Cukai pendapatan yang dibayar oleh majikan bagi pihak pekerja'),
  box('B1e', 'B', '1(e)', 'Employee share option scheme (ESOS) benefit', 'Manfaat skim opsyen saham pekerja (ESOS)'),
  box('B1f', 'B', '1(f)', 'Gratuity', 'Ganjaran'),
  box(
    'B2',
    'B',
    '2',
    'Arrears and others of preceding years paid in the year',
    'Bayaran tunggakan dan lain-lain bagi tahun-tahun terdahulu dalam tahun semasa',
  ),
  box('B3', 'B', '3', 'Benefits in kind', 'Manfaat berupa barangan'),
  box('B4', 'B', '4', 'Value of living accommodation', 'Nilai tempat kediaman'),
  box('B5', 'B', '5', 'Refund from unapproved provident or pension fund', 'Bayaran balik daripada kumpulan wang simpanan atau pencen yang tidak diluluskan'),
  box('B6', 'B', '6', 'Compensation for loss of employment', 'Pampasan kerana kehilangan pekerjaan'),
  box('C1', 'C', '1', 'Pension', 'Pencen'),
  box('C2', 'C', '2', 'Annuities or other periodical payments', 'Anuiti atau bayaran berkala yang lain'),
  box('D1', 'D', '1', 'Monthly tax deductions (MTD) remitted to LHDNM', 'Potongan cukai bulanan (PCB) yang dibayar kepada LHDNM'),
  box('D2', 'D', '2', 'CP38 deductions', 'Arahan potongan CP38'),
  box('D3', 'D', '3', 'Zakat paid via salary deduction', 'Zakat yang dibayar melalui potongan gaji'),
  box(
    'D4',
    'D',
    '4',
    'Approved donations, gifts or contributions via salary deduction',
    'Derma, hadiah atau sumbangan diluluskan yang dibayar melalui potongan gaji',
  ),
  box('D5a', 'D', '5(a)', 'Reliefs claimed by form TP1', 'Pelepasan yang dituntut melalui Borang TP1'),
  box(
    'D5b',
    'D',
    '5(b)',
    'Zakat claimed by form TP1, other than by monthly salary deduction',
    'Zakat yang dituntut melalui Borang TP1, selain yang dibayar melalui potongan gaji bulanan',
  ),
  box('D6', 'D', '6', 'Total qualifying child relief', 'Jumlah pelepasan bagi anak yang layak'),
  box(
    'E1',
    'E',
    '1',
    'Approved provident or pension fund: compulsory contribution, employee’s share',
    'Kumpulan wang simpanan atau pencen yang diluluskan: caruman wajib, bahagian pekerja',
  ),
  box('E2', 'E', '2', 'SOCSO: compulsory contribution, employee’s share', 'PERKESO: caruman wajib, bahagian pekerja'),
  box('F', 'F', '', 'Total tax exempt allowances, perquisites, gifts and benefits', 'Jumlah elaun, perkuisit, pemberian dan manfaat yang dikecualikan cukai'),
] as const;
export type EaBox = (typeof EA_BOXES)[number]['key'];
export const EA_BOX_KEYS = EA_BOXES.map(({ key }) => key) as [EaBox, ...EaBox[]];

export const EA_SECTION_TITLES: Readonly<Record<'A' | EaSection, Text>> = {
  A: { en: 'Particulars of employee', ms: 'Butiran pekerja' },
  B: {
    en: 'Employment income, benefits and living accommodation (excluding tax exempt allowances, perquisites, gifts and benefits)',
    ms: 'Pendapatan penggajian, manfaat dan tempat kediaman (tidak termasuk elaun, perkuisit, pemberian dan manfaat yang dikecualikan cukai)',
  },
  C: { en: 'Pension and others', ms: 'Pencen dan lain-lain' },
  D: { en: 'Total deduction', ms: 'Jumlah potongan' },
  E: {
    en: 'Contributions paid by employee to approved provident or pension fund and SOCSO',
    ms: 'Caruman yang dibayar oleh pekerja kepada kumpulan wang simpanan atau pencen yang diluluskan dan PERKESO',
  },
  F: { en: 'Tax exempt', ms: 'Dikecualikan cukai' },
};

/**
 * What an item of the catalogue may feed. `F-…` is exempt up to the limit of its kind, what is above goes to
 * B1c; deductions feed D2 to D4, or reduce a box of B.
 */
export const EA_FIELDS = [
  'B1a',
  'B1b',
  'B1c',
  'B1d',
  'B1e',
  'B1f',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'C1',
  'C2',
  'D2',
  'D3',
  'D4',
  'F',
  'F-travel',
  'F-childcare',
  'F-award',
] as const;
export type EaField = (typeof EA_FIELDS)[number];
/** What a deduction may feed: its box of D, or the box of B that it takes wages back from. */
export const DEDUCTION_EA_FIELDS = ['D2', 'D3', 'D4', 'B1a', 'B1b', 'B1c'] as const satisfies readonly EaField[];
export const EARNING_EA_FIELDS = EA_FIELDS.filter((field) => !field.startsWith('D'));

/** Where an earning goes whose item says nothing; null: not on the form. */
const FIELD_OF_TYPE: Readonly<Record<string, EaField | null>> = {
  Overtime: 'B1a',
  'Rest Day': 'B1a',
  'Public Holiday': 'B1a',
  'Paid Leave': 'B1a',
  'Leave Encashment': 'B1a',
  'Notice Pay': 'B1a',
  'Travelling Allowance': 'F-travel',
  Bonus: 'B1b',
  Commission: 'B1b',
  'Director Fee': 'B1b',
  Arrear: 'B2',
  Gratuity: 'B1f',
  Compensation: 'B6',
  BIK: 'B3',
  VOLA: 'B4',
  Claim: null,
};
export const isEaField = (text: string | null | undefined): text is EaField => (EA_FIELDS as readonly (string | null | undefined)[]).includes(text);

/** @param itemField the box of the line's item; undefined: the line has no item. */
export const fieldOfEarning = (type: string, itemField: string | null | undefined): EaField | null =>
  isEaField(itemField) ? itemField : itemField === null ? null : type in FIELD_OF_TYPE ? (FIELD_OF_TYPE[type] ?? null) : 'B1c';
