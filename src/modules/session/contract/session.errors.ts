/** What the session says when something cannot be done, and when it is done. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SESSION_ERRORS = defineMessages({
  terms: { en: 'Please agree to the terms.', ms: 'Sila bersetuju dengan terma.' },
  socialFailed: { en: 'Sign-in with {provider} failed. Please try again.', ms: 'Log masuk dengan {provider} tidak berjaya. Sila cuba lagi.' },
  socialUnverified: {
    en: '{provider} has not verified your email address. Sign in with your password.',
    ms: '{provider} belum mengesahkan alamat e-mel anda. Log masuk dengan kata laluan anda.',
  },
  socialUnknown: {
    en: 'No account uses this email address. Ask your administrator for an invitation.',
    ms: 'Tiada akaun menggunakan alamat e-mel ini. Minta jemputan daripada pentadbir anda.',
  },
  noSuchUnit: { en: 'Choose units of this company.', ms: 'Pilih unit syarikat ini.' },
  noSuchEmployee: { en: 'Choose employees that you can see.', ms: 'Pilih pekerja yang anda boleh lihat.' },
  invitationOver: {
    en: 'This invitation was answered, withdrawn or has expired. Ask the company for a new one.',
    ms: 'Jemputan ini telah dijawab, ditarik balik atau tamat tempoh. Minta jemputan baharu daripada syarikat.',
  },
  hasAccount: {
    en: '{email} has an account. Sign in with it to answer the invitation.',
    ms: '{email} sudah mempunyai akaun. Log masuk dengannya untuk menjawab jemputan.',
  },
  accountNow: {
    en: 'This address has an account by now. Sign in with it to answer the invitation.',
    ms: 'Alamat ini kini mempunyai akaun. Log masuk dengannya untuk menjawab jemputan.',
  },
  exchange: { en: 'This sign-in has expired. Please try again.', ms: 'Log masuk ini telah tamat tempoh. Sila cuba lagi.' },
});

export const SESSION_MESSAGES = defineMessages({
  registered: { en: 'Welcome! We have sent a code to {email}.', ms: 'Selamat datang! Kami telah menghantar kod ke {email}.' },
  loggedOut: { en: 'You have been signed out.', ms: 'Anda telah dilog keluar.' },
  preferencesSaved: { en: 'Your preferences have been saved.', ms: 'Tetapan anda telah disimpan.' },
  read: { en: 'Marked as read.', ms: 'Ditanda sebagai dibaca.' },
});
