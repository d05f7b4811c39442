/** Every company the user belongs to or did, with role and employment (R7). */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { UserCtx } from '#platform/server/context.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { employeesForSession } from '#modules/employee/server/public.ts';
import { membershipsOf } from '#modules/identity/server/public.ts';
import type { listMemberships as endpoint } from '../contract/account.endpoints.ts';

export async function listMemberships(ctx: UserCtx): Promise<OutputOf<typeof endpoint>> {
  // What waits for an answer stands in the list of invitations.
  const members = (await membershipsOf(ctx, ctx.actor.userId)).filter(({ status }) => status !== 'Invited');
  const pairs = members.flatMap(({ company_id, employee_id }) => (employee_id === null ? [] : [{ company_id, employee_id }]));
  const ids = members.map(({ company_id }) => company_id);
  const [found, employed] = await pipeline(
    ctx,
    () => companyCards(ctx, ids),
    () => employeesForSession(ctx, pairs),
  );
  const cards = new Map(found.map((card) => [card.id, card]));
  const profiles = new Map(employed.map((profile) => [profile.company_id, profile]));
  const data = members.flatMap((member) => {
    const card = cards.get(member.company_id);
    if (!card) return [];
    const profile = profiles.get(member.company_id);
    return [
      {
        company_id: member.company_id,
        company_name: card.name,
        logo: card.logo,
        role: card.user_id === member.user_id ? ('owner' as const) : member.role,
        is_admin: member.is_admin,
        status: member.status,
        title: member.title,
        employee_code: profile?.employee_code ?? null,
        position: profile?.position?.name ?? null,
        company_joined_at: profile?.company_joined_at ?? null,
        expires_at: member.expires_at,
      },
    ];
  });
  return { data };
}
