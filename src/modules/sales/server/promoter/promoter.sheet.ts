/** Promoters as a spreadsheet, found by their email addresses. */
import { email, line, money, passport, personName, phone } from '#platform/contract/fields.ts';
import { restoreIdentityZeros } from '#platform/contract/identity-number.ts';
import { restorePhoneZero } from '#platform/contract/place/phone.ts';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { choiceCell, dateCell, numberCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { NO_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { ADDRESS_COLUMNS } from '#modules/company/server/public.ts';
import { identityNumber } from '#modules/employee/contract/employee.schema.ts';
import { otherPerson } from '#modules/employee/server/public.ts';
import { ENGAGEMENT_WORDS } from '../../contract/promoter/promoter-words.ts';

export const promoterSheet: RegisterSheet = {
  name: { en: 'Promoters', ms: 'Promoter' },
  by: ['email'],
  columns: [
    { key: 'email', header: { en: 'Email', ms: 'E-mel' }, cell: textCell(email()), required: true, example: 'aina@contoh.my' },
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(personName()), neededForNew: true, example: 'Aina binti Contoh' },
    { key: 'code', header: { en: 'Code', ms: 'Kod' }, cell: textCell(line(0, 20)), example: 'PR0014' },
    {
      key: 'identity_number',
      header: { en: 'Identity number', ms: 'Nombor pengenalan' },
      cell: textCell(identityNumber(), restoreIdentityZeros),
      example: '990131-14-5566',
    },
    { key: 'passport', header: { en: 'Passport', ms: 'Pasport' }, cell: textCell(passport()) },
    { key: 'phone', header: { en: 'Phone', ms: 'Telefon' }, cell: textCell(phone(), restorePhoneZero), neededForNew: true, example: '012-345 6789' },
    ...ADDRESS_COLUMNS,
    { key: 'state', header: { en: 'State', ms: 'Negeri' }, cell: textCell(line(2, 60)), neededForNew: true, example: 'Selangor' },
    { key: 'engagement', header: { en: 'Engagement', ms: 'Pelantikan' }, cell: choiceCell(ENGAGEMENT_WORDS), example: 'Part-time' },
    { key: 'engagement_reason', header: { en: 'Why not an employee', ms: 'Sebab bukan pekerja' }, cell: textCell(line(0, 500)) },
    {
      key: 'rest_day',
      header: { en: 'Weekly rest day', ms: 'Hari rehat mingguan' },
      cell: choiceCell(Object.fromEntries(WEEKDAYS.map(({ value, label }) => [value, label]))).transform(Number),
      example: 'Monday',
    },
    { key: 'daily_rate', header: { en: 'Daily rate (RM)', ms: 'Kadar harian (RM)' }, cell: numberCell(money()), example: 90 },
    { key: 'typhoid_until', header: { en: 'Typhoid injection valid until', ms: 'Suntikan tifoid sah hingga' }, cell: dateCell() },
    { key: 'food_handler_until', header: { en: 'Food handler’s course valid until', ms: 'Kursus pengendali makanan sah hingga' }, cell: dateCell() },
  ],
  fresh: () => ({
    ...NO_ADDRESS,
    code: null,
    identity_number: null,
    passport: null,
    gender: null,
    dob: null,
    languages: [],
    shirt_size: null,
    bank_id: null,
    bank_account_no: null,
    experience: null,
    engagement: 'Part-time',
    engagement_reason: null,
    employee_id: null,
    rest_day: null,
    daily_rate: null,
    typhoid_until: null,
    food_handler_until: null,
  }),
  otherPerson: ({ email, name, identity_number, passport }, line) =>
    otherPerson({ code: String(email), name: String(name), identity_number: asText(identity_number), passport: asText(passport) }, line),
};

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
