/** The own preferences: language, favourite tabs, notification switches, columns of lists. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { UserCtx } from '#platform/server/context.ts';
import { changeUser, preferencesOf, savePreferences as storePreferences, userById } from '#modules/identity/server/public.ts';
import type { savePreferences as saveEndpoint, showPreferences as showEndpoint } from '../contract/account.endpoints.ts';
import { SESSION_MESSAGES } from '../contract/session.errors.ts';

export async function showPreferences(ctx: UserCtx): Promise<OutputOf<typeof showEndpoint>> {
  const user = await userById(ctx, ctx.actor.userId);
  return { data: { locale: user?.locale ?? ctx.locale, ...(await preferencesOf(ctx, ctx.actor.userId)) } };
}

export async function savePreferences(ctx: UserCtx, input: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const { locale, ...rest } = input;
  if (locale) await changeUser(ctx, ctx.actor.userId, { locale });
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await storePreferences(ctx, ctx.actor.userId, given);
  return { success: true, message: say(SESSION_MESSAGES.preferencesSaved, locale ?? ctx.locale), ...(await showPreferences(ctx)) };
}
