/** Officers entered by hand and corrected. */
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { mayTakeOath } from '../../contract/rule-facts.ts';
import { lastDayOfService } from '../../contract/application/rules/service-end.ts';
import { UNIT_ERRORS, UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import type * as calls from '../../contract/officer/officer.endpoints.ts';
import { ladderOf } from '../rank/rank.store.ts';
import { unitChanged } from '../unit-changed.ts';
import type { OfficerRecord } from '../unit.tables.ts';
import { birthOf } from './birth-of.ts';
import { seesCompliance } from './compliance-right.ts';
import { passedCourses, recordRankChange } from './officer-history.store.ts';
import { insertOfficer, lockOfficer, updateOfficerRecord } from './officer.store.ts';
import { today } from './read-officers.ts';
import { countTaken, unitOf } from './strength.store.ts';

type Call = 'createOfficer' | 'updateOfficer';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;
type Form = Omit<In<'updateOfficer'>, 'id' | 'updated_at'>;

const SUBJECT = 'asm_officer';
/** What the audit log keeps: everything but vetting and medical data. */
const logged = ({ consent_on: _c, vetting_status: _s, vetting_date: _d, vetting_ref: _r, medical_date: _m, medical_fit: _f, ...officer }: OfficerRecord) =>
  officer;
export const auditOfficer = (ctx: Ctx, action: string, before: OfficerRecord | null, after: OfficerRecord) =>
  audit(ctx, { action: `${SUBJECT}.${action}`, subject_type: SUBJECT, subject_id: after.id, before: before && logged(before), after: logged(after) });

/** A day to come would lengthen what it begins. One that was kept before these rules and is not touched blocks no other change. */
function refuseLater(ctx: Ctx, field: string, day: string | null, before: string | null | undefined) {
  if (day !== null && day !== before && day > today(ctx)) throw invalid(field, UNIT_ERRORS.notLater);
}

/** @param before null: a new officer */
function check(
  ctx: Ctx,
  form: Form,
  before: OfficerRecord | null,
  employee: { readonly date_of_birth: string | null; readonly identity_number: string | null },
) {
  if (form.appointment_expiry <= form.appointed_at) throw invalid('appointment_expiry', UNIT_ERRORS.expiryBefore);
  const birth = birthOf(employee);
  if (birth && form.appointment_expiry > lastDayOfService(birth))
    throw invalid('appointment_expiry', UNIT_ERRORS.beyondService, { date: formatDate(lastDayOfService(birth)) });
  // A pass that was taken back leaves a permission without its live firing: it is no mistake of whoever changes something else.
  const isArming = form.firearm_permitted && !(before?.firearm_permitted && before.firearm_qualified_at === null);
  if (isArming && form.firearm_qualified_at === null) throw invalid('firearm_qualified_at', UNIT_ERRORS.qualified);
  refuseLater(ctx, 'firearm_qualified_at', form.firearm_qualified_at, before?.firearm_qualified_at);
}

/** @throws 422 where the oath comes before a valid pass of the basic course */
async function checkOath(ctx: Ctx, employee: number, oath: string | null) {
  if (oath === null) return;
  if (!mayTakeOath(await passedCourses(ctx, employee), calendarDate(oath))) throw invalid('oath_date', UNIT_ERRORS.oathBeforeBasic);
}

/** Vetting and medical data are kept with the explicit consent of the person. @throws 422 */
function checkConsent(ctx: Ctx, { compliance }: Form, before: OfficerRecord | null) {
  if (!compliance || !seesCompliance(ctx)) return;
  const { consent_on, vetting_date, vetting_ref, medical_date, medical_fit } = compliance;
  const keeps = [vetting_date, vetting_ref, medical_date, medical_fit ?? null].some((value) => value !== null);
  if (keeps && consent_on === null) throw invalid('compliance.consent_on', UNIT_ERRORS.noConsent);
  const days = { consent_on, vetting_date, medical_date };
  for (const field of ['consent_on', 'vetting_date', 'medical_date'] as const) refuseLater(ctx, `compliance.${field}`, days[field], before?.[field]);
}

/** Without the right to compliance data a form changes none of it. */
const columnsOf = (ctx: Ctx, { compliance, ...form }: Form) => ({
  ...form,
  ...(compliance && seesCompliance(ctx) && { ...compliance, medical_fit: compliance.medical_fit ?? null }),
});

const UNIQUE = {
  asm_officers_service_key: ['service_no', UNIT_ERRORS.serviceTaken],
  asm_officers_employee_key: ['employee_id', UNIT_ERRORS.officerAlready],
} as const;

export async function createOfficer(ctx: Ctx, { employee_id, rank_id, ...form }: In<'createOfficer'>): Promise<Out<'createOfficer'>> {
  const [employee] = await getEmployees(ctx, [employee_id]);
  if (!employee || employee.status !== 'Active' || employee.employee_type !== 'Local') throw invalid('employee_id', UNIT_ERRORS.employeeUnknown);
  const unit = await unitOf(ctx, true);
  if (!unit) throw invalid('base', UNIT_ERRORS.noUnit);
  const [ladder, taken] = [await ladderOf(ctx), await countTaken(ctx)];
  const rank = ladder.find(({ id }) => id === rank_id);
  if (!rank) throw invalid('rank_id', UNIT_ERRORS.rankUnknown);
  const highest = ladder.find(({ id }) => id === unit.highest_rank_id);
  if (highest && rank.level > highest.level) throw invalid('rank_id', UNIT_ERRORS.rankAbove);
  if (taken >= unit.approved_strength) throw invalid('base', UNIT_ERRORS.strengthFull, { taken, approved: unit.approved_strength });
  check(ctx, form, null, employee);
  checkConsent(ctx, form, null);
  const officer = await guardUnique(UNIQUE, () => insertOfficer(ctx, { ...columnsOf(ctx, form), employee_id, rank_id, rank_since: form.appointed_at }));
  await recordRankChange(ctx, {
    officer_id: officer.id,
    to_rank_id: rank_id,
    type: 'Appointment',
    effective_date: form.appointed_at,
    letter_no: form.appointment_letter_no,
  });
  await auditOfficer(ctx, 'created', null, officer);
  await unitChanged(ctx);
  return { success: true, message: say(UNIT_MESSAGES.officerAdded, ctx.locale, { name: employee.name }), data: { id: officer.id } };
}

export async function updateOfficer(ctx: Ctx, { id, updated_at, ...form }: In<'updateOfficer'>): Promise<Out<'updateOfficer'>> {
  const before = await lockOfficer(ctx, id);
  if (before.updated_at !== updated_at) throw changed();
  const [employee] = await getEmployees(ctx, [before.employee_id]);
  if (employee) check(ctx, form, before, employee);
  checkConsent(ctx, form, before);
  if (form.oath_date !== before.oath_date) await checkOath(ctx, before.employee_id, form.oath_date);
  const after = await guardUnique(UNIQUE, () => updateOfficerRecord(ctx, id, columnsOf(ctx, form)));
  await auditOfficer(ctx, 'updated', before, after);
  await unitChanged(ctx);
  return { success: true, message: say(UNIT_MESSAGES.officerSaved, ctx.locale), data: { id } };
}
