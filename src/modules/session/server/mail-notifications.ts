/** Every few minutes: what people want by email of their notifications, in one mail for each of them. */
import { defineMessages, type Locale } from '#platform/contract/messages.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import type { Services } from '#platform/server/http/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';

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

interface Due {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly may: boolean;
  readonly title: Readonly<Record<Locale, string>> | null;
  readonly message: Readonly<Record<Locale, string>> | null;
  readonly route: string | null;
}

const DUE = `
  with due as (select id from notifications where to_mail order by user_id, id limit ${AT_ONCE} for update skip locked),
  taken as (update notifications n set to_mail = false from due where n.id = due.id returning n.id, n.user_id, n.title, n.message, n.route)
  select t.*, u.name, u.email, u.locale, u.verified_at is not null and u.deleted_at is null and u.status <> 'Inactive' as may
  from taken t join users u on u.id = t.user_id order by t.user_id, t.id`;

/** One to one reader, in their language. */
async function mail(tx: Transaction, services: Services, due: readonly [Due, ...Due[]]): Promise<void> {
  const [{ name, email, locale, title, route }] = due;
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
    const { rows } = await tx.client.query<Due>(DUE);
    for (const due of Map.groupBy(
      rows.filter(({ may }) => may),
      ({ user_id }) => user_id,
    ).values())
      await mail(tx, services, due as [Due, ...Due[]]);
    return rows.length;
  });

export const mailNotifications = defineJob({
  name: 'session.mail-notifications',
  cron: '*/5 * * * *',
  retries: 3,
  async run(_data, { services, signal }) {
    while (!signal.aborted && (await takeSome(services)) === AT_ONCE);
  },
});
