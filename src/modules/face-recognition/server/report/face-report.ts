/** The report of faces (R18): of each day, one by one, or where they differ from other punches. */
import { mayAct } from '#platform/contract/access.ts';
import { sql, type SQL } from 'drizzle-orm';
import { daysInclusive, endOfMonth, formatDate, startOfMonth } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { FACE_ERRORS, FACE_REPORT as W, FACE_WORDS } from '../../contract/face-recognition.messages.ts';
import type { FaceFlag } from '../../contract/face.schema.ts';
import { MOST_DAYS, type FACE_TEMPLATES, type generateFaceReport as endpoint } from '../../contract/report/face-report.endpoints.ts';
import { dayQuery, mismatchQuery, rawQuery, type DayRow, type FaceFilter, type MismatchRow, type RawRow } from './face-report.store.ts';

const column = (key: string, label: Text, width: number, kind?: ReportColumn['kind']): ReportColumn => ({ key, label, width, ...(kind && { kind }) });

interface Template {
  readonly query: (ctx: Ctx, filter: FaceFilter) => SQL;
  readonly columns: readonly ReportColumn[];
  readonly cells: (row: never, ctx: Ctx) => ReportCells;
}

function differenceOf({ face_in, punch_in, punch_out, minutes }: MismatchRow, { locale }: Ctx): string {
  if (face_in === null) return say(W.noFaceSeen, locale);
  return punch_in === null && punch_out === null ? say(W.onlyFace, locale) : say(W.apart, locale, { n: minutes ?? 0 });
}

const TEMPLATES: Readonly<Record<(typeof FACE_TEMPLATES)[number], Template>> = {
  Normal: {
    query: dayQuery,
    columns: [column('date', W.date, 11, 'date'), column('in', W.in, 8, 'time'), column('out', W.out, 8, 'time'), column('faces', W.faces, 8, 'number')],
    cells: ({ ...row }: DayRow) => row,
  },
  Raw: {
    query: rawQuery,
    columns: [
      column('date', W.date, 11, 'date'),
      column('time', W.time, 8, 'time'),
      column('device', W.device, 20),
      column('direction', W.direction, 9),
      column('confidence', W.confidence, 11, 'number'),
      column('temperature', W.celsius, 11, 'number'),
      column('status', W.status, 13),
      column('flags', W.flags, 22),
    ],
    cells: ({ employee, direction, confidence, temperature, status, flags, ...row }: RawRow, { locale }) => ({
      ...row,
      employee: employee ?? say(W.unknown, locale),
      direction: direction && say(FACE_WORDS[direction], locale),
      confidence: flags.includes('by_code') ? null : Math.round(Number(confidence)),
      temperature: temperature === null ? null : Number(temperature),
      status: say(FACE_WORDS[status], locale),
      flags: flags.map((flag) => say(FACE_WORDS[flag as FaceFlag], locale)).join(', '),
    }),
  },
  Mismatch: {
    query: mismatchQuery,
    columns: [
      column('date', W.date, 11, 'date'),
      column('face_in', W.faceIn, 9, 'time'),
      column('face_out', W.faceOut, 9, 'time'),
      column('punch_in', W.punchIn, 9, 'time'),
      column('punch_out', W.punchOut, 9, 'time'),
      column('difference', W.difference, 22),
    ],
    cells: (row: MismatchRow, ctx) => {
      const { minutes: _minutes, ...shown } = row;
      return { ...shown, difference: differenceOf(row, ctx) };
    },
  },
};

async function* cellsOf(ctx: Ctx, { cells }: Template, batches: AsyncGenerator<readonly object[]>): AsyncGenerator<readonly ReportCells[]> {
  for await (const rows of batches) yield rows.map((row) => cells(row as never, ctx));
}

export const faceReport = defineReport({
  type: 'face-recognition.report',
  name: W.report,
  async table(ctx, given) {
    const filter = given as unknown as FaceFilter;
    const template = TEMPLATES[filter.template];
    const query = template.query(ctx, filter);
    const { rows } = await ctx.db.execute(sql`select count(*)::int as n from (${query}) t`);
    const id = filter.department_id;
    const department = id && (await organisationNames(ctx, { department: [id] })).department.get(id)?.name;
    return {
      title: department || say(W.allDepartments, ctx.locale),
      subtitle: [...new Set([filter.start_date, filter.end_date])].map((date) => formatDate(date)).join(' – '),
      columns: [
        ...(filter.employee_key === 'name' ? [] : [{ ...column('key', W[filter.employee_key], 13), below: 'employee' }]),
        column('employee', W.employee, 24),
        ...template.columns,
      ],
      rows: cellsOf(ctx, template, streamRows(ctx, query)),
      count: Number(rows[0]?.['n'] ?? 0),
    };
  },
});

/** The current month unless dates say otherwise. @throws 422 */
function spanOf(ctx: Ctx, { start_date, end_date }: ParsedInput<typeof endpoint>) {
  const day = start_date ?? end_date ?? todayIn(ctx.clock, ctx.actor.timeZone);
  const span = { start_date: start_date ?? startOfMonth(day), end_date: end_date ?? endOfMonth(day) };
  if (span.end_date < span.start_date) throw invalid('end_date', FACE_ERRORS.endBeforeStart);
  if (daysInclusive(span.start_date, span.end_date) > MOST_DAYS) throw invalid('end_date', FACE_ERRORS.tooLong, { most: MOST_DAYS });
  return span;
}

/** @throws 403 when a file is asked for without the action Export */
export async function generateFaceReport(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  const { preview, format, ...filter } = input;
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/attendance/fr-record/report', 'Export')) throw forbidden();
  return answerReport(ctx, faceReport, { preview, format, filter: { ...filter, ...spanOf(ctx, input) } });
}
