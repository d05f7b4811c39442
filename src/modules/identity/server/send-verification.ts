/** Mails a code or link that proves who reads a mailbox. */
import { defineMessages, type Locale, type Text } from '#platform/contract/messages.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { VERIFICATION } from '../contract/user.schema.ts';
import { digestOf, digestOfCode, newCode, newSecret } from './secret-token.ts';
import { insertVerification, type Purpose } from './verification.store.ts';

const MAILS = defineMessages({
  verifySubject: { en: 'Your Mesra verification code', ms: 'Kod pengesahan Mesra anda' },
  verifyBody: {
    en: 'Hello {name},\n\nEnter the code {code} to verify your email address, or open the link below. The code holds for 60 minutes.\n\nIf you did not register, you can ignore this mail.',
    ms: 'Hai {name},\n\nMasukkan kod {code} untuk mengesahkan alamat e-mel anda, atau buka pautan di bawah. Kod ini sah selama 60 minit.\n\nJika anda tidak mendaftar, anda boleh abaikan e-mel ini.',
  },
  resetSubject: { en: 'Reset your Mesra password', ms: 'Tetapkan semula kata laluan Mesra anda' },
  resetBody: {
    en: 'Hello {name},\n\nOpen the link below to choose a new password. It works once and holds for 60 minutes.\n\nIf you did not ask for this, your password stays as it is.',
    ms: 'Hai {name},\n\nBuka pautan di bawah untuk memilih kata laluan baharu. Pautan ini sah sekali sahaja selama 60 minit.\n\nJika anda tidak memintanya, kata laluan anda kekal seperti sedia ada.',
  },
  changeSubject: { en: 'Confirm your new email address', ms: 'Sahkan alamat e-mel baharu anda' },
  changeBody: {
    en: 'Hello {name},\n\nOpen the link below to use {email} for Mesra. The link holds for 60 minutes; until then your old address stays.',
    ms: 'Hai {name},\n\nBuka pautan di bawah untuk menggunakan {email} bagi Mesra. Pautan sah selama 60 minit; sehingga itu alamat lama anda kekal.',
  },
  inviteSubject: { en: '{inviter} has invited you to Mesra', ms: '{inviter} telah menjemput anda ke Mesra' },
  inviteBody: {
    en: 'Hello {name},\n\n{inviter} has opened a Mesra account for you. Open the link below to choose your password. The link holds for 7 days.',
    ms: 'Hai {name},\n\n{inviter} telah membuka akaun Mesra untuk anda. Buka pautan di bawah untuk memilih kata laluan anda. Pautan sah selama 7 hari.',
  },
});

const TEXTS: Readonly<Record<Purpose, { subject: Text; body: Text }>> = {
  verify: { subject: MAILS.verifySubject, body: MAILS.verifyBody },
  reset: { subject: MAILS.resetSubject, body: MAILS.resetBody },
  change_email: { subject: MAILS.changeSubject, body: MAILS.changeBody },
  invite: { subject: MAILS.inviteSubject, body: MAILS.inviteBody },
};

export type Sender = Pick<OpenCtx, 'client' | 'db' | 'afterCommit' | 'house' | 'clock' | 'request'>;

export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly locale: Locale;
}

/**
 * Stores a code (purpose verify) and a link token, hashed, and queues the mail in the same transaction.
 * @param email where to, which is the new address when it changes. @param inviter who invites.
 */
export async function sendVerification(sender: Sender, purpose: Purpose, to: Recipient, email: string, inviter = 'Mesra'): Promise<{ sentAt: Date }> {
  const now = sender.clock.now();
  const secret = newSecret();
  const code = purpose === 'verify' ? newCode() : null;
  const minutes = purpose === 'invite' ? VERIFICATION.inviteDays * 24 * 60 : VERIFICATION.linkMinutes;
  const id = await insertVerification(sender, {
    user_id: to.id,
    email,
    purpose,
    code_hash: code === null ? null : digestOfCode(sender.house.secret, to.id, code),
    token_hash: digestOf(secret),
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
  });
  const base = sender.house.config.publicUrl ?? sender.request.origin;
  const query =
    purpose === 'reset'
      ? `/auth/password?${new URLSearchParams({ token: secret, email })}`
      : `/auth/email?${new URLSearchParams({ id: String(id), token: secret, purpose })}`;
  await queueMail(sender, {
    to: email,
    locale: to.locale,
    ...TEXTS[purpose],
    params: { name: to.name, email, inviter, code },
    link: `${base}${query}`,
  });
  return { sentAt: now };
}
