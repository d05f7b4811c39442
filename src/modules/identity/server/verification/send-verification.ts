/** Mails a code or link that proves who reads a mailbox. */
import { defineMessages, type Locale, type Text } from '#platform/contract/messages.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { queueMail } from '#platform/server/outbox/queue-mail.ts';
import { VERIFICATION } from '../../contract/user.schema.ts';
import { digestOf, digestOfCode, newCode, newSecret } from '../secret-token.ts';
import { accountByEmail } from '../user.store.ts';
import { insertVerification, type Purpose } from './verification.store.ts';

const MAILS = defineMessages({
  verifySubject: { en: 'Your Mesra verification code', ms: 'Kod pengesahan Mesra anda' },
  verifyBody: {
    en: 'Hello {name},\n\nEnter the code {code} to verify your email address, or open the link below. The code is valid for 60 minutes.\n\nIf you did not register, you can ignore this email.',
    ms: 'Hai {name},\n\nMasukkan kod {code} untuk mengesahkan alamat e-mel anda, atau buka pautan di bawah. Kod ini sah selama 60 minit.\n\nJika anda tidak mendaftar, anda boleh abaikan e-mel ini.',
  },
  resetSubject: { en: 'Reset your Mesra password', ms: 'Tetapkan semula kata laluan Mesra anda' },
  resetBody: {
    en: 'Hello {name},\n\nOpen the link below to choose a new password. It works once and is valid for 60 minutes.\n\nIf you did not ask for this, your password stays as it is.',
    ms: 'Hai {name},\n\nBuka pautan di bawah untuk memilih kata laluan baharu. Pautan ini sah sekali sahaja selama 60 minit.\n\nJika anda tidak memintanya, kata laluan anda kekal seperti sedia ada.',
  },
  changeSubject: { en: 'Confirm your new email address', ms: 'Sahkan alamat e-mel baharu anda' },
  changeBody: {
    en: 'Hello {name},\n\nOpen the link below to use {email} for Mesra. The link is valid for 60 minutes; until then your old address stays.',
    ms: 'Hai {name},\n\nBuka pautan di bawah untuk menggunakan {email} bagi Mesra. Pautan sah selama 60 minit; sehingga itu alamat lama anda kekal.',
  },
  inviteSubject: { en: '{inviter} has invited you to Mesra', ms: '{inviter} telah menjemput anda ke Mesra' },
  inviteBody: {
    en: 'Hello {name},\n\n{inviter} invites you to join {company} on Mesra. Open the link below to accept and to choose your password. The link is valid for 7 days.\n\nIf you do not know {company}, you can ignore this email.',
    ms: 'Hai {name},\n\n{inviter} menjemput anda menyertai {company} di Mesra. Buka pautan di bawah untuk menerima dan memilih kata laluan anda. Pautan sah selama 7 hari.\n\nJika anda tidak mengenali {company}, anda boleh abaikan e-mel ini.',
  },
  answerBody: {
    en: 'Hello {name},\n\n{inviter} invites you to join {company} on Mesra. You already have an account with this address: open the link below, sign in, and accept or decline.\n\nUntil you accept, {company} sees nothing of your account.',
    ms: 'Hai {name},\n\n{inviter} menjemput anda menyertai {company} di Mesra. Anda sudah mempunyai akaun dengan alamat ini: buka pautan di bawah, log masuk, dan terima atau tolak.\n\nSehingga anda menerima, {company} tidak melihat apa-apa tentang akaun anda.',
  },
  takenSubject: { en: 'You already have a Mesra account', ms: 'Anda sudah mempunyai akaun Mesra' },
  takenBody: {
    en: 'Hello,\n\nSomeone has just entered {email} at Mesra as a new address. It belongs to your account, so nothing has changed. If it was you, sign in with the link below, or choose “Forgot password?” there.\n\nIf it was not you, you can ignore this email.',
    ms: 'Hai,\n\nSeseorang baru sahaja memasukkan {email} di Mesra sebagai alamat baharu. Alamat itu milik akaun anda, jadi tiada apa-apa yang berubah. Jika itu anda, log masuk melalui pautan di bawah, atau pilih “Lupa kata laluan?” di sana.\n\nJika bukan anda, abaikan e-mel ini.',
  },
});

/** `answer`: an invitation to somebody who has an account. `taken`: the address is another account's already. */
type Mail = Purpose | 'answer' | 'taken';

const TEXTS: Readonly<Record<Mail, { subject: Text; body: Text }>> = {
  verify: { subject: MAILS.verifySubject, body: MAILS.verifyBody },
  reset: { subject: MAILS.resetSubject, body: MAILS.resetBody },
  change_email: { subject: MAILS.changeSubject, body: MAILS.changeBody },
  invite: { subject: MAILS.inviteSubject, body: MAILS.inviteBody },
  answer: { subject: MAILS.inviteSubject, body: MAILS.answerBody },
  taken: { subject: MAILS.takenSubject, body: MAILS.takenBody },
};

export type Sender = Pick<OpenCtx, 'client' | 'db' | 'afterCommit' | 'services' | 'clock' | 'request'>;

export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly locale: Locale;
}

/** Who invites, and to which company. */
export interface Inviter {
  readonly inviter: string;
  readonly company: string;
}

/** The mail that goes out: an address of another account is never verified for this one, the mail there says so instead. */
async function mailFor(sender: Sender, purpose: Purpose | 'answer', to: Recipient, email: string): Promise<Mail> {
  if (purpose !== 'verify' && purpose !== 'change_email') return purpose;
  const owner = await accountByEmail(sender, email);
  return owner && owner.id !== to.id ? 'taken' : purpose;
}

function linkOf(mail: Mail, id: number, secret: string, email: string): string {
  if (mail === 'answer') return '/my/account/employment';
  if (mail === 'taken') return '/auth/login';
  if (mail === 'reset') return `/auth/password?${new URLSearchParams({ token: secret, email })}`;
  return `/auth/email?${new URLSearchParams({ id: String(id), token: secret, purpose: mail })}`;
}

/**
 * Stores a code (purpose verify) and a link token, hashed, and queues the mail in the same transaction. The same is
 * done for every address, so neither the answer nor its time tells whether somebody has an account with it.
 * @param email where to, which is the new address when it changes. @param inviter for invitations.
 */
export async function sendVerification(
  sender: Sender,
  purpose: Purpose | 'answer',
  to: Recipient,
  email: string,
  inviter: Inviter = { inviter: 'Mesra', company: 'Mesra' },
): Promise<{ sentAt: Date }> {
  const now = sender.clock.now();
  const mail = await mailFor(sender, purpose, to, email);
  const stored = purpose === 'answer' ? 'invite' : purpose;
  const secret = newSecret();
  const code = purpose === 'verify' ? newCode() : null;
  const minutes = stored === 'invite' ? VERIFICATION.inviteDays * 24 * 60 : VERIFICATION.linkMinutes;
  const id = await insertVerification(sender, {
    user_id: to.id,
    email,
    purpose: stored,
    code_hash: code === null ? null : digestOfCode(sender.services.secret, to.id, code),
    token_hash: digestOf(secret),
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
  });
  await queueMail(sender, {
    to: email,
    locale: to.locale,
    ...TEXTS[mail],
    params: { name: to.name, email, ...inviter, code: mail === 'taken' ? null : code },
    link: `${publicUrl(sender)}${linkOf(mail, id, secret, email)}`,
  });
  return { sentAt: now };
}
