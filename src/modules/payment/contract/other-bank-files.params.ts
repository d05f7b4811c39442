/** CIMB BizChannel, Hong Leong Connect First, Public Bank ECP, RHB Reflex, as working writers make them; no document of these banks is public. */
import { dateText } from './bank-file-cell.ts';
import { FIELD_NAMES as F, LINE_NAMES as L } from './bank-file-labels.messages.ts';
import type { BankFileLayout, FileLineLayout } from './bank-file-layout.ts';

/** Lines of 73, 127 and 21 characters. */
export const cimbBankFile: BankFileLayout = {
  key: 'cimb',
  name: { en: 'CIMB BizChannel', ms: 'CIMB BizChannel' },
  kind: 'fixed',
  extension: 'txt',
  official: false,
  before: [
    {
      label: L.header,
      fields: [
        { key: 'type', label: F.recordType, is: '01', width: 2 },
        { key: 'organisation', label: F.organisation, from: 'corporate_id', width: 5, required: true },
        { key: 'company', label: F.company, from: 'company_name', width: 40, required: true },
        { key: 'date', label: F.date, from: 'payment_date', as: 'date', date: 'DDMMYYYY', width: 8 },
        { key: 'security', label: F.security, is: '', width: 16 },
        { key: 'filler', label: F.filler, is: '', width: 2 },
      ],
    },
  ],
  payment: {
    label: L.payment,
    fields: [
      { key: 'type', label: F.recordType, is: '02', width: 2 },
      { key: 'bank', label: F.bankCode, from: 'ibg_code', as: 'digits', width: 2, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 16, required: true },
      { key: 'filler', label: F.filler, is: '', width: 5 },
      { key: 'name', label: F.name, from: 'payee_name', width: 40, required: true },
      { key: 'amount', label: F.amount, from: 'amount', as: 'sen', width: 11, required: true },
      { key: 'reference', label: F.reference, from: 'reference', width: 30 },
      { key: 'id_no', label: F.idNo, from: 'id_no', width: 20 },
      { key: 'id_type', label: F.idType, from: 'id_type', words: { NRIC: '1', Passport: '2' }, width: 1 },
    ],
  },
  after: [
    {
      label: L.trailer,
      fields: [
        { key: 'type', label: F.recordType, is: '03', width: 2 },
        { key: 'count', label: F.count, from: 'count', as: 'count', width: 6 },
        { key: 'total', label: F.total, from: 'total', as: 'sen', width: 13 },
      ],
    },
  ],
  fileName: ({ batch_number }) => `${batch_number}-CIMB.txt`,
};

/** Lines of 204 characters, payments alone. */
export const hongLeongBankFile: BankFileLayout = {
  key: 'hong-leong',
  name: { en: 'Hong Leong Connect First', ms: 'Hong Leong Connect First' },
  kind: 'fixed',
  extension: 'txt',
  official: false,
  before: [],
  payment: {
    label: L.payment,
    fields: [
      { key: 'mode', label: F.mode, from: 'mode', words: { own: 'FT', interbank: 'IBG' }, width: 3, required: true },
      { key: 'bic', label: F.bic, from: 'bic', width: 8, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 20, required: true },
      { key: 'name', label: F.name, from: 'payee_name', width: 100, required: true },
      { key: 'amount', label: F.amount, from: 'amount', as: 'sen', width: 11, required: true },
      { key: 'reference', label: F.reference, from: 'reference', width: 20 },
      { key: 'other', label: F.other, from: 'batch_number', width: 20 },
      { key: 'id_type', label: F.idType, from: 'id_type', words: { NRIC: 'NI', Passport: 'PP' }, width: 2 },
      { key: 'id_no', label: F.idNo, from: 'id_no', width: 20 },
    ],
  },
  after: [],
  fileName: ({ batch_number }) => `${batch_number}-HLB.txt`,
};

const titles = (names: readonly string[]): FileLineLayout => ({
  label: L.titles,
  fields: names.map((is, i) => ({ key: `title_${i + 1}`, label: F.title, is })),
});

/** Columns A to U; the first row carries the payment date. */
const ECP_COLUMNS = ['Payment Mode', 'Account No', 'BIC', 'Beneficiary Name', 'ID Type', 'ID No', 'Amount', 'Recipient Reference', 'Payment Details'];

export const publicBankFile: BankFileLayout = {
  key: 'public-bank',
  name: { en: 'Public Bank ECP', ms: 'Public Bank ECP' },
  kind: 'sheet',
  extension: 'xlsx',
  official: false,
  rentas: true,
  before: [
    { label: L.header, fields: [{ key: 'date', label: F.date, from: 'payment_date', as: 'date', date: 'DD/MM/YYYY', prefix: 'PAYMENT DATE : ' }] },
    { ...titles(ECP_COLUMNS), cells: 21 },
  ],
  payment: {
    label: L.payment,
    cells: 21,
    fields: [
      { key: 'mode', label: F.mode, from: 'mode', words: { own: 'PBB', interbank: 'IBG', rentas: 'REN' }, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 20, required: true },
      { key: 'bic', label: F.bic, from: 'bic', width: 11, required: true },
      { key: 'name', label: F.name, from: 'payee_name', width: 120, required: true },
      { key: 'id_type', label: F.idType, from: 'id_type', words: { NRIC: 'NI', Passport: 'PP' } },
      { key: 'id_no', label: F.idNo, from: 'id_no', width: 20 },
      { key: 'amount', label: F.amount, from: 'amount', as: 'ringgit', required: true },
      { key: 'reference', label: F.reference, from: 'reference', width: 20 },
      { key: 'detail', label: F.detail, from: 'title', width: 20 },
    ],
  },
  after: [],
  fileName: ({ debit_account, payment_date }) => `${debit_account.slice(0, 10)}PR${dateText(payment_date, 'DDMMYY')}01.xlsx`,
};

const RHB_COLUMNS = [
  'Record Type',
  'No',
  'Amount',
  'Receiving BIC',
  'RENTAS Code',
  'Resident',
  'Beneficiary Name',
  'Account No',
  'ID No',
  'Address',
  'ID Indicator',
];

export const rhbBankFile: BankFileLayout = {
  key: 'rhb',
  name: { en: 'RHB Reflex', ms: 'RHB Reflex' },
  kind: 'sheet',
  extension: 'xlsx',
  official: false,
  rentas: true,
  before: [titles(RHB_COLUMNS)],
  payment: {
    label: L.payment,
    fields: [
      { key: 'type', label: F.recordType, from: 'mode', words: { own: '10', interbank: '20', rentas: '30' }, required: true },
      { key: 'number', label: F.number, from: 'line', as: 'count' },
      { key: 'amount', label: F.amount, from: 'amount', as: 'ringgit', required: true },
      { key: 'bic', label: F.bic, from: 'bic', width: 11, required: true },
      { key: 'rentas', label: F.rentasCode, is: '' },
      { key: 'resident', label: F.resident, from: 'id_type', words: { NRIC: '1', Passport: '2' } },
      { key: 'name', label: F.name, from: 'payee_name', width: 120, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 20, required: true },
      { key: 'id_no', label: F.idNo, from: 'id_no', width: 20 },
      { key: 'address', label: F.address, is: '' },
      { key: 'id_type', label: F.idType, from: 'id_type', words: { NRIC: '01', Passport: '03' } },
    ],
  },
  after: [],
  fileName: ({ batch_number }) => `${batch_number}-RHB.xlsx`,
};
