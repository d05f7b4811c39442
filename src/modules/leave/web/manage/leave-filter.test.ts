import { describe, expect, it } from 'vitest';
import { placeOf, reportInput, statusOf } from './leave-filter.ts';

describe('the status of the address', () => {
  it.each([
    ['', 'Waiting for Approval'],
    ['?status=Approved', 'Approved'],
    ['?status=', ''],
    ['?status=Paid', ''],
  ])('%s is %s', (search, status) => expect(statusOf(search)).toBe(status));
});

it('reads the organisation of the address', () => {
  expect(placeOf('?branch_id=3&department_id=x')).toEqual({ branch_id: 3, division_id: undefined, department_id: undefined, employee_id: undefined });
});

describe('the file of the list', () => {
  const year = { start_date: '2026-01-01', end_date: '2026-12-31' };
  it.each([
    ['of a year', { year: 2026 }, year],
    ['of dates within the year', { year: 2026, start_date: '2026-03-01', end_date: '2026-04-30' }, { start_date: '2026-03-01', end_date: '2026-04-30' }],
    ['of dates beyond the year', { year: 2026, start_date: '2025-03-01', end_date: '2027-04-30' }, year],
    ['of all years', {}, { start_date: '2000-01-01', end_date: '2099-12-31' }],
    ['of all years since a day', { start_date: '2026-03-01' }, { start_date: '2026-03-01', end_date: '2099-12-31' }],
  ])('%s has its span', (_what, filter, span) => expect(reportInput({ ...filter, status: 'Approved' })).toEqual({ ...span, status: ['Approved'] }));

  it('keeps what else is filtered by, and asks for every status where none is chosen', () => {
    const rest = { keyword: 'ali', branch_id: 1, employee_id: 2, start_apply_date: '2026-01-02', mine: true };
    const statuses = ['Waiting for Approval', 'Reviewed', 'Approved', 'Rejected', 'Cancelled'];
    expect(reportInput({ ...rest, year: 2026, type: 5, with: 'employee' })).toEqual({ ...year, ...rest, type: [5], status: statuses });
  });
});
