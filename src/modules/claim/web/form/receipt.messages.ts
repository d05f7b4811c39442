import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const RECEIPT = defineMessages({
  ...everyday('undo'),
  sending: { en: 'Sending the receipt…', ms: 'Sedang menghantar resit…' },
  left: {
    en: '{name} could not be sent yet. It will be sent with the claim.',
    ms: '{name} belum dapat dihantar. Ia akan dihantar bersama tuntutan.',
  },
  reading: { en: 'Reading the receipt…', ms: 'Sedang membaca resit…' },
  readFrom: { en: 'Read from the receipt', ms: 'Dibaca daripada resit' },
  nothing: { en: 'Nothing could be read from the receipt. Fill in the item yourself.', ms: 'Tiada apa-apa dapat dibaca daripada resit. Isi item ini sendiri.' },
  filled: { en: 'Filled in', ms: 'Diisi' },
  use: { en: 'Use', ms: 'Guna' },
  useOf: { en: 'Use: {field}', ms: 'Guna: {field}' },
  undoOf: { en: 'Undo: {field}', ms: 'Buat asal: {field}' },
  above: { en: 'More than the RM {amount} of the receipt.', ms: 'Lebih daripada RM {amount} pada resit.' },
  otherDay: { en: 'The receipt is of {date}.', ms: 'Resit ini bertarikh {date}.' },
  alt: { en: 'Receipt', ms: 'Resit' },
  picture: {
    en: '{name} cannot be opened and was not read. Fill in the item yourself.',
    ms: '{name} tidak boleh dibuka dan tidak dibaca. Isi item ini sendiri.',
  },
  locked: {
    en: '{name} has a password and was not read. Fill in the item yourself.',
    ms: '{name} mempunyai kata laluan dan tidak dibaca. Isi item ini sendiri.',
  },
  slow: { en: '{name} takes too long to read. Fill in the item yourself.', ms: '{name} mengambil masa terlalu lama untuk dibaca. Isi item ini sendiri.' },
  given_up: { en: '{name} could not be read. Fill in the item yourself.', ms: '{name} tidak dapat dibaca. Isi item ini sendiri.' },
});
