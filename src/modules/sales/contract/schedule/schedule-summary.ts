/** Totals of schedules, and whether their tasks are complete (specification §3 and §4). Pure. */
import type { DailyReportStatus } from '../field-words.ts';
import type { ScheduleStatus } from '../schedule-status.ts';

export interface SummedSchedule {
  readonly status: ScheduleStatus;
  readonly checkin: object | null;
  readonly checkout: object | null;
  readonly sales: { readonly units: number; readonly amount: number };
  readonly daily_report: { readonly status: DailyReportStatus };
}

export interface ScheduleSummary {
  readonly schedules: number;
  readonly checkins: number;
  readonly checkouts: number;
  readonly sales: { readonly units: number; readonly amount: number };
  /** What there is now, of all products. */
  readonly available_stock: number;
  readonly reports: { readonly pending: number; readonly submitted: number };
}

const CENTS = 100;
const MILLIS = 1000;

/** Cancelled ones count nowhere; missed and upcoming ones count as schedules, and their reports are pending. @param available now */
export function scheduleSummary(schedules: readonly SummedSchedule[], available: number): ScheduleSummary {
  const counted = schedules.filter(({ status }) => status !== 'Cancelled');
  const submitted = counted.filter(({ daily_report }) => daily_report.status === 'submitted').length;
  const sum = (of: (each: SummedSchedule) => number, unit: number) => Math.round(counted.reduce((total, each) => total + of(each) * unit, 0)) / unit;
  return {
    schedules: counted.length,
    checkins: counted.filter(({ checkin }) => checkin !== null).length,
    checkouts: counted.filter(({ checkout }) => checkout !== null).length,
    sales: { units: sum(({ sales }) => sales.units, MILLIS), amount: sum(({ sales }) => sales.amount, CENTS) },
    available_stock: available,
    reports: { pending: counted.length - submitted, submitted },
  };
}

/** Every active task has an action; without tasks there is nothing to do. */
export const isTaskComplete = (activeTaskIds: readonly number[], doneTaskIds: readonly number[]): boolean =>
  activeTaskIds.every((id) => doneTaskIds.includes(id));

/** In the view of a project: at least one of them has. */
export const isTaskBegun = (activeTaskIds: readonly number[], doneTaskIds: readonly number[]): boolean => activeTaskIds.some((id) => doneTaskIds.includes(id));
