import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalidFields, notFound, type FieldTexts } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { switchModules as endpoint } from '../../contract/company.endpoints.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES, MODULE_NAMES, PLAN_NAMES } from '../../contract/company.messages.ts';
import { findCompany, updateCompanyRecord } from '../company.store.ts';
import { profileOf } from '../show-company.ts';
import { findSubscription } from './subscription.store.ts';
import { notifyAccess } from '../notify-access.ts';
import { recordChange } from '../notify-company.ts';

/** Switches modules; one outside the plan cannot be switched on. Modules that are not named keep their switch. */
export async function switchModules(ctx: Ctx, { id, modules }: ParsedInput<typeof endpoint>) {
  const before = id === ctx.companyId ? await findCompany(ctx, id, true) : null;
  if (!before) throw notFound();
  const { plan } = await findSubscription(ctx, id);
  const faults: FieldTexts = {};
  for (const [key, on] of Object.entries(modules)) {
    if (!on || plan.modules.includes(key)) continue;
    const module = say(MODULE_NAMES[key] ?? { en: key, ms: key }, ctx.locale);
    faults[`modules.${key}`] = [{ text: COMPANY_ERRORS.moduleLocked, params: { module, plan: say(PLAN_NAMES[plan.key], ctx.locale) } }];
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const given = Object.fromEntries(Object.entries(modules).filter(([, on]) => on !== undefined)) as Record<string, boolean>;
  const after = await updateCompanyRecord(ctx, id, { modules: { ...before.modules, ...given }, updated_by: ctx.actor.userId });
  await recordChange(ctx, { action: 'modules-switched', subject_type: 'company', subject_id: id, before: before.modules, after: after.modules });
  await notifyAccess(ctx);
  return { success: true as const, message: say(COMPANY_MESSAGES.modulesSaved, ctx.locale), data: await profileOf(ctx, after) };
}
