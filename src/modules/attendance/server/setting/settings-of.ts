/** How attendance is judged, by branch: as the branch says, else as the company does, else as everybody starts. */
import { eq } from 'drizzle-orm';
import { once } from '#platform/server/db/once.ts';
import { adhoc } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { attendanceSetting, STARTING_SETTING, type AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { attendanceSettings as s } from './attendance-setting.tables.ts';

const rowsOf = adhoc(['company'], (db, $) => db.select().from(s).where(eq(s.company_id, $.company)));

/** Whoever writes settings forgets this. */
export const SETTINGS_KEY = 'attendance-settings';

/** Read once in a request. */
const stored = (ctx: Ctx) =>
  once(ctx, SETTINGS_KEY, async () => {
    const rows = await rowsOf(ctx, { company: ctx.companyId });
    const byBranch = new Map(rows.map((row) => [row.branch_id, attendanceSetting.parse(row)]));
    return { byBranch, company: byBranch.get(null) ?? STARTING_SETTING };
  });

/** @returns what holds at a branch; null: at none */
export async function settingsOf(ctx: Ctx): Promise<(branchId: number | null) => AttendanceSetting> {
  const { byBranch, company } = await stored(ctx);
  return (branchId) => byBranch.get(branchId) ?? company;
}

/** What holds somewhere in the company. */
export async function everySettingOf(ctx: Ctx): Promise<AttendanceSetting[]> {
  const { byBranch, company } = await stored(ctx);
  return [...new Set([company, ...byBranch.values()])];
}
