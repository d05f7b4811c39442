/**
 * PERKESO ASSIST text files: SOCSO and EIS together (278 characters), and each alone (223 characters). From 1 October 2026 the
 * combined one of version 2.1 is the only one that PERKESO takes.
 */
import type { Text } from '#platform/contract/messages.ts';
import { COMPANY_SOURCE, EMPLOYEE_SOURCE, filler, fixedRecord, month, NAME_LABEL, sen, summed, text, type Unplaced } from './field-specs.ts';
import type { AmountKey, Layout } from './layout.ts';
import { FIRST_FILING_MONTH } from '#modules/statutory/contract/statutory-file.params.ts';

const ZEROS: Text = {
  en: 'Writers of version 2.0 and before pad numbers with zeros or with spaces; PERKESO takes numbers set to the right.',
  ms: 'Perisian versi 2.0 dan sebelumnya mengisi nombor dengan sifar atau ruang; PERKESO menerima nombor yang dirata kanan.',
};
const SPACES: Text = { en: 'Sen, set to the right with spaces before; nil is 0000.', ms: 'Sen, dirata kanan dengan ruang di hadapan; sifar ialah 0000.' };
const ACTUAL: Text = {
  en: 'The actual wage in sen, above the ceiling of the contribution too, set to the right with spaces before.',
  ms: 'Gaji sebenar dalam sen, termasuk yang melebihi siling caruman, dirata kanan dengan ruang di hadapan.',
};
/** The older files: PERKESO takes what is handed in by 30 September 2026. */
const LAST_OLD_MONTH = '2026-09';

const who: readonly Unplaced[] = [
  text('employer_code', { en: 'Employer code', ms: 'Kod majikan' }, 12, {
    source: COMPANY_SOURCE,
    pattern: /^[A-Z0-9]{12}$/,
    patternText: { en: '12 capital letters and digits', ms: '12 huruf besar dan digit' },
  }),
  text('ssm', { en: 'SSM / MyCoID number', ms: 'No. SSM / MyCoID' }, 20, { source: { en: 'Company profile', ms: 'Profil syarikat' }, required: false }),
  text('identity', { en: 'IC or foreign worker number', ms: 'No. KP atau no. pekerja asing' }, 12, {
    pattern: /^[A-Z0-9]{5,12}$/,
    patternText: { en: '12 digits of the IC, or the foreign worker’s SSFW or SSFDW number', ms: '12 digit KP, atau nombor SSFW atau SSFDW pekerja asing' },
  }),
  text('name', NAME_LABEL, 150),
  month('month', { en: 'Month of contribution', ms: 'Bulan caruman' }, 6, { note: { en: 'The month of the wages.', ms: 'Bulan gaji.' } }),
];

interface Variant {
  readonly key: string;
  readonly name: Text;
  readonly spaces: boolean;
  readonly skbbk: boolean;
  readonly from: string;
  readonly until?: string;
  readonly origin: Layout['origin'];
  readonly document: Text;
}

const AGREED: Text = {
  en: 'PERKESO “Combine SOCSO + EIS contribution text file format” v1.0 (22 July 2022) and v2.0, as two independent writers keep it; the sheet itself was not read. PERKESO takes it until 30 September 2026.',
  ms: '“Combine SOCSO + EIS contribution text file format” PERKESO v1.0 (22 Julai 2022) dan v2.0, seperti dalam dua perisian bebas; helaian asalnya tidak dibaca. PERKESO menerimanya hingga 30 September 2026.',
};
const VERSION_2_1: Text = {
  en: 'PERKESO “Combine SOCSO + EIS contribution text file format” v2.1 (13 February 2026), the only format from 1 October 2026, as one writer describes it; PERKESO’s sheet is not public. Try the first file in ASSIST.',
  ms: '“Combine SOCSO + EIS contribution text file format” PERKESO v2.1 (13 Februari 2026), satu-satunya format mulai 1 Oktober 2026, seperti diterangkan oleh satu perisian; helaian PERKESO tidak diterbitkan. Cuba fail pertama di ASSIST.',
};

