import { expect, it } from 'vitest';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { sectionOf, type SectionMark } from './day-section.ts';

const NINE = lineMinuteOf('2026-11-20T09:00:00+08:00', 'Asia/Kuala_Lumpur');
const mark = (more: Partial<SectionMark> = {}): SectionMark => ({
  session_index: 0,
  checkin: null,
  checkout: null,
  absent: 0,
  leave: null,
  holiday: null,
  planned: 'Working',
  visited: null,
  start: null,
  ...more,
});
const came = { status: 'ontime' as const };
const leave = { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Full' as const };

it.each([
  ['absent', [mark({ absent: 1 })], 'needs'],
  ['not in, and work has begun', [mark({ start: NINE })], 'needs'],
  ['not in, and work begins in an hour', [mark({ start: NINE + 61 })], 'work'],
  ['checked in', [mark({ checkin: came })], 'work'],
  ['seen to leave alone', [mark({ checkout: came })], 'needs'],
  ['on leave', [mark({ leave })], 'away'],
  ['on their rest day', [mark({ planned: 'Rest Day' })], 'off'],
  ['absent in the second of two sessions', [mark({ checkin: came, checkout: came }), mark({ session_index: 1, absent: 0.5 })], 'needs'],
  ['without any session', [], 'off'],
] as const)('%s', (_who, marks, section) => {
  expect(sectionOf(marks, { isOver: false, now: NINE + 60 })).toBe(section);
});

it('who never checked out needs somebody once the day is over', () => {
  const open = [mark({ checkin: came })];
  expect([true, false].map((isOver) => sectionOf(open, { isOver, now: NINE }))).toEqual(['needs', 'work']);
});
