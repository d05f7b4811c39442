/** Settings of attendance: of the company, and of branches that differ. */
import { changed, notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { checkOrganisation, liveBranches } from '#modules/company/server/public.ts';
import type * as calls from '../../contract/setting/attendance-setting.endpoints.ts';
import { SETTING_MESSAGES } from '../../contract/setting/attendance-setting.messages.ts';
import { dropSetting, lockSetting, putSetting, storedSettings, type StoredSetting } from './setting.store.ts';

const SUBJECT = 'attendance_setting';
const branchNames = async (ctx: Ctx) => new Map((await liveBranches(ctx)).map(({ id, name }) => [id, { id, name }]));
type Named = { readonly id: number; readonly name: string };
const shown = ({ setting, updated_at }: StoredSetting, branch: Named | null) => ({ ...setting, branch, updated_at });

const notifySetup = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'attendance_setup_changed', stored: false });

/** A branch that does not differ reads as the company. @throws 404 where the company has no such branch */
export async function showAttendanceSetting(
  ctx: Ctx,
  { branch_id }: ParsedInput<typeof calls.showAttendanceSetting>,
): Promise<OutputOf<typeof calls.showAttendanceSetting>> {
  const [{ company, branches }, names] = await pipeline(
    ctx,
    () => storedSettings(ctx),
    () => branchNames(ctx),
  );
  const branch = branch_id === undefined ? null : names.get(branch_id);
  if (branch === undefined) throw notFound();
  // In the order of the branches' names.
  const overrides = [...names.values()].flatMap((name) => {
    const stored = branches.find((each) => each.branch_id === name.id);
    return stored ? [shown(stored, name)] : [];
  });
  const own = branch ? branches.find((stored) => stored.branch_id === branch.id) : company;
  return { data: { ...shown(own ?? { ...company, updated_at: null }, branch), overrides } };
}

/** @throws 409 when somebody else saved since the client looked */
export async function saveAttendanceSetting(
  ctx: Ctx,
  { branch_id = null, updated_at: seen, ...setting }: ParsedInput<typeof calls.saveAttendanceSetting>,
): Promise<OutputOf<typeof calls.saveAttendanceSetting>> {
  await checkOrganisation(ctx, { branch_id });
  const before = await lockSetting(ctx, branch_id);
  if (seen !== undefined && seen !== (before?.updated_at ?? null)) throw changed();
  const after = await putSetting(ctx, branch_id, setting, before !== null);
  if (!after) throw changed();
  await audit(ctx, {
    action: `${SUBJECT}.updated`,
    subject_type: SUBJECT,
    subject_id: branch_id ?? ctx.companyId,
    before: before && { branch_id, ...before.setting },
    after: { branch_id, ...after.setting },
  });
  await notifySetup(ctx);
  const branch = branch_id === null ? null : ((await branchNames(ctx)).get(branch_id) ?? null);
  const message = branch ? say(SETTING_MESSAGES.savedFor, ctx.locale, { branch: branch.name }) : say(SETTING_MESSAGES.saved, ctx.locale);
  return { success: true, message, data: shown(after, branch) };
}

export async function removeAttendanceSetting(
  ctx: Ctx,
  { branch_id }: ParsedInput<typeof calls.removeAttendanceSetting>,
): Promise<OutputOf<typeof calls.removeAttendanceSetting>> {
  const { setting } = await dropSetting(ctx, branch_id);
  await audit(ctx, { action: `${SUBJECT}.deleted`, subject_type: SUBJECT, subject_id: branch_id, before: { branch_id, ...setting }, after: null });
  await notifySetup(ctx);
  const branch = (await branchNames(ctx)).get(branch_id)?.name ?? '';
  return { success: true, message: say(SETTING_MESSAGES.removed, ctx.locale, { branch }) };
}
