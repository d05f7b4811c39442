/** Maybank: the pipe text of Maybank2E and the CSV of M2U Biz, as working writers make them; no document of the bank is public. */
import { FIELD_NAMES as F, LINE_NAMES as L } from './bank-file-labels.messages.ts';
import type { BankFileLayout, FileLineLayout } from './bank-file-layout.ts';

export const maybankBankFile: BankFileLayout = {
  key: 'maybank',
  name: { en: 'Maybank2E (M2E)', ms: 'Maybank2E (M2E)' },
  kind: 'delimited',
  delimiter: '|',
  extension: 'txt',
  official: false,
  before: [
    {
      label: L.header,
      cells: 29,
      fields: [
        { key: 'type', label: F.recordType, is: '00' },
        { key: 'corporate_id', label: F.organisation, from: 'corporate_id', width: 20, required: true },
      ],
    },
  ],
  payment: {
    label: L.payment,
    cells: 337,
    fields: [
      { key: 'type', label: F.recordType, is: '01' },
      { key: 'mode', label: F.mode, from: 'mode', words: { own: 'IT', interbank: 'IG' }, required: true },
      { key: 'pay_type', label: F.payType, is: 'Staff Payroll' },
      { key: 'date', at: 5, label: F.date, from: 'payment_date', as: 'date', date: 'DDMMYYYY' },
      { key: 'reference', at: 8, label: F.reference, from: 'reference', width: 20 },
      { key: 'detail', label: F.detail, from: 'title', width: 20 },
      { key: 'detail_2', label: F.detail2, from: 'batch_number', width: 20 },
      { key: 'currency', label: F.currency, is: 'MYR' },
      { key: 'amount', label: F.amount, from: 'amount', as: 'ringgit', required: true },
      { key: 'in_currency', label: F.charge, is: 'Y' },
      { key: 'debit_currency', label: F.debitCurrency, is: 'MYR' },
      { key: 'debit_account', label: F.debitAccount, from: 'debit_account', as: 'digits', width: 20, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 20, required: true },
      { key: 'resident', at: 19, label: F.resident, from: 'id_type', words: { NRIC: 'Y', Passport: 'N' } },
      { key: 'name', label: F.name, from: 'payee_name', width: 40, required: true },
      { key: 'new_ic', at: 25, label: F.newIc, from: 'nric', as: 'digits', width: 12 },
      { key: 'old_ic', label: F.oldIc, is: '' },
      { key: 'business', label: F.business, is: '' },
      { key: 'passport', label: F.passport, from: 'passport', width: 20 },
      { key: 'bic', at: 37, label: F.bic, from: 'bic', width: 11, required: true },
    ],
  },
  after: [
    {
      label: L.trailer,
      cells: 29,
      fields: [
        { key: 'type', label: F.recordType, is: '99' },
        { key: 'count', label: F.count, from: 'count', as: 'count' },
        { key: 'total', label: F.total, from: 'total', as: 'ringgit' },
      ],
    },
  ],
  fileName: ({ batch_number }) => `${batch_number}-M2E.txt`,
};

const COLUMNS = [
  'Beneficiary Name',
  'Beneficiary Bank',
  'Beneficiary Account No',
  'ID Type',
  'ID Number',
  'Payment Amount',
  'Payment Reference',
  'Payment Description',
];
const titled = (title: string, field: Partial<FileLineLayout['fields'][number]>): FileLineLayout => ({
  label: L.employer,
  cells: COLUMNS.length,
  fields: [
    { key: 'title', label: F.title, is: title },
    { key: 'value', label: F.value, ...field },
  ],
});
const blank: FileLineLayout = { label: L.blank, cells: COLUMNS.length, fields: [] };

export const maybankBizFile: BankFileLayout = {
  key: 'maybank-biz',
  name: { en: 'Maybank2u Biz', ms: 'Maybank2u Biz' },
  kind: 'csv',
  extension: 'csv',
  official: false,
  before: [
    blank,
    { label: L.employer, cells: COLUMNS.length, fields: [{ key: 'title', label: F.title, is: 'Employer Info :' }] },
    titled('Crediting Date (eg. dd/MM/yyyy)', { from: 'payment_date', as: 'date', date: 'DD/MM/YYYY' }),
    titled('Payment Reference', { from: 'batch_number', width: 20 }),
    titled('Payment Description', { from: 'title', width: 20 }),
    titled('Bulk Payment Type', { is: 'Salary' }),
    blank,
    { label: L.titles, fields: COLUMNS.map((is, i) => ({ key: `title_${i + 1}`, label: F.title, is })) },
  ],
  payment: {
    label: L.payment,
    fields: [
      { key: 'name', label: F.name, from: 'payee_name', width: 40, required: true },
      { key: 'bank', label: F.bank, from: 'bank_name', width: 60, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 20, required: true },
      { key: 'id_type', label: F.idType, from: 'id_type', words: { NRIC: 'NRIC', Passport: 'Passport' } },
      { key: 'id_no', label: F.idNo, from: 'id_no', width: 20 },
      { key: 'amount', label: F.amount, from: 'amount', as: 'ringgit', required: true },
      { key: 'reference', label: F.reference, from: 'reference', width: 20 },
      { key: 'detail', label: F.detail, from: 'title', width: 20 },
    ],
  },
  after: [],
  fileName: ({ batch_number }) => `${batch_number}-M2UBiz.csv`,
};
