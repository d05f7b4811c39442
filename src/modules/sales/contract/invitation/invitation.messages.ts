/** What the server says about invitations of promoters. */
import { defineMessages } from '#platform/contract/messages.ts';

export const INVITATION_MESSAGES = defineMessages({
  sent: { en: '{n, plural, one {# invitation was sent.} other {# invitations were sent.}}', ms: '{n} jemputan dihantar.' },
  resent: { en: 'A new link was sent to {email}.', ms: 'Pautan baharu dihantar kepada {email}.' },
  cancelled: { en: 'Invitation cancelled.', ms: 'Jemputan dibatalkan.' },
  accepted: { en: 'Welcome to {company}.', ms: 'Selamat datang ke {company}.' },
  declined: { en: 'Invitation declined.', ms: 'Jemputan ditolak.' },
  mailSubject: { en: '{company} invites you to become a promoter', ms: '{company} menjemput anda menjadi promoter' },
  mailBody: {
    en: 'Hello {name},\n\n{company} invites you to become a promoter. Open the link below, sign in or register with this address, and accept or decline. The link is valid for 14 days.\n\n{message}\n\nIf you do not know {company}, you can ignore this email.',
    ms: 'Hai {name},\n\n{company} menjemput anda menjadi promoter. Buka pautan di bawah, log masuk atau daftar dengan alamat ini, dan terima atau tolak. Pautan sah selama 14 hari.\n\n{message}\n\nJika anda tidak mengenali {company}, abaikan e-mel ini.',
  },
  noticeTitle: { en: 'Invitation of a promoter', ms: 'Jemputan promoter' },
  invitedNotice: { en: '{company} invites you to become a promoter.', ms: '{company} menjemput anda menjadi promoter.' },
  acceptedNotice: { en: '{name} accepted and is a promoter now.', ms: '{name} menerima dan kini seorang promoter.' },
  declinedNotice: { en: '{name} declined the invitation.', ms: '{name} menolak jemputan.' },
});

export const INVITATION_ERRORS = defineMessages({
  agreeNeeded: { en: 'Agree before you accept.', ms: 'Beri persetujuan sebelum menerima.' },
  promoterAlready: { en: '{email} is a promoter of this company already.', ms: '{email} sudah menjadi promoter syarikat ini.' },
  invitedAlready: {
    en: '{email} has an invitation that waits for an answer. Send it again instead.',
    ms: '{email} mempunyai jemputan yang menunggu jawapan. Hantar semula jemputan itu.',
  },
  twice: { en: '{email} stands here twice. Remove one.', ms: '{email} disenaraikan dua kali. Buang satu.' },
  projectUnknown: { en: 'Choose a project of this company that is not over.', ms: 'Pilih projek syarikat ini yang belum tamat.' },
  notOpen: {
    en: 'This invitation was answered or cancelled. Invite the person again.',
    ms: 'Jemputan ini telah dijawab atau dibatalkan. Jemput orang itu semula.',
  },
  over: {
    en: 'This invitation cannot be used any more. Ask {company} for a new one.',
    ms: 'Jemputan ini tidak boleh digunakan lagi. Minta jemputan baharu daripada {company}.',
  },
  otherAddress: {
    en: 'This invitation was sent to {email}. Sign in with that address.',
    ms: 'Jemputan ini dihantar kepada {email}. Log masuk dengan alamat itu.',
  },
  promoterHere: { en: 'You are a promoter of {company} already.', ms: 'Anda sudah menjadi promoter {company}.' },
  identityTaken: { en: 'Another promoter of {company} has this identity number.', ms: 'Promoter lain di {company} sudah menggunakan nombor pengenalan ini.' },
});
