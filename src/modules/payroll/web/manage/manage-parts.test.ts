import { describe, expect, it } from 'vitest';
import { placeOf } from '../run/run-address.ts';
import { neighbourOf } from './period-step.ts';
import { addressOf } from './processed-tabs.tsx';
import { arcsOf } from './status-donut.tsx';

describe('the period beside', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 1, '2026-12-01', '2026-12-31'],
    ['2026-11-01', '2026-11-30', -1, '2026-10-01', '2026-10-31'],
    ['2026-03-01', '2026-03-31', -1, '2026-02-01', '2026-02-28'],
    ['2026-10-26', '2026-11-25', 1, '2026-11-26', '2026-12-25'],
    ['2026-12-26', '2027-01-25', 1, '2027-01-26', '2027-02-25'],
  ] as const)('%s to %s by %i', (start_date, end_date, by, start, end) => {
    expect(neighbourOf({ start_date, end_date }, by)).toEqual({ start_date: start, end_date: end });
  });

  it('of no period is itself', () => {
    expect(neighbourOf({ start_date: 'x', end_date: '2026-11-30' }, 1)).toEqual({ start_date: 'x', end_date: '2026-11-30' });
  });
});

it('the sub-filter is an address that keeps the rest and starts at the first page', () => {
  expect(addressOf('start_date=2026-11-01&page=4', 'true')).toBe('/payroll/manage?start_date=2026-11-01&processed=true');
  expect(addressOf('processed=true&keyword=ali', 'false')).toBe('/payroll/manage?processed=false&keyword=ali');
  expect(addressOf('processed=true', '')).toBe('/payroll/manage');
});

it('the ring is divided by the numbers; what is nobody has no part', () => {
  const arcs = arcsOf([
    { status: 'Pending', count: 1 },
    { status: 'Confirmed', count: 0 },
    { status: 'Paid', count: 3 },
  ]);
  const round = arcs.reduce((sum, { length }) => sum + length, 0);
  expect(arcs.map(({ status }) => status)).toEqual(['Pending', 'Paid']);
  expect(arcs[0]?.length).toBeCloseTo(round / 4);
  expect(arcs[1]?.from).toBeCloseTo(round / 4);
  expect(arcsOf([{ status: 'Paid', count: 0 }])).toEqual([]);
});

it('a run takes the organisation of the filter, and nothing that is no id', () => {
  expect(placeOf('branch_id=3&department_id=x&division_id=&keyword=a')).toEqual({ branch_id: 3 });
});
