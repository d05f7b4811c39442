/** Tells a person by mail that how they sign in has changed, so that a change by somebody else is noticed (OWASP ASVS 2.2.3). */
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { queueMail } from '#platform/server/outbox/queue-mail.ts';
import type { Sender } from './verification/send-verification.ts';
import type { StoredUser } from './user.store.ts';

const NOTICES = defineMessages({
  passwordSubject: { en: 'Your Mesra password was changed', ms: 'Kata laluan Mesra anda telah ditukar' },
  passwordBody: {
    en: 'Hello {name},\n\nThe password of your account has just been changed. If it was you, you do not need to do anything.\n\nIf it was not you, choose a new one at once with the link below; all sessions will end.',
    ms: 'Hai {name},\n\nKata laluan akaun anda baru sahaja ditukar. Jika itu anda, tiada apa-apa perlu dilakukan.\n\nJika bukan anda, pilih kata laluan baharu segera melalui pautan di bawah: setiap sesi akan tamat.',
  },
  emailSubject: { en: 'Your Mesra email address was changed', ms: 'Alamat e-mel Mesra anda telah ditukar' },
  emailBody: {
    en: 'Hello {name},\n\nYour account now signs in with another email address, and this one no longer opens it. If it was not you, tell the administrator of your company.',
    ms: 'Hai {name},\n\nAkaun anda kini log masuk dengan alamat e-mel lain, dan alamat ini tidak lagi membukanya. Jika bukan anda, maklumkan kepada pentadbir syarikat anda.',
  },
});

const TEXTS: Readonly<Record<'password' | 'email', { subject: Text; body: Text; place: string }>> = {
  password: { subject: NOTICES.passwordSubject, body: NOTICES.passwordBody, place: '/auth/password' },
  email: { subject: NOTICES.emailSubject, body: NOTICES.emailBody, place: '/auth/login' },
};

/** Queues the mail in the transaction of the change, to the address that the account had before it. */
export async function mailNotice(sender: Sender, changed: keyof typeof TEXTS, user: Pick<StoredUser, 'name' | 'email' | 'locale'>): Promise<void> {
  const { subject, body, place } = TEXTS[changed];
  const base = sender.services.config.publicUrl ?? sender.request.origin;
  await queueMail(sender, { to: user.email, locale: user.locale, subject, body, params: { name: user.name }, link: `${base}${place}` });
}
