/** Vetting, medical and drug data of a guard. The audit log says that they changed, and nothing of them. */
import { and, eq } from 'drizzle-orm';
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { evaluateGuard, refusals, SENSITIVE } from '../../contract/guard/evaluate-guard.ts';
import type {
  saveCompliance as saveEndpoint,
  showCompliance as showEndpoint,
  showRequirements as askedEndpoint,
} from '../../contract/record/compliance.endpoints.ts';
import { GUARD_ERRORS as E, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { seesCompliance } from '../compliance-right.ts';
import { getGuard, knownGuards, today } from '../guard/guard.store.ts';
import { guardsChanged } from '../guards-changed.ts';
import { guardCompliances as c, type ComplianceRecord } from '../security-guard.tables.ts';
import { settingOf } from './setting.ts';

export async function showRequirements(ctx: Ctx, { id }: ParsedInput<typeof askedEndpoint>): Promise<OutputOf<typeof askedEndpoint>> {
  await getGuard(ctx, id);
  const guard = (await knownGuards(ctx, [id])).get(id);
  const findings = guard ? evaluateGuard(guard, guard, today(ctx)) : [];
  const sees = seesCompliance(ctx);
  return { data: { findings: findings.filter(({ requirement }) => sees || !SENSITIVE.has(requirement)), fit: refusals(findings).length === 0 } };
}

async function stored(ctx: Ctx, guard: number): Promise<ComplianceRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.guard_id, guard)));
  return row;
}

export async function showCompliance(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  await getGuard(ctx, id);
  const found = await stored(ctx, id);
  if (!found) return { data: null };
  const { id: _id, company_id: _company, guard_id: _guard, created_at: _made, ...data } = found;
  return { data: { ...data, updated_at: instantText(found.updated_at) } };
}

function faultsOf(form: ParsedInput<typeof saveEndpoint>, day: string): FieldTexts {
  const late = (['consent_on', 'vetting_date', 'medical_date', 'drug_test_date'] as const).filter((key) => (form[key] ?? '') > day);
  return {
    ...(form.vetting_status === 'Approved' && form.vetting_date === null && fault('vetting_date', E.vettingDates)),
    ...(form.vetting_expiry !== null && form.vetting_expiry < (form.vetting_date ?? form.vetting_expiry) && fault('vetting_expiry', E.vettingOrder)),
    ...((form.medical_date === null) !== (form.medical_fit === null) && fault('medical_date', E.medicalBoth)),
    ...((form.drug_test_date === null) !== (form.drug_test_result === null) && fault('drug_test_date', E.drugBoth)),
    ...late.reduce<FieldTexts>((found, key) => ({ ...found, ...fault(key, E.future) }), {}),
  };
}

export async function saveCompliance(ctx: Ctx, { id, updated_at, ...form }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  await getGuard(ctx, id, true);
  const before = await stored(ctx, id);
  if (before && instantText(before.updated_at) !== updated_at) throw changed();
  const faults = faultsOf({ id, ...form }, today(ctx));
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const { vetting_months } = await settingOf(ctx);
  const ends = form.vetting_expiry ?? (form.vetting_date && addMonths(form.vetting_date as CalendarDate, vetting_months));
  const row = { ...form, vetting_expiry: form.vetting_status === 'Approved' || form.vetting_expiry ? ends : null };
  await ctx.db
    .insert(c)
    .values({ ...row, company_id: ctx.companyId, guard_id: id })
    .onConflictDoUpdate({ target: [c.company_id, c.guard_id], set: row });
  await audit(ctx, { action: 'security_guard.compliance', subject_type: 'security_guard', subject_id: id });
  await guardsChanged(ctx);
  return { success: true, message: say(GUARD_MESSAGES.complianceSaved, ctx.locale), data: { id } };
}
