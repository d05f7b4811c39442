/** The own companies, for the switcher. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { UserCtx } from '#platform/server/context.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { userMembershipsOf } from '#modules/identity/server/public.ts';
import type { listCompanies as endpoint } from '../contract/session.endpoints.ts';

export async function listCompanies(ctx: UserCtx): Promise<OutputOf<typeof endpoint>> {
  const memberships = await userMembershipsOf(ctx, ctx.actor.userId);
  const roles = new Map(memberships.map(({ company_id, type }) => [company_id, type]));
  const cards = await companyCards(ctx, [...roles.keys()]);
  return { data: cards.map(({ id, name, logo, locality }) => ({ id, name, logo, locality, role: roles.get(id) ?? 'employee' })) };
}
