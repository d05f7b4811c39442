import { expect, it } from 'vitest';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { nextStep } from '../manage/next-step.tsx';
import { monthSteps } from './month-steps.ts';

const NONE = { Pending: 0, 'In Process': 0, Confirmed: 0, 'Waiting for Payment': 0, Paid: 0 };
const of = (counts: Partial<Record<PayrollRowStatus, number>>, files = 0) => {
  const steps = monthSteps({ ...NONE, ...counts }, files);
  return [steps.flatMap(({ key, done }) => (done ? key : [])), steps.flatMap(({ key, left }) => (left > 0 ? `${key} ${left}` : []))];
};

it.each<[string, Partial<Record<PayrollRowStatus, number>>, number, string[], string[]]>([
  ['nothing is processed', { Pending: 8 }, 0, [], ['process 8']],
  ['some are processed', { Pending: 3, 'In Process': 5 }, 0, [], ['process 3', 'confirm 5']],
  ['all are processed: nothing is paid and no file is made', { 'In Process': 8 }, 0, ['process'], ['confirm 8']],
  ['some are confirmed', { 'In Process': 2, Confirmed: 6 }, 2, ['process'], ['confirm 2', 'pay 6', 'file 2']],
  ['all are confirmed', { Confirmed: 8 }, 2, ['process', 'confirm'], ['pay 8', 'file 2']],
  ['files before the payment', { Confirmed: 8 }, 0, ['process', 'confirm', 'file'], ['pay 8']],
  ['the payment waits', { 'Waiting for Payment': 8 }, 2, ['process', 'confirm'], ['pay 8', 'file 2']],
  ['all are paid', { Paid: 8 }, 1, ['process', 'confirm', 'pay'], ['file 1']],
  ['all is done', { Paid: 8 }, 0, ['process', 'confirm', 'pay', 'file'], []],
  ['somebody comes late', { Pending: 1, Paid: 8 }, 0, [], ['process 1']],
])('%s', (_what, counts, files, done, left) => expect(of(counts, files)).toEqual([done, left]));

it('counts what the button beside it counts', () => {
  for (const counts of [{ Pending: 8 }, { 'In Process': 8 }, { Confirmed: 8 }, { Pending: 2, 'In Process': 3, Confirmed: 3 }]) {
    const statuses = { ...NONE, ...counts };
    const step = nextStep(statuses);
    expect(monthSteps(statuses, 0).find(({ key, left }) => key === step && left > 0)).toBeDefined();
    expect(monthSteps(statuses, 0).find(({ left }) => left > 0)?.key).toBe(step);
  }
});
