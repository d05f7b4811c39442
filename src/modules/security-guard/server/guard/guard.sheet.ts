/** Guards as a spreadsheet: what an agency brings from another system. Found by their numbers. */
import { restoreIdentityZeros } from '#platform/contract/identity-number.ts';
import { line, passport, personName, phone } from '#platform/contract/fields.ts';
import { restorePhoneZero } from '#platform/contract/place/phone.ts';
import { choiceCell, dateCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { identityNumber } from '#modules/employee/contract/employee.schema.ts';
import { otherPerson } from '#modules/employee/server/public.ts';
import { CATEGORY_NAMES, GUARD_STATUS_NAMES, NATIONALITY_NAMES } from '../../contract/guard/guard-words.ts';
import { guardForm } from '../../contract/guard/guard.schema.ts';
import { GUARD_FILES as W } from './guard-files.messages.ts';

export const guardSheet: RegisterSheet = {
  name: W.sheet,
  by: ['guard_no'],
  columns: [
    { key: 'guard_no', header: W.guardNo, cell: textCell(line(1, 20)), required: true, example: 'G-0001' },
    { key: 'name', header: W.name, cell: textCell(personName()), neededForNew: true, example: 'Contoh bin Contoh' },
    { key: 'nationality', header: W.nationality, cell: choiceCell(NATIONALITY_NAMES), neededForNew: true, example: 'Malaysian' },
    { key: 'category', header: W.category, cell: choiceCell(CATEGORY_NAMES), neededForNew: true, example: 'Local' },
    { key: 'identity_number', header: W.identity, cell: textCell(identityNumber(), restoreIdentityZeros), neededForNew: W.identityFor },
    { key: 'passport', header: W.passport, cell: textCell(passport()), neededForNew: W.passportFor },
    { key: 'date_of_birth', header: W.birth, cell: dateCell(), kind: 'date' },
    { key: 'phone', header: W.phone, cell: textCell(phone(), restorePhoneZero) },
    { key: 'csg_cert_no', header: W.csgNo, cell: textCell(line(0, 60)) },
    { key: 'csg_date', header: W.csgDate, cell: dateCell(), kind: 'date' },
    { key: 'joined_at', header: W.joined, cell: dateCell(), kind: 'date', neededForNew: true, example: '2026-01-05' },
    { key: 'left_at', header: W.left, cell: dateCell(), kind: 'date' },
    { key: 'status', header: W.status, cell: choiceCell(GUARD_STATUS_NAMES) },
  ],
  fresh: () => ({
    ...Object.fromEntries(Object.keys(guardForm.shape).map((key) => [key, null])),
    status: 'Active',
  }),
  otherPerson: ({ guard_no, name, identity_number, passport }, line) =>
    otherPerson({ code: String(guard_no), name: String(name), identity_number: asText(identity_number), passport: asText(passport) }, line),
};

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
