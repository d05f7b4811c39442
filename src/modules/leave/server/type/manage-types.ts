/** Leave types: list, show, add, change, delete. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  createLeaveType as createEndpoint,
  deleteLeaveType as deleteEndpoint,
  listLeaveTypes as listEndpoint,
  showLeaveType as showEndpoint,
  updateLeaveType as updateEndpoint,
} from '../../contract/entitlement/entitlement.endpoints.ts';
import { isNamedInRule } from '#modules/approval/server/public.ts';
import { leaveWorkflow } from '../../contract/leave.workflow.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import type { LeaveTypeForm, LeaveTypeRow } from '../../contract/leave-type.schema.ts';
import { changeType, findType, findTypes, insertType, lockType, replaceTiers, tiersByType, typesInUse } from './leave-type.store.ts';
import type { LeaveTypeRecord, TierRecord } from './leave-type.tables.ts';
import { notifySetupChanged } from '../notify-leave.ts';

const ONE_CODE = { leave_types_code: ['code', LEAVE_ERRORS.codeTaken] } as const;

function present(
  { company_id: _company, created_at: _created, deleted_at: _deleted, updated_at, ...type }: LeaveTypeRecord,
  tiers: readonly TierRecord[],
  inUse: boolean,
): LeaveTypeRow {
  return {
    ...type,
    tiers: tiers.map(({ position_level_id, min_service_months, max_service_months, days }) => ({
      position_level_id,
      min_service_months,
      max_service_months,
      days,
    })),
    in_use: inUse,
    updated_at: instantText(updated_at),
  };
}

export async function listLeaveTypes(ctx: Ctx, { active }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const [types, tiers, used] = await pipeline(
    ctx,
    () => findTypes(ctx),
    () => tiersByType(ctx),
    () => typesInUse(ctx),
  );
  const shown = types.filter(({ status }) => !active || status === 'Active');
  return { data: shown.map((type) => present(type, tiers.get(type.id) ?? [], used.has(type.id))) };
}

async function presentOne(ctx: Ctx, type: LeaveTypeRecord): Promise<LeaveTypeRow> {
  const [tiers, used] = await pipeline(
    ctx,
    () => tiersByType(ctx, [type.id]),
    () => typesInUse(ctx),
  );
  return present(type, tiers.get(type.id) ?? [], used.has(type.id));
}

export async function showLeaveType(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const [type, tiers, used] = await pipeline(
    ctx,
    () => findType(ctx, id),
    () => tiersByType(ctx, [id]),
    () => typesInUse(ctx),
  );
  if (!type) throw notFound();
  return { data: present(type, tiers.get(id) ?? [], used.has(id)) };
}

async function saved(ctx: Ctx, type: LeaveTypeRecord) {
  await notifySetupChanged(ctx);
  return { success: true as const, message: say(LEAVE_MESSAGES.typeSaved, ctx.locale), data: await presentOne(ctx, type) };
}

/** A source of days has its own balance, and is no type that draws on another. */
async function requireSource(ctx: Ctx, { deduct_from_id }: LeaveTypeForm, id?: number): Promise<void> {
  if (deduct_from_id === null) return;
  const source = deduct_from_id === id ? null : await findType(ctx, deduct_from_id);
  if (!source) throw invalid('deduct_from_id', LEAVE_ERRORS.typeUnknown);
  if (source.deduct_from_id !== null) throw invalid('deduct_from_id', LEAVE_ERRORS.chain);
  if (id !== undefined && (await findTypes(ctx)).some((type) => type.deduct_from_id === id)) throw invalid('deduct_from_id', LEAVE_ERRORS.chain);
}

/** A type that draws on another has no balance of its own, whatever the form says. */
const settled = ({ tiers: _tiers, ...form }: LeaveTypeForm) => ({ ...form, has_entitlement: form.has_entitlement && form.deduct_from_id === null });

export async function createLeaveType(ctx: Ctx, form: ParsedInput<typeof createEndpoint>): Promise<OutputOf<typeof createEndpoint>> {
  await requireSource(ctx, form);
  const type = await guardUnique(ONE_CODE, () => insertType(ctx, settled(form)));
  await replaceTiers(ctx, type.id, form.tiers);
  await audit(ctx, { action: 'leave_type.created', subject_type: 'leave_type', subject_id: type.id, after: { ...type, tiers: form.tiers } });
  return saved(ctx, type);
}

export async function updateLeaveType(
  ctx: Ctx,
  { id, updated_at: seen, ...form }: ParsedInput<typeof updateEndpoint>,
): Promise<OutputOf<typeof updateEndpoint>> {
  const before = await lockType(ctx, id);
  requireSeenVersion(before, seen);
  await requireSource(ctx, form, id);
  const tiersBefore = (await tiersByType(ctx, [id])).get(id) ?? [];
  const after = await guardUnique(ONE_CODE, () => changeType(ctx, id, settled(form)));
  await replaceTiers(ctx, id, form.tiers);
  await audit(ctx, {
    action: 'leave_type.updated',
    subject_type: 'leave_type',
    subject_id: id,
    before: { ...before, tiers: tiersBefore.map(({ min_service_months, max_service_months, days }) => ({ min_service_months, max_service_months, days })) },
    after: { ...after, tiers: form.tiers },
  });
  return saved(ctx, after);
}

export async function deleteLeaveType(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const before = await lockType(ctx, id);
  if ((await typesInUse(ctx)).has(id)) throw invalid('base', LEAVE_ERRORS.typeInUse);
  if (await isNamedInRule(ctx, leaveWorkflow.subject, 'leave_type_id', id)) throw invalid('base', LEAVE_ERRORS.typeInRule);
  await changeType(ctx, id, { deleted_at: ctx.clock.now().toISOString() });
  await audit(ctx, { action: 'leave_type.deleted', subject_type: 'leave_type', subject_id: id, before, after: null });
  await notifySetupChanged(ctx);
  return { success: true, message: say(LEAVE_MESSAGES.typeDeleted, ctx.locale) };
}
