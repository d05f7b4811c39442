/** How a company wants its faces recognised. One that has chosen nothing has no row and reads as the defaults. */
import { eq } from 'drizzle-orm';
import { adhoc } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { DEFAULT_FACE_SETTING, type FaceSetting } from '../../contract/setting/face-setting.endpoints.ts';
import { frSettings } from '../face-recognition.tables.ts';

const ofCompany = adhoc(['company'], (db, $) => db.select().from(frSettings).where(eq(frSettings.company_id, $.company)));

export type StoredSetting = FaceSetting & { readonly updated_at: string | null };

function fromRecord({ company_id: _company, created_at: _created, updated_at, ...setting }: typeof frSettings.$inferSelect): StoredSetting {
  return { ...setting, updated_at: instantText(updated_at) };
}

/** @param lock holds it for the change that follows */
export async function faceSettingOf(ctx: Ctx, lock = false): Promise<StoredSetting> {
  const [record] = lock
    ? await ctx.db.select().from(frSettings).where(eq(frSettings.company_id, ctx.companyId)).for('update')
    : await ofCompany(ctx, { company: ctx.companyId });
  return record ? fromRecord(record) : { ...DEFAULT_FACE_SETTING, updated_at: null };
}

export async function putFaceSetting(ctx: Ctx, setting: FaceSetting): Promise<StoredSetting> {
  const [record] = await ctx.db
    .insert(frSettings)
    .values({ ...setting, company_id: ctx.companyId })
    .onConflictDoUpdate({ target: frSettings.company_id, set: setting })
    .returning();
  return fromRecord(record as typeof frSettings.$inferSelect);
}
