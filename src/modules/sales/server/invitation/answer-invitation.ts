/** Invitations from the side of the person. Runs as the portal: rows are checked by the address of the account, which is proven. */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { UserCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { clearRights, digestOf, memberOf, notifyOwnChange, setMembership } from '#modules/identity/server/public.ts';
import type * as calls from '../../contract/invitation/invitation.endpoints.ts';
import { INVITATION_ERRORS as ERRORS, INVITATION_MESSAGES as MESSAGES } from '../../contract/invitation/invitation.messages.ts';
import { maskEmail, statusNow } from '../../contract/invitation/invitation-rules.ts';
import { salesProjectPromoters, salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { findBanksById } from '#modules/reference/server/public.ts';
import { PROMOTER_ERRORS } from '../../contract/promoter/promoter.messages.ts';
import { salesInvitations as v, type InvitationRecord } from '../tables/invitation.tables.ts';

const SUBJECT = 'sales_invitation';

interface Found {
  readonly invitation: InvitationRecord;
  readonly company: string;
  readonly project: string | null;
}

const isNumber = (token: string) => /^\d{1,15}$/.test(token);

/** The invitations of a link, of a number among the own, or all that wait for the own address. */
async function find(ctx: UserCtx, token: string | undefined, lock = false): Promise<Found[]> {
  const own = eq(v.email, ctx.actor.email);
  const asked =
    token === undefined ? and(own, eq(v.status, 'Pending')) : isNumber(token) ? and(own, eq(v.id, Number(token))) : eq(v.token_hash, digestOf(token));
  const query = ctx.db
    .select({ invitation: v, project: r.name, company: sql<string>`(select c.name from companies c where c.id = ${v.company_id} and c.deleted_at is null)` })
    .from(v)
    .leftJoin(r, and(eq(r.company_id, v.company_id), eq(r.id, v.project_id)))
    .where(asked)
    .orderBy(asc(v.id));
  const rows = await (lock ? query.for('update', { of: v }) : query);
  return rows
    .filter(({ company }) => company)
    .map((row) => ({ ...row, invitation: { ...row.invitation, status: statusNow(row.invitation.status, row.invitation.expires_at, ctx.clock.now()) } }));
}

export async function ownInvitations(ctx: UserCtx, { token }: ParsedInput<typeof calls.ownInvitations>): Promise<OutputOf<typeof calls.ownInvitations>> {
  const found = await find(ctx, token);
  return {
    data: found
      .filter(({ invitation }) => token !== undefined || invitation.status === 'Pending')
      .map(({ invitation, company, project }) => {
        const mine = invitation.email === ctx.actor.email;
        return {
          id: invitation.id,
          company,
          project: mine ? project : null,
          name: mine ? invitation.name : '',
          message: mine ? invitation.message : null,
          expires_at: instantText(invitation.expires_at),
          status: invitation.status,
          sent_to: mine ? null : maskEmail(invitation.email),
        };
      }),
  };
}

/** The invitation that is answered. @throws 404, 422 where it is somebody else's or is over */
async function open(ctx: UserCtx, token: string): Promise<Found> {
  const [found] = await find(ctx, token, true);
  if (!found) throw notFound();
  if (found.invitation.email !== ctx.actor.email) throw invalid('base', ERRORS.otherAddress, { email: maskEmail(found.invitation.email) });
  if (found.invitation.status !== 'Pending') throw invalid('base', ERRORS.over, { company: found.company });
  // What is written from here on belongs to the company that invites.
  await ctx.client.query(`select set_config('app.company_id', $1, true)`, [String(found.invitation.company_id)]);
  return found;
}

async function answered(ctx: UserCtx, { invitation }: Found, set: Partial<InvitationRecord>, event: 'accepted' | 'declined'): Promise<void> {
  const { company_id, id, created_by } = invitation;
  await ctx.db
    .update(v)
    .set({ ...set, answered_at: ctx.clock.now().toISOString(), updated_by: ctx.actor.userId })
    .where(and(eq(v.company_id, company_id), eq(v.id, id)));
  await audit(ctx, { action: `${SUBJECT}.${event}`, subject_type: SUBJECT, subject_id: id, company_id, after: { status: set.status } });
  const message = event === 'accepted' ? MESSAGES.acceptedNotice : MESSAGES.declinedNotice;
  const params = { name: invitation.name };
  if (created_by !== null)
    await notify(ctx, {
      to: { user: created_by },
      notification_type: 'promoter_invitation',
      title: MESSAGES.noticeTitle,
      message,
      params,
      route: '/spm/promoter',
      company_id,
    });
  await notify(ctx, { to: { company: company_id }, notification_type: 'promoter_invitation', company_id, stored: false });
}

/**
 * Who works there as an employee or an administrator stays that. A membership that ended begins anew as a promoter's, without its
 * former rights: whoever may invite promoters gives nobody else's rights back.
 */
async function joinAsPromoter(ctx: UserCtx, company_id: number, promoter_id: number): Promise<void> {
  const { userId } = ctx.actor;
  const member = await memberOf(ctx, company_id, userId, true);
  if (member?.status === 'Active') return setMembership(ctx, company_id, userId, { promoter_id });
  if (member) await clearRights(ctx, company_id, userId);
  return setMembership(ctx, company_id, userId, { role: 'promoter', is_admin: false, promoter_id, status: 'Active', expires_at: null });
}

export async function acceptInvitation(ctx: UserCtx, input: ParsedInput<typeof calls.acceptInvitation>): Promise<OutputOf<typeof calls.acceptInvitation>> {
  const found = await open(ctx, input.token);
  const { invitation, company } = found;
  const { company_id } = invitation;
  const { userId } = ctx.actor;
  if ((await findBanksById(ctx, [input.bank_id])).length === 0) throw invalid('bank_id', PROMOTER_ERRORS.bankUnknown);
  const same = await ctx.db
    .select({ user_id: m.user_id, email: m.email })
    .from(m)
    .where(
      and(
        eq(m.company_id, company_id),
        isNull(m.deleted_at),
        or(eq(m.user_id, userId), eq(m.email, invitation.email), eq(m.identity_number, input.identity_number)),
      ),
    );
  if (same.some(({ user_id, email }) => user_id === userId || email === invitation.email)) throw invalid('base', ERRORS.promoterHere, { company });
  if (same.length > 0) throw invalid('identity_number', ERRORS.identityTaken, { company });
  const now = ctx.clock.now().toISOString();
  const [promoter] = await ctx.db
    .insert(m)
    .values({
      company_id,
      user_id: userId,
      name: input.name,
      identity_number: input.identity_number,
      dob: birthDateOf(input.identity_number),
      phone: input.phone,
      email: invitation.email,
      state: input.state,
      bank_id: input.bank_id,
      bank_account_no: input.bank_account_no,
      agreed_at: now,
    })
    .returning();
  if (!promoter) throw notFound();
  await joinAsPromoter(ctx, company_id, promoter.id);
  if (invitation.project_id !== null)
    await ctx.db.insert(salesProjectPromoters).values({ company_id, project_id: invitation.project_id, promoter_id: promoter.id }).onConflictDoNothing();
  await audit(ctx, { action: 'sales_promoter.created', subject_type: 'sales_promoter', subject_id: promoter.id, company_id, before: null, after: promoter });
  await answered(ctx, found, { status: 'Accepted', promoter_id: promoter.id }, 'accepted');
  await notify(ctx, { to: { company: company_id }, notification_type: 'sales_promoter_changed', company_id, stored: false });
  // The portal of the person loads its menu anew.
  await notifyOwnChange(ctx, userId);
  return { success: true, message: say(MESSAGES.accepted, ctx.locale, { company }), data: { company_id } };
}

export async function declineInvitation(
  ctx: UserCtx,
  { token, reason }: ParsedInput<typeof calls.declineInvitation>,
): Promise<OutputOf<typeof calls.declineInvitation>> {
  const found = await open(ctx, token);
  await answered(ctx, found, { status: 'Rejected', decline_reason: reason }, 'declined');
  return { success: true, message: say(MESSAGES.declined, ctx.locale) };
}
