/** All SQL of payroll_settings. A company that has chosen nothing has no row and reads as the defaults. */
import { eq } from 'drizzle-orm';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { forget, once } from '#platform/server/db/once.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fourEyesFor } from '#modules/company/server/public.ts';
import { DEFAULT_SETTING, MULTIPLIER_KEYS, type OwnSetting, type PayrollSetting } from '../../contract/setting/payroll-setting.schema.ts';
import { payrollFourEyes } from './payroll-four-eyes.ts';
import { payrollSettings } from './payroll-setting.tables.ts';

type SettingRecord = typeof payrollSettings.$inferSelect;

function fromRecord(record: SettingRecord): OwnSetting {
  const { company_id: _company, created_at: _created, updated_at, overtime_salary_ceiling: ceiling, hours_per_day, ...rest } = record;
  const multipliers = Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, Number(record[key])])) as Record<(typeof MULTIPLIER_KEYS)[number], number>;
  return {
    ...rest,
    ...multipliers,
    hours_per_day: Number(hours_per_day),
    variance_percent: Number(record.variance_percent),
    variance_amount: toRinggit(record.variance_amount),
    overtime_salary_ceiling: ceiling === null ? null : toRinggit(ceiling),
    updated_at: instantText(updated_at),
  };
}

const ofCompany = prepared('payroll.setting', ['company'], (db, $) => db.select().from(payrollSettings).where(eq(payrollSettings.company_id, $.company)));
const KEY = 'payroll-setting';

/** Read once in a request, however many rules ask; `lock` reads it anew and holds it. */
async function findOwn(ctx: Ctx, lock: boolean): Promise<OwnSetting> {
  const read = lock
    ? ctx.db.select().from(payrollSettings).where(eq(payrollSettings.company_id, ctx.companyId)).for('update')
    : once(ctx, KEY, () => ofCompany(ctx, { company: ctx.companyId }));
  const [record] = await read;
  return record ? fromRecord(record) : DEFAULT_SETTING;
}

/** @param lock what payroll keeps of it waits for this transaction */
export async function findSetting(ctx: Ctx, lock = false): Promise<PayrollSetting> {
  const [own, four_eyes] = await pipeline(
    ctx,
    () => findOwn(ctx, lock),
    () => fourEyesFor(ctx, payrollFourEyes),
  );
  return { ...own, four_eyes };
}

export async function putSetting(ctx: Ctx, setting: Omit<OwnSetting, 'updated_at'>): Promise<OwnSetting> {
  const { overtime_salary_ceiling: ceiling, hours_per_day, ...rest } = setting;
  const values = {
    ...rest,
    ...(Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, String(setting[key])])) as Record<(typeof MULTIPLIER_KEYS)[number], string>),
    hours_per_day: String(hours_per_day),
    variance_percent: String(setting.variance_percent),
    variance_amount: fromRinggit(setting.variance_amount),
    overtime_salary_ceiling: ceiling === null ? null : fromRinggit(ceiling),
  };
  const [record] = await ctx.db
    .insert(payrollSettings)
    .values({ ...values, company_id: ctx.companyId })
    .onConflictDoUpdate({ target: payrollSettings.company_id, set: { ...values } })
    .returning();
  forget(ctx, KEY);
  return fromRecord(record as SettingRecord);
}
