/** The catalogue as a spreadsheet: what a company brings from another system. */
import { line, money } from '#platform/contract/fields.ts';
import { choiceCell, numberCell, textCell, yesNoCell } from '#platform/server/imports/import-cell.schema.ts';
import type { RegisterSheet } from '#platform/server/register/sheet/register-sheet.ts';
import { deductionDefault, earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { SCHEMES } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import { lineTypeText } from '../../contract/explanation/line-type.messages.ts';
import { DEDUCTION_TYPES, EARNING_TYPES, MTD_KEYS } from '../../contract/item/payroll-item.schema.ts';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';

const KINDS = { Earning: { en: 'Earning', ms: 'Pendapatan' }, Deduction: { en: 'Deduction', ms: 'Potongan' } };
const STATUSES = { Active: { en: 'Active', ms: 'Aktif' }, Inactive: { en: 'Inactive', ms: 'Tidak aktif' } };
const TYPES = Object.fromEntries([...EARNING_TYPES, ...DEDUCTION_TYPES].map((type) => [type, lineTypeText(type)]));
const SCHEME_HEADERS = {
  epf: SCHEME_WORDS.epf,
  socso: SCHEME_WORDS.socso,
  eis: SCHEME_WORDS.eis,
  hrdf: SCHEME_WORDS.hrdf,
  tax: { en: 'Tax', ms: 'Cukai' },
};

export const payrollItemSheet: RegisterSheet = {
  name: { en: 'Payroll items', ms: 'Item gaji' },
  by: ['kind', 'name'],
  columns: [
    { key: 'kind', header: { en: 'Kind of item', ms: 'Jenis item' }, cell: choiceCell(KINDS), required: true, example: 'Earning' },
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(line(2, 100)), required: true, example: 'Meal allowance' },
    { key: 'name_ms', header: { en: 'Name in Bahasa Malaysia', ms: 'Nama dalam Bahasa Malaysia' }, cell: textCell(line(0, 100)) },
    { key: 'code', header: { en: 'Code', ms: 'Kod' }, cell: textCell(line(0, 20)), example: 'MEAL' },
    { key: 'type', header: { en: 'Type', ms: 'Jenis' }, cell: choiceCell(TYPES), neededForNew: true, example: 'Fixed Allowance' },
    ...Object.entries(SCHEME_HEADERS).map(([key, header]) => ({ key, header, cell: yesNoCell() })),
    { key: 'default_amount', header: { en: 'Default amount (RM)', ms: 'Amaun lalai (RM)' }, cell: numberCell(money()), kind: 'money', example: 150 },
    { key: 'is_recurring', header: { en: 'Recurs every month', ms: 'Berulang setiap bulan' }, cell: yesNoCell(), example: 'Yes' },
    { key: 'status', header: { en: 'Status', ms: 'Status' }, cell: choiceCell(STATUSES) },
  ],
  /** The law's treatment of its type. */
  fresh({ kind, type }) {
    const rest = { name_ms: null, code: null, ea_field: null, default_amount: null, is_recurring: false, status: 'Active' };
    const flags = Object.fromEntries(SCHEMES.map((scheme) => [scheme, false]));
    if (kind !== 'Earning') return { ...rest, ...flags, mtd_key: null, contribution_total_type: deductionDefault(String(type)) };
    const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults(String(type));
    return { ...rest, epf, socso, eis, hrdf, tax, mtd_key: MTD_KEYS.find((key) => key === mtd_key) ?? null, contribution_total_type: null };
  },
};
