/**
 * What plans and judges a day at the branches of a company, as this process has read it. A guess, never a source: the database says the
 * version in the round trip before, and another version is read anew. For one person who punches there is `plan-frame.ts`.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Planning } from '#modules/roster/contract/day-plan.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { branchPlanningsOf } from '#modules/roster/server/public.ts';

export interface BranchFrame {
  readonly planning: Planning;
  readonly setting: AttendanceSetting;
}

/** The rows behind it, by the transactions that wrote them and where they lie. Imported holidays of any year say which years a company keeps itself. */
const versionOf = preparedText<{ version: string | null }>(
  'attendance.day-frame-version',
  `select md5(string_agg(row, ' ' order by row)) as version from (
    select 's' || s.xmin || s.ctid as row from attendance_settings s where s.company_id = $1
    union all select 'w' || w.xmin || w.ctid from work_schedules w where w.company_id = $1
    union all select 'b' || b.xmin || b.ctid from branches b where b.company_id = $1
    union all select 'p' || p.xmin || p.ctid from public_holidays p where p.date = $2
    union all select 'h' || h.xmin || h.ctid from holidays h where h.company_id = $1) rows`,
);

export async function frameVersion(ctx: Ctx, date: CalendarDate): Promise<string> {
  const [found] = await versionOf(ctx.client, [ctx.companyId, date]);
  return found?.version ?? '';
}

/** Branches and days of all companies together; whoever was asked for longest ago goes first. */
const MOST = 2000;

const ofDatabase = new WeakMap<object, Map<string, { readonly version: string; readonly frame: BranchFrame }>>();

function memoryOf({ services }: Ctx) {
  const memory = ofDatabase.get(services.pool) ?? new Map<string, { readonly version: string; readonly frame: BranchFrame }>();
  ofDatabase.set(services.pool, memory);
  return memory;
}

/** @param version as the database says it now (`frameVersion`) @returns by branch; null: at none. Sends nothing where all are known. */
export async function framesOf(
  ctx: Ctx,
  branchIds: Iterable<number | null>,
  date: CalendarDate,
  version: string,
): Promise<ReadonlyMap<number | null, BranchFrame>> {
  const memory = memoryOf(ctx);
  const keyOf = (branch: number | null) => `${ctx.companyId}/${branch}/${date}`;
  const frames = new Map<number | null, BranchFrame>();
  const missing: (number | null)[] = [];
  for (const branch of new Set(branchIds)) {
    const known = memory.get(keyOf(branch));
    if (known?.version === version) frames.set(branch, known.frame);
    else missing.push(branch);
  }
  if (missing.length === 0) return frames;
  const [settingAt, plannings] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => branchPlanningsOf(ctx, missing, date, date),
  );
  for (const branch of missing) {
    const frame = { planning: plannings.get(branch) as Planning, setting: settingAt(branch) };
    frames.set(branch, frame);
    memory.delete(keyOf(branch));
    memory.set(keyOf(branch), { version, frame });
    if (memory.size > MOST) memory.delete(memory.keys().next().value ?? '');
  }
  return frames;
}
