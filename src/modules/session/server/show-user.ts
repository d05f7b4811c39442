/** A user of the selected company, for those who manage users, or oneself. */
import { mayAct } from '#platform/contract/access.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import { asSystem, pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { companiesCount, companiesOfMemberships, isAlone, memberOf, presentUser, userById } from '#modules/identity/server/public.ts';
import type { showUser as endpoint } from '../contract/session.endpoints.ts';

export async function showUser(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const isSelf = input.id === ctx.actor.userId;
  if (!isSelf && !mayAct(ctx.actor, ctx.services.pages, '/admin/user')) throw forbidden();
  const named = input.with.has('companies');
  const [isMember, user, isOurs, atHand] = await pipeline(
    ctx,
    async () => isSelf || (await memberOf(ctx, ctx.companyId, input.id)) !== null,
    () => userById(ctx, input.id),
    async () => isSelf || isAlone(ctx, input.id),
    async () => (named && !isSelf ? companyCards(ctx, [ctx.companyId]) : []),
  );
  if (!isMember || !user) throw notFound();
  // When somebody of several companies signs in is their own business; and which the others are: only the one at hand is ours.
  const last_login_at = isOurs ? user.last_login_at : null;
  const { own, counts } = await beyondTheCompany(ctx, input.id, { named: named && isSelf, counted: input.with_count.has('companies') });
  return {
    data: {
      ...presentUser(ctx.services, { ...user, last_login_at }),
      ...(named ? { companies: own ?? atHand.map(({ id, name }) => ({ id, name })) } : {}),
      ...(counts ? { companies_count: counts.get(input.id) ?? 0 } : {}),
    },
  };
}

/** Past the wall, where it is asked for: the names of somebody's companies, and how many there are. */
async function beyondTheCompany(ctx: Ctx, userId: number, { named, counted }: { readonly named: boolean; readonly counted: boolean }) {
  if (!named && !counted) return { own: null, counts: null };
  return asSystem(ctx, async (services) => {
    const [own, counts] = await pipeline(
      services,
      async () => (named ? companiesOfMemberships(services, userId) : null),
      async () => (counted ? companiesCount(services, [userId]) : null),
    );
    return { own, counts };
  });
}
