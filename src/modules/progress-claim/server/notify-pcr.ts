import type { Text } from '#platform/contract/messages.ts';
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { PCR_NOTICES } from '../contract/progress-claim.messages.ts';
import type { ClaimRecord, ProjectRecord } from './progress-claim.tables.ts';

export const PAGE = '/pcr/project';

/** Everybody who is connected loads again what they may see; once for each request. */
export const notifyPcr = (ctx: Ctx): Promise<void> =>
  once(ctx, 'pcr-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'pcr_changed', stored: false }));

/** Who takes the next step after each move. */
const NEXT: Readonly<Record<'submitted' | 'reviewed' | 'approved' | 'rejected' | 'paid', readonly string[]>> = {
  submitted: ['Review'],
  reviewed: ['Approve'],
  approved: ['Made Payment'],
  rejected: ['Submit'],
  paid: ['Submit', 'Approve'],
};

/** Those who have the next step to take, but whoever made this one. */
export async function notifyClaim(ctx: Ctx, { code, id: project }: ProjectRecord, claim: ClaimRecord, what: keyof typeof NEXT): Promise<void> {
  await notifyPcr(ctx);
  const found = await adminsWho(ctx, ctx.companyId, { route: PAGE, actions: NEXT[what] });
  const users = found.filter((id) => id !== ctx.actor.userId);
  if (users.length === 0) return;
  const { payable } = (claim.certified ?? claim.claimed).figures;
  const title: Text = PCR_NOTICES[what];
  await notify(ctx, {
    to: { users },
    notification_type: 'pcr_claim',
    title,
    message: PCR_NOTICES.amount,
    params: { claim_no: claim.claim_no, project: code, amount: formatPrice(toRinggit(payable)) },
    route: `${PAGE}?id=${project}&claim=${claim.id}`,
    subject: { type: 'pcr_claim', id: claim.id },
  });
}
