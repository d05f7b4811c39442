/** The steps of a month from the counts of its list: what is done, what waits, and what only lies ahead. */
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';

export type MonthStepKey = 'process' | 'confirm' | 'pay' | 'file';

export interface MonthStep {
  readonly key: MonthStepKey;
  /** What waits in this step. */
  readonly left: number;
  /** Nothing waits here, and nothing can come here any more. */
  readonly done: boolean;
  /** The status that the waiting ones have; a step without waits elsewhere. */
  readonly status?: PayrollRowStatus;
}

/** @param files statutory files that are due and not made; none before something is confirmed */
export function monthSteps(statuses: Readonly<Record<PayrollRowStatus, number>>, files: number): MonthStep[] {
  const { Pending, 'In Process': open, Confirmed, 'Waiting for Payment': waiting, Paid } = statuses;
  const isConfirmed = Pending + open === 0 && Confirmed + waiting + Paid > 0;
  return [
    { key: 'process', left: Pending, done: Pending === 0, status: 'Pending' },
    { key: 'confirm', left: open, done: isConfirmed, status: 'In Process' },
    {
      key: 'pay',
      left: Confirmed > 0 ? Confirmed : waiting,
      done: isConfirmed && Confirmed + waiting === 0,
      status: Confirmed > 0 ? 'Confirmed' : 'Waiting for Payment',
    },
    { key: 'file', left: files, done: isConfirmed && files === 0 },
  ];
}
