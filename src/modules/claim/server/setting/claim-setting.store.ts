/** All SQL of claim_settings. A company that has chosen nothing has no row and reads as the defaults. */
import { eq } from 'drizzle-orm';
import { prepared } from '#platform/server/db/prepared.ts';
import { forget, once } from '#platform/server/db/once.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { DEFAULT_CLAIM_SETTING, type ClaimSetting } from '../../contract/setting/claim-setting.schema.ts';
import { claimSettings } from './claim-setting.tables.ts';

export interface StoredSetting extends ClaimSetting {
  readonly updated_at: string | null;
}

const ofCompany = prepared('claim.setting', ['company'], (db, $) => db.select().from(claimSettings).where(eq(claimSettings.company_id, $.company)));
const KEY = 'claim-setting';

function fromRecord({ company_id: _company, created_at: _created, updated_at, ...setting }: typeof claimSettings.$inferSelect): StoredSetting {
  return { ...setting, updated_at: instantText(updated_at) };
}

/** Read once in a request; `lock` reads it again and holds it. */
export async function claimSettingOf(ctx: Ctx, lock = false): Promise<StoredSetting> {
  const [record] = lock
    ? await ctx.db.select().from(claimSettings).where(eq(claimSettings.company_id, ctx.companyId)).for('update')
    : await once(ctx, KEY, () => ofCompany(ctx, { company: ctx.companyId }));
  return record ? fromRecord(record) : { ...DEFAULT_CLAIM_SETTING, updated_at: null };
}

export async function putClaimSetting(ctx: Ctx, setting: ClaimSetting): Promise<StoredSetting> {
  const [record] = await ctx.db
    .insert(claimSettings)
    .values({ ...setting, company_id: ctx.companyId })
    .onConflictDoUpdate({ target: claimSettings.company_id, set: setting })
    .returning();
  forget(ctx, KEY);
  return fromRecord(record as typeof claimSettings.$inferSelect);
}
