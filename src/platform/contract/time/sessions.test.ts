import { describe, expect, it } from 'vitest';
import type { TimeOfDay } from '../dates.ts';
import { formatSession } from './said-sessions.ts';
import { clashOf, sessionOverlap, sessionsForm, spanOf, type Session } from './sessions.ts';
import { messagesOf } from '../validation-messages.ts';

const session = (text: string): Session => {
  const [start_time, end_time] = text.split('-') as [TimeOfDay, TimeOfDay];
  return { start_time, end_time };
};

describe('sessions that are worked every day', () => {
  it.each([
    ['09:00-17:00', '17:00-22:00', false],
    ['09:00-17:00', '16:59-22:00', true],
    ['09:00-17:00', '08:00-09:00', false],
    ['09:00-17:00', '10:00-11:00', true],
    ['10:00-11:00', '09:00-17:00', true],
    // an end before its start is on the next day
    ['22:00-06:00', '05:00-07:00', true],
    ['22:00-06:00', '23:00-23:30', true],
    ['22:00-06:00', '06:00-14:00', false],
    ['22:00-06:00', '21:00-22:00', false],
    ['20:00-04:00', '22:00-02:00', true],
    // round the clock leaves no room
    ['08:00-08:00', '12:00-13:00', true],
  ])('%s and %s: %s', (a, b, overlap) => {
    expect(sessionOverlap(session(a), session(b))).toBe(overlap);
    expect(sessionOverlap(session(b), session(a))).toBe(overlap);
  });
});

describe('sessions of one date', () => {
  it.each([
    [['09:00-13:00', '14:00-18:00'], null],
    [['14:00-18:00', '09:00-13:00'], null],
    [['09:00-13:00', '13:00-18:00'], null],
    [['09:00-13:00', '12:00-18:00'], '12:00–18:00 against 09:00–13:00'],
    // the first reaches past the second to the third
    [['08:00-20:00', '20:00-21:00', '19:00-19:30'], '19:00–19:30 against 08:00–20:00'],
    // on one line the morning comes before the night that ends on the next morning
    [['22:00-06:00', '05:00-07:00'], null],
    [['22:00-06:00', '23:00-23:30'], '23:00–23:30 against 22:00–06:00'],
    [[], null],
  ])('%j: %s', (sessions, outcome) => {
    const clash = clashOf(sessions.map(session));
    expect(clash && `${formatSession(clash[0])} against ${formatSession(clash[1])}`).toBe(outcome);
  });

  it('are told at the field that is wrong', () => {
    const typed = [session('09:00-13:00'), session('12:00-18:00')];
    const wrong = (value: unknown) => {
      const { error } = sessionsForm().safeParse(value);
      return error ? messagesOf(error.issues, 'en', value) : {};
    };
    expect(wrong(typed)).toEqual({ '1.start_time': ['12:00 PM–06:00 PM overlaps 09:00 AM–01:00 PM. Change one of them.'] });
    expect(wrong([session('09:00-09:00')])).toEqual({ '0.end_time': ['The end must differ from the start.'] });
    // Of fields that are empty nothing else is told.
    expect(wrong([session('-')])).toEqual({ '0.start_time': ['This field is required.'], '0.end_time': ['This field is required.'] });
    expect(wrong([{ start_time: '25:00', end_time: '26:00' }])).toHaveProperty('0.start_time');
    expect(wrong(Array.from({ length: 5 }, (_, at) => session(`0${at}:00-0${at}:30`)))).toEqual({ base: ['Choose at most 4.'] });
    expect(wrong(typed.slice(1))).toEqual({});
  });
});

it('a span ends on the next day where its end is not after its start', () => {
  expect(spanOf(session('22:30-06:15'))).toEqual({ start: 1350, end: 1815 });
  expect(spanOf(session('09:00-17:00'))).toEqual({ start: 540, end: 1020 });
});
