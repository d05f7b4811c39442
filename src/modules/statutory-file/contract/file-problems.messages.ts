/** Words of the problems of a statutory file: what is wrong, and what to do. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';

interface ProblemText {
  readonly what: Text;
  readonly remedy: Text;
  /** Where it is put right. */
  readonly at: 'contribution' | 'company' | 'personal' | 'employment';
}

const define = <K extends string>(texts: Record<K, ProblemText>): Record<K, ProblemText> => texts;
const employment = (what: Text, remedy: Text): ProblemText => ({ what, remedy, at: 'employment' });
const personal = (what: Text, remedy: Text): ProblemText => ({ what, remedy, at: 'personal' });

const REMEDY = defineMessages({
  enterInEmployment: { en: 'Enter it under Employment of the employee.', ms: 'Masukkan di bahagian Pekerjaan pekerja ini.' },
  enterInPersonal: { en: 'Enter it under Personal of the employee.', ms: 'Masukkan di bahagian Peribadi pekerja ini.' },
  correctInPersonal: { en: 'Correct it under Personal of the employee.', ms: 'Betulkan di bahagian Peribadi pekerja ini.' },
  correctInEmployment: { en: 'Correct it under Employment of the employee.', ms: 'Betulkan di bahagian Pekerjaan pekerja ini.' },
  checkPayroll: { en: 'Check the payroll of this month.', ms: 'Semak gaji bulan ini.' },
});

export const PROBLEM_TEXTS = define({
  no_employer_number: {
    what: { en: 'The employer number of {scheme} is missing.', ms: 'Nombor majikan {scheme} belum diisi.' },
    remedy: { en: 'Enter it in the company’s Contribution settings.', ms: 'Masukkan dalam tetapan Caruman syarikat.' },
    at: 'contribution',
  },
  bad_employer_number: {
    what: { en: 'The employer number of {scheme} does not fit the file.', ms: 'Nombor majikan {scheme} tidak sepadan dengan fail.' },
    remedy: { en: 'Correct it in the company’s Contribution settings.', ms: 'Betulkan dalam tetapan Caruman syarikat.' },
    at: 'contribution',
  },
  no_ssm: {
    what: { en: 'The company has no SSM number; its place in the file stays blank.', ms: 'Syarikat tiada nombor SSM; ruangnya dalam fail dibiarkan kosong.' },
    remedy: {
      en: 'Enter the registration number in the company profile if PERKESO asks for it.',
      ms: 'Masukkan nombor pendaftaran dalam profil syarikat jika PERKESO memintanya.',
    },
    at: 'company',
  },
  no_place_for_skbbk: {
    what: {
      en: 'This layout has no place for SKBBK; it must be paid another way.',
      ms: 'Susun atur ini tiada ruang untuk SKBBK; ia perlu dibayar dengan cara lain.',
    },
    remedy: { en: 'Choose version 2.1.', ms: 'Pilih versi 2.1.' },
    at: 'company',
  },
  no_epf_no: employment({ en: 'The EPF member number is missing.', ms: 'Nombor ahli KWSP belum diisi.' }, REMEDY.enterInEmployment),
  bad_epf_no: employment({ en: 'The EPF member number is not valid.', ms: 'Nombor ahli KWSP tidak sah.' }, REMEDY.correctInEmployment),
  no_socso_no: employment(
    { en: 'The SOCSO number of this foreign worker is missing.', ms: 'Nombor PERKESO pekerja asing ini belum diisi.' },
    REMEDY.enterInEmployment,
  ),
  bad_socso_no: employment(
    { en: 'The SOCSO number of this foreign worker is not valid.', ms: 'Nombor PERKESO pekerja asing ini tidak sah.' },
    REMEDY.correctInEmployment,
  ),
  no_tax_no: employment({ en: 'The tax number (TIN) is missing.', ms: 'Nombor cukai (TIN) belum diisi.' }, REMEDY.enterInEmployment),
  bad_tax_no: employment({ en: 'The tax number (TIN) is not valid.', ms: 'Nombor cukai (TIN) tidak sah.' }, REMEDY.correctInEmployment),
  no_identity: personal({ en: 'The identity number is missing.', ms: 'Nombor pengenalan belum diisi.' }, REMEDY.enterInPersonal),
  bad_identity: personal({ en: 'The identity number is not valid.', ms: 'Nombor pengenalan tidak sah.' }, REMEDY.correctInPersonal),
  no_passport: personal({ en: 'The passport number is missing.', ms: 'Nombor pasport belum diisi.' }, REMEDY.enterInPersonal),
  bad_passport: personal({ en: 'The passport number does not fit the file.', ms: 'Nombor pasport tidak sepadan dengan fail.' }, REMEDY.correctInPersonal),
  no_country: personal({ en: 'The nationality is not a country of the list.', ms: 'Kewarganegaraan tiada dalam senarai negara.' }, REMEDY.correctInPersonal),
  name_characters: personal(
    { en: 'The name has letters that the file cannot carry.', ms: 'Nama mengandungi huruf yang tidak boleh dibawa oleh fail.' },
    REMEDY.correctInPersonal,
  ),
  name_cut: personal(
    { en: 'The name is longer than the file allows and is cut.', ms: 'Nama lebih panjang daripada had fail dan dipotong.' },
    REMEDY.correctInPersonal,
  ),
  whole_ringgit: personal(
    { en: 'EPF accepts whole ringgit; this amount has sen.', ms: 'KWSP menerima ringgit penuh; amaun ini mempunyai sen.' },
    REMEDY.checkPayroll,
  ),
  bad_amount: personal({ en: 'An amount is negative or too large for the file.', ms: 'Amaun negatif atau terlalu besar untuk fail.' }, REMEDY.checkPayroll),
  bad_field: personal({ en: 'A value does not fit the file.', ms: 'Satu nilai tidak sepadan dengan fail.' }, REMEDY.correctInPersonal),
});
export type ProblemCode = keyof typeof PROBLEM_TEXTS;
