/** Live notices of claims: to those who decide or pay, and to the employee. */
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { CLAIM_NOTICES, type ClaimNotice } from '../contract/claim.messages.ts';
import { MANAGE } from './claim-actor.ts';
import type { ClaimRecord } from './claim.tables.ts';

/** Claims changed: everybody who is connected loads again what they may see. Said once, however many change in a request. */
export const notifyClaimsChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'claims-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'claim_changed', stored: false }));

/** Categories, rules or settings changed. */
export const notifyClaimSetup = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'claim_setup_changed', stored: false });

interface Whom {
  /** Who can act on it, or could. */
  readonly office?: { readonly type: ClaimNotice; readonly users: readonly number[] };
  /** The employee, where there is a login. */
  readonly claimant?: ClaimNotice | undefined;
}

export const officeRoute = (id: number) => `${MANAGE}?open=${id}`;

/** Everybody who is connected hears that claims changed; whom it concerns is told by name. */
export async function notifyClaim(ctx: Ctx, claim: ClaimRecord, whom: Whom): Promise<void> {
  await notifyClaimsChanged(ctx);
  if (!whom.office && !whom.claimant) return;
  const [employee] = await getEmployees(seeingAll(ctx), [claim.employee_id]);
  if (employee) await notifierOf(ctx, claim, employee, whom);
}

/** The same of many that moved together. */
export async function notifyClaims(ctx: Ctx, claims: readonly ClaimRecord[], whom: Whom): Promise<void> {
  await notifyClaimsChanged(ctx);
  const people = whom.claimant ? await getEmployees(seeingAll(ctx), [...new Set(claims.map(({ employee_id }) => employee_id))]) : [];
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const claim of claims) {
    const employee = byId.get(claim.employee_id);
    if (employee) await notifierOf(ctx, claim, employee, whom);
  }
}

async function notifierOf(ctx: Ctx, claim: ClaimRecord, employee: EmployeeRecord, { office, claimant }: Whom): Promise<void> {
  const granted = claim.approved_amount > 0 ? claim.approved_amount : claim.total_amount;
  const params = { name: employee.name, number: claim.number, title: claim.title, amount: formatPrice(toRinggit(granted)) };
  const of = (type: ClaimNotice) => ({ notification_type: type, title: CLAIM_NOTICES[type], params, subject: { type: 'claim', id: claim.id } });
  const users = office?.users.filter((id) => id !== ctx.actor.userId) ?? [];
  if (office && users.length > 0) await notify(ctx, { ...of(office.type), to: { users }, message: CLAIM_NOTICES.office, route: officeRoute(claim.id) });
  if (claimant && employee.user_id !== null && employee.user_id !== ctx.actor.userId)
    await notify(ctx, { ...of(claimant), to: { user: employee.user_id }, message: CLAIM_NOTICES.own, route: `/claim?open=${claim.id}` });
}
