/** What identity says when something is done. */
import { defineMessages } from '#platform/contract/messages.ts';

export const IDENTITY_MESSAGES = defineMessages({
  resetSent: { en: 'If the email exists, a reset link has been sent.', ms: 'Jika e-mel itu wujud, pautan set semula telah dihantar.' },
  linkSent: { en: 'If the link was yours, a new one has been sent.', ms: 'Jika pautan itu milik anda, pautan baharu telah dihantar.' },
  passwordReset: { en: 'Your password has been reset. Please sign in.', ms: 'Kata laluan anda telah ditetapkan semula. Sila log masuk.' },
  passwordChanged: { en: 'Your password has been changed.', ms: 'Kata laluan anda telah ditukar.' },
  verified: { en: 'Your email address has been verified.', ms: 'Alamat e-mel anda telah disahkan.' },
  codeSent: { en: 'A new code has been sent to {email}.', ms: 'Kod baharu telah dihantar ke {email}.' },
  emailChangeSent: { en: 'A confirmation link has been sent to {email}.', ms: 'Pautan pengesahan telah dihantar ke {email}.' },
  emailChanged: { en: 'Your email address has been changed.', ms: 'Alamat e-mel anda telah ditukar.' },
  welcome: { en: 'Welcome! Your account is ready.', ms: 'Selamat datang! Akaun anda sudah sedia.' },
  sessionEnded: { en: 'The session has been signed out.', ms: 'Sesi telah dilog keluar.' },
  profileSaved: { en: 'Your profile has been saved.', ms: 'Profil anda telah disimpan.' },
  adminCreated: { en: '{name} is now an admin.', ms: '{name} kini pentadbir.' },
  adminInvited: { en: 'An invitation has been sent to {email}.', ms: 'Jemputan telah dihantar ke {email}.' },
  invitationAccepted: { en: 'You now belong to {company}.', ms: 'Anda kini ahli {company}.' },
  invitationDeclined: { en: 'You have declined the invitation from {company}.', ms: 'Anda telah menolak jemputan {company}.' },
  adminSaved: { en: 'The admin has been saved.', ms: 'Pentadbir telah disimpan.' },
  adminRemoved: { en: 'The admin has been removed.', ms: 'Pentadbir telah dibuang.' },
  resetLinkSent: { en: 'A reset link has been sent to {email}.', ms: 'Pautan set semula telah dihantar ke {email}.' },
  temporarySet: {
    en: 'The temporary password has been set. It must be changed at the next sign-in.',
    ms: 'Kata laluan sementara telah ditetapkan. Ia mesti ditukar pada log masuk seterusnya.',
  },
  signedOut: { en: '{name} has been signed out everywhere.', ms: '{name} telah dilog keluar di semua tempat.' },
  accessSaved: { en: 'The page access has been saved.', ms: 'Akses halaman telah disimpan.' },
  reachSaved: { en: 'The employee access has been saved.', ms: 'Akses pekerja telah disimpan.' },
});
