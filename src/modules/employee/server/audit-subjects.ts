/** People in the list of what an admin did: those whom the reader may see, by name. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { AuditSubjects } from '#modules/identity/server/public.ts';
import { scopeCondition } from './employee-scope.ts';
import { employees } from './employee.tables.ts';

export const employeeAuditSubjects: AuditSubjects = {
  of: 'employee',
  async name(ctx, events) {
    const rows = await ctx.db
      .select({ id: employees.id, name: employees.name })
      .from(employees)
      .where(
        and(
          eq(employees.company_id, ctx.companyId),
          among(employees.id, [...new Set(events.flatMap(([first = 0]) => first))]),
          scopeCondition(ctx.actor.scope),
        ),
      );
    return new Map(rows.map(({ id, name }) => [id, { en: name, ms: name }]));
  },
};
