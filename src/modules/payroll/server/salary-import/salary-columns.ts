/** Salary and bank account as columns of the employee import. */
import { z } from 'zod';
import { bankAccount, line, money } from '#platform/contract/fields.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { choiceCell, dateCell, numberCell, percentCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import type { ImportColumn } from '#platform/server/imports/import-definition.ts';
import { PAY_TYPES } from '../../contract/salary/salary.schema.ts';

const PAY_TYPE_CHOICES = defineMessages({
  Monthly: { en: 'Monthly', ms: 'Bulanan' },
  Daily: { en: 'Daily', ms: 'Harian' },
  Hourly: { en: 'Hourly', ms: 'Mengikut jam' },
});
const TAX_CATEGORIES = [1, 2, 3] as const;
const MAX_EPF_RATE = 20;

/** A row as these columns read it; what the file lacks, or leaves empty, stays as it is. */
export interface SalaryLine {
  readonly salary_from?: string | null;
  readonly salary_basic?: number | null;
  readonly salary_pay_type?: (typeof PAY_TYPES)[number] | null;
  readonly salary_epf_rate?: number | null;
  readonly salary_tax_category?: (typeof TAX_CATEGORIES)[number] | null;
  readonly salary_zakat?: number | null;
  readonly salary_bank?: string | null;
  readonly salary_account?: string | null;
}

const COLUMNS: readonly ImportColumn[] = [
  {
    key: 'salary_basic',
    header: { en: 'Basic salary', ms: 'Gaji pokok' },
    aliases: ['Basic', 'Basic pay', 'Salary', 'Monthly salary', 'Basic wage', 'Gaji', 'Gaji bulanan', 'Gaji asas'],
    cell: numberCell(money()),
    kind: 'money',
    example: 3200,
  },
  { key: 'salary_pay_type', header: { en: 'Pay type', ms: 'Jenis bayaran' }, cell: choiceCell(PAY_TYPE_CHOICES), example: 'Monthly' },
  { key: 'salary_from', header: { en: 'Salary from', ms: 'Gaji berkuat kuasa' }, aliases: ['Effective from'], cell: dateCell(), kind: 'date' },
  {
    key: 'salary_epf_rate',
    header: { en: 'Employee EPF rate (%)', ms: 'Kadar KWSP pekerja (%)' },
    aliases: ['EPF rate', 'Kadar KWSP'],
    cell: percentCell(z.number().min(0).max(MAX_EPF_RATE).multipleOf(0.01)),
    kind: 'number',
    example: 11,
  },
  {
    key: 'salary_tax_category',
    header: { en: 'Tax category', ms: 'Kategori cukai' },
    cell: numberCell(z.literal(TAX_CATEGORIES) as unknown as z.ZodType<number, number>),
    kind: 'number',
    example: 1,
  },
  { key: 'salary_zakat', header: { en: 'Zakat a month', ms: 'Zakat sebulan' }, cell: numberCell(money()), kind: 'money' },
  { key: 'salary_bank', header: { en: 'Bank', ms: 'Bank' }, aliases: ['Bank name', 'Nama bank'], cell: textCell(line(2, 100)), example: 'Maybank' },
  {
    key: 'salary_account',
    header: { en: 'Account number', ms: 'Nombor akaun' },
    aliases: [
      'Bank account',
      'Bank account no',
      'Bank account number',
      'Account no',
      'Bank acc no',
      'Acc no',
      'No akaun',
      'No akaun bank',
      'Nombor akaun bank',
    ],
    cell: textCell(bankAccount()),
    example: '514000112233',
  },
];

/** All of it is seen before it is saved. */
export const SALARY_COLUMNS: readonly ImportColumn[] = COLUMNS.map((column) => ({ ...column, preview: true }));

export const SALARY_IMPORT_ERRORS = defineMessages({
  right: { en: 'You are not allowed to set salaries.', ms: 'Anda tidak dibenarkan menetapkan gaji.' },
  basic: { en: 'Enter the basic salary; this employee has none yet.', ms: 'Masukkan gaji pokok; pekerja ini belum mempunyainya.' },
  bank: { en: 'No bank has this name or code.', ms: 'Tiada bank dengan nama atau kod ini.' },
  incomplete: { en: 'Enter bank and account number together.', ms: 'Masukkan bank dan nombor akaun bersama-sama.' },
  confirmed: {
    en: 'The payroll to {date} is confirmed. Enter a later date in “Salary from”.',
    ms: 'Gaji hingga {date} telah disahkan. Masukkan tarikh kemudian dalam “Gaji berkuat kuasa”.',
  },
});
