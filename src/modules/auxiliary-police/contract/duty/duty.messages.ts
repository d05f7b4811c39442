/** What the server says of areas, orders of the police and duty outside the areas. */
import { defineMessages } from '#platform/contract/messages.ts';

export const AREA_MESSAGES = defineMessages({
  created: { en: 'Area added.', ms: 'Kawasan ditambah.' },
  saved: { en: 'Area saved.', ms: 'Kawasan disimpan.' },
  deleted: { en: 'Area deleted.', ms: 'Kawasan dipadam.' },
});
export const ORDER_MESSAGES = defineMessages({
  created: { en: 'Police order entered.', ms: 'Arahan polis direkodkan.' },
  saved: { en: 'Police order saved.', ms: 'Arahan polis disimpan.' },
  deleted: { en: 'Police order deleted.', ms: 'Arahan polis dipadam.' },
});
export const DUTY_ERRORS = defineMessages({
  areaTaken: { en: 'Another area has this name.', ms: 'Kawasan lain sudah menggunakan nama ini.' },
  areaUsed: { en: 'Officers hold their powers in this area.', ms: 'Ada pegawai yang memegang kuasa di kawasan ini.' },
  referenceTaken: { en: 'Another order has this reference.', ms: 'Arahan lain sudah menggunakan rujukan ini.' },
  orderLater: { en: 'The day is not in the future.', ms: 'Tarikh tidak boleh pada masa hadapan.' },
  startsBefore: { en: 'Duty begins on the day of the order or later.', ms: 'Tugas bermula pada tarikh arahan atau selepasnya.' },
  endsBefore: { en: 'The last day is not before the first.', ms: 'Hari terakhir tidak boleh sebelum hari pertama.' },
  officersUnknown: { en: 'Choose officers of this unit who serve.', ms: 'Pilih pegawai pasukan ini yang sedang berkhidmat.' },
});
export const BARRED_NOTICE = defineMessages({
  title: { en: 'Duty on {date} that its officer may not do', ms: 'Tugas pada {date} yang tidak boleh dijalankan pegawainya' },
  message: {
    en: '{n, plural, one {# duty needs} other {# duties need}} another officer: {names}.',
    ms: '{n} tugas memerlukan pegawai lain: {names}.',
  },
});
export const BAR_NAMES = defineMessages({
  suspended: { en: 'Suspended', ms: 'Digantung' },
  ended: { en: 'Appointment ended', ms: 'Lantikan tamat' },
  expired: { en: 'After the appointment', ms: 'Selepas tempoh lantikan' },
  oath: { en: 'No oath yet', ms: 'Belum angkat ikrar' },
  basic: { en: 'No valid basic course', ms: 'Tiada kursus asas yang sah' },
});
export const OUTSIDE_NOTICE = defineMessages({
  title: { en: 'Duty outside the areas on {date}', ms: 'Tugas di luar kawasan pada {date}' },
  message: {
    en: '{n, plural, one {# duty has} other {# duties have}} no order of the police: {names}.',
    ms: '{n} tugas tiada arahan polis: {names}.',
  },
});
