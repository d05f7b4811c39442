/** The decisions behind a payroll before anything is computed. */
import { type PayrollForm, type TaxPayload } from '../../contract/payroll-form.schema.ts';
import { type Calculation } from '../../contract/calculation.schema.ts';
import type { DeductionLine, EarningLine } from '../../contract/payroll-line.schema.ts';
import { systemKey, type SystemLine } from '../../contract/system-line.ts';
import { NO_TIME, type AttendanceSnapshot, type LeaveSnapshot, type SiteEntry, type WorkedDayOff, type WorkedTime } from '../../contract/payroll-inputs.ts';
import type { CalculationType, Multipliers } from '../../contract/setting/payroll-setting.schema.ts';

type Flags = Omit<PayrollForm['salary_payload'], 'basic'>;

export interface DraftBase {
  readonly pay_date: string;
  readonly type: CalculationType;
  readonly given_hourly_rate: number | null;
  readonly overtime_rate: number | null;
  readonly multipliers: Multipliers;
  readonly time: WorkedTime;
  /** What leave said when the days were last taken over; null: the payroll was saved before that was kept. */
  readonly leave: LeaveSnapshot | null;
  /** What attendance said when its figures were last taken over; null: nothing. */
  readonly attendance: AttendanceSnapshot | null;
  readonly daysOff: readonly WorkedDayOff[];
  readonly termination: NonNullable<Calculation['termination']> | null;
  /** A salary that a person put in place of the computed one, and why. */
  readonly changedSalary: { readonly amount: number; readonly note: string } | null;
  readonly payload: Flags;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  /** System lines whose amount a person changed, by `systemKey`. */
  readonly overrides: ReadonlyMap<string, { readonly amount: number; readonly reason: string }>;
  readonly contribution_epf_employee_rate: number;
  readonly contribution_socso_type: PayrollForm['contribution_socso_type'];
  readonly contribution_hrdf: boolean;
  readonly contribution_tax_manual: boolean;
  readonly contribution_tax_monthly_amount: number;
  readonly contribution_tax_yearly_amount: number;
  readonly tax_payload: TaxPayload;
  /** Sites that a person entered; null: as attendance says, else the primary worksite alone. */
  readonly sites: readonly NamedSite[] | null;
}
export type NamedSite = SiteEntry & { readonly name: string };

/** Worked time with every key read from `at`. */
export function timeOf(at: (key: keyof WorkedTime) => WorkedTime[keyof WorkedTime]): WorkedTime {
  const time: Record<string, unknown> = { ...NO_TIME };
  for (const key of TIME_KEYS) time[key] = at(key);
  return time as unknown as WorkedTime;
}
const TIME_KEYS = Object.keys(NO_TIME) as (keyof WorkedTime)[];

interface ChangeableLine {
  readonly system?: SystemLine | null | undefined;
  readonly source?: Readonly<Record<string, number>> | null | undefined;
  readonly reason?: string | null | undefined;
  readonly amount: number;
}

/** System lines whose amount somebody changed, with the reason. */
export const overridesIn = (lines: readonly ChangeableLine[]) =>
  lines.flatMap((line) => {
    const { reason, amount } = line;
    const key = systemKey(line);
    return key && reason ? [[key, { amount, reason }] as const] : [];
  });
