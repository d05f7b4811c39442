/** What is written of attendance_settings: a row of the company, and one of each branch that differs. */
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { attendanceSetting, STARTING_SETTING, type AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { attendanceSettings as s, type AttendanceSettingRecord } from './attendance-setting.tables.ts';

export interface StoredSetting {
  readonly branch_id: number | null;
  readonly setting: AttendanceSetting;
  readonly updated_at: string | null;
}

const fromRecord = (record: AttendanceSettingRecord): StoredSetting => ({
  branch_id: record.branch_id,
  setting: attendanceSetting.parse(record),
  updated_at: instantText(record.updated_at),
});

const own = (ctx: Ctx) => eq(s.company_id, ctx.companyId);
const ofPlace = (branchId: number | null) => (branchId === null ? isNull(s.branch_id) : eq(s.branch_id, branchId));

/** The company's, and those of the branches that differ. */
export async function storedSettings(ctx: Ctx): Promise<{ company: StoredSetting; branches: StoredSetting[] }> {
  const stored = (await ctx.db.select().from(s).where(own(ctx)).execute()).map(fromRecord);
  const company = stored.find(({ branch_id }) => branch_id === null) ?? { branch_id: null, setting: STARTING_SETTING, updated_at: null };
  return { company, branches: stored.filter(({ branch_id }) => branch_id !== null) };
}

/** Held for the change that follows; null: nobody has saved it. */
export async function lockSetting(ctx: Ctx, branchId: number | null): Promise<StoredSetting | null> {
  const [record] = await ctx.db
    .select()
    .from(s)
    .where(and(own(ctx), ofPlace(branchId)))
    .for('update');
  return record ? fromRecord(record) : null;
}

/** @param known whether the place has a row. Two who add one at once: the index lets one of them in, the other is asked to look again. */
export async function putSetting(ctx: Ctx, branch_id: number | null, setting: AttendanceSetting, known: boolean): Promise<StoredSetting | null> {
  const [record] = known
    ? await ctx.db
        .update(s)
        .set(setting)
        .where(and(own(ctx), ofPlace(branch_id)))
        .returning()
    : await ctx.db
        .insert(s)
        .values({ ...setting, branch_id, company_id: ctx.companyId })
        .onConflictDoNothing()
        .returning();
  return record ? fromRecord(record) : null;
}

/** @throws 404 where the branch has none of its own */
export async function dropSetting(ctx: Ctx, branchId: number): Promise<StoredSetting> {
  const [record] = await ctx.db
    .delete(s)
    .where(and(own(ctx), ofPlace(branchId)))
    .returning();
  if (!record) throw notFound();
  return fromRecord(record);
}
