import { describe, expect, it } from 'vitest';
import { isTaskBegun, isTaskComplete, scheduleSummary, type SummedSchedule } from './schedule-summary.ts';

const schedule = (more: Partial<SummedSchedule> = {}): SummedSchedule => ({
  status: 'Completed',
  checkin: {},
  checkout: {},
  sales: { units: 0, amount: 0 },
  daily_report: { status: 'submitted' },
  ...more,
});

describe('the summary of schedules', () => {
  it('counts check-ins, sales and reports; what is cancelled counts nowhere', () => {
    const pending = { daily_report: { status: 'pending' } } as const;
    const rows = [
      schedule({ sales: { units: 5, amount: 64.5 } }),
      schedule({ sales: { units: 0.25, amount: 5.63 } }),
      schedule({ status: 'On Going', checkout: null, ...pending }),
      schedule({ status: 'Upcoming', checkin: null, checkout: null, ...pending }),
      schedule({ status: 'Missed', checkin: null, checkout: null, ...pending }),
      schedule({ status: 'Cancelled', sales: { units: 9, amount: 90 } }),
    ];
    expect(scheduleSummary(rows, 402)).toEqual({
      schedules: 5,
      checkins: 3,
      checkouts: 2,
      sales: { units: 5.25, amount: 70.13 },
      available_stock: 402,
      reports: { pending: 3, submitted: 2 },
    });
  });
});

describe('tasks of a schedule', () => {
  it.each([
    [[1, 2], [1, 2], true, true],
    [[1, 2], [1], false, true],
    [[1, 2], [], false, false],
    [[], [], true, false],
    [[1], [7], false, false],
  ])('active %j, done %j: every %s, some %s', (active, done, every, some) => {
    expect([isTaskComplete(active, done), isTaskBegun(active, done)]).toEqual([every, some]);
  });
});
