/** The own notifications (catalogue D of the design). */
import { z } from 'zod';
import { SIGNED_IN, defineEndpoint, metaSchema, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';

export const notificationRow = z.object({
  id: z.number(),
  notification_type: z.string(),
  title: z.string(),
  message: z.string(),
  route: z.string().nullable(),
  subject: z.object({ type: z.string(), id: z.union([z.number(), z.string()]) }).nullable(),
  /** Plain facts for the client: `{file_url}` of a report. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
  company_id: z.number().nullable(),
  at: z.string(),
  read_at: z.string().nullable(),
});

export const listNotifications = defineEndpoint({
  name: 'session.list-notifications',
  method: 'GET',
  path: 'api/notifications',
  requires: SIGNED_IN,
  summary: 'The own notifications, the newest first',
  input: z.object({
    page: z.number().int().min(1).max(100_000).default(1),
    per_page: z.number().int().min(1).max(100).default(20),
    unread: z.boolean().optional(),
  }),
  output: z.object({ data: z.array(notificationRow), meta: metaSchema.extend({ unread: z.number() }) }),
});

export const listRinging = defineEndpoint({
  name: 'session.list-ringing',
  method: 'GET',
  path: 'api/notifications/ringing',
  requires: SIGNED_IN,
  summary: 'The own notifications that ring until somebody answers what they are about, the newest first',
  input: z.object({}),
  output: one(z.array(notificationRow)),
});

const unread = z.object({ unread: z.number() });

export const readNotification = defineEndpoint({
  name: 'session.read-notification',
  method: 'POST',
  path: 'api/notifications/{id}/read',
  requires: SIGNED_IN,
  summary: 'Marks one of the own notifications as read',
  input: z.object({ id: id() }),
  output: wrote(unread),
});

export const readAllNotifications = defineEndpoint({
  name: 'session.read-all-notifications',
  method: 'POST',
  path: 'api/notifications/read-all',
  requires: SIGNED_IN,
  summary: 'Marks all own notifications as read',
  input: z.object({}),
  output: wrote(unread),
});
