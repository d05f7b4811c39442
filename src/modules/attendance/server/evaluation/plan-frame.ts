/**
 * What plans and judges the days of a branch, as this process has read it: settings, schedules, holidays, the place of the branch. A
 * guess, never a source: the database says its version in the statement that reads the person, and another version is read anew.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branchFacts, type BranchFacts } from '#modules/company/server/public.ts';
import type { Planning } from '#modules/roster/contract/day-plan.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { branchPlanningsOf } from '#modules/roster/server/public.ts';

export interface PlanFrame extends Pick<Planning, 'templates' | 'fallback' | 'holidayOn'> {
  readonly setting: AttendanceSetting;
  readonly branch: BranchFacts | null;
}

/** The rows behind a frame, by the transactions that wrote them and where they lie: every change has another. `$1` company, `$3` and `$4` first and last day, `e` the employee. */
export const FRAME_VERSION = `(select md5(string_agg(row, ' ' order by row)) from (
    select 's' || s.xmin || s.ctid as row from attendance_settings s where s.company_id = $1
    union all select 'w' || w.xmin || w.ctid from work_schedules w where w.company_id = $1
    union all select 'b' || b.xmin || b.ctid from branches b where b.company_id = $1 and b.id = e.branch_id
    union all select 'p' || p.xmin || p.ctid from public_holidays p where p.date between $3 and $4
    union all select 'h' || h.xmin || h.ctid from holidays h
      where h.company_id = $1 and h.date >= date_trunc('year', $3::date) and h.date < date_trunc('year', $4::date) + interval '1 year') rows)`;

/** Branches and days of all companies together; whoever was asked for longest ago goes first. */
const MOST = 1000;

const known = new Map<string, { readonly version: string; readonly frame: PlanFrame }>();

export interface FrameAsked {
  readonly branch_id: number | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** As the database says it (`FRAME_VERSION`). */
  readonly version: string;
}

const keyOf = (ctx: Ctx, { branch_id, from, to }: FrameAsked) => `${ctx.companyId}/${branch_id}/${from}/${to}`;

export function knownFrame(ctx: Ctx, asked: FrameAsked): PlanFrame | null {
  const found = known.get(keyOf(ctx, asked));
  return found?.version === asked.version ? found.frame : null;
}

export async function loadFrame(ctx: Ctx, asked: FrameAsked): Promise<PlanFrame> {
  const { branch_id, from, to, version } = asked;
  const [settingAt, plannings, branches] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => branchPlanningsOf(ctx, [branch_id], from, to),
    () => branchFacts(ctx, branch_id === null ? [] : [branch_id]),
  );
  const { templates, fallback, holidayOn } = plannings.get(branch_id) as Planning;
  const frame = { templates, fallback, holidayOn, setting: settingAt(branch_id), branch: (branch_id === null ? undefined : branches.get(branch_id)) ?? null };
  const key = keyOf(ctx, asked);
  known.delete(key);
  known.set(key, { version, frame });
  if (known.size > MOST) known.delete(known.keys().next().value ?? '');
  return frame;
}
