/** Words of the family: in the employee's view and in My Employment. */
import { defineMessages } from '#platform/contract/messages.ts';

export const FAMILY = defineMessages({
  spouse: { en: 'Spouse', ms: 'Pasangan' },
  children: { en: 'Children', ms: 'Anak' },
  parents: { en: 'Parents', ms: 'Ibu bapa' },
  spouseOne: { en: 'Spouse {n}', ms: 'Pasangan {n}' },
  childOne: { en: 'Child {n}', ms: 'Anak {n}' },
  addSpouse: { en: 'Add a spouse', ms: 'Tambah pasangan' },
  addChild: { en: 'Add a child', ms: 'Tambah anak' },
  addFather: { en: 'Add the father', ms: 'Tambah bapa' },
  addMother: { en: 'Add the mother', ms: 'Tambah ibu' },
  noSpouse: { en: 'No spouse entered.', ms: 'Tiada pasangan dimasukkan.' },
  noChildren: { en: 'No child entered.', ms: 'Tiada anak dimasukkan.' },
  noParents: { en: 'No parent entered.', ms: 'Tiada ibu bapa dimasukkan.' },
  taxNote: {
    en: 'Income tax reliefs follow these details from the next payroll on.',
    ms: 'Pelepasan cukai pendapatan mengikut butiran ini mulai gaji seterusnya.',
  },
  occupation: { en: 'Occupation', ms: 'Pekerjaan' },
  working: { en: 'Employment status', ms: 'Status pekerjaan' },
  taxNo: { en: 'Income tax number', ms: 'Nombor cukai pendapatan' },
  disabled: { en: 'Disabled person', ms: 'Orang kurang upaya' },
  studies: { en: 'Education', ms: 'Pendidikan' },
  relief: { en: 'This parent claims the child relief', ms: 'Ibu atau bapa ini menuntut pelepasan anak' },
  share: { en: 'Share of the relief', ms: 'Bahagian pelepasan' },
  full: { en: 'Full', ms: 'Penuh' },
  half: { en: 'Half', ms: 'Separuh' },
  empty: { en: 'No family entered yet.', ms: 'Belum ada keluarga dimasukkan.' },
  years: { en: '{n} y', ms: '{n} thn' },
});
