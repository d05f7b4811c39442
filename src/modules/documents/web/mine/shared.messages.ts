import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const SHARED_MESSAGES = defineMessages({
  ...everyday('confirmed'),
  title: { en: 'Documents shared with me', ms: 'Dokumen yang dikongsi dengan saya' },
  toRead: { en: '{n, plural, one {# to confirm} other {# to confirm}}', ms: '{n} untuk disahkan' },
  confirm: { en: 'Please read and confirm', ms: 'Sila baca dan sahkan' },
  empty: { en: 'Nothing has been shared with you yet.', ms: 'Belum ada yang dikongsi dengan anda.' },
  since: { en: 'Shared {date}', ms: 'Dikongsi {date}' },
  until: { en: 'valid until {date}', ms: 'sah sehingga {date}' },
  showMore: { en: 'Show more', ms: 'Tunjuk lagi' },
  iHaveRead: { en: 'I have read it', ms: 'Saya telah membacanya' },
  asks: {
    en: 'Your company asks you to read this document and to confirm that you have.',
    ms: 'Syarikat anda meminta anda membaca dokumen ini dan mengesahkannya.',
  },
  thanks: { en: 'You have confirmed reading this version.', ms: 'Anda telah mengesahkan membaca versi ini.' },
});
