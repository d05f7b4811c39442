/** What travels on the live channels (conventions D), inside the portal in both languages, to a browser in the reader's. */
import type { Locale, Text } from '#platform/contract/messages.ts';

export type LiveFacts = Readonly<Record<string, string | number | boolean | null>>;

/** A message between the processes of one database. */
export interface LiveMessage {
  readonly channel: string;
  /** The row of `notifications`; null: told, not kept. */
  readonly id: number | null;
  readonly notification_type: string;
  readonly title: Text | null;
  readonly message: Text | null;
  readonly route: string | null;
  readonly subject: { readonly type: string; readonly id: number } | null;
  readonly company_id: number | null;
  /** ISO-8601. */
  readonly at: string;
  /** Plain facts for the client: `{file_url}` of a report, `{percent}` of a job. */
  readonly data: LiveFacts | null;
}

/** The payload of the event `message` that a browser receives. */
export interface LivePayload {
  readonly id: number | null;
  readonly notification_type: string;
  readonly title: string | null;
  readonly message: string | null;
  readonly route: string | null;
  readonly subject: LiveMessage['subject'];
  readonly company_id: number | null;
  readonly at: string;
  readonly data: LiveFacts | null;
}

export function payloadFor(live: LiveMessage, locale: Locale): LivePayload {
  const { id, notification_type, title, message, route, subject, company_id, at, data } = live;
  return { id, notification_type, title: title?.[locale] ?? null, message: message?.[locale] ?? null, route, subject, company_id, at, data };
}
