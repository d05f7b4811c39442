import { expect, test } from 'vitest';
import type { Attendance, Punch } from '../attendance.schema.ts';
import { isOf, letterOf, LIST_STATUSES, stateOf } from './day-state.ts';

const punch = (status: Punch['status']) => ({ status }) as Punch;
const day = (more: Partial<Attendance> = {}) => ({
  checkin: null,
  checkout: null,
  absent: 0,
  leave: null,
  holiday: null,
  planned: 'Working' as const,
  visited: null,
  ...more,
});
const LEAVE = { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' };
const HOLIDAY = { name: 'Deepavali', name_ms: 'Deepavali', half: false };

test.each([
  ['came on time', day({ checkin: punch('ontime') }), 'ontime', ['scheduled', 'present', 'ontime'], '✓'],
  ['came early', day({ checkin: punch('early') }), 'early', ['scheduled', 'present', 'early'], '✓'],
  ['came late', day({ checkin: punch('late') }), 'late', ['scheduled', 'present', 'late'], 'L'],
  ['came late and left early', day({ checkin: punch('late'), checkout: punch('early') }), 'late', ['scheduled', 'present', 'late'], 'L'],
  ['left early', day({ checkin: punch('ontime'), checkout: punch('early') }), 'ontime', ['scheduled', 'present', 'ontime'], 'E'],
  ['came on a rest day', day({ checkin: punch(null), planned: 'Rest Day' }), 'ontime', ['present'], '✓'],
  ['was only seen to leave', day({ checkout: punch('ontime') }), 'ontime', ['scheduled', 'present', 'ontime'], '✓'],
  ['came late on an off day', day({ checkin: punch('late'), planned: 'Off Day' }), 'late', ['present'], 'L'],
  ['has not come yet', day(), 'not_in', ['scheduled', 'not_in'], ''],
  ['did not come', day({ absent: 1 }), 'absent', ['scheduled', 'absent'], 'A'],
  ['did not come in the half that was left', day({ absent: 0.5, leave: { ...LEAVE, part: 'Morning' } }), 'absent', ['scheduled', 'absent'], 'A'],
  ['is on leave', day({ leave: LEAVE }), 'leave', ['leave'], 'OL'],
  ['is on leave for a morning', day({ leave: { ...LEAVE, part: 'Morning' } }), 'not_in', ['scheduled', 'not_in'], ''],
  ['has a holiday', day({ holiday: HOLIDAY }), 'holiday', ['holiday'], 'PH'],
  ['has half a holiday', day({ holiday: { ...HOLIDAY, half: true } }), 'not_in', ['scheduled', 'not_in'], ''],
  ['rests', day({ planned: 'Rest Day' }), 'rest', ['rest'], 'RD'],
  ['is off', day({ planned: 'Off Day' }), 'off', ['off'], 'OD'],
  ['is on a site visit', day({ visited: 0 }), 'visit', ['scheduled', 'present', 'visit'], 'SV'],
  ['visited sites on a rest day', day({ visited: 90, planned: 'Rest Day' }), 'visit', ['present', 'visit'], 'SV'],
  ['came, and visited a site', day({ visited: 90, checkin: punch('late') }), 'late', ['scheduled', 'present', 'late'], 'L'],
  ['visited a site too shortly', day({ visited: 90, absent: 1 }), 'absent', ['scheduled', 'absent'], 'A'],
  ['has no schedule', day({ planned: 'None' }), 'none', ['none'], ''],
] as const)('%s', (_title, row, state, statuses, letter) => {
  expect(stateOf(row)).toBe(state);
  expect(LIST_STATUSES.filter((status) => isOf(row, status))).toEqual(statuses);
  expect(letterOf([row])).toBe(letter);
});

test('the worst session stands for a day of several', () => {
  const [good, late, missing] = [day({ checkin: punch('ontime') }), day({ checkin: punch('late') }), day()];
  expect(letterOf([good, late])).toBe('L');
  expect(letterOf([good, missing])).toBe('✓');
  expect(letterOf([])).toBe('');
});
