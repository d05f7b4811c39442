/** The own notifications. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { say } from '#platform/contract/messages.ts';
import type { OpenCtx, UserCtx } from '#platform/server/context.ts';
import { markRead, notificationsOf, ringingOf } from '#platform/server/live/notification.store.ts';
import type {
  listNotifications as listEndpoint,
  listRinging as ringingEndpoint,
  readAllNotifications,
  readNotification as readEndpoint,
} from '../contract/notification.endpoints.ts';
import { SESSION_MESSAGES } from '../contract/session.errors.ts';

const unread = preparedText<{ n: number }>('session.unread', 'select count(*)::int as n from notifications where user_id = $1 and read_at is null');

export async function unreadCount(ctx: Pick<OpenCtx, 'client'>, userId: number): Promise<number> {
  const [row] = await unread(ctx.client, [userId]);
  return row?.n ?? 0;
}

export async function listNotifications(ctx: UserCtx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  return notificationsOf(ctx, ctx.actor.userId, ctx.locale, input);
}

export async function listRinging(ctx: UserCtx): Promise<OutputOf<typeof ringingEndpoint>> {
  return { data: await ringingOf(ctx, ctx.actor.userId, ctx.locale) };
}

async function read(ctx: UserCtx, which: number | 'all') {
  await markRead(ctx, ctx.actor.userId, which, ctx.clock.now());
  return { success: true as const, message: say(SESSION_MESSAGES.read, ctx.locale), data: { unread: await unreadCount(ctx, ctx.actor.userId) } };
}

/** One that is not theirs, or read already, changes nothing. */
export const readNotification = (ctx: UserCtx, input: ParsedInput<typeof readEndpoint>): Promise<OutputOf<typeof readEndpoint>> => read(ctx, input.id);
export const readAll = (ctx: UserCtx): Promise<OutputOf<typeof readAllNotifications>> => read(ctx, 'all');
