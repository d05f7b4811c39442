/** The licence of a company, and what it asks of guards; what nobody set is as the law and the trade have it. */
import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branches } from '#modules/company/server/public.ts';
import {
  DEFAULT_SETTING,
  type GuardSetting,
  type saveSetting as saveEndpoint,
  type showSetting as showEndpoint,
} from '../../contract/record/compliance.endpoints.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { guardsChanged } from '../guards-changed.ts';
import { guardSettings as s } from '../security-guard.tables.ts';

type Stored = typeof s.$inferSelect;
const shown = ({ id: _id, company_id: _company, created_at: _made, updated_at: _touched, ...setting }: Stored): GuardSetting => setting;
const stored = async (ctx: Ctx): Promise<Stored | undefined> => (await ctx.db.select().from(s).where(eq(s.company_id, ctx.companyId)))[0];

export async function settingOf(ctx: Ctx): Promise<GuardSetting> {
  const found = await stored(ctx);
  return found ? shown(found) : DEFAULT_SETTING;
}

export const showSetting = async (ctx: Ctx): Promise<OutputOf<typeof showEndpoint>> => ({ data: await settingOf(ctx) });

/** @throws 422 where a branch is none of the company, or stands twice */
export async function saveSetting(ctx: Ctx, form: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const wanted = form.branch_licences.map(({ branch_id }) => branch_id);
  const known = new Set(
    (
      await ctx.db
        .select({ id: branches.id })
        .from(branches)
        .where(and(eq(branches.company_id, ctx.companyId), among(branches.id, wanted), isNull(branches.deleted_at)))
    ).map(({ id }) => id),
  );
  const wrong = wanted.findIndex((id, at) => !known.has(id) || wanted.indexOf(id) < at);
  if (wrong >= 0) throw invalid(`branch_licences.${wrong}.branch_id`, GUARD_ERRORS.branchOnce);
  const before = await settingOf(ctx);
  await ctx.db
    .insert(s)
    .values({ ...form, company_id: ctx.companyId })
    .onConflictDoUpdate({ target: s.company_id, set: form });
  const after = await settingOf(ctx);
  await audit(ctx, { action: 'security_guard_setting.saved', subject_type: 'security_guard_setting', subject_id: null, before, after });
  await guardsChanged(ctx);
  return { success: true, message: say(GUARD_MESSAGES.settingSaved, ctx.locale), data: after };
}
