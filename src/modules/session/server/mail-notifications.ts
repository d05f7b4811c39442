/** Every few minutes: what people want by email of their notifications, in one mail for each of them. */
import { defineMessages } from '#platform/contract/messages.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Services } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { takeToMail, type NotificationToMail } from '#platform/server/live/notification.store.ts';
import { queueMail } from '#platform/server/outbox/queue-mail.ts';
import { userById, type StoredUser } from '#modules/identity/server/public.ts';

/** So many notifications in one transaction. */
const AT_ONCE = 500;

const MAIL = defineMessages({
  one: { en: '{title}', ms: '{title}' },
  many: { en: '{n} notifications', ms: '{n} pemberitahuan' },
  body: {
    en: 'Hello {name},\n\n{list}\n\nYou asked for this by email. My Account in the portal switches it off.',
    ms: 'Hai {name},\n\n{list}\n\nAnda memintanya melalui e-mel. Akaun Saya dalam portal mematikannya.',
  },
});

type Due = readonly [NotificationToMail, ...NotificationToMail[]];

/** One to one reader, in their language. */
async function mail(tx: Transaction, services: Services, { name, email, locale }: StoredUser, due: Due): Promise<void> {
  const [{ title, route }] = due;
  const list = due.map((each) => [each.title?.[locale], each.message?.[locale]].filter(Boolean).join('\n')).join('\n\n');
  const base = services.config.publicUrl;
  await queueMail(
    { ...tx, services },
    {
      to: email,
      locale,
      subject: due.length === 1 && title ? MAIL.one : MAIL.many,
      body: MAIL.body,
      params: { name, list, title: title?.[locale] ?? '', n: due.length },
      dedupeKey: `notifications:${due.at(-1)?.id}`,
      ...(base !== null && { link: `${base}${due.length === 1 && route ? route : '/'}` }),
    },
  );
}

/** @returns how many were taken */
const takeSome = (services: Services): Promise<number> =>
  transact(services.pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const taken = await takeToMail(tx, AT_ONCE);
    for (const [userId, due] of Map.groupBy(taken, ({ user_id }) => user_id)) {
      const user = await userById(tx, userId);
      if (user && user.verified_at !== null && user.status !== 'Inactive') await mail(tx, services, user, due as [NotificationToMail, ...NotificationToMail[]]);
    }
    return taken.length;
  });

export const mailNotifications = defineJob({
  name: 'session.mail-notifications',
  cron: '*/5 * * * *',
  retries: 3,
  async run(_data, { services, signal }) {
    while (!signal.aborted && (await takeSome(services)) === AT_ONCE);
  },
});
