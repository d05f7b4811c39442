import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { OPERATION } from '../operation.messages.ts';

export const CERTIFICATE = defineMessages({
  ...everyday('date', 'number', 'done', 'close'),
  heading: { en: 'Certificate of patrol', ms: 'Sijil rondaan' },
  site: OPERATION.site,
  shift: OPERATION.shift,
  scans: OPERATION.scans,
  ofDue: OPERATION.ofDue,
  missed: OPERATION.missed,
  due: OPERATION.due,
  scanned: OPERATION.scanned,
  byOffice: OPERATION.byOffice,
  noRounds: OPERATION.noRounds,
  span: { en: '{from} to {to}', ms: '{from} hingga {to}' },
  asOf: { en: 'As of {time}. This link opens until {until}.', ms: 'Setakat {time}. Pautan ini boleh dibuka hingga {until}.' },
  paper: { en: 'Open as PDF', ms: 'Buka sebagai PDF' },
  print: { en: 'Print', ms: 'Cetak' },
  // Each language is named in itself.
  otherLanguage: { en: 'Bahasa Malaysia', ms: 'English' },
  noLink: { en: 'Open the whole link that was sent to you.', ms: 'Buka pautan penuh yang dihantar kepada anda.' },
  notOpened: { en: 'Nothing to show', ms: 'Tiada untuk dipaparkan' },
  links: { en: 'Links for clients', ms: 'Pautan untuk pelanggan' },
  linksHint: {
    en: 'Anyone with a link sees the rounds without an account, and nothing else.',
    ms: 'Sesiapa yang memegang pautan melihat rondaan tanpa akaun, dan tiada yang lain.',
  },
  make: { en: 'Make a link', ms: 'Buat pautan' },
  forWhom: { en: 'For whom', ms: 'Untuk siapa' },
  opensFor: { en: 'Opens for', ms: 'Boleh dibuka selama' },
  dayCount: { en: '{n, plural, one {# day} other {# days}}', ms: '{n} hari' },
  shows: { en: 'Shows', ms: 'Memaparkan' },
  allRounds: { en: 'All rounds', ms: 'Semua rondaan' },
  made: { en: 'Link for {name}', ms: 'Pautan untuk {name}' },
  shownOnce: {
    en: 'Send it now: it is shown only once. It opens until {until}.',
    ms: 'Hantar sekarang: pautan dipaparkan sekali sahaja. Boleh dibuka hingga {until}.',
  },
  link: { en: 'Link', ms: 'Pautan' },
  until: { en: 'until {time}', ms: 'hingga {time}' },
  opened: { en: '{n, plural, =0 {not opened} one {opened once} other {opened # times}}', ms: '{n, plural, =0 {belum dibuka} other {dibuka {n} kali}}' },
  lastOpened: { en: 'last {time}', ms: 'kali terakhir {time}' },
  revoke: { en: 'End link', ms: 'Tamatkan pautan' },
  revokeAsk: { en: 'End the link for {name}?', ms: 'Tamatkan pautan untuk {name}?' },
  revokeHint: { en: 'It shows nothing any more.', ms: 'Pautan tidak lagi memaparkan apa-apa.' },
});
export const CERTIFICATE_STATE_NAMES = defineMessages({
  Open: { en: 'Can be opened', ms: 'Boleh dibuka' },
  Expired: EVERYDAY.expired,
  Revoked: { en: 'Ended early', ms: 'Ditamatkan awal' },
});
