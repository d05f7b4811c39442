/** Whether days were judged anew: a condition for a statement of the module that took figures from them. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

interface Evaluated {
  readonly company: SQLWrapper;
  readonly employee: SQLWrapper;
  /** First and last day. */
  readonly from: SQLWrapper;
  readonly to: SQLWrapper;
  /** When the figures were taken. */
  readonly since: SQLWrapper;
}

/** True where a day of the employee was written after `since`; each part is a column of the statement that asks. */
export const evaluatedSince = ({ company, employee, from, to, since }: Evaluated): SQL<boolean> => sql`exists (
  select from attendances judged where judged.company_id = ${company} and judged.employee_id = ${employee}
    and judged.date between ${from} and ${to} and judged.updated_at > ${since}
)`;
