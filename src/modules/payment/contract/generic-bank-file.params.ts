/** A plain table of payments that every bank's portal or officer can read. */
import { FIELD_NAMES as F, LINE_NAMES as L } from './bank-file-labels.messages.ts';
import type { BankFileLayout } from './bank-file-layout.ts';

const TITLES = ['Payee Name', 'Bank', 'BIC', 'Account No', 'Amount', 'Reference'];

export const genericBankFile: BankFileLayout = {
  key: 'generic',
  name: { en: 'CSV, any bank', ms: 'CSV, mana-mana bank' },
  kind: 'csv',
  extension: 'csv',
  official: false,
  before: [{ label: L.titles, fields: TITLES.map((is, i) => ({ key: `title_${i + 1}`, label: F.title, is })) }],
  payment: {
    label: L.payment,
    fields: [
      { key: 'name', label: F.name, from: 'payee_name', width: 100, required: true },
      { key: 'bank', label: F.bank, from: 'bank_name', width: 60 },
      { key: 'bic', label: F.bic, from: 'bic', width: 11, required: true },
      { key: 'account', label: F.account, from: 'account_no', as: 'digits', width: 20, required: true },
      { key: 'amount', label: F.amount, from: 'amount', as: 'ringgit', required: true },
      { key: 'reference', label: F.reference, from: 'reference', width: 30 },
    ],
  },
  after: [],
  fileName: ({ batch_number }) => `${batch_number}.csv`,
};
