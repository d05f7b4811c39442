/** The days of projects as a table: numbers by day and need, or each person and day. On screen and as a file. */
import { addDays, calendarDate, daysInclusive, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { REPORT_DAYS, type generateReport as endpoint, type ReportTemplate } from '../../contract/manpower-report.endpoints.ts';
import { isNeededOn } from '../../contract/needs.ts';
import { lineOf } from '../../contract/presence.ts';
import { WORKFORCE_ERRORS as E } from '../../contract/workforce.messages.ts';
import { judgeDays, type PersonDay } from '../daily/judge-days.ts';
import { asNeed, needsOf, positionNames, projectCodes } from '../project.store.ts';
import { seesCosts } from '../sees-costs.ts';
import type { NeedRecord } from '../workforce.tables.ts';
import { costRows } from './cost-rows.ts';
import { MANPOWER_REPORT as W } from './manpower-report.messages.ts';

type Filter = Pick<ParsedInput<typeof endpoint>, 'template' | 'project_id' | 'start_date' | 'end_date'>;

const column = (key: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({ key, label: W[key], width, ...(kind && { kind }) });
const DAY = [column('date', 10, 'date'), column('project', 24), column('position', 18), column('shift', 12)];
const CONFIRMED: ReportColumn = { ...column('status', 12, 'status'), words: { Confirmed: W.confirmed, Pending: W.waits } };
const PRESENCE: ReportColumn = {
  ...column('presence', 14, 'status'),
  words: { present: W.present, elsewhere: W.elsewhere, absent: W.absent, leave: W.leave, expected: W.expected },
};
const COLUMNS: Readonly<Record<ReportTemplate, readonly ReportColumn[]>> = {
  Manpower: [
    ...DAY,
    ...(['needed', 'planned', 'present', 'absent', 'leave', 'expected', 'late'] as const).map((key) => column(key, 9, 'number')),
    column('hours', 10, 'hours'),
    column('overtime', 10, 'hours'),
    CONFIRMED,
  ],
  Timesheet: [
    column('employee', 24),
    column('code', 11),
    ...DAY,
    PRESENCE,
    column('plannedHours', 10, 'hours'),
    column('hours', 10, 'hours'),
    column('overtime', 10, 'hours'),
    CONFIRMED,
    column('reason', 20),
  ],
  Cost: [
    column('month', 10, 'date'),
    column('project', 24),
    column('position', 18),
    column('days', 9, 'number'),
    column('rate', 12, 'money'),
    column('cost', 14, 'money'),
    column('overtime', 10, 'hours'),
    column('overtimeCost', 14, 'money'),
    column('total', 14, 'money'),
  ],
};

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
const statusOf = (people: readonly PersonDay[]) => (people.length > 0 && people.every(({ confirmed }) => confirmed) ? 'Confirmed' : 'Pending');

interface Named {
  readonly need: NeedRecord;
  /** With its project: it needs nobody any more. */
  readonly cancelled: boolean;
  readonly cells: Readonly<Record<'project' | 'position' | 'shift', string>>;
}

/** The days of a need on which somebody was needed or deployed, in numbers. */
function manpowerOf(needs: readonly Named[], people: readonly PersonDay[], dates: readonly CalendarDate[]): ReportCells[] {
  const byDay = Map.groupBy(people, ({ date, requirement_id }) => `${date} ${requirement_id}`);
  return dates.flatMap((date) =>
    needs.flatMap(({ need, cancelled, cells }) => {
      const theirs = byDay.get(`${date} ${need.id}`) ?? [];
      const needed = !cancelled && isNeededOn(asNeed(need), date) ? need.headcount : 0;
      if (needed === 0 && theirs.length === 0) return [];
      const { minutes, overtime_minutes, ...line } = lineOf(theirs);
      return [{ date, ...cells, needed, ...line, hours: hours(minutes), overtime: hours(overtime_minutes), status: statusOf(theirs) }];
    }),
  );
}

/** People whom whoever asks may see. */
const timesheetOf = (needs: readonly Named[], people: readonly PersonDay[]): ReportCells[] => {
  const cellsOf = new Map(needs.map(({ need, cells }) => [need.id, cells]));
  return people
    .filter(({ seen }) => seen)
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.employee_id - other.employee_id || one.date.localeCompare(other.date))
    .map((person) => ({
      employee: person.name,
      code: person.code,
      date: person.date,
      ...cellsOf.get(person.requirement_id),
      presence: person.state,
      plannedHours: hours(person.planned_minutes),
      hours: hours(person.minutes),
      overtime: hours(person.overtime),
      status: statusOf([person]),
      reason: person.reason,
    }));
};

/** Sums of the columns that add up. */
function totalsOf(columns: readonly ReportColumn[], rows: readonly ReportCells[]): Record<string, number> {
  const summed = columns.filter(({ key, kind }) => key !== 'rate' && (kind === 'number' || kind === 'hours' || kind === 'money'));
  return Object.fromEntries(summed.map(({ key }) => [key, Math.round(rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0) * 100) / 100]));
}

export const manpowerReport = defineReport({
  type: 'workforce.manpower',
  name: W.name,
  async table(ctx, given) {
    const { template, project_id, start_date, end_date } = given as unknown as Filter;
    const [from, to] = [calendarDate(start_date), calendarDate(end_date)];
    const projects = await projectCodes(ctx, project_id);
    const ids = [...projects.keys()];
    const named = { title: say(W[template], ctx.locale), subtitle: `${formatDate(from)} – ${formatDate(to)}`, columns: COLUMNS[template] };
    if (template === 'Cost') {
      // A file is made after the question: the right may be gone by then.
      if (!seesCosts(ctx)) throw forbidden();
      const rows = await costRows(ctx, ids, from, to);
      return { ...named, rows, count: rows.length, totals: totalsOf(named.columns, rows) };
    }
    const [needed, people] = await pipeline(
      ctx,
      () => needsOf(ctx, ids),
      () => judgeDays(ctx, ids, from, to),
    );
    const all = [...needed.values()].flat();
    const positions = await positionNames(
      ctx,
      all.map(({ position_id }) => position_id),
    );
    const needs = all.map((need): Named => {
      const project = projects.get(need.project_id);
      return {
        need,
        cancelled: project?.cancelled ?? true,
        cells: { project: project ? `${project.code} ${project.name}` : '', position: positions.get(need.position_id) ?? '', shift: need.shift_name },
      };
    });
    const dates = Array.from({ length: daysInclusive(from, to) }, (_, at) => addDays(from, at));
    const rows = template === 'Manpower' ? manpowerOf(needs, people, dates) : timesheetOf(needs, people);
    return { ...named, rows, count: rows.length, totals: totalsOf(named.columns, rows) };
  },
});

export function generateReport(ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) {
  const { start_date, end_date } = filter;
  if (filter.template === 'Cost' && !seesCosts(ctx)) throw forbidden();
  if (end_date < start_date) throw invalid('end_date', E.endBeforeStart);
  if (daysInclusive(start_date, end_date) > REPORT_DAYS) throw invalid('end_date', E.tooManyDays, { n: REPORT_DAYS });
  return answerReport(ctx, manpowerReport, { preview, format, filter, template: filter.template });
}
