/** What payment batches say: popups, refusals, what is wrong with a payee or a file, notifications. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { PayableProblem, PaymentType } from './payment.schema.ts';

export const PAYMENT_MESSAGES = defineMessages({
  created: { en: '{number} has been prepared.', ms: '{number} telah disediakan.' },
  saved: { en: '{number} has been saved.', ms: '{number} telah disimpan.' },
  added: { en: '{n, plural, one {# payee has} other {# payees have}} been added.', ms: '{n} penerima telah ditambah.' },
  removed: { en: '{n, plural, one {# payee has} other {# payees have}} been removed.', ms: '{n} penerima telah dikeluarkan.' },
  held: { en: '{name} has been removed from the batch.', ms: '{name} telah dikeluarkan daripada kelompok.' },
  submitted: { en: '{number} has been submitted for approval.', ms: '{number} telah dihantar untuk kelulusan.' },
  submittedBut: {
    en: '{number} has been submitted for approval. {n, plural, one {# payroll} other {# payrolls}} with nothing to pay {n, plural, one {was} other {were}} left out and marked as paid.',
    ms: '{number} telah dihantar untuk kelulusan. {n} gaji tanpa bayaran dikeluarkan dan ditanda sebagai dibayar.',
  },
  returned: { en: 'The payment of {name} was returned; it can be paid again.', ms: 'Bayaran kepada {name} telah dipulangkan; ia boleh dibayar semula.' },
  approved: { en: '{number} has been approved.', ms: '{number} telah diluluskan.' },
  paid: { en: '{number} has been marked as paid.', ms: '{number} telah ditanda sebagai dibayar.' },
  cancelled: { en: '{number} has been cancelled.', ms: '{number} telah dibatalkan.' },
});

export const PAYMENT_ERRORS = defineMessages({
  noSuchType: { en: 'Nothing of this type can be paid here.', ms: 'Tiada apa-apa jenis ini yang boleh dibayar di sini.' },
  noSuchAccount: { en: 'Choose a paying account from the list.', ms: 'Pilih akaun pembayar daripada senarai.' },
  nothingPicked: { en: 'Choose at least one payee.', ms: 'Pilih sekurang-kurangnya seorang penerima.' },
  tooMany: {
    en: 'A batch can have at most {limit, number} payees. Choose fewer.',
    ms: 'Satu kelompok boleh mempunyai selebih-lebihnya {limit, number} penerima. Kurangkan pilihan.',
  },
  taken: {
    en: '{names} is already in another payment batch. Please reload.',
    ms: '{names} sudah berada dalam kelompok bayaran lain. Sila muat semula.',
  },
  draftOnly: { en: 'Payees can be changed only while the batch is a draft.', ms: 'Penerima hanya boleh diubah semasa kelompok ini draf.' },
  waitingOnly: { en: 'A payee can be held back only while the batch is waiting.', ms: 'Penerima hanya boleh ditahan semasa kelompok menunggu.' },
  nothingToPay: {
    en: 'Nothing in this batch has an amount to pay. Mark it as paid in Manage.',
    ms: 'Tiada amaun untuk dibayar dalam kelompok ini. Tandakan sebagai dibayar di Urus.',
  },
  lastItem: { en: 'This is the last payee. Cancel the batch instead.', ms: 'Ini penerima terakhir. Batalkan kelompok ini.' },
  closed: { en: 'A paid or cancelled batch cannot be changed.', ms: 'Kelompok yang dibayar atau dibatalkan tidak boleh diubah.' },
  lockedField: { en: 'This can be changed only while the batch is a draft.', ms: 'Ini hanya boleh diubah semasa kelompok ini draf.' },
  blocked: { en: '{payee}: {text}', ms: '{payee}: {text}' },
  moreBlocked: { en: '… and {n, plural, one {# more} other {# more}}.', ms: '… dan {n} lagi.' },
  ownWork: {
    en: 'You prepared this batch, so another person must approve it.',
    ms: 'Anda menyediakan kelompok ini, jadi orang lain perlu meluluskannya.',
  },
  fileTooEarly: { en: 'The bank file is available once the batch is approved.', ms: 'Fail bank tersedia setelah kelompok diluluskan.' },
  fileTooEarlyToView: { en: 'The bank file can be viewed once the batch is submitted.', ms: 'Fail bank boleh dilihat setelah kelompok dihantar.' },
  fileDiffers: { en: 'The file does not agree with the batch.', ms: 'Fail tidak sepadan dengan kelompok.' },
  returnedLater: {
    en: 'The bank returned it on or before today. Choose today or an earlier day.',
    ms: 'Bank memulangkannya pada atau sebelum hari ini. Pilih hari ini atau hari sebelumnya.',
  },
  returnedAlready: {
    en: 'The payment of {name} was already returned on {date}. It can be paid in another batch.',
    ms: 'Bayaran kepada {name} telah pun dipulangkan pada {date}. Ia boleh dibayar melalui kelompok lain.',
  },
  paidAhead: {
    en: 'A payment is made on or before today. Choose today or an earlier day.',
    ms: 'Bayaran dibuat pada atau sebelum hari ini. Pilih hari ini atau hari sebelumnya.',
  },
  paidBeforeStart: { en: 'Choose a payment date on or after {date}.', ms: 'Pilih tarikh bayaran pada atau selepas {date}.' },
});

/** Why somebody is not put into a batch, in the words of what it pays. */
export const NOT_PAYABLE: Readonly<Record<PaymentType, Text>> = {
  Salary: {
    en: 'The payroll of {names} is not confirmed, or is not paid by bank transfer.',
    ms: 'Gaji {names} belum disahkan, atau tidak dibayar melalui pindahan bank.',
  },
  Claim: {
    en: 'The claim of {names} is no longer waiting to be paid by bank transfer.',
    ms: 'Tuntutan {names} tidak lagi menunggu bayaran melalui pindahan bank.',
  },
  'Promoter Payout': { en: '{names} cannot be paid in this batch.', ms: '{names} tidak boleh dibayar melalui kelompok ini.' },
};

