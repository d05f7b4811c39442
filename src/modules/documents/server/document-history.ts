/** An employee with documents is made inactive, not deleted. */
import { and, eq, isNull } from 'drizzle-orm';
import type { EmployeeHistory } from '#modules/employee/server/public.ts';
import { documents } from './document.tables.ts';

export const documentHistory: EmployeeHistory = {
  what: { en: 'documents', ms: 'dokumen' },
  async has(ctx, employeeId) {
    const [found] = await ctx.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.company_id, ctx.companyId), eq(documents.employee_id, employeeId), isNull(documents.deleted_at)))
      .limit(1);
    return found !== undefined;
  },
};
