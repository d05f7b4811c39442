/** Who is away, so that a substitute may decide: asked of the module that knows. */
import { sql, type SQL } from 'drizzle-orm';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

/** A condition of SQL: whether the user `t.user_id` is away, in a company and on a day that are given as SQL. */
export const absence = singleExtensionPoint<(company: string, day: string) => string>('who is away');

/** For texts with the company at `$1` and the day at `$2`. Without an answer nobody is. */
export const isAway = (): string => providerOf(absence)?.('$1', '$2') ?? 'false';

/** The day that `isAway` is asked for. */
export const absenceDay = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

/** The same for the query builder; an id and a day of our own clock are safe as text. */
export const isAwayToday = (ctx: Ctx): SQL => sql.raw(providerOf(absence)?.(String(Number(ctx.companyId)), `date '${absenceDay(ctx)}'`) ?? 'false');