/** What is wrong with a payee; shown beside the name. */
export const PROBLEM_TEXTS: Readonly<Record<PayableProblem, Text>> = defineMessages({
  gone: { en: 'Deleted or paid elsewhere', ms: 'Telah dipadam atau dibayar di tempat lain' },
  notReady: { en: 'No longer ready to be paid', ms: 'Tidak lagi sedia untuk dibayar' },
  withheld: { en: 'Withheld for tax clearance', ms: 'Ditahan bagi penyelesaian cukai' },
  noBank: { en: 'No bank is set', ms: 'Bank belum ditetapkan' },
  noAccount: { en: 'No bank account is set', ms: 'Akaun bank belum ditetapkan' },
  badAccount: { en: 'The account number is not 5 to 20 digits', ms: 'Nombor akaun bukan 5 hingga 20 digit' },
  notTransfer: { en: 'Paid in cash or by cheque', ms: 'Dibayar tunai atau melalui cek' },
  noAmount: { en: 'Nothing to pay: left out and marked as paid when submitted', ms: 'Tiada bayaran: dikeluarkan dan ditanda sebagai dibayar semasa dihantar' },
  accountChanged: { en: 'The account differs from the one on the payslip', ms: 'Akaun berbeza daripada yang pada slip gaji' },
});