function combined({ spaces, skbbk, ...layout }: Variant): Layout {
  const printed = spaces ? { pad: 'left' as const, nil: '0000', note: SPACES } : { pad: 'zeros' as const, note: ZEROS };
  const amount = (field: string, label: Text, key: AmountKey) => sen(field, label, 6, { ...printed, ...summed(key) });
  return {
    ...layout,
    scheme: 'socso',
    form: 'fixed',
    extension: 'txt',
    detail: fixedRecord('detail', [
      ...who,
      sen('wage', { en: 'Wage', ms: 'Gaji' }, 14, { ...printed, ...(spaces && { note: ACTUAL }), ...summed() }),
      amount('socso_employer', { en: 'SOCSO employer', ms: 'PERKESO majikan' }, 'socso_employer'),
      amount('socso_employee', { en: 'SOCSO employee', ms: 'PERKESO pekerja' }, 'socso_employee'),
      amount('eis_employer', { en: 'EIS employer', ms: 'SIP majikan' }, 'eis_employer'),
      amount('eis_employee', { en: 'EIS employee', ms: 'SIP pekerja' }, 'eis_employee'),
      ...(skbbk ? [amount('skbbk_employee', { en: 'SKBBK employee', ms: 'SKBBK pekerja' }, 'skbbk_employee'), filler('filler', 34)] : [filler('filler', 40)]),
    ]),
  };
}

function alone(scheme: 'socso' | 'eis', name: Text, contribution: Text, amounts: readonly AmountKey[]): Layout {
  return {
    key: `${scheme}-alone`,
    scheme,
    name,
    form: 'fixed',
    extension: 'txt',
    origin: 'agreed',
    document: {
      en: 'PERKESO “CD/Diskette contribution data (text file) structure format (new)”, as published by third parties and a vendor’s notes on EIS Lampiran 1. PERKESO takes it until 30 September 2026; SKBBK has no place in it.',
      ms: '“CD/Diskette contribution data (text file) structure format (new)” PERKESO, seperti diterbitkan pihak ketiga dan nota vendor tentang SIP Lampiran 1. PERKESO menerimanya hingga 30 September 2026; SKBBK tiada ruang di dalamnya.',
    },
    from: FIRST_FILING_MONTH,
    until: LAST_OLD_MONTH,
    detail: fixedRecord('detail', [
      ...who,
      sen('contribution', contribution, 14, summed(...amounts)),
      {
        key: 'employment_date',
        label: { en: 'Employment date', ms: 'Tarikh kerja' },
        kind: 'date',
        length: 8,
        pad: 'right',
        required: false,
        source: EMPLOYEE_SOURCE,
        note: { en: 'Start or end date of those who joined or left in the month.', ms: 'Tarikh mula atau tamat bagi yang mula atau berhenti pada bulan itu.' },
      },
      text('employment_status', { en: 'Employment status', ms: 'Status pekerjaan' }, 1, {
        required: false,
        pattern: /^[BHMST]$/,
        patternText: {
          en: 'B joined, H left, M died, S sick leave, T unpaid leave',
          ms: 'B baharu, H berhenti, M meninggal, S cuti sakit, T cuti tanpa gaji',
        },
      }),
    ]),
  };
}

export const SOCSO_LAYOUTS: readonly Layout[] = [
  combined({
    key: 'perkeso-2.1',
    name: { en: 'SOCSO + EIS text, version 2.1 with SKBBK', ms: 'Teks PERKESO + SIP, versi 2.1 dengan SKBBK' },
    spaces: true,
    skbbk: true,
    from: '2026-06',
    origin: 'single',
    document: VERSION_2_1,
  }),
  combined({
    key: 'perkeso-2',
    name: { en: 'Version 2.0, numbers padded with zeros', ms: 'Versi 2.0, nombor diisi sifar' },
    spaces: false,
    skbbk: true,
    from: '2026-06',
    until: LAST_OLD_MONTH,
    origin: 'agreed',
    document: AGREED,
  }),
  combined({
    key: 'perkeso-1',
    name: { en: 'SOCSO + EIS text, version 1.0', ms: 'Teks PERKESO + SIP, versi 1.0' },
    spaces: false,
    skbbk: false,
    from: '2022-07',
    until: LAST_OLD_MONTH,
    origin: 'agreed',
    document: AGREED,
  }),
  alone(
    'socso',
    { en: 'SOCSO alone, without SKBBK', ms: 'PERKESO sahaja, tanpa SKBBK' },
    { en: 'SOCSO contribution, both shares', ms: 'Caruman PERKESO, kedua-dua syer' },
    ['socso_employer', 'socso_employee'],
  ),
];

export const EIS_LAYOUTS: readonly Layout[] = [
  alone('eis', { en: 'EIS alone', ms: 'SIP sahaja' }, { en: 'EIS contribution, both shares', ms: 'Caruman SIP, kedua-dua syer' }, [
    'eis_employer',
    'eis_employee',
  ]),
];
