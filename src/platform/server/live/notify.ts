/**
 * Tells people something live. The row and the NOTIFY belong to the caller's transaction: PostgreSQL delivers
 * both at its commit to every process of the database, and neither when it rolls back.
 */
import { LOCALES, say, type Params, type Text } from '#platform/contract/messages.ts';
import { preparedText } from '../db/prepared.ts';
import type { Transaction } from '../db/scope.ts';
import { companyChannel } from './channel.ts';
import type { LiveFacts } from './message.ts';

/** PostgreSQL's channel of live messages. */
export const LIVE_TOPIC = 'mesra_live';
/** PostgreSQL's channel of revoked tokens. */
export const REVOKED_TOPIC = 'token_revoked';
/** A NOTIFY carries less than 8000 bytes; a longer stored message travels by its id. */
const MAX_NOTIFY_BYTES = 7900;

export interface NotificationDraft {
  readonly to: { readonly user: number } | { readonly users: readonly number[] } | { readonly company: number };
  /** A type of the notification catalogue. */
  readonly notification_type: string;
  readonly title?: Text;
  readonly message?: Text;
  /** Fills the braces of title and message, in both languages. */
  readonly params?: Params;
  /** The page that the notification opens, e.g. `/leave?open=7`. */
  readonly route?: string;
  readonly subject?: { readonly type: string; readonly id: number };
  readonly data?: LiveFacts;
  /** The company that it concerns; without it the company of the transaction. */
  readonly company_id?: number;
  /** Told whatever a person has switched off: somebody may be in danger. */
  readonly always?: boolean;
  /** false: only those who are connected hear it (the types marked † in the catalogue). */
  readonly stored?: boolean;
}

const both = (text: Text | undefined, params: Params | undefined) =>
  text ? Object.fromEntries(LOCALES.map((locale) => [locale, say(text, locale, params)])) : null;

// Ids are drawn before the insert because row-level security hides the rows of other people from RETURNING.
const sent = preparedText(
  'live.tell',
  `
  with wanted as materialized (
    select u.user_id, $12 or coalesce((p.notifications -> $3::text ->> 'push')::boolean, true) as shown, coalesce((p.notifications -> $3::text ->> 'email')::boolean, false) as mailed
    from unnest($1::bigint[]) as u(user_id) left join user_preferences p on p.user_id = u.user_id
  ), told as materialized (
    select case when $10 and (shown or mailed) then nextval(pg_get_serial_sequence('notifications', 'id')) end as id, user_id, shown, mailed,
           coalesce($2::bigint, mesra_company_id()) as company_id
    from wanted
  ), saved as (
    insert into notifications (id, user_id, company_id, notification_type, title, message, route, subject_type, subject_id, data, read_at, to_mail)
    select id, user_id, company_id, $3, $4, $5, $6, $7, $8, $9, case when not shown then now() end, mailed from told where id is not null
  ), wire as (
    -- Whoever does not want to be told still has a page that shows what changed.
    select case when told.shown then told.id end as id, coalesce('private-user.' || told.user_id, $11) as channel,
           jsonb_build_object('channel', coalesce('private-user.' || told.user_id, $11), 'id', case when told.shown then told.id end, 'notification_type', $3::text,
             'title', case when told.shown then $4::jsonb end, 'message', case when told.shown then $5::jsonb end, 'route', $6::text,
             'subject', case when $7::text is not null then jsonb_build_object('type', $7::text, 'id', $8::bigint) end,
             'company_id', told.company_id, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', $9::jsonb)::text as body
    from told
  )
  select pg_notify('${LIVE_TOPIC}', case when octet_length(body) <= ${MAX_NOTIFY_BYTES} or id is null then body
           else jsonb_build_object('channel', channel, 'id', id)::text end)
  from wire`,
);

/** A message to a company that nobody keeps: every page that shows what changed hears it, so there is nobody to look up. */
const toldCompany = preparedText(
  'live.tell-company',
  `select pg_notify('${LIVE_TOPIC}', ($1::jsonb || jsonb_build_object('at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text)`,
);

/**
 * Sends one notification to a user, to several, or to a company. Whoever switched its type off is told nothing, and whoever wants it by
 * email gets it with what else came (`session.mail-notifications`).
 * @throws RangeError when a message that is not stored is too long to travel (about 3,900 characters in each language).
 */
export async function notify(tx: Pick<Transaction, 'client'>, announced: NotificationDraft): Promise<void> {
  const toCompany = 'company' in announced.to ? announced.to.company : null;
  const users = 'company' in announced.to ? [null] : 'user' in announced.to ? [announced.to.user] : [...new Set(announced.to.users)];
  if (users.length === 0) return;
  const stored = announced.stored ?? true;
  const title = json(both(announced.title, announced.params));
  const message = json(both(announced.message, announced.params));
  const data = json(announced.data ?? null);
  const length = Buffer.byteLength(`${title ?? ''}${message ?? ''}${data ?? ''}${announced.route ?? ''}`);
  if (!stored && length > MAX_NOTIFY_BYTES - 500) throw new RangeError(`${announced.notification_type}: too long for a message that is not stored`);
  if (toCompany !== null && !stored) {
    const { notification_type, route = null, subject = null, company_id = toCompany } = announced;
    const told = {
      channel: companyChannel(toCompany),
      id: null,
      notification_type,
      title: parsed(title),
      message: parsed(message),
      route,
      subject,
      company_id,
      data: parsed(data),
    };
    await toldCompany(tx.client, [JSON.stringify(told)]);
    return;
  }
  await sent(tx.client, [
    users,
    announced.company_id ?? toCompany,
    announced.notification_type,
    title,
    message,
    announced.route ?? null,
    announced.subject?.type ?? null,
    announced.subject?.id ?? null,
    data,
    stored,
    toCompany === null ? null : companyChannel(toCompany),
    announced.always ?? false,
  ]);
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/**
 * Cuts the live connections of a revoked token once the transaction has committed: of one token (its id or its
 * hash as hex), or all of a user.
 */
export async function notifyTokenRevoked(
  tx: Pick<Transaction, 'client'>,
  which: { readonly token_id: number } | { readonly token_hash: string } | { readonly user_id: number },
): Promise<void> {
  await tx.client.query('select pg_notify($1, $2)', [REVOKED_TOPIC, JSON.stringify(which)]);
}
