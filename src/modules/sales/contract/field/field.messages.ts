/** What the server says about check-in, check-out, tasks and reports. */
import { defineMessages } from '#platform/contract/messages.ts';

export const FIELD_MESSAGES = defineMessages({
  checkin: { en: 'Checked in at {time}.', ms: 'Daftar masuk pada {time}.' },
  checkout: { en: 'Checked out at {time}.', ms: 'Daftar keluar pada {time}.' },
  task: { en: 'Task recorded.', ms: 'Tugasan direkodkan.' },
  reportSaved: { en: 'Report saved.', ms: 'Laporan disimpan.' },
  reportSubmitted: { en: 'Report submitted.', ms: 'Laporan dihantar.' },
  reportApproved: { en: 'Report approved.', ms: 'Laporan diluluskan.' },
  reportReopened: { en: 'Report sent back to the promoter.', ms: 'Laporan dikembalikan kepada promoter.' },
  disputed: { en: 'Question sent to the promoter.', ms: 'Soalan dihantar kepada promoter.' },
  answered: { en: 'Answer sent.', ms: 'Jawapan dihantar.' },
  settled: { en: 'Question closed.', ms: 'Soalan ditutup.' },
  corrected: { en: 'Schedule corrected.', ms: 'Jadual dibetulkan.' },
});

export const FIELD_ERRORS = defineMessages({
  cancelled: { en: 'The schedule is cancelled.', ms: 'Jadual ini telah dibatalkan.' },
  checkedIn: { en: 'You checked in already.', ms: 'Anda telah mendaftar masuk.' },
  checkedOut: { en: 'You checked out already.', ms: 'Anda telah mendaftar keluar.' },
  checkInTime: {
    en: 'Check in between {from} and {to}. Otherwise ask your supervisor to record it.',
    ms: 'Daftar masuk antara {from} dan {to}. Jika tidak, minta penyelia merekodkannya.',
  },
  otherDay: { en: 'The check-in of this schedule lies between {from} and {to}.', ms: 'Daftar masuk jadual ini terletak antara {from} dan {to}.' },
  checkInFirst: { en: 'Check in first.', ms: 'Daftar masuk dahulu.' },
  beforeCheckIn: { en: 'This is before the check-in at {time}.', ms: 'Ini sebelum daftar masuk pada {time}.' },
  closed: {
    en: 'The schedule is closed. Ask your supervisor to correct it.',
    ms: 'Jadual ini telah ditutup. Minta penyelia membetulkannya.',
  },
  photo: { en: 'Take a photo.', ms: 'Ambil gambar.' },
  outside: { en: 'You are {distance} m from the outlet. Enter a reason.', ms: 'Anda berada {distance} m dari outlet. Masukkan sebab.' },
  noPlace: { en: 'Your place is not known. Enter a reason.', ms: 'Lokasi anda tidak diketahui. Masukkan sebab.' },
  tooOld: {
    en: 'This was recorded more than {days} days ago. Ask your supervisor to record it.',
    ms: 'Ini direkodkan lebih {days} hari lalu. Minta penyelia merekodkannya.',
  },
  answer: { en: 'Answer the task.', ms: 'Jawab tugasan ini.' },
  range: { en: 'Enter a number within the limits of the task.', ms: 'Masukkan nombor dalam had tugasan.' },
  items: { en: 'Tick at least one item of the list.', ms: 'Tandakan sekurang-kurangnya satu perkara dalam senarai.' },
  submitted: {
    en: 'The daily report is submitted. Ask your supervisor to reopen it.',
    ms: 'Laporan harian telah dihantar. Minta penyelia membukanya semula.',
  },
  tasksMissing: { en: 'Do these tasks before you submit: {tasks}', ms: 'Selesaikan tugasan ini sebelum menghantar: {tasks}' },
  productOfProject: { en: 'Choose products of this project, each once.', ms: 'Pilih produk projek ini, setiap satu sekali.' },
  notSubmitted: { en: 'The report is not submitted yet.', ms: 'Laporan belum dihantar.' },
  approvedAlready: { en: 'The report is approved already.', ms: 'Laporan telah diluluskan.' },
  reopenLate: {
    en: 'A report may be sent back until the third day after it was submitted.',
    ms: 'Laporan boleh dikembalikan sehingga hari ketiga selepas dihantar.',
  },
  disputedAlready: { en: 'This line is questioned already. Wait for the answer.', ms: 'Baris ini sudah dipersoalkan. Tunggu jawapannya.' },
  noSuchLine: { en: 'The report has no such line.', ms: 'Laporan ini tiada baris itu.' },
  disputed: { en: 'The promoter has not answered every question about this report yet.', ms: 'Promoter belum menjawab semua soalan tentang laporan ini.' },
  disputeOver: { en: 'This question is answered or closed already.', ms: 'Soalan ini telah dijawab atau ditutup.' },
  wholeCount: { en: 'Enter a whole number from 0 to 99,999.', ms: 'Masukkan nombor bulat dari 0 hingga 99,999.' },
  wordsOfLine: { en: 'Enter the words of this line.', ms: 'Masukkan perkataan bagi baris ini.' },
  quantityOfLine: { en: 'Enter the quantity that was counted.', ms: 'Masukkan kuantiti yang dikira.' },
  entriesOfLine: {
    en: 'What was sold is corrected by its stock entries. Answer in words.',
    ms: 'Jualan dibetulkan melalui catatan stoknya. Jawab dengan perkataan.',
  },
  order: { en: 'The check-out comes after the check-in, at most 24 hours later.', ms: 'Daftar keluar mestilah selepas daftar masuk, paling lewat 24 jam.' },
  checkOutTime: { en: 'The schedule has a check-out. Enter its time.', ms: 'Jadual ini sudah ada daftar keluar. Masukkan masanya.' },
  overtimeTooLong: { en: 'At most the time worked beyond the schedule: {minutes} minutes.', ms: 'Paling banyak masa kerja melebihi jadual: {minutes} minit.' },
  future: { en: 'Enter a time that has passed.', ms: 'Masukkan masa yang telah berlalu.' },
});
