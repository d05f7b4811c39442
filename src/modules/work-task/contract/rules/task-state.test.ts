import { describe, expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { onLine } from '#platform/contract/time/local-line.ts';
import { isOverdue, missingFor, statusAfter, type TaskStatus } from './task-state.ts';

const DAY = calendarDate('2026-11-20');
const at = (time: string, date = DAY) => onLine(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

describe('a task is overdue', () => {
  it.each<[string, TaskStatus, string | null, number, boolean]>([
    ['not in its minute', 'Pending', '10:00', at('10:00'), false],
    ['from the next minute on', 'Pending', '10:00', at('10:01'), true],
    ['without a time not on its day', 'Pending', null, at('23:59'), false],
    ['without a time from midnight on', 'Processing', null, at('00:00', calendarDate('2026-11-21')), true],
    ['never once it is done', 'Success', '10:00', at('12:00'), false],
    ['never when it is cancelled', 'Cancelled', '10:00', at('12:00'), false],
  ])('%s', (_what, status, due_time, now, expected) =>
    expect(isOverdue({ status, due_date: DAY, due_time: due_time as TimeOfDay | null }, now)).toBe(expected),
  );
});

describe('a task is done', () => {
  const asked = { checklist: ['Doors', 'Lights'], requires_photo: true, requires_location: true };
  const all = { checklist: [true, true], photos: 1, position: 'inside' } as const;
  it.each([
    ['with all that it asks', all, []],
    ['not with a point left', { ...all, checklist: [true, false] }, ['checklist']],
    ['not with a point that was not sent', { ...all, checklist: [true] }, ['checklist']],
    ['not without its photo', { ...all, photos: 0 }, ['photos']],
    ['not outside the site', { ...all, position: 'outside' }, ['location']],
    ['not where the position is not exact enough', { ...all, position: 'undecided' }, ['location']],
    ['not without a position', { ...all, position: null }, ['location']],
  ] as const)('%s', (_what, shown, missing) => expect(missingFor(asked, shown)).toEqual(missing));
  it('and what it does not ask is not missing', () => {
    expect(missingFor({ checklist: [], requires_photo: false, requires_location: false }, { checklist: [], photos: 0, position: null })).toEqual([]);
  });
});

it('stays open with an issue, and where it was not done', () => {
  expect((['Done', 'Not Done', 'Issue'] as const).map(statusAfter)).toEqual(['Success', 'Processing', 'Processing']);
});
