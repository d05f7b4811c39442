/** What the server says about claims. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { ClaimStatus } from './claim.workflow.ts';

export const CLAIM_STATUS_NAMES = defineMessages({
  Draft: { en: 'Draft', ms: 'Draf' },
  'Waiting for Approval': { en: 'Waiting for Approval', ms: 'Menunggu Kelulusan' },
  Reviewed: { en: 'Reviewed', ms: 'Disemak' },
  Approved: { en: 'Approved', ms: 'Diluluskan' },
  'Waiting for Payment Approval': { en: 'Waiting for Payment Approval', ms: 'Menunggu Kelulusan Bayaran' },
  'Waiting for Payment': { en: 'Waiting for Payment', ms: 'Menunggu Bayaran' },
  Paid: { en: 'Paid', ms: 'Dibayar' },
  Rejected: EVERYDAY.rejected,
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
}) satisfies Record<ClaimStatus, Text>;

export const METHOD_NAMES = defineMessages({
  'Bank Transfer': { en: 'Bank transfer', ms: 'Pindahan bank' },
  Cheque: { en: 'Cheque', ms: 'Cek' },
  Cash: { en: 'Cash', ms: 'Tunai' },
  Payroll: { en: 'With the salary', ms: 'Bersama gaji' },
});

export const CLAIM_MESSAGES = defineMessages({
  drafted: { en: 'Draft saved.', ms: 'Draf disimpan.' },
  submitted: { en: 'Claim {number} submitted.', ms: 'Tuntutan {number} dihantar.' },
  discarded: { en: 'Draft deleted.', ms: 'Draf dipadam.' },
  withdrawn: { en: 'Claim {number} withdrawn.', ms: 'Tuntutan {number} ditarik balik.' },
  reviewed: { en: 'Claim {number} reviewed.', ms: 'Tuntutan {number} disemak.' },
  checked: { en: 'Items of claim {number} checked.', ms: 'Item tuntutan {number} disemak.' },
  passed: { en: 'Passed to the next approver.', ms: 'Dihantar kepada pelulus seterusnya.' },
  approved: { en: 'Claim {number} approved.', ms: 'Tuntutan {number} diluluskan.' },
  rejected: { en: 'Claim {number} rejected.', ms: 'Tuntutan {number} ditolak.' },
  cancelled: { en: 'Claim {number} cancelled.', ms: 'Tuntutan {number} dibatalkan.' },
  prepared: {
    en: '{n, plural, one {# claim prepared} other {# claims prepared}} for payment{failed, plural, =0 {.} other {, # refused.}}',
    ms: '{n} tuntutan disediakan untuk bayaran{failed, plural, =0 {.} other {, # ditolak.}}',
  },
  paymentApproved: { en: 'Payment of claim {number} approved.', ms: 'Bayaran tuntutan {number} diluluskan.' },
  sentBack: {
    en: 'Claim {number} is approved again and no longer prepared for payment.',
    ms: 'Tuntutan {number} diluluskan semula dan tidak lagi disediakan untuk bayaran.',
  },
  paid: { en: 'Claim {number} paid.', ms: 'Tuntutan {number} dibayar.' },
  bulk: {
    en: '{done, plural, one {# claim done} other {# claims done}}{failed, plural, =0 {.} other {, # refused.}}',
    ms: '{done} tuntutan selesai{failed, plural, =0 {.} other {, # ditolak.}}',
  },
  categorySaved: { en: 'Claim category saved.', ms: 'Kategori tuntutan disimpan.' },
  categoryDeleted: { en: 'Claim category deleted.', ms: 'Kategori tuntutan dipadam.' },
  categoriesSorted: { en: 'Order saved.', ms: 'Susunan disimpan.' },
  settingSaved: { en: 'Claim settings saved.', ms: 'Tetapan tuntutan disimpan.' },
  records: { en: 'claims', ms: 'tuntutan' },
  batchTitle: { en: 'Claims {date}', ms: 'Tuntutan {date}' },
  payrollLine: { en: 'Claim {number}', ms: 'Tuntutan {number}' },
});

export const CLAIM_ERRORS = defineMessages({
  worthNothing: {
    en: 'At its rate this comes to less than half a sen, so there is nothing to claim. Enter more.',
    ms: 'Pada kadarnya ini kurang daripada setengah sen, maka tiada apa untuk dituntut. Masukkan lebih.',
  },
  positive: { en: 'Enter an amount above 0.', ms: 'Masukkan amaun melebihi 0.' },
  limitOfWhom: { en: 'Choose an employee or a position level.', ms: 'Pilih pekerja atau gred jawatan.' },
  limitOfWhat: { en: 'Enter a limit or a rate.', ms: 'Masukkan had atau kadar.' },
  limitTwice: {
    en: 'Each employee and position level can have only one exception.',
    ms: 'Setiap pekerja dan gred jawatan hanya boleh mempunyai satu pengecualian.',
  },
  periodNeeded: { en: 'Choose the period of the limit.', ms: 'Pilih tempoh had.' },
  tiersNeeded: { en: 'Enter at least one rate.', ms: 'Masukkan sekurang-kurangnya satu kadar.' },
  tierTwice: { en: 'Two rates of a vehicle end at the same distance.', ms: 'Dua kadar bagi satu kenderaan tamat pada jarak yang sama.' },
  rateNeeded: { en: 'Enter the rate per day.', ms: 'Masukkan kadar sehari.' },
  codeTaken: { en: 'Another category has this code.', ms: 'Kategori lain mempunyai kod ini.' },
  categoryUsed: { en: 'Claims use this category. Set it to inactive instead.', ms: 'Tuntutan menggunakan kategori ini. Tetapkan sebagai tidak aktif.' },
  employeeUnknown: { en: 'Choose employees of the company.', ms: 'Pilih pekerja syarikat ini.' },
  levelUnknown: { en: 'Choose position levels of the company.', ms: 'Pilih gred jawatan syarikat ini.' },
  payrollItemUnknown: { en: 'Choose an earning of the company.', ms: 'Pilih pendapatan syarikat ini.' },
  departmentUnknown: { en: 'Choose a department of the company.', ms: 'Pilih jabatan syarikat ini.' },
  branchUnknown: { en: 'Choose a branch of the company.', ms: 'Pilih cawangan syarikat ini.' },

  categoryGone: { en: 'This category can no longer be claimed. Choose another.', ms: 'Kategori ini tidak lagi boleh dituntut. Pilih yang lain.' },
  serviceShort: { en: 'This category is for employees with {months} months of service.', ms: 'Kategori ini bagi pekerja dengan {months} bulan perkhidmatan.' },
  dateAhead: { en: 'The date is in the future.', ms: 'Tarikh ini belum tiba.' },
  dateBeforeJoined: { en: 'The employment began on {date}.', ms: 'Pekerjaan bermula pada {date}.' },
  dateAfterLeft: { en: 'The employment ended on {date}.', ms: 'Pekerjaan tamat pada {date}.' },
  dateOld: { en: 'Claim within {days} days of the receipt.', ms: 'Tuntut dalam tempoh {days} hari dari tarikh resit.' },
  receiptNeeded: { en: 'Attach the receipt.', ms: 'Lampirkan resit.' },
  daysNeeded: { en: 'Enter the number of days.', ms: 'Masukkan bilangan hari.' },
  distanceNeeded: { en: 'Enter the distance.', ms: 'Masukkan jarak.' },
  noMileage: { en: 'No mileage can be claimed here. Ask your HR officer.', ms: 'Tiada tuntutan perbatuan di sini. Tanya pegawai HR anda.' },
  placeNeeded: { en: 'Choose the place in the list or on the map.', ms: 'Pilih tempat dalam senarai atau pada peta.' },
  placeTooNear: {
    en: 'Choose a different place, less than 10,000 km away.',
    ms: 'Pilih tempat yang berlainan, dalam jarak kurang daripada 10,000 km.',
  },
  distanceFromMap: {
    en: 'Your company measures the distance between the places. It cannot be typed.',
    ms: 'Syarikat anda mengukur jarak antara tempat. Jarak tidak boleh ditaip.',
  },
  vehicleNeeded: { en: 'Choose the vehicle.', ms: 'Pilih kenderaan.' },
  vehicleUnknown: { en: 'This category has no rate for this vehicle.', ms: 'Kategori ini tiada kadar bagi kenderaan ini.' },
  noItems: { en: 'Add at least one item.', ms: 'Tambah sekurang-kurangnya satu item.' },
  tooManyItems: { en: 'A claim has at most {limit} items.', ms: 'Tuntutan mempunyai selebih-lebihnya {limit} item.' },
  itemUnknown: { en: 'This item is not part of the claim. Please reload.', ms: 'Item ini bukan sebahagian daripada tuntutan. Sila muat semula.' },
  itemTwice: { en: 'This item comes twice. Please reload.', ms: 'Item ini berulang. Sila muat semula.' },
  noDrafts: { en: 'Your company keeps no drafts. Submit the claim.', ms: 'Syarikat anda tidak menyimpan draf. Hantar tuntutan ini.' },

  ownClaim: { en: 'Another officer must handle your own claim.', ms: 'Tuntutan anda sendiri perlu dikendalikan oleh pegawai lain.' },
  ownInBatch: {
    en: 'The batch pays your own claim {number}. Take it out, or let another officer handle the batch.',
    ms: 'Kelompok ini membayar tuntutan anda sendiri, {number}. Keluarkan tuntutan itu, atau serahkan kelompok ini kepada pegawai lain.',
  },
  notYourTurn: { en: 'It is another approver’s turn to decide.', ms: 'Kini giliran pelulus lain untuk membuat keputusan.' },
  reviewFirst: { en: 'The claim must be reviewed before it is approved.', ms: 'Tuntutan perlu disemak sebelum diluluskan.' },
  sameReviewer: { en: 'Someone other than the reviewer must approve the claim.', ms: 'Orang selain penyemak perlu meluluskan tuntutan ini.' },
  notCheckable: { en: 'The claim is {status}; its items can no longer be checked.', ms: 'Status tuntutan ialah {status}; itemnya tidak lagi boleh disemak.' },
  checkFirst: { en: 'Check every item before approving the claim.', ms: 'Semak setiap item sebelum meluluskan tuntutan.' },
  nothingApproved: { en: 'Nothing of this claim is accepted. Reject it instead.', ms: 'Tiada apa dalam tuntutan ini diterima. Tolak tuntutan ini.' },
  aboveClaimed: { en: 'Approve at most the claimed {amount}.', ms: 'Luluskan selebih-lebihnya amaun dituntut, {amount}.' },
  aboveLimit: { en: 'The limit leaves {amount}. Only the owner may approve more.', ms: 'Had masih berbaki {amount}. Hanya pemilik boleh meluluskan lebih.' },
  lowerRemark: { en: 'Explain why less than the claimed amount is approved.', ms: 'Nyatakan sebab amaun yang diluluskan kurang daripada yang dituntut.' },
  rejectRemark: { en: 'Explain why the item is rejected.', ms: 'Nyatakan sebab item ditolak.' },

  followsBatch: { en: 'This claim follows its payment batch. Continue there.', ms: 'Tuntutan ini mengikut kelompok bayarannya. Teruskan di sana.' },
  followsSalary: { en: 'This claim is paid with the salary, by its payroll.', ms: 'Tuntutan ini dibayar bersama gaji, melalui penggajian.' },
  preparedByYou: { en: 'The person who prepared the payment cannot approve it.', ms: 'Penyedia bayaran tidak boleh meluluskannya.' },
  noAccount: {
    en: 'Choose the paying account, or set one as the default for claims under Company, Bank.',
    ms: 'Pilih akaun pembayar, atau tetapkan akaun lalai bagi tuntutan di Syarikat, Bank.',
  },
  payeeAccount: { en: 'The bank account of {name} is missing or incomplete.', ms: 'Akaun bank {name} tiada atau tidak lengkap.' },
  noSalary: { en: '{name} has no salary, so no payroll can pay this claim.', ms: '{name} tiada gaji, jadi penggajian tidak dapat membayar tuntutan ini.' },
  payrollOff: { en: 'The payroll module is off. Choose another payment method.', ms: 'Modul penggajian tidak aktif. Pilih cara bayaran lain.' },
  paidBeforeApproved: {
    en: 'The claim was approved on {date}. Enter that day or a later one.',
    ms: 'Tuntutan diluluskan pada {date}. Masukkan hari itu atau selepasnya.',
  },
  returnedBeforePaid: {
    en: 'The claim was paid on {date}. Enter that day or a later one.',
    ms: 'Tuntutan dibayar pada {date}. Masukkan hari itu atau selepasnya.',
  },
  endBeforeStart: { en: 'The last day is before the first day.', ms: 'Hari akhir sebelum hari pertama.' },
});

export const CLAIM_NOTICES = defineMessages({
  claim_submitted: { en: 'Claim submitted', ms: 'Tuntutan dihantar' },
  claim_cancelled: { en: 'Claim cancelled', ms: 'Tuntutan dibatalkan' },
  claim_reviewed: { en: 'Claim reviewed', ms: 'Tuntutan disemak' },
  claim_checked: { en: 'Claim items checked', ms: 'Item tuntutan disemak' },
  claim_approved: { en: 'Claim approved', ms: 'Tuntutan diluluskan' },
  claim_rejected: { en: 'Claim rejected', ms: 'Tuntutan ditolak' },
  claim_prepared: { en: 'Claim prepared for payment', ms: 'Tuntutan disediakan untuk bayaran' },
  claim_payment_approved: { en: 'Claim payment approved', ms: 'Bayaran tuntutan diluluskan' },
  claim_paid: { en: 'Claim paid', ms: 'Tuntutan dibayar' },
  office: { en: '{name}: {title}, RM {amount}.', ms: '{name}: {title}, RM {amount}.' },
  own: { en: '{number}: {title}, RM {amount}.', ms: '{number}: {title}, RM {amount}.' },
});
export type ClaimNotice = Exclude<keyof typeof CLAIM_NOTICES, 'office' | 'own'>;
