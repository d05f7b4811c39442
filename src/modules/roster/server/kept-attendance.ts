/** What is kept of planned days once people come to work: it follows the plan. The module that keeps it hands in the answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

export interface PlannedSpan {
  readonly employee_id: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface KeptAttendance {
  /** Past days of these spans are planned otherwise: they are judged again at once. */
  readonly judgeAgain: (ctx: Ctx, spans: readonly PlannedSpan[]) => Promise<unknown>;
  /** Days of these people are planned otherwise from one day on; null: without an end. Many are judged by a job. */
  readonly planChanged: (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate | null) => Promise<void>;
  /** Days within a span on which these people have punched, as `employee date`. */
  readonly punchedDays: (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate) => Promise<ReadonlySet<string>>;
  /** The first day of which the company keeps attendance. */
  readonly firstDay: (ctx: Ctx) => Promise<CalendarDate | null>;
}

export const keptAttendance = singleExtensionPoint<KeptAttendance>('what is kept of planned days');

export const punchedDays = async (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate): Promise<ReadonlySet<string>> =>
  (await providerOf(keptAttendance)?.punchedDays(ctx, employeeIds, from, to)) ?? new Set();

/** Days of these people are planned otherwise: those that have come are judged again. */
export const plansChanged = async (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate | null): Promise<void> =>
  providerOf(keptAttendance)?.planChanged(ctx, employeeIds, from, to);
