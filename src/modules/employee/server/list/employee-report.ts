/** The filtered list of employees as a report: any length, a batch at a time. */
import { and, asc, count, eq, gte, ilike, isNull, lte, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { z } from 'zod';
import { REPORT_TITLE } from '#platform/contract/defaults.ts';
import { mayAct } from '#platform/contract/access.ts';
import { formatDate, monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { branches, departments, divisions, organisationNames, positionLevels, positions } from '#modules/company/server/public.ts';
import { EMPLOYEE_TYPE_CHOICES, EMPLOYMENT_TYPE_CHOICES, GENDER_CHOICES, STATUS_CHOICES } from '../../contract/employee-choices.messages.ts';
import { employeeReportFilter, type generateEmployeeReport as endpoint } from '../../contract/employee-report.endpoints.ts';
import { REPORT_WORDS } from '../../contract/employee.messages.ts';
import { today } from '../change/check-employee.ts';
import { EMPLOYEE_COLUMNS } from '../import/import-columns.ts';
import { peopleIn } from '../employee.store.ts';
import { employees as e } from '../employee.tables.ts';
import { containing } from '#platform/server/db/containing.ts';

const filterSchema = z.object(employeeReportFilter);

const HEADERS = new Map(EMPLOYEE_COLUMNS.map(({ key, header }) => [key, header]));
const listed = (key: string, width: number): ReportColumn => ({ key, label: HEADERS.get(key)!, width });

/** What the import takes stands under the import's own headers, so that the list comes back as it went out. */
const COLUMNS: readonly ReportColumn[] = [
  listed('employee_code', 10),
  listed('name', 28),
  listed('identity_number', 18),
  listed('passport', 14),
  listed('gender', 10),
  listed('position', 20),
  listed('position_level', 16),
  listed('branch', 16),
  listed('division', 16),
  listed('department', 20),
  { ...listed('company_joined_at', 12), kind: 'date' },
  { key: 'service_months', label: { en: 'Service (months)', ms: 'Tempoh (bulan)' }, kind: 'number', width: 12 },
  listed('employee_type', 10),
  listed('employment_type', 12),
  listed('email', 26),
  listed('phone', 16),
  { key: 'status', label: { en: 'Status', ms: 'Status' }, width: 10 },
];

interface Row {
  readonly employee_code: string;
  readonly name: string;
  readonly identity_number: string | null;
  readonly passport: string | null;
  readonly gender: keyof typeof GENDER_CHOICES | null;
  readonly position: string | null;
  readonly position_level: string | null;
  readonly branch: string | null;
  readonly division: string | null;
  readonly department: string | null;
  readonly company_joined_at: string;
  readonly inactive_at: string | null;
  readonly employee_type: keyof typeof EMPLOYEE_TYPE_CHOICES;
  readonly employment_type: keyof typeof EMPLOYMENT_TYPE_CHOICES;
  readonly email: string | null;
  readonly phone: string | null;
  readonly status: keyof typeof STATUS_CHOICES;
}

/** The report's title: the chosen department, else all. */
export async function departmentTitle(ctx: Ctx, departmentId: number | undefined): Promise<string> {
  if (departmentId === undefined) return say(REPORT_TITLE, ctx.locale);
  return (await organisationNames(ctx, { department: [departmentId] })).department.get(departmentId)?.name ?? say(REPORT_TITLE, ctx.locale);
}

export const employeeReport = defineReport({
  type: 'employee.employees',
  name: { en: 'Employee list', ms: 'Senarai pekerja' },
  async table(ctx, given): Promise<ReportTable> {
    const filter = filterSchema.parse(given);
    const where = and(
      peopleIn(ctx, filter),
      filter.status ? eq(e.status, filter.status) : undefined,
      filter.employee_type ? eq(e.employee_type, filter.employee_type) : undefined,
      filter.position_id ? eq(e.position_id, filter.position_id) : undefined,
      filter.joined_from ? gte(e.company_joined_at, filter.joined_from) : undefined,
      filter.joined_to ? lte(e.company_joined_at, filter.joined_to) : undefined,
      filter.no_login ? isNull(e.user_id) : undefined,
      filter.ids ? among(e.id, filter.ids) : undefined,
      filter.keyword ? ilike(e.search, containing(filter.keyword)) : undefined,
    );
    const [counted] = await ctx.db.select({ total: count() }).from(e).where(where);
    const query = ctx.db
      .select({
        employee_code: e.employee_code,
        name: e.name,
        identity_number: e.identity_number,
        passport: e.passport,
        gender: e.gender,
        position: sql`${positions.name}`.as('position'),
        position_level: sql`${positionLevels.name}`.as('position_level'),
        branch: sql`${branches.name}`.as('branch'),
        division: sql`${divisions.name}`.as('division'),
        department: sql`${departments.name}`.as('department'),
        company_joined_at: e.company_joined_at,
        inactive_at: e.inactive_at,
        employee_type: e.employee_type,
        employment_type: e.employment_type,
        email: e.email,
        phone: e.phone,
        status: e.status,
      })
      .from(e)
      .leftJoin(branches, eq(branches.id, e.branch_id))
      .leftJoin(divisions, eq(divisions.id, e.division_id))
      .leftJoin(departments, eq(departments.id, e.department_id))
      .leftJoin(positions, eq(positions.id, e.position_id))
      .leftJoin(positionLevels, eq(positionLevels.id, e.position_level_id))
      .where(where)
      .orderBy(asc(e.employee_code), asc(e.id));
    return {
      title: await departmentTitle(ctx, filter.department_id),
      subtitle: say(REPORT_WORDS.asOf, ctx.locale, { date: formatDate(today(ctx)) }),
      columns: COLUMNS,
      count: counted?.total ?? 0,
      rows: cells(ctx, streamRows<Row>(ctx, query.getSQL())),
    };
  },
});

async function* cells(ctx: Ctx, batches: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly ReportCells[]> {
  const word = (text: Text | undefined | null) => (text ? say(text, ctx.locale) : null);
  const now = today(ctx);
  const cellsOf = ({ inactive_at: left, ...row }: Row): ReportCells => {
    const until = left !== null && left < now ? left : now;
    return {
      ...row,
      gender: row.gender && word(GENDER_CHOICES[row.gender]),
      employee_type: word(EMPLOYEE_TYPE_CHOICES[row.employee_type]),
      employment_type: word(EMPLOYMENT_TYPE_CHOICES[row.employment_type]),
      status: word(STATUS_CHOICES[row.status]),
      service_months: Math.max(0, monthsBetween(row.company_joined_at as CalendarDate, until as CalendarDate)),
    };
  };
  for await (const rows of batches) yield rows.map(cellsOf);
}

/** @throws 403 when the file is asked for without the action Export. */
export async function generateEmployeeReport(ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) {
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/admin/employee', 'Export')) throw forbidden();
  return answerReport(ctx, employeeReport, { preview, format, filter });
}
