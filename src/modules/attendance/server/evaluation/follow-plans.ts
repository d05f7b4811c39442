/** What attendance keeps of planned days, for the module that plans them: judged again when the plan changes, and who has punched. */
import { and, between, eq, isNotNull } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { KeptAttendance } from '#modules/roster/server/public.ts';
import { attendances as a } from '../attendance.tables.ts';
import { evaluateAgain } from './evaluate-again.ts';
import { evaluateSoon, firstKeptDay } from './evaluate-soon.ts';

export const followPlans: KeptAttendance = {
  judgeAgain: (ctx, spans) => evaluateAgain(ctx, spans),
  planChanged: (ctx, employee_ids, from, to) => evaluateSoon(ctx, from, to, { employee_ids }),
  async punchedDays(ctx, ids, from, to) {
    const rows = await ctx.db
      .select({ employee: a.employee_id, date: a.date })
      .from(a)
      .where(and(eq(a.company_id, ctx.companyId), among(a.employee_id, ids), between(a.date, from, to), isNotNull(a.checkin_id)));
    return new Set(rows.map(({ employee, date }) => `${employee} ${date}`));
  },
  firstDay: firstKeptDay,
};
