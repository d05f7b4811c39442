import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { calendarText, escapeText, folded, type CalendarEvent } from './calendar-text.ts';

const date = calendarDate('2026-12-07');
const session = (start: string, end: string) => ({ start_time: start as TimeOfDay, end_time: end as TimeOfDay });
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '1-2026-12-07-0@mesra',
  summary: 'Work',
  location: null,
  note: null,
  when: { date, session: session('09:00', '18:00') },
  ...more,
});
const text = (...events: CalendarEvent[]) =>
  calendarText({ name: 'My schedule', zone: 'Asia/Kuala_Lumpur', now: new Date('2026-11-20T02:03:04.567Z'), events });

it('is a calendar as other programmes read it', () => {
  expect(text(event({ location: 'Menara Contoh, Tingkat 3', note: 'Gate; north\nBring keys' }))).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mesra//Schedule//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:My schedule',
      'BEGIN:VEVENT',
      'UID:1-2026-12-07-0@mesra',
      'DTSTAMP:20261120T020304Z',
      'DTSTART:20261207T010000Z',
      'DTEND:20261207T100000Z',
      'SUMMARY:Work',
      String.raw`LOCATION:Menara Contoh\, Tingkat 3`,
      String.raw`DESCRIPTION:Gate\; north\nBring keys`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

describe('when it is', () => {
  it.each([
    ['a night ends on the next day', { date, session: session('19:00', '07:00') }, ['DTSTART:20261207T110000Z', 'DTEND:20261207T230000Z']],
    ['an early start is the day before in UTC', { date, session: session('06:00', '14:00') }, ['DTSTART:20261206T220000Z', 'DTEND:20261207T060000Z']],
    ['a day without times is a whole day', { date, session: null }, ['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261208', 'TRANSP:TRANSPARENT']],
  ])('%s', (_title, when, lines) => {
    const found = text(event({ when })).split('\r\n');
    expect(found.filter((line) => /^(DTSTART|DTEND|TRANSP)/.test(line))).toEqual(lines);
  });
});

describe('text', () => {
  it.each([
    ['a;b,c', String.raw`a\;b\,c`],
    [String.raw`a\b`, String.raw`a\\b`],
    ['a\r\nb\nc', String.raw`a\nb\nc`],
  ])('%j is written %s', (given, written) => {
    expect(escapeText(given)).toBe(written);
  });

  it('lines have at most 75 octets, and read together as they were', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 0, maxLength: 300 }).filter((given) => !/[\r\n]/.test(given)),
        (given) => {
          const lines = folded(`SUMMARY:${given}`).split('\r\n');
          for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(lines.map((line, at) => (at === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${given}`);
          for (const line of lines.slice(1)) expect(line.startsWith(' ')).toBe(true);
        },
      ),
    );
  });
});
