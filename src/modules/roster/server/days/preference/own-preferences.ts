/** Reads and writes the own preferences, and what they cost a roster that fills itself. */
import { and, asc, eq } from 'drizzle-orm';
import { weekdayOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import type { NeededShift } from '../../../contract/fill/needed-shifts.ts';
import {
  PREFERENCE_MESSAGES,
  type ownPreferences as ownEndpoint,
  type savePreferences as saveEndpoint,
  type WeekdayPreference,
} from '../../../contract/preference/preference.endpoints.ts';
import { rosterPreferences as t, type PreferenceRecord } from './preference.tables.ts';

/** To a burden above the fair share, which costs 10: less, so that fairness comes first. */
const COST = { avoid: 5, prefer: -2 } as const;

export const preferencesOf = (ctx: Ctx, employeeIds: readonly number[]): Promise<PreferenceRecord[]> =>
  ctx.db
    .select()
    .from(t)
    .where(and(eq(t.company_id, ctx.companyId), among(t.employee_id, employeeIds)))
    .orderBy(asc(t.weekday))
    .execute();

/** What shifts cost somebody with these preferences, by key. */
export function tasteOf(shifts: readonly NeededShift[], preferences: readonly PreferenceRecord[]): Map<string, number> {
  const onWeekday = new Map(preferences.map((each) => [each.weekday, each]));
  return new Map(
    shifts.flatMap(({ key, date, tags }) => {
      const found = onWeekday.get(weekdayOf(date));
      const part = tags.includes('night') ? 'night' : 'day';
      return found && (found.part === 'any' || found.part === part) ? [[key, COST[found.kind]] as const] : [];
    }),
  );
}

const shown = (records: readonly PreferenceRecord[]) =>
  records.map(({ weekday, kind, part }): WeekdayPreference => ({ weekday, preference: `${kind} ${part}` as WeekdayPreference['preference'] }));

export const ownPreferences = async (ctx: Ctx): Promise<OutputOf<typeof ownEndpoint>> => ({ data: shown(await preferencesOf(ctx, [ownEmployeeId(ctx)])) });

export async function savePreferences(ctx: Ctx, { preferences }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const employee_id = ownEmployeeId(ctx);
  const before = shown(await preferencesOf(ctx, [employee_id]));
  await ctx.db.delete(t).where(and(eq(t.company_id, ctx.companyId), eq(t.employee_id, employee_id)));
  const rows = preferences.flatMap(({ weekday, preference }) => {
    if (preference === 'none') return [];
    const [kind, part] = preference.split(' ') as [PreferenceRecord['kind'], PreferenceRecord['part']];
    return [{ company_id: ctx.companyId, employee_id, weekday, kind, part }];
  });
  if (rows.length > 0) await ctx.db.insert(t).values(rows);
  const data = shown(await preferencesOf(ctx, [employee_id]));
  await audit(ctx, {
    action: 'roster_preference.saved',
    subject_type: 'employee',
    subject_id: employee_id,
    before: { preferences: before },
    after: { preferences: data },
  });
  return { success: true, message: say(PREFERENCE_MESSAGES.saved, ctx.locale), data };
}