/** Why a bank would turn a file away. */
export const FILE_PROBLEM_TEXTS = defineMessages({
  noPayments: { en: 'There is nobody to pay.', ms: 'Tiada sesiapa untuk dibayar.' },
  totalsDiffer: { en: 'The payments do not add up to the total of the batch.', ms: 'Bayaran tidak berjumlah sama dengan jumlah kelompok.' },
  accountDigits: { en: 'The account number (…{account}) must be 5 to 20 digits.', ms: 'Nombor akaun (…{account}) mestilah 5 hingga 20 digit.' },
  accountLong: { en: 'The account number (…{account}) is too long for this format.', ms: 'Nombor akaun (…{account}) terlalu panjang bagi format ini.' },
  figureLong: { en: 'A figure is too long for this format.', ms: 'Satu angka terlalu panjang bagi format ini.' },
  amountZero: { en: 'The amount must be above 0.', ms: 'Amaun mestilah melebihi 0.' },
  ibgLimit: {
    en: 'The IBG limit is RM 1,000,000 a payment. Pay this one by RENTAS, outside the batch.',
    ms: 'Had IBG ialah RM 1,000,000 setiap bayaran. Bayar yang ini melalui RENTAS, di luar kelompok.',
  },
  noLetters: {
    en: 'The name has no letters that a bank accepts. Enter an account name in Latin letters.',
    ms: 'Nama tiada huruf yang diterima bank. Masukkan nama akaun dalam huruf Latin.',
  },
  noBankCode: { en: 'The IBG code of the bank is not known; choose another format.', ms: 'Kod IBG bank ini tidak diketahui; pilih format lain.' },
  noBic: { en: 'The BIC of the bank is not known.', ms: 'BIC bank ini tidak diketahui.' },
  noCorporateId: {
    en: 'This format needs the corporate ID of the paying account (Company → Bank).',
    ms: 'Format ini memerlukan ID korporat akaun pembayar (Syarikat → Bank).',
  },
  corporateIdLong: {
    en: 'The corporate ID of the paying account has more than {width} characters, which this format takes.',
    ms: 'ID korporat akaun pembayar melebihi {width} aksara yang diterima format ini.',
  },
  fieldEmpty: { en: 'A field that the bank needs is empty.', ms: 'Satu medan yang diperlukan bank kosong.' },
});
export type FileProblem = keyof typeof FILE_PROBLEM_TEXTS;

/** Says how sure the layouts are; shown wherever one is chosen. */
export const CHECK_WITH_BANK: Text = {
  en: 'Check with your bank: this layout is not from an official bank document. Upload a small test file first.',
  ms: 'Semak dengan bank anda: susun atur ini bukan daripada dokumen rasmi bank. Muat naik fail ujian yang kecil dahulu.',
};

export const PAYMENT_NOTICES = defineMessages({
  submittedTitle: { en: 'A payment is waiting for your approval', ms: 'Bayaran menunggu kelulusan anda' },
  submitted: {
    en: '{name} submitted {number}: RM {amount} to {n, plural, one {# payee} other {# payees}}.',
    ms: '{name} menghantar {number}: RM {amount} kepada {n} penerima.',
  },
  approvedTitle: { en: 'A payment was approved', ms: 'Bayaran telah diluluskan' },
  approved: { en: '{name} approved {number}. Download the bank file and pay.', ms: '{name} meluluskan {number}. Muat turun fail bank dan bayar.' },
  paidTitle: { en: 'A payment was made', ms: 'Bayaran telah dibuat' },
  paid: { en: '{name} marked {number} as paid: RM {amount}.', ms: '{name} menanda {number} sebagai dibayar: RM {amount}.' },
  cancelledTitle: { en: 'A payment was cancelled', ms: 'Bayaran telah dibatalkan' },
  cancelled: { en: '{name} cancelled {number}.', ms: '{name} membatalkan {number}.' },
});

export const FILE_CHECKS = defineMessages({
  ...everyday('total'),
  count: { en: 'Payments', ms: 'Bayaran' },
  trailerCount: { en: 'Payments, as header or trailer say', ms: 'Bayaran, mengikut pengepala atau penutup' },
  trailerTotal: { en: 'Total, as header or trailer say', ms: 'Jumlah, mengikut pengepala atau penutup' },
  accounts: { en: 'Accounts and amounts that agree', ms: 'Akaun dan amaun yang sepadan' },
  fault: { en: 'Not valid for this field', ms: 'Tidak sah bagi medan ini' },
});
