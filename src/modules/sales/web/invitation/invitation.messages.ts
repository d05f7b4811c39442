import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const INVITATION = defineMessages({
  ...everyday('name', 'email', 'phone', 'status', 'bank', 'state', 'reason', 'cancel'),
  invite: { en: 'Invite', ms: 'Jemput' },
  inviteTitle: { en: 'Invite promoters', ms: 'Jemput promoter' },
  list: { en: 'Invitations', ms: 'Jemputan' },
  project: { en: 'Project', ms: 'Projek' },
  message: { en: 'Message', ms: 'Mesej' },
  addRow: { en: 'Add a person', ms: 'Tambah orang' },
  removeRow: { en: 'Remove row {n}', ms: 'Buang baris {n}' },
  send: { en: 'Send invitations', ms: 'Hantar jemputan' },
  sentAt: { en: 'Sent', ms: 'Dihantar' },
  expires: { en: 'Expires', ms: 'Tamat tempoh' },
  resend: { en: 'Send again', ms: 'Hantar semula' },
  takeBack: { en: 'Cancel invitation', ms: 'Batalkan jemputan' },
  noInvitations: { en: 'No invitation yet', ms: 'Belum ada jemputan' },
  noInvitationsHint: { en: 'Invite people by email; they sign in and accept.', ms: 'Jemput orang melalui e-mel; mereka log masuk dan menerima.' },
  title: { en: 'Promoter invitation', ms: 'Jemputan promoter' },
  none: { en: 'No invitation waits for you', ms: 'Tiada jemputan menunggu anda' },
  noneHint: { en: 'Open the link of the mail once more, or ask the company.', ms: 'Buka semula pautan dalam e-mel, atau tanya syarikat itu.' },
  invites: { en: '{company} invites you to become a promoter', ms: '{company} menjemput anda menjadi promoter' },
  forProject: { en: 'For the project {project}.', ms: 'Bagi projek {project}.' },
  until: { en: 'Answer before {date}.', ms: 'Jawab sebelum {date}.' },
  otherAddress: {
    en: 'This invitation was sent to {email}. Sign out, and sign in with that address.',
    ms: 'Jemputan ini dihantar kepada {email}. Log keluar, dan log masuk dengan alamat itu.',
  },
  over: {
    en: 'This invitation cannot be used any more. Ask {company} for a new one.',
    ms: 'Jemputan ini tidak boleh digunakan lagi. Minta jemputan baharu daripada {company}.',
  },
  identity: { en: 'Identity number', ms: 'Nombor pengenalan' },
  account: { en: 'Account number', ms: 'Nombor akaun' },
  agree: { en: 'I agree', ms: 'Saya bersetuju' },
  agreeHint: {
    en: 'The company keeps these details to pay me. Other companies for which I promote learn at which times I am taken, and nothing else.',
    ms: 'Syarikat menyimpan butiran ini untuk membayar saya. Syarikat lain yang saya promosikan hanya mengetahui masa saya tidak lapang, dan tiada yang lain.',
  },
  accept: { en: 'Accept', ms: 'Terima' },
  decline: { en: 'Decline', ms: 'Tolak' },
  declineTitle: { en: 'Decline the invitation', ms: 'Tolak jemputan' },
});
