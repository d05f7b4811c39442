/** A user of the selected company, for those who manage users, or oneself. */
import { mayAct } from '#platform/contract/access.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import { asSystem, together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { companiesCount, isAlone, memberOf, presentUser, seatsOf, userById } from '#modules/identity/server/public.ts';
import type { showUser as endpoint } from '../contract/session.endpoints.ts';

export async function showUser(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const isSelf = input.id === ctx.actor.userId;
  if (!isSelf && !mayAct(ctx.actor, ctx.house.pages, '/admin/user')) throw forbidden();
  const [isMember, user, isOurs] = await together(
    ctx,
    async () => isSelf || (await memberOf(ctx, ctx.companyId, input.id)) !== null,
    () => userById(ctx, input.id),
    async () => isSelf || isAlone(ctx, input.id),
  );
  if (!isMember || !user) throw notFound();
  // When somebody of several companies signs in is their own business.
  const last_login_at = isOurs ? user.last_login_at : null;
  return {
    data: {
      ...presentUser(ctx.house, { ...user, last_login_at }),
      ...(input.with.has('companies') ? { companies: await companiesOf(ctx, input.id, isSelf) } : {}),
      ...(input.with_count.has('companies') ? { companies_count: (await companiesCount(ctx, [input.id])).get(input.id) ?? 0 } : {}),
    },
  };
}

/** All of the own companies; of somebody else only the one at hand, for the others are none of ours. */
async function companiesOf(ctx: Ctx, userId: number, isSelf: boolean): Promise<{ id: number; name: string }[]> {
  return asSystem(ctx, async (house) => {
    const past = { ...ctx, ...house };
    const ids = isSelf ? (await seatsOf(past, userId)).map(({ company_id }) => company_id) : [ctx.companyId];
    return (await companyCards(past, ids)).map(({ id, name }) => ({ id, name }));
  });
}
