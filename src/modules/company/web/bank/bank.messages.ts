import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const BANK_MESSAGES = defineMessages({
  ...everyday('edit', 'bank', 'delete'),
  title: { en: 'Bank accounts', ms: 'Akaun bank' },
  add: { en: 'Add bank account', ms: 'Tambah akaun bank' },
  editTitle: { en: 'Edit bank account', ms: 'Sunting akaun bank' },
  kind: { en: 'Account type', ms: 'Jenis akaun' },
  accountName: { en: 'Account name', ms: 'Nama akaun' },
  accountNo: { en: 'Account number', ms: 'Nombor akaun' },
  accountKept: { en: 'Leave empty to keep {number}.', ms: 'Biarkan kosong untuk mengekalkan {number}.' },
  branch: { en: 'Branch of the bank', ms: 'Cawangan bank' },
  corporateId: { en: 'Corporate ID', ms: 'ID korporat' },
  fileFormat: { en: 'Payment file format', ms: 'Format fail bayaran' },
  defaultSalary: { en: 'Salaries are paid from this account', ms: 'Gaji dibayar daripada akaun ini' },
  defaultClaim: { en: 'Claims are paid from this account', ms: 'Tuntutan dibayar daripada akaun ini' },
  salary: { en: 'Salary', ms: 'Gaji' },
  claim: { en: 'Claim', ms: 'Tuntutan' },
  reveal: { en: 'Show number', ms: 'Papar nombor' },
  revealTitle: { en: 'Show the account number', ms: 'Papar nombor akaun' },
  revealNote: {
    en: 'Enter your password. Viewing the number is recorded in the audit log.',
    ms: 'Masukkan kata laluan anda. Paparan direkodkan dalam log audit.',
  },
  hide: { en: 'Hide number', ms: 'Sembunyikan nombor' },
  portal: { en: 'Open internet banking', ms: 'Buka perbankan internet' },
  deleteTitle: { en: 'Delete this bank account?', ms: 'Padam akaun bank ini?' },
  emptyTitle: { en: 'Add the account salaries are paid from', ms: 'Tambah akaun untuk membayar gaji' },
  emptyHint: {
    en: 'Payment files are made in the format your bank accepts.',
    ms: 'Fail bayaran dijana dalam format yang diterima bank anda.',
  },
});

export const KIND_NAMES: Readonly<Record<string, Text>> = defineMessages({
  Personal: { en: 'Personal', ms: 'Peribadi' },
  Corporate: { en: 'Corporate', ms: 'Korporat' },
  Islamic: { en: 'Islamic', ms: 'Islamik' },
});

export const FORMAT_NAMES: Readonly<Record<string, Text>> = defineMessages({
  generic: { en: 'CSV, any bank', ms: 'CSV, mana-mana bank' },
  ibg: { en: 'Interbank GIRO (IBG)', ms: 'GIRO antara bank (IBG)' },
  duitnow: { en: 'DuitNow bulk', ms: 'DuitNow pukal' },
  maybank: { en: 'Maybank2E', ms: 'Maybank2E' },
  cimb: { en: 'CIMB BizChannel', ms: 'CIMB BizChannel' },
  'public-bank': { en: 'Public Bank', ms: 'Public Bank' },
  rhb: { en: 'RHB Reflex', ms: 'RHB Reflex' },
  'hong-leong': { en: 'Hong Leong ConnectFirst', ms: 'Hong Leong ConnectFirst' },
  ambank: { en: 'AmBank', ms: 'AmBank' },
  'bank-islam': { en: 'Bank Islam', ms: 'Bank Islam' },
});
