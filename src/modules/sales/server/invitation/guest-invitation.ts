/** The invitation of a promoter as a guest finds it who has no account yet. */
import { adhocText } from '#platform/server/db/prepared.ts';
import { digestOf, type GuestInvitations } from '#modules/identity/server/public.ts';
import { statusNow } from '../../contract/invitation/invitation-rules.ts';
import type { InvitationRecord } from '../tables/invitation.tables.ts';

type Row = Pick<InvitationRecord, 'email' | 'name' | 'status' | 'expires_at'> & { readonly company: string };
const byToken = adhocText<Row>(
  `select v.email, v.name, v.status, v.expires_at::text, c.name as company from sales_invitations v
   join companies c on c.id = v.company_id and c.deleted_at is null where v.token_hash = $1`,
);

export const promoterInvitations: GuestInvitations = {
  async find(ctx, token) {
    const [found] = await byToken(ctx.client, [digestOf(token)]);
    if (!found) return null;
    const { email, name, company, status, expires_at } = found;
    return { email, name, company, open: statusNow(status, expires_at, ctx.clock.now()) === 'Pending', path: '/spm/promoter/invitation' };
  },
};
