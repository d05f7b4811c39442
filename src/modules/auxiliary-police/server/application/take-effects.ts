/** What was approved for a later day is made on that day, once, whichever process gets there. */
import { and, asc, eq, lte } from 'drizzle-orm';
import { AppError } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { lockOfficer } from '../officer/officer.store.ts';
import { today } from '../officer/read-officers.ts';
import { auditApplication } from '../save-application.ts';
import { unitChanged } from '../unit-changed.ts';
import type { OfficerRecord } from '../unit.tables.ts';
import { updateApplicationRecord } from './application.store.ts';
import { asmApplications as a, type ApplicationRecord } from './application.tables.ts';
import { effectOf } from './effects.ts';

/** The day from which an application changes something; null: it is here already, or the category names none. */
export function dueAfter(payload: Readonly<Record<string, unknown>>, day: string): string | null {
  const on = payload['effective_date'];
  return typeof on === 'string' && on > day ? on : null;
}

/** An officer whose employee record was deleted is found no more. */
async function officerOf(ctx: Ctx, id: number): Promise<OfficerRecord | null> {
  try {
    return await lockOfficer(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** Whoever has left the unit meanwhile is not promoted: the application says that nothing was made. */
async function take(ctx: Ctx, application: ApplicationRecord): Promise<void> {
  const { id, type, category, officer_id, decision, decision_date } = application;
  const officer = await officerOf(ctx, officer_id ?? 0);
  const effect =
    officer === null || officer.status === 'Inactive'
      ? { not_made: true }
      : await effectOf(type, category)(ctx, { application, decision: decision ?? {}, decision_date: decision_date ?? today(ctx), officer });
  await auditApplication(ctx, 'took_effect', application, await updateApplicationRecord(ctx, id, { effect_due: null, effect }));
}

/** In the order of their days, so that a promotion is made before the termination after it. */
export async function takeEffects(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select()
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), lte(a.effect_due, today(ctx))))
    .orderBy(asc(a.effect_due), asc(a.id))
    .for('update', { skipLocked: true });
  for (const application of due) await take(ctx, application);
  if (due.length > 0) await unitChanged(ctx);
}

/** Early in each hour: the day begins at another time in each zone. */
export const takeEffectsJob = defineJob({
  name: 'auxiliary-police.take-effects',
  cron: '2 * * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'asm')) await inCompany(services, company, takeEffects);
  },
});
