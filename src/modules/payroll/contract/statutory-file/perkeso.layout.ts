/** PERKESO ASSIST text files: SOCSO and EIS together (278 characters), and each alone (223 characters). */
import type { Text } from '#platform/contract/messages.ts';
import { COMPANY_SOURCE, EMPLOYEE_SOURCE, filler, fixedRecord, month, NAME_LABEL, sen, summed, text, type Unplaced } from './field-specs.ts';
import type { AmountKey, Layout, Padding } from './layout.ts';

const WAGE_NOTE: Text = {
  en: 'Writers that are in use pad numbers with zeros or with spaces; PERKESO takes numbers set to the right.',
  ms: 'Perisian sedia ada mengisi nombor dengan sifar atau ruang; PERKESO menerima nombor yang dirata kanan.',
};

const who: readonly Unplaced[] = [
  text('employer_code', { en: 'Employer code', ms: 'Kod majikan' }, 12, {
    source: COMPANY_SOURCE,
    pattern: /^[A-Z0-9]{12}$/,
    patternText: { en: '12 capital letters and digits', ms: '12 huruf besar dan digit' },
  }),
  text('ssm', { en: 'SSM / MyCoID number', ms: 'No. SSM / MyCoID' }, 20, { source: { en: 'Company profile', ms: 'Profil syarikat' }, required: false }),
  text('identity', { en: 'IC or foreign worker number', ms: 'No. KP atau no. pekerja asing' }, 12, {
    pattern: /^[A-Z0-9]{5,12}$/,
    patternText: { en: '12 digits of the IC, or the foreign worker’s SOCSO number', ms: '12 digit KP, atau nombor PERKESO pekerja asing' },
  }),
  text('name', NAME_LABEL, 150),
  month('month', { en: 'Month of contribution', ms: 'Bulan caruman' }, 6),
];

interface Variant {
  readonly key: string;
  readonly name: Text;
  readonly pad: Padding;
  readonly skbbk: boolean;
  readonly from: string;
  readonly until?: string;
}

const AGREED: Text = {
  en: 'PERKESO “Combine SOCSO + EIS contribution text file format” v1.0 (22 July 2022) and v2.0 (13 February 2026), as two independent writers keep it; the sheet itself was not read',
  ms: '“Combine SOCSO + EIS contribution text file format” PERKESO v1.0 (22 Julai 2022) dan v2.0 (13 Februari 2026), seperti dalam dua perisian bebas; helaian asalnya tidak dibaca',
};

function combined({ key, name, pad, skbbk, from, until }: Variant): Layout {
  const amount = (field: string, label: Text, length: number, ...amounts: AmountKey[]) =>
    sen(field, label, length, { pad, note: WAGE_NOTE, ...summed(...amounts) });
  return {
    key,
    scheme: 'socso',
    name,
    form: 'fixed',
    extension: 'txt',
    origin: 'agreed',
    document: AGREED,
    from,
    ...(until ? { until } : {}),
    detail: fixedRecord('detail', [
      ...who,
      amount('wage', { en: 'Wage', ms: 'Gaji' }, 14),
      amount('socso_employer', { en: 'SOCSO employer', ms: 'PERKESO majikan' }, 6, 'socso_employer'),
      amount('socso_employee', { en: 'SOCSO employee', ms: 'PERKESO pekerja' }, 6, 'socso_employee'),
      amount('eis_employer', { en: 'EIS employer', ms: 'SIP majikan' }, 6, 'eis_employer'),
      amount('eis_employee', { en: 'EIS employee', ms: 'SIP pekerja' }, 6, 'eis_employee'),
      ...(skbbk
        ? [amount('skbbk_employee', { en: 'SKBBK employee', ms: 'SKBBK pekerja' }, 6, 'skbbk_employee'), filler('filler', 34)]
        : [filler('filler', 40)]),
    ]),
  };
}

function alone(scheme: 'socso' | 'eis', name: Text, contribution: Text, amounts: readonly AmountKey[], until?: string): Layout {
  return {
    key: `${scheme}-alone`,
    scheme,
    name,
    form: 'fixed',
    extension: 'txt',
    origin: 'agreed',
    document: {
      en: 'PERKESO “CD/Diskette contribution data (text file) structure format (new)”, as published by third parties and a vendor’s notes on EIS Lampiran 1',
      ms: '“CD/Diskette contribution data (text file) structure format (new)” PERKESO, seperti diterbitkan pihak ketiga dan nota vendor tentang SIP Lampiran 1',
    },
    ...(until ? { until } : {}),
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
      text('employment_status', { en: 'Employment status', ms: 'Status kerja' }, 1, {
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
    key: 'perkeso-2',
    name: { en: 'SOCSO + EIS text, version 2.0 with SKBBK', ms: 'Teks PERKESO + SIP, versi 2.0 dengan SKBBK' },
    pad: 'zeros',
    skbbk: true,
    from: '2026-06',
  }),
  combined({
    key: 'perkeso-2-spaces',
    name: { en: 'Version 2.0, numbers padded with spaces', ms: 'Versi 2.0, nombor diisi ruang' },
    pad: 'left',
    skbbk: true,
    from: '2026-06',
  }),
  combined({
    key: 'perkeso-1',
    name: { en: 'SOCSO + EIS text, version 1.0', ms: 'Teks PERKESO + SIP, versi 1.0' },
    pad: 'zeros',
    skbbk: false,
    from: '2022-07',
    until: '2026-09',
  }),
  alone(
    'socso',
    { en: 'SOCSO alone (before SKBBK)', ms: 'PERKESO sahaja (sebelum SKBBK)' },
    { en: 'SOCSO contribution, both shares', ms: 'Caruman PERKESO, kedua-dua syer' },
    ['socso_employer', 'socso_employee'],
    '2026-05',
  ),
];

export const EIS_LAYOUTS: readonly Layout[] = [
  alone('eis', { en: 'EIS alone', ms: 'SIP sahaja' }, { en: 'EIS contribution, both shares', ms: 'Caruman SIP, kedua-dua syer' }, [
    'eis_employer',
    'eis_employee',
  ]),
];
