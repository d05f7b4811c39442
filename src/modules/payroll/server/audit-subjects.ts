/** Payrolls in the list of what an admin did: their month, and whose they are. */
import { and, eq } from 'drizzle-orm';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { defineMessages, say, type Locale, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, scopeCondition } from '#modules/employee/server/public.ts';
import { among } from '#platform/server/db/among.ts';
import type { AuditSubjects } from '#modules/identity/server/public.ts';
import { payrolls } from './payroll.tables.ts';

const WORDS = defineMessages({
  many: { en: '{month} · {n, plural, one {# employee} other {# employees}}', ms: '{month} · {n} pekerja' },
  one: { en: '{month} · {name}', ms: '{month} · {name}' },
  month: { en: '{month}', ms: '{month}' },
});

export const payrollAuditSubjects: AuditSubjects = {
  of: 'payroll',
  async name(ctx: Ctx, events) {
    const many = new Map(events.map((records) => [records[0] ?? 0, records.length]));
    const rows = await ctx.db
      .select({ id: payrolls.id, end_date: payrolls.end_date, name: employees.name })
      .from(payrolls)
      .leftJoin(employees, and(eq(employees.company_id, payrolls.company_id), eq(employees.id, payrolls.employee_id), scopeCondition(ctx.actor.scope)))
      .where(and(eq(payrolls.company_id, ctx.companyId), among(payrolls.id, [...many.keys()])));
    return new Map(rows.map((row) => [row.id, words(row, many.get(row.id) ?? 1)]));
  },
};

function words({ end_date, name }: { readonly end_date: string; readonly name: string | null }, n: number): Text {
  const text = n > 1 ? WORDS.many : name === null ? WORDS.month : WORDS.one;
  const of = (locale: Locale) => say(text, locale, { month: formatMonth(calendarDate(end_date), locale), n, name: name ?? '' });
  return { en: of('en'), ms: of('ms') };
}
