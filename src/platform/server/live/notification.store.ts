/** The SQL of `notifications`: what a reader missed, and a person's own list. */
import type { Locale, Text } from '#platform/contract/messages.ts';
import { metaFor, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import { preparedText } from '../db/prepared.ts';
import { pipeline, type Transaction } from '../db/scope.ts';
import { companyChannel, userChannel, type Channel } from './channel.ts';
import { payloadFor, type LiveFacts, type LiveMessage } from './message.ts';

type Tx = Pick<Transaction, 'client'>;

interface Row {
  readonly id: number;
  readonly user_id: number | null;
  readonly company_id: number | null;
  readonly notification_type: string;
  readonly title: Text | null;
  readonly message: Text | null;
  readonly route: string | null;
  readonly subject_type: string | null;
  readonly subject_id: number | null;
  readonly data: LiveFacts | null;
  readonly read_at: string | null;
  readonly created_at: string;
}

const COLUMNS = 'id, user_id, company_id, notification_type, title, message, route, subject_type, subject_id, data, read_at, created_at';
/** Transactions that were open while a reader read may commit lower ids later; so far back the reader's gap is looked for. */
const OVERLAP = `interval '2 minutes'`;

function toMessage(row: Row): LiveMessage {
  return {
    channel: row.user_id === null ? companyChannel(row.company_id ?? 0) : userChannel(row.user_id),
    id: row.id,
    notification_type: row.notification_type,
    title: row.title,
    message: row.message,
    route: row.route,
    subject: row.subject_type === null || row.subject_id === null ? null : { type: row.subject_type, id: row.subject_id },
    company_id: row.company_id,
    at: row.created_at,
    data: row.data,
  };
}

/** One message by id, for messages too long for a NOTIFY. */
export async function messageOf(tx: Tx, id: number): Promise<LiveMessage | null> {
  const { rows } = await tx.client.query<Row>(`select ${COLUMNS} from notifications where id = $1`, [id]);
  return rows[0] ? toMessage(rows[0]) : null;
}

/**
 * The newest 200 messages of a channel after `lastId`, oldest first. With `seen`, also rows with lower ids that
 * were committed late and are not among the ids that the reader names.
 */
export async function missedOn(tx: Tx, channel: Channel, lastId: number, seen: readonly number[] | null): Promise<LiveMessage[]> {
  const owner = channel.kind === 'user' ? 'user_id = $1' : 'user_id is null and company_id = $1';
  const late = seen ? `or (id <> all($3::bigint[]) and created_at > coalesce((select created_at from notifications where id = $2), now()) - ${OVERLAP})` : '';
  const { rows } = await tx.client.query<Row>(
    `select ${COLUMNS} from notifications where ${owner} and (id > $2 ${late}) order by id desc limit 200`,
    seen ? [channel.id, lastId, [lastId, ...seen]] : [channel.id, lastId],
  );
  return rows.reverse().map(toMessage);
}

/** Everything of the whole database since an instant, for a process whose LISTEN connection was lost. */
export async function missedSince(tx: Tx, since: Date): Promise<LiveMessage[]> {
  const { rows } = await tx.client.query<Row>(`select ${COLUMNS} from notifications where created_at > $1::timestamptz - ${OVERLAP} order by id limit 5000`, [
    since.toISOString(),
  ]);
  return rows.map(toMessage);
}

const LISTED = (unread: string) =>
  `select ${COLUMNS} from notifications where user_id = $1 and title is not null ${unread} order by id desc limit $2 offset $3`;
const listed = preparedText<Row>('live.notifications', LISTED(''));
const listedUnread = preparedText<Row>('live.notifications-unread', LISTED('and read_at is null'));
const counted = preparedText<{ total: number; unread: number }>(
  'live.notification-counts',
  `select count(*)::int as total, count(*) filter (where read_at is null)::int as unread from notifications where user_id = $1 and title is not null`,
);

const presented = (row: Row, locale: Locale) => ({
  ...payloadFor(toMessage(row), locale),
  id: row.id,
  title: row.title?.[locale] ?? '',
  message: row.message?.[locale] ?? '',
  read_at: row.read_at,
});

/** A person's own list, newest first, in the reader's language, with the number of unread ones. Silent messages, without a title, are not in it. */
export async function notificationsOf(tx: Tx, userId: number, locale: Locale, request: PageRequest & { readonly unread?: boolean | undefined }) {
  const [page, [counts]] = await pipeline(
    tx,
    () => (request.unread ? listedUnread : listed)(tx.client, [userId, request.per_page, offsetOf(request)]),
    () => counted(tx.client, [userId]),
  );
  const { total, unread: open } = counts ?? { total: 0, unread: 0 };
  return { data: page.map((row) => presented(row, locale)), meta: { ...metaFor(request, request.unread ? open : total), unread: open } };
}

/**
 * What rings still: of each subject the last word is one that rings. Whoever makes something ring repeats it at least once an hour while it does, so that
 * what is older is forgotten where nobody told the end.
 */
const ringing = preparedText<Row>(
  'live.ringing',
  `select ${COLUMNS} from notifications n where user_id = $1 and data @> '{"rings": true}' and title is not null and created_at > now() - interval '75 minutes'
   and not exists (select from notifications m where m.user_id = $1 and m.subject_type = n.subject_type and m.subject_id = n.subject_id and m.id > n.id)
   order by id desc limit 20`,
);

/** What rings for a person, newest first, in the reader's language. */
export async function ringingOf(tx: Tx, userId: number, locale: Locale) {
  return (await ringing(tx.client, [userId])).map((row) => presented(row, locale));
}

/** Ticks off one notification of the user, or all. @returns how many were unread. */
export async function markRead(tx: Tx, userId: number, id: number | 'all', at: Date): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update notifications set read_at = $2, updated_at = clock_timestamp() where user_id = $1 and read_at is null ${id === 'all' ? '' : 'and id = $3'}`,
    id === 'all' ? [userId, at.toISOString()] : [userId, at.toISOString(), id],
  );
  return rowCount ?? 0;
}

export type NotificationToMail = Pick<Row, 'id' | 'title' | 'message' | 'route'> & { readonly user_id: number };

/** Takes what waits to be mailed, reader by reader: the caller queues the mails in the same transaction. Another process takes others. */
export async function takeToMail(tx: Tx, most: number): Promise<NotificationToMail[]> {
  const { rows } = await tx.client.query<NotificationToMail>(
    `with due as (select id from notifications where to_mail order by user_id, id limit $1 for update skip locked),
     taken as (update notifications n set to_mail = false from due where n.id = due.id returning n.id, n.user_id, n.title, n.message, n.route)
     select * from taken order by user_id, id`,
    [most],
  );
  return rows;
}
