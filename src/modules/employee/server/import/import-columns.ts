/** The columns of the import: headers in both languages, how a cell is read, an example. */
import { z } from 'zod';
import { email, line, passport, personName, phone, postcode } from '#platform/contract/fields.ts';
import { restoreIdentityZeros } from '#platform/contract/identity-number.ts';
import type { Text } from '#platform/contract/messages.ts';
import { restorePhoneZero } from '#platform/contract/place/phone.ts';
import { choiceCell, dateCell, numberCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { ImportColumn } from '#platform/server/imports/import-definition.ts';
import {
  CITIZENSHIP_CHOICES,
  EMPLOYEE_TYPE_CHOICES,
  EMPLOYMENT_TYPE_CHOICES,
  GENDER_CHOICES,
  MARITAL_CHOICES,
  RACE_CHOICES,
} from '../../contract/employee-choices.messages.ts';
import { identityNumber } from '../../contract/employee.schema.ts';

/** Spreadsheets drop the zeros that a number begins with: they are put back where it is certain. */
const identityCell = textCell(identityNumber(), restoreIdentityZeros);
const phoneCell = textCell(phone(), restorePhoneZero);

/** Further words for a choice, in lower case. */
const words = (synonyms: Readonly<Record<string, string>>, cell: z.ZodType) =>
  z.preprocess((value) => (typeof value === 'string' ? (synonyms[value.trim().toLowerCase()] ?? value) : value), cell);

const GENDER_WORDS = {
  m: 'Male',
  l: 'Male',
  man: 'Male',
  laki: 'Male',
  'laki-laki': 'Male',
  f: 'Female',
  p: 'Female',
  w: 'Female',
  woman: 'Female',
  wanita: 'Female',
};
const RACE_WORDS = { others: 'Other', lain: 'Other', 'lain lain': 'Other' };
const MARITAL_WORDS = { kahwin: 'Married', 'sudah berkahwin': 'Married', janda: 'Divorced', duda: 'Widowed', balu: 'Widowed', cerai: 'Divorced' };
const EMPLOYMENT_WORDS = {
  'part-time': 'Part Time',
  parttime: 'Part Time',
  intern: 'Internship',
  'pelatih industri': 'Internship',
  'full time': 'Permanent',
  sepenuh: 'Permanent',
};

const column = (key: string, en: string, ms: string, cell: z.ZodType, more: Partial<ImportColumn> = {}): ImportColumn => ({
  key,
  header: { en, ms },
  cell,
  ...more,
});
const textColumn = (key: string, en: string, ms: string, max: number, more: Partial<ImportColumn> = {}) => column(key, en, ms, textCell(line(1, max)), more);
const dateColumn = (key: string, en: string, ms: string, more: Partial<ImportColumn> = {}) =>
  column(
    key,
    en,
    ms,
    dateCell().refine((day) => day >= '1900-01-01' && day <= '2100-12-31', { params: { code: 'date' } }),
    { kind: 'date', ...more },
  );

const COLUMNS: readonly ImportColumn[] = [
  textColumn('employee_code', 'Employee code', 'Kod pekerja', 20, {
    aliases: [
      'Employee ID',
      'Staff ID',
      'Staff code',
      'Emp no',
      'Emp ID',
      'Worker no',
      'ID pekerja',
      'No staf',
      'Nombor pekerja',
      'Code',
      'Kod',
      'Staff no',
      'No pekerja',
      'Employee no',
    ],
    example: 'E0001',
  }),
  column('name', 'Name', 'Nama', textCell(personName()), {
    aliases: ['Staff name', 'Worker name', 'Nama pekerja', 'Nama staf', 'Full name', 'Nama penuh', 'Employee name'],
    required: true,
    example: 'Nurul Contoh binti Hassan',
  }),
  column('employee_type', 'Employee type', 'Jenis pekerja', choiceCell(EMPLOYEE_TYPE_CHOICES), { aliases: ['Type', 'Jenis'], example: 'Local' }),
  column('identity_number', 'Identity number', 'Nombor pengenalan', identityCell, {
    aliases: [
      'NRIC no',
      'New IC',
      'New IC no',
      'IC number',
      'NRIC number',
      'MyKad no',
      'Identity card no',
      'No IC',
      'No MyKad',
      'KP',
      'Kad pengenalan',
      'NRIC',
      'IC',
      'IC no',
      'MyKad',
      'No KP',
      'No. kad pengenalan',
      'Nombor kad pengenalan',
    ],
    example: '920215-70-5566',
  }),
  column('passport', 'Passport', 'Pasport', textCell(passport()), { aliases: ['Passport number', 'Nombor pasport', 'Passport no', 'No pasport'] }),
  dateColumn('passport_expiry', 'Passport expiry', 'Tarikh luput pasport'),
  dateColumn('date_of_birth', 'Date of birth', 'Tarikh lahir', { aliases: ['Birthday', 'Birthdate', 'Lahir', 'DOB', 'Birth date'], example: '1992-02-15' }),
  column('gender', 'Gender', 'Jantina', words(GENDER_WORDS, choiceCell(GENDER_CHOICES)), { aliases: ['Sex'], example: 'Female' }),
  column('race', 'Race', 'Bangsa', words(RACE_WORDS, choiceCell(RACE_CHOICES)), { aliases: ['Kaum'], example: 'Malay' }),
  textColumn('religion', 'Religion', 'Agama', 40, { example: 'Islam' }),
  column('nationality', 'Nationality', 'Kerakyatan', textCell(line(2, 60)), { aliases: ['Country of origin'], example: 'Malaysia' }),
  column('citizenship', 'Citizenship', 'Kewarganegaraan', choiceCell(CITIZENSHIP_CHOICES), { aliases: ['Taraf warganegara'], example: 'Citizen' }),
  column('marital_status', 'Marital status', 'Taraf perkahwinan', words(MARITAL_WORDS, choiceCell(MARITAL_CHOICES)), {
    aliases: ['Status perkahwinan'],
    example: 'Single',
  }),
  column('email', 'Email', 'E-mel', textCell(email()), {
    aliases: ['Mail', 'Emel', 'Alamat emel', 'E-mail', 'Email address', 'Alamat e-mel'],
    example: 'nurul@contoh.example',
  }),
  column('phone', 'Phone', 'Telefon', phoneCell, {
    aliases: [
      'Phone number',
      'Mobile no',
      'Mobile number',
      'Mobile phone',
      'Contact',
      'Contact no',
      'Contact number',
      'HP',
      'HP no',
      'H/P',
      'Tel',
      'Tel no',
      'Telephone',
      'Nombor telefon',
      'No tel',
      'No HP',
      'Telefon bimbit',
      'Phone no',
      'Mobile',
      'No telefon',
      'Handphone',
    ],
    example: '013-555 0123',
  }),
  textColumn('address_1', 'Address line 1', 'Alamat baris 1', 190, { aliases: ['Address', 'Alamat'], example: '1, Jalan Contoh' }),
  textColumn('address_2', 'Address line 2', 'Alamat baris 2', 190),
  column('postcode', 'Postcode', 'Poskod', z.union([z.string(), z.number()]).pipe(postcode()), { example: '50450' }),
  textColumn('city', 'City', 'Bandar', 100, { example: 'Kuala Lumpur' }),
  textColumn('state', 'State', 'Negeri', 60, { example: 'Kuala Lumpur' }),
  textColumn('country', 'Country', 'Negara', 60, { example: 'Malaysia' }),
  dateColumn('company_joined_at', 'Joined', 'Tarikh mula bekerja', {
    aliases: [
      'Date join',
      'Join',
      'Joining date',
      'Date of joining',
      'Start date',
      'Date started',
      'Hire date',
      'Date hired',
      'Commencement date',
      'Employment date',
      'Tarikh mula',
      'Tarikh mula kerja',
      'Tarikh sertai',
      'Tarikh lantikan',
      'Join date',
      'Date joined',
      'Tarikh masuk',
    ],
    example: '2026-01-05',
  }),
  column('employment_type', 'Employment type', 'Jenis pekerjaan', words(EMPLOYMENT_WORDS, choiceCell(EMPLOYMENT_TYPE_CHOICES)), { example: 'Permanent' }),
  column('probation_months', 'Probation (months)', 'Tempoh percubaan (bulan)', numberCell(z.number().int().min(0).max(12)), { kind: 'number', example: 3 }),
  dateColumn('contract_end_at', 'Contract end', 'Tamat kontrak'),
  textColumn('branch', 'Branch', 'Cawangan', 150, { aliases: ['Outlet', 'Location', 'Lokasi'] }),
  textColumn('division', 'Division', 'Bahagian', 150),
  textColumn('department', 'Department', 'Jabatan', 150, { aliases: ['Dept'] }),
  textColumn('position', 'Position', 'Jawatan', 150, { aliases: ['Designation', 'Title', 'Role', 'Job title'] }),
  textColumn('position_level', 'Position level', 'Gred jawatan', 150, { aliases: ['Level', 'Peringkat', 'Grade', 'Gred'] }),
  textColumn('reporting_to', 'Reports to (code)', 'Melapor kepada (kod)', 20, { aliases: ['Manager code', 'Supervisor code', 'Kod penyelia'] }),
  textColumn('epf_no', 'EPF no.', 'No. KWSP', 20, { aliases: ['EPF no', 'EPF member no', 'Nombor KWSP', 'No ahli KWSP', 'EPF number', 'EPF', 'KWSP'] }),
  textColumn('socso_no', 'SOCSO no.', 'No. PERKESO', 20, { aliases: ['Nombor PERKESO', 'SOCSO number', 'SOCSO', 'PERKESO'] }),
  textColumn('tax_no', 'Tax no.', 'No. cukai', 20, {
    aliases: ['Income tax number', 'TIN', 'Nombor cukai', 'Tax reference no', 'Tax number', 'Income tax no', 'No cukai pendapatan'],
  }),
];

/** Columns that a new person must have: what the short form asks. The rest of a local person has its default or may come later. */
export const NEEDED = ['name', 'company_joined_at'] as const;
/** Of a foreign person no identity number says these. */
export const NEEDED_OF_FOREIGN = ['gender', 'nationality'] as const;

const FOREIGN = { en: 'foreign employees', ms: 'pekerja asing' };
const ONE_UNIT = { en: 'a branch, division or department', ms: 'cawangan, bahagian atau jabatan' };
/** Columns that only some new people must have, see `checkPerson` and `checkEmployment`. */
const NEEDED_WHEN: Readonly<Record<string, Text>> = {
  identity_number: { en: 'local employees', ms: 'pekerja tempatan' },
  gender: FOREIGN,
  nationality: FOREIGN,
  passport: FOREIGN,
  passport_expiry: FOREIGN,
  contract_end_at: { en: 'contracts', ms: 'kontrak' },
  branch: ONE_UNIT,
  division: ONE_UNIT,
  department: ONE_UNIT,
};

/** What the check shows of somebody new. */
const PREVIEWED: readonly string[] = ['employee_code', 'identity_number', 'passport', 'company_joined_at', 'branch', 'division', 'department', 'position'];

export const EMPLOYEE_COLUMNS: readonly ImportColumn[] = COLUMNS.map((each) => ({
  ...each,
  ...((NEEDED as readonly string[]).includes(each.key) && { neededForNew: true as const }),
  ...(each.key in NEEDED_WHEN && { neededForNew: NEEDED_WHEN[each.key]! }),
  ...(PREVIEWED.includes(each.key) && { preview: true }),
}));

/** Choices of the template's second tab. */
export const CHOICES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  employee_type: EMPLOYEE_TYPE_CHOICES,
  gender: GENDER_CHOICES,
  race: RACE_CHOICES,
  citizenship: CITIZENSHIP_CHOICES,
  marital_status: MARITAL_CHOICES,
  employment_type: EMPLOYMENT_TYPE_CHOICES,
};

/** A row as its columns read it. Absent: the file lacks the column; null: the cell is empty. Both leave what is stored. */
export type EmployeeLine = Readonly<Record<string, string | number | null | undefined>>;
