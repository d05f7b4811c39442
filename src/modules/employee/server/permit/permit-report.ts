/** The filtered list of work permits as a report. */
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { REPORT_TITLE } from '#platform/contract/defaults.ts';
import { mayAct } from '#platform/contract/access.ts';
import { daysInclusive, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { branches } from '#modules/company/server/public.ts';
import type { generatePermitReport as endpoint } from '../../contract/employee-report.endpoints.ts';
import { REPORT_WORDS } from '../../contract/employee.messages.ts';
import { permitFilters } from '../../contract/permit.schema.ts';
import { today } from '../change/check-employee.ts';
import { employees as e } from '../employee.tables.ts';
import { permitConditions } from './permit.store.ts';
import { workPermits as p } from '../person.tables.ts';

const filterSchema = z.object({ keyword: z.string().optional(), ...permitFilters });

const COLUMNS: readonly ReportColumn[] = [
  { key: 'employee_code', label: { en: 'Code', ms: 'Kod' }, width: 10 },
  { key: 'name', label: { en: 'Employee', ms: 'Pekerja' }, width: 26 },
  { key: 'branch', label: { en: 'Branch', ms: 'Cawangan' }, width: 16 },
  { key: 'nationality', label: { en: 'Nationality', ms: 'Kerakyatan' }, width: 14 },
  { key: 'passport_no', label: { en: 'Passport', ms: 'Pasport' }, width: 14 },
  { key: 'passport_expiry', label: { en: 'Passport expiry', ms: 'Tamat tempoh pasport' }, kind: 'date', width: 12 },
  { key: 'permit_no', label: { en: 'Permit no.', ms: 'No. permit' }, width: 18 },
  { key: 'type', label: { en: 'Type', ms: 'Jenis' }, width: 18 },
  { key: 'sector', label: { en: 'Sector', ms: 'Sektor' }, width: 14 },
  { key: 'expiry_date', label: { en: 'Expiry', ms: 'Tamat tempoh' }, kind: 'date', width: 12 },
  { key: 'days_left', label: { en: 'Days left', ms: 'Baki hari' }, kind: 'number', width: 10 },
  { key: 'fomema_result', label: { en: 'FOMEMA', ms: 'FOMEMA' }, width: 10 },
  { key: 'levy_amount', label: { en: 'Levy (RM)', ms: 'Levi (RM)' }, kind: 'money', width: 12 },
  { key: 'insurance_expiry', label: { en: 'Insurance until', ms: 'Insurans hingga' }, kind: 'date', width: 12 },
  { key: 'status', label: { en: 'Status', ms: 'Status' }, width: 12 },
];

interface Row {
  readonly expiry_date: string;
  readonly levy_amount: string | null;
  readonly [key: string]: string | null;
}

export const permitReport = defineReport({
  type: 'employee.work-permits',
  name: { en: 'Work permits', ms: 'Permit kerja' },
  async table(ctx, given): Promise<ReportTable> {
    const query = ctx.db
      .select({
        employee_code: e.employee_code,
        name: e.name,
        branch: sql`${branches.name}`.as('branch'),
        nationality: e.nationality,
        passport_no: p.passport_no,
        passport_expiry: e.passport_expiry,
        permit_no: p.permit_no,
        type: p.type,
        sector: p.sector,
        expiry_date: p.expiry_date,
        fomema_result: p.fomema_result,
        levy_amount: p.levy_amount,
        insurance_expiry: p.insurance_expiry,
        status: p.status,
      })
      .from(p)
      .innerJoin(e, eq(e.id, p.employee_id))
      .leftJoin(branches, eq(branches.id, e.branch_id))
      .where(permitConditions(ctx, filterSchema.parse(given), today(ctx)))
      .orderBy(asc(p.expiry_date), asc(p.id));
    return {
      title: say(REPORT_TITLE, ctx.locale),
      subtitle: say(REPORT_WORDS.asOf, ctx.locale, { date: formatDate(today(ctx)) }),
      columns: COLUMNS,
      rows: cells(ctx, streamRows<Row>(ctx, query.getSQL())),
    };
  },
});

async function* cells(ctx: Ctx, batches: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly ReportCells[]> {
  const now = today(ctx);
  for await (const rows of batches) {
    yield rows.map((row) => ({
      ...row,
      days_left: daysInclusive(now, row.expiry_date as CalendarDate) - 1,
      levy_amount: row.levy_amount === null ? null : Number(row.levy_amount),
    }));
  }
}

/** @throws 403 when the file is asked for without the action Export. */
export async function generatePermitReport(ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) {
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/admin/employee/work-permit', 'Export')) throw forbidden();
  return answerReport(ctx, permitReport, { preview, format, filter });
}
