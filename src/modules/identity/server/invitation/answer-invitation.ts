/** Invitations from the side of the person: which wait for an answer, and yes or no. Runs as the portal. */
import { audit } from '#platform/server/audit/audit.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { OpenCtx, UserCtx } from '#platform/server/context.ts';
import type { Inviter } from '../verification/send-verification.ts';
import { notifyOwnChange } from '../notify-access.ts';

type Client = Pick<Transaction, 'client'>;

export interface Invitation {
  readonly id: number;
  readonly company_id: number;
  readonly company_name: string;
  /** The row that the invitation belongs to until it is accepted. */
  readonly user_id: number;
  readonly invited_by: string | null;
  readonly title: string | null;
  readonly is_admin: boolean;
  readonly employee: boolean;
  readonly sent_at: string;
}

const OPEN_INVITATIONS = `
  from company_users m
  join companies c on c.id = m.company_id and c.deleted_at is null
  join users invited on invited.id = m.user_id and invited.deleted_at is null
  left join users inviter on inviter.id = m.invited_by
  where m.status = 'Invited'`;

const COLUMNS = `m.id, m.company_id, c.name as company_name, m.user_id, inviter.name as invited_by, m.title, m.is_admin,
  m.employee_id is not null as employee, m.created_at as sent_at`;

/** Those of the own row, and those sent to the own address, which is proven. `$1`: the person. */
const MINE = `and m.user_id = any (array(
  select typed.id from users me join users typed on typed.email = me.email and typed.verified_at is null and typed.deleted_at is null
  where me.id = $1 and me.verified_at is not null) || $1::bigint)`;

/** What a query counts or shows of the invitations that wait for the person `$1`, from its `from` on. */
export const WAITING_INVITATIONS = `${OPEN_INVITATIONS} ${MINE}`;

export async function invitationsTo(tx: Client, userId: number): Promise<Invitation[]> {
  const { rows } = await tx.client.query<Invitation>(`select ${COLUMNS} ${WAITING_INVITATIONS} order by m.id`, [userId]);
  return rows;
}

/** Who invites a row, for a mail that goes out again; null: nobody any more. */
export async function inviterOf(tx: Client, userId: number): Promise<Inviter | null> {
  const { rows } = await tx.client.query<Invitation>(`select ${COLUMNS} ${OPEN_INVITATIONS} and m.user_id = $1 order by m.id desc limit 1`, [userId]);
  return rows[0] ? { inviter: rows[0].invited_by ?? rows[0].company_name, company: rows[0].company_name } : null;
}

/** The invitation of the own row becomes a membership. */
export async function joinCompany(ctx: Pick<OpenCtx, 'client' | 'clock' | 'request'>, companyId: number, userId: number): Promise<void> {
  await ctx.client.query(
    `update company_users set status = 'Active', joined_at = now(), updated_at = clock_timestamp() where company_id = $1 and user_id = $2 and status = 'Invited'`,
    [companyId, userId],
  );
  await audit({ ...ctx, actor: { userId } }, { action: 'invitation.accepted', subject_type: 'user', subject_id: userId, company_id: companyId });
}

/** @returns the invitation that was answered; null when there is none of this person's with the id. */
export async function answerInvitation(ctx: UserCtx, id: number, accept: boolean): Promise<Invitation | null> {
  const { userId } = ctx.actor;
  const { rows } = await ctx.client.query<Invitation>(`select ${COLUMNS} ${WAITING_INVITATIONS} and m.id = $2 for update of m`, [userId, id]);
  const [invitation] = rows;
  if (!invitation) return null;
  const { company_id: companyId, user_id: invited } = invitation;
  if (!accept) {
    await ctx.client.query('select identity_withdraw($1, $2)', [companyId, invited]);
    await audit(ctx, { action: 'invitation.declined', subject_type: 'user', subject_id: invited, company_id: companyId });
  } else if (invited === userId) {
    await joinCompany(ctx, companyId, userId);
  } else {
    await ctx.client.query('select identity_take_over($1, $2, $3)', [companyId, invited, userId]);
    await audit(ctx, { action: 'invitation.accepted', subject_type: 'user', subject_id: userId, company_id: companyId, after: { invited_as: invited } });
  }
  await notifyOwnChange(ctx, userId);
  return invitation;
}
