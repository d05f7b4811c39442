/** Words of the payment page: the list, the batch in the drawer, the wizard, the file viewer. */
import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { PaymentType } from '../contract/payment.schema.ts';

export const PAYMENT = defineMessages({
  ...everyday('type', 'period', 'employees', 'total', 'bank', 'status', 'year', 'remark', 'reference', 'amount', 'edit', 'none', 'place'),
  title: { en: 'Payroll payments', ms: 'Bayaran gaji' },
  prepare: { en: 'Prepare payment', ms: 'Sediakan bayaran' },
  number: EVERYDAY.numberShort,
  name: { en: 'Title', ms: 'Tajuk' },
  paymentDate: { en: 'Payment date', ms: 'Tarikh bayaran' },
  empty: { en: 'No payment has been prepared yet.', ms: 'Belum ada bayaran disediakan.' },
  emptyHint: {
    en: 'Confirm payrolls, then prepare a payment for those paid to bank accounts.',
    ms: 'Sahkan gaji, kemudian sediakan bayaran bagi yang masuk ke akaun bank.',
  },

  payingAccount: { en: 'Paying account', ms: 'Akaun pembayar' },
  format: { en: 'Bank file format', ms: 'Format fail bank' },
  preparedBy: { en: 'Prepared by', ms: 'Disediakan oleh' },
  approvedBy: { en: 'Approved by', ms: 'Diluluskan oleh' },
  paidOn: { en: 'Paid on', ms: 'Dibayar pada' },
  payees: { en: 'Payees', ms: 'Penerima' },
  payee: { en: 'Payee', ms: 'Penerima' },
  account: { en: 'Bank account', ms: 'Akaun bank' },
  heldN: { en: '{n, plural, one {# payee was} other {# payees were}} removed.', ms: '{n} penerima dikeluarkan.' },
  noPayees: { en: 'This draft has no payees.', ms: 'Draf ini tiada penerima.' },
  noPayeesHint: { en: 'Add payees, or cancel the draft.', ms: 'Tambah penerima, atau batalkan draf.' },
  blockedTitle: {
    en: '{n, plural, one {# problem} other {# problems}} to solve',
    ms: '{n} perkara perlu diselesaikan',
  },
  blockedHint: {
    en: 'Enter what is missing, or remove the payee; then the batch can continue.',
    ms: 'Masukkan yang kurang, atau keluarkan penerima; kemudian kelompok boleh diteruskan.',
  },
  moreBlocked: { en: '… and {n} more.', ms: '… dan {n} lagi.' },
  approveSelf: { en: 'After submitting you may approve it yourself.', ms: 'Selepas dihantar, anda boleh meluluskannya sendiri.' },
  approvers: { en: 'Can be approved by {names}.', ms: 'Boleh diluluskan oleh {names}.' },
  approversOther: {
    en: 'Must be approved by someone who did not prepare it: {names}.',
    ms: 'Perlu diluluskan oleh orang yang tidak menyediakannya: {names}.',
  },
  noApprover: {
    en: 'Nobody can approve payments yet. Give someone the right to approve them.',
    ms: 'Belum ada sesiapa yang boleh meluluskan bayaran. Beri hak meluluskan kepada seseorang.',
  },
  noApproverOther: {
    en: 'Must be approved by someone who did not prepare it, and nobody else has the right.',
    ms: 'Perlu diluluskan oleh orang yang tidak menyediakannya, dan tiada orang lain yang mempunyai hak.',
  },
  fourEyesIn: {
    en: 'Give someone the right to approve payments, or turn off approval by a second person in',
    ms: 'Beri hak meluluskan bayaran kepada seseorang, atau matikan kelulusan oleh orang kedua di',
  },
  companySwitch: { en: 'Company, Profile', ms: 'Syarikat, Profil' },

  file: { en: 'Bank file', ms: 'Fail bank' },
  noFile: { en: 'Not downloaded yet.', ms: 'Belum dimuat turun.' },
  fileBy: { en: '{name}, {at}', ms: '{name}, {at}' },
  stale: {
    en: 'The batch was changed after this file was downloaded. Download it again and do not upload the old one.',
    ms: 'Kelompok diubah selepas fail ini dimuat turun. Muat turun semula dan jangan muat naik fail lama.',
  },
  downloadedBy: { en: 'Downloaded by', ms: 'Dimuat turun oleh' },
  hash: { en: 'SHA-256', ms: 'SHA-256' },
  download: { en: 'Download bank file', ms: 'Muat turun fail bank' },
  view: { en: 'View file contents', ms: 'Lihat kandungan fail' },

  editTitle: { en: 'Edit {number}', ms: 'Sunting {number}' },
  editWaiting: {
    en: 'The date, format and remark can be changed while the batch is waiting.',
    ms: 'Tarikh, format dan catatan boleh diubah semasa kelompok menunggu.',
  },
  showAccounts: { en: 'Show account numbers', ms: 'Papar nombor akaun' },
  hideAccounts: { en: 'Hide account numbers', ms: 'Sembunyikan nombor akaun' },
  addPayees: { en: 'Add payees', ms: 'Tambah penerima' },
  addN: { en: '{n, plural, =0 {Add payees} one {Add # payee} other {Add # payees}}', ms: '{n, plural, =0 {Tambah penerima} other {Tambah # penerima}}' },
  remove: { en: 'Remove payee', ms: 'Keluarkan penerima' },
  removeN: { en: '{n, plural, one {Remove # payee} other {Remove # payees}}', ms: 'Keluarkan {n} penerima' },
  hold: { en: 'Hold back', ms: 'Tahan' },
  holdAsk: { en: 'Hold back the payment to {name}?', ms: 'Tahan bayaran kepada {name}?' },
  holdHint: {
    en: 'The payroll becomes Confirmed again and can be paid later. Files downloaded earlier are no longer valid.',
    ms: 'Gaji ini kembali Disahkan dan boleh dibayar kemudian. Fail yang dimuat turun sebelum ini tidak lagi sah.',
  },
  returned: { en: 'Returned', ms: 'Dipulangkan' },
  returnedN: {
    en: '{n, plural, one {# payment} other {# payments}} of RM {amount} came back from the bank.',
    ms: '{n} bayaran berjumlah RM {amount} dipulangkan oleh bank.',
  },
  returnedAt: { en: 'Returned {date}: {reason}', ms: 'Dipulangkan {date}: {reason}' },
  returnTitle: { en: 'The bank returned the payment of {name}', ms: 'Bank memulangkan bayaran kepada {name}' },
  returnSubmit: { en: 'Record the return', ms: 'Rekod pemulangan' },
  returnHint: {
    en: 'The payroll becomes Confirmed again and can be paid again, in another batch or manually. The employee is notified.',
    ms: 'Gaji kembali Disahkan dan boleh dibayar semula, melalui kelompok lain atau secara manual. Pekerja dimaklumkan.',
  },
  returnedOn: { en: 'Returned on', ms: 'Dipulangkan pada' },
  returnReason: EVERYDAY.reason,
  submit: { en: 'Submit for approval', ms: 'Hantar untuk kelulusan' },
  submitApprove: { en: 'Submit and approve', ms: 'Hantar dan luluskan' },
  submitAsk: { en: 'Submit this batch for approval?', ms: 'Hantar kelompok ini untuk kelulusan?' },
  submitHint: {
    en: 'Its payrolls then wait for payment and cannot be changed. {who}',
    ms: 'Gaji di dalamnya kemudian menunggu bayaran dan tidak boleh diubah. {who}',
  },
  approve: { en: 'Approve', ms: 'Luluskan' },
  approveAsk: { en: 'Approve this payment?', ms: 'Luluskan bayaran ini?' },
  approveHint: { en: 'RM {amount} to {n, plural, one {# payee} other {# payees}}.', ms: 'RM {amount} kepada {n} penerima.' },
  madePayment: { en: 'Made payment', ms: 'Bayaran dibuat' },
  madeTitle: { en: 'The bank has paid {number}', ms: 'Bank telah membayar {number}' },
  madeHint: {
    en: 'All payees become Paid and are notified. Record any payment the bank returns later under the payee.',
    ms: 'Semua penerima menjadi Dibayar dan dimaklumkan. Bayaran yang dipulangkan bank kemudian dicatat mengikut penerima.',
  },
  cancel: { en: 'Cancel payment', ms: 'Batalkan bayaran' },
  cancelAsk: { en: 'Cancel this payment?', ms: 'Batalkan bayaran ini?' },
  cancelHint: { en: 'Its payrolls are Confirmed again.', ms: 'Gaji di dalamnya kembali Disahkan.' },

  wizard: { en: 'Prepare a payment', ms: 'Sediakan bayaran' },
  wizardContext: {
    en: 'Choose who is paid, then how. The payment stays a draft until you submit it.',
    ms: 'Pilih siapa dibayar, kemudian caranya. Ia disimpan sebagai draf sehingga anda menghantarnya.',
  },
  who: { en: 'Who is paid', ms: 'Siapa yang dibayar' },
  how: { en: 'How it is paid', ms: 'Cara dibayar' },
  keep: { en: 'Keep as draft', ms: 'Simpan draf' },
  defaultTitle: { en: '{type} {month}', ms: '{type} {month}' },
  search: { en: 'Search payees', ms: 'Cari penerima' },
  all: { en: 'All {n}', ms: 'Semua {n}' },
  choose: { en: 'Pay {name}', ms: 'Bayar {name}' },
  chosen: { en: 'Chosen', ms: 'Dipilih' },
  chosenN: { en: '{n, plural, one {# payee} other {# payees}}', ms: '{n} penerima' },
  nobody: { en: 'Nobody is waiting for payment.', ms: 'Tiada sesiapa menunggu bayaran.' },
  nobodyHint: {
    en: 'Payrolls appear once they are confirmed. Those in another batch are not shown.',
    ms: 'Gaji muncul setelah disahkan. Yang berada dalam kelompok lain tidak ditunjukkan.',
  },
  lacking: {
    en: '{n, plural, one {# payee has} other {# payees have}} no bank details. They can stay in the draft, but it cannot be submitted until the details are entered.',
    ms: '{n} penerima tiada butiran bank. Mereka boleh berada dalam draf, tetapi draf tidak boleh dihantar sehingga butiran dimasukkan.',
  },
  missing: {
    en: '{n, plural, one {# ticked payroll is} other {# ticked payrolls are}} not included: paid in cash or by cheque, in another payment, or no longer confirmed.',
    ms: '{n} gaji yang ditanda tidak disertakan: dibayar tunai atau melalui cek, berada dalam bayaran lain, atau tidak lagi disahkan.',
  },
  byHand: { en: 'Paid in cash or by cheque', ms: 'Dibayar tunai atau melalui cek' },
  byHandHint: {
    en: 'They are not in any batch. Mark them as paid in Manage once they have been paid.',
    ms: 'Mereka tidak berada dalam mana-mana kelompok. Tandakan sebagai dibayar di Urus setelah wang diserahkan.',
  },
  noAccounts: { en: 'The company has no account to pay from yet.', ms: 'Syarikat belum mempunyai akaun pembayar.' },
  noAccountsHint: {
    en: 'Add it under Company → Bank, then continue here.',
    ms: 'Tambah di Syarikat → Bank, kemudian teruskan di sini.',
  },
  addAccount: { en: 'Add an account', ms: 'Tambah akaun' },

  viewer: { en: 'Bank file contents', ms: 'Kandungan fail bank' },
  checks: { en: 'File compared with the batch', ms: 'Fail berbanding kelompok' },
  inFile: { en: 'In the file', ms: 'Dalam fail' },
  inBatch: { en: 'In the batch', ms: 'Dalam kelompok' },
  agrees: { en: 'Agrees', ms: 'Sepadan' },
  differs: { en: 'Differs', ms: 'Berbeza' },
  line: { en: 'Line {n}: {label}', ms: 'Baris {n}: {label}' },
  field: { en: 'Field', ms: 'Medan' },
  value: { en: 'Value', ms: 'Nilai' },
  emptyValue: { en: '(empty)', ms: '(kosong)' },
  linesOf: { en: '{name}: {n, plural, one {# line} other {# lines}}', ms: '{name}: {n} baris' },
});

export const TYPE_WORDS: Readonly<Record<PaymentType, Text>> = defineMessages({
  Salary: { en: 'Salary', ms: 'Gaji' },
  Claim: { en: 'Claim', ms: 'Tuntutan' },
  'Promoter Payout': { en: 'Promoter payout', ms: 'Bayaran promoter' },
});
