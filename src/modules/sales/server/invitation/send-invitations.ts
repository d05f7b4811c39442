/** Invitations from the side of the office: sending, again, taking back, the list. */
import { and, count, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { notify } from '#platform/server/live/notify.ts';
import { queueMail } from '#platform/server/outbox/queue-mail.ts';
import { accountByEmail, digestOf, newSecret } from '#modules/identity/server/public.ts';
import { companyLetterhead } from '#modules/company/server/public.ts';
import type * as calls from '../../contract/invitation/invitation.endpoints.ts';
import { INVITATION_ERRORS as ERRORS, INVITATION_MESSAGES as MESSAGES } from '../../contract/invitation/invitation.messages.ts';
import { expiryOf, mayResend, statusNow } from '../../contract/invitation/invitation-rules.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesInvitations as v, type InvitationRecord } from '../tables/invitation.tables.ts';

const SUBJECT = 'sales_invitation';

/** Mails the link, and shows a notice to whoever has an account with the address. */
async function deliver(ctx: Ctx, invitation: InvitationRecord, secret: string, company: string): Promise<void> {
  const account = await accountByEmail(ctx, invitation.email);
  const params = { company, name: invitation.name, message: invitation.message ?? '' };
  const link = `${publicUrl(ctx)}/auth/invitation?${new URLSearchParams({ token: secret })}`;
  await queueMail(ctx, { to: invitation.email, locale: account?.locale ?? ctx.locale, subject: MESSAGES.mailSubject, body: MESSAGES.mailBody, params, link });
  if (account)
    await notify(ctx, {
      to: { user: account.id },
      notification_type: 'promoter_invitation',
      title: MESSAGES.noticeTitle,
      message: MESSAGES.invitedNotice,
      params,
      route: '/spm/promoter/invitation',
    });
}

/** @throws 422 on the row whose address is a promoter's, waits already, or stands there twice */
async function requireFree(ctx: Ctx, emails: readonly string[]): Promise<void> {
  const twice = emails.findIndex((address, at) => emails.indexOf(address) !== at);
  if (twice >= 0) throw invalid(`rows.${twice}.email`, ERRORS.twice, { email: emails[twice] ?? '' });
  const promoters = await ctx.db
    .select({ email: m.email })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), isNull(m.deleted_at), among(m.email, emails)));
  const known = promoters[0]?.email;
  if (known) throw invalid(`rows.${emails.indexOf(known)}.email`, ERRORS.promoterAlready, { email: known });
  const waiting = await ctx.db
    .select({ email: v.email })
    .from(v)
    .where(and(eq(v.company_id, ctx.companyId), eq(v.status, 'Pending'), sql`${v.expires_at} > ${ctx.clock.now().toISOString()}`, among(v.email, emails)));
  const invited = waiting[0]?.email;
  if (invited) throw invalid(`rows.${emails.indexOf(invited)}.email`, ERRORS.invitedAlready, { email: invited });
}

async function requireProjects(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = await ctx.db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), isNull(r.deleted_at), among(r.id, wanted), ne(r.status, 'Completed'), ne(r.status, 'Cancelled')));
  if (found.length < wanted.length) throw invalid('rows', ERRORS.projectUnknown);
}

/** What is past its end is written down as expired, so that the same address can be invited again. */
const expire = (ctx: Ctx, emails: readonly string[]) =>
  ctx.db
    .update(v)
    .set({ status: 'Expired' })
    .where(and(eq(v.company_id, ctx.companyId), eq(v.status, 'Pending'), among(v.email, emails), sql`${v.expires_at} <= ${ctx.clock.now().toISOString()}`));

export async function invitePromoters(ctx: Ctx, { rows, message }: ParsedInput<typeof calls.invitePromoters>): Promise<OutputOf<typeof calls.invitePromoters>> {
  const emails = rows.map(({ email }) => email);
  await requireFree(ctx, emails);
  await requireProjects(
    ctx,
    rows.flatMap(({ project_id }) => project_id ?? []),
  );
  await expire(ctx, emails);
  const now = ctx.clock.now();
  const { name: company } = await companyLetterhead(ctx);
  for (const row of rows) {
    const secret = newSecret();
    const by = { created_by: ctx.actor.userId, updated_by: ctx.actor.userId };
    const [invitation] = await ctx.db
      .insert(v)
      .values({
        ...row,
        ...by,
        message,
        company_id: ctx.companyId,
        token_hash: digestOf(secret),
        sent_at: now.toISOString(),
        expires_at: expiryOf(now).toISOString(),
      })
      .returning();
    if (!invitation) throw notFound();
    const { token_hash: _secret, ...after } = invitation;
    await audit(ctx, { action: `${SUBJECT}.created`, subject_type: SUBJECT, subject_id: invitation.id, before: null, after });
    await deliver(ctx, invitation, secret, company);
  }
  await announce(ctx);
  return { success: true, message: say(MESSAGES.sent, ctx.locale, { n: rows.length }), data: { sent: rows.length } };
}

