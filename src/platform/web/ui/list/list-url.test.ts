import { describe, expect, it } from 'vitest';
import type { Filter } from './list-types.ts';
import { changedFilters, filterInput, isFiltered, LIST_DEFAULTS, pagingInput, readListUrl, viewOf, withView, writeListUrl } from './list-url.ts';

const FILTERS: readonly Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'select', key: 'status', options: ['Active', 'Inactive'], initial: 'Active' },
  { kind: 'select', key: 'position_id', options: [], number: true },
  { kind: 'multi', key: 'statuses', options: [] },
  { kind: 'year', key: 'year', initial: '2026' },
  { kind: 'dates', key: 'start_date', to: 'end_date', initial: '2026-11-01', initialTo: '2026-11-30' },
  { kind: 'switch', key: 'expiring' },
  { kind: 'organisation', key: 'organisation' },
];
const read = (search: string) => readListUrl(search, FILTERS, LIST_DEFAULTS);

describe('the state of a list in the URL', () => {
  it('starts at page 1, ten rows, newest first', () => {
    expect(pagingInput(read(''))).toEqual({ page: 1, per_page: 10, sort: 'desc', sort_by: 'id' });
    expect(read('').filters).toMatchObject({ status: 'Active', year: '2026', start_date: '2026-11-01', end_date: '2026-11-30' });
    expect(isFiltered(read(''), FILTERS)).toBe(false);
  });

  it('reads what the URL says and ignores nonsense', () => {
    expect(read('?page=3&per_page=50&sort=asc&sort_by=name&status=')).toMatchObject({
      page: 3,
      perPage: 50,
      sort: 'asc',
      sortBy: 'name',
      filters: { status: '' },
    });
    expect(read('?page=-1&per_page=99999&sort=up')).toMatchObject({ page: 1, perPage: 10, sort: 'desc' });
  });

  it('writes only what differs, keeps what belongs to others, and reads back the same', () => {
    const state = { ...read('?open=5'), filters: { ...read('').filters, status: '', keyword: 'ali & co' }, page: 2 };
    const text = writeListUrl('?open=5', state, FILTERS, LIST_DEFAULTS);
    expect(text).toBe('open=5&keyword=ali+%26+co&status=&page=2');
    expect(readListUrl(text, FILTERS, LIST_DEFAULTS)).toEqual(state);
    expect(changedFilters(state, FILTERS)).toEqual(['keyword', 'status']);
  });

  it('hands filters to the endpoint in the right kinds', () => {
    const state = read('?position_id=4&statuses=Paid,Draft&expiring=1&branch_id=2&keyword=%20ali%20');
    expect(filterInput(state, FILTERS)).toEqual({
      keyword: 'ali',
      status: 'Active',
      position_id: 4,
      statuses: ['Paid', 'Draft'],
      year: 2026,
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      expiring: true,
      branch_id: 2,
    });
    expect(filterInput(read('?status=&year=x'), FILTERS)).not.toHaveProperty('status');
    expect(filterInput(read('?year=x'), FILTERS)).not.toHaveProperty('year');
  });

  it('keeps as a view what the list reads, and shows it beside what belongs to others', () => {
    const fields = new Set(['page', 'sort', 'status', 'keyword']);
    expect(viewOf('?tab=chart&status=&keyword=ali+%26+co&page=3', fields)).toBe('keyword=ali+%26+co&status=');
    expect(withView('tab=chart&status=Active&page=3', 'keyword=ali&sort=asc', fields)).toBe('tab=chart&keyword=ali&sort=asc');
    expect(withView('page=2', '', fields)).toBe('');
  });
});