const announce = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'promoter_invitation', stored: false });

/** @throws 404 */
async function lockInvitation(ctx: Ctx, id: number): Promise<InvitationRecord> {
  const [found] = await ctx.db
    .select()
    .from(v)
    .where(and(eq(v.company_id, ctx.companyId), eq(v.id, id)))
    .for('update');
  if (!found) throw notFound();
  return { ...found, status: statusNow(found.status, found.expires_at, ctx.clock.now()) };
}

async function change(ctx: Ctx, before: InvitationRecord, set: Partial<InvitationRecord>, event: string): Promise<InvitationRecord> {
  const [after] = await ctx.db
    .update(v)
    .set({ ...set, updated_by: ctx.actor.userId })
    .where(and(eq(v.company_id, ctx.companyId), eq(v.id, before.id)))
    .returning();
  if (!after) throw notFound();
  await audit(ctx, {
    action: `${SUBJECT}.${event}`,
    subject_type: SUBJECT,
    subject_id: before.id,
    before: { status: before.status },
    after: { status: after.status },
  });
  await announce(ctx);
  return after;
}

export async function resendInvitation(ctx: Ctx, { id }: ParsedInput<typeof calls.resendInvitation>): Promise<OutputOf<typeof calls.resendInvitation>> {
  const before = await lockInvitation(ctx, id);
  if (!mayResend(before.status)) throw invalid('base', ERRORS.notOpen);
  if (before.status === 'Expired') await requireFree(ctx, [before.email]);
  const [secret, now] = [newSecret(), ctx.clock.now()];
  const after = await change(
    ctx,
    before,
    { status: 'Pending', token_hash: digestOf(secret), sent_at: now.toISOString(), expires_at: expiryOf(now).toISOString() },
    'resent',
  );
  await deliver(ctx, after, secret, (await companyLetterhead(ctx)).name);
  return { success: true, message: say(MESSAGES.resent, ctx.locale, { email: after.email }) };
}

export async function cancelInvitation(ctx: Ctx, { id }: ParsedInput<typeof calls.cancelInvitation>): Promise<OutputOf<typeof calls.cancelInvitation>> {
  const before = await lockInvitation(ctx, id);
  if (before.status !== 'Pending') throw invalid('base', ERRORS.notOpen);
  await change(ctx, before, { status: 'Cancelled' }, 'cancelled');
  return { success: true, message: say(MESSAGES.cancelled, ctx.locale) };
}

export async function listInvitations(ctx: Ctx, input: ParsedInput<typeof calls.listInvitations>): Promise<OutputOf<typeof calls.listInvitations>> {
  const now = ctx.clock.now().toISOString();
  const current = sql<string>`case when ${v.status} = 'Pending' and ${v.expires_at} <= ${now} then 'Expired' else ${v.status} end`;
  const like = input.keyword && containing(input.keyword);
  const where = and(
    eq(v.company_id, ctx.companyId),
    input.status ? eq(current, input.status) : undefined,
    like ? or(ilike(v.name, like), ilike(v.email, like)) : undefined,
  );
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db
      .select({ invitation: v, project: { id: r.id, name: r.name } })
      .from(v)
      .leftJoin(r, and(eq(r.company_id, v.company_id), eq(r.id, v.project_id)))
      .where(where),
    count: ctx.db.select({ total: count() }).from(v).where(where),
    order: (to) => [
      to(input.sort_by === 'name' ? sql`lower(${v.name})` : input.sort_by === 'email' ? v.email : input.sort_by === 'sent_at' ? v.sent_at : v.id),
      to(v.id),
    ],
  });
  const data = rows.map(({ invitation, project }) => ({
    id: invitation.id,
    name: invitation.name,
    email: invitation.email,
    phone: invitation.phone,
    project,
    message: invitation.message,
    sent_at: instantText(invitation.sent_at),
    expires_at: instantText(invitation.expires_at),
    status: statusNow(invitation.status, invitation.expires_at, ctx.clock.now()),
    decline_reason: invitation.decline_reason,
  }));
  return { data, meta };
}
