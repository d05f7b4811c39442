import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { assessAvailability, datesAround, MOST_WORK, type BusyTime, type TimeWanted } from './assess-availability.ts';
import { findingText } from './availability.messages.ts';

const MONDAY = '2026-11-02' as CalendarDate;
const at = (text: string, from = MONDAY): TimeWanted => {
  const [, day = '0', h1 = '0', m1 = '0', h2 = '0', m2 = '0'] = /^(\d+) (\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text) ?? [];
  const [start, end] = [Number(h1) * 60 + Number(m1), Number(h2) * 60 + Number(m2)];
  return { date: addDays(from, Number(day)), start, end: end > start ? end : end + 1440 };
};
const work = (text: string): BusyTime => ({ ...at(text), kind: 'work', source: 'attendance', label: { en: 'On the roster', ms: 'Dalam jadual' } });
const leave = (text: string): BusyTime => ({ ...work(text), kind: 'away', source: 'leave', label: { en: 'Annual leave', ms: 'Cuti tahunan' } });

describe('the table', () => {
  test.each<[string, string[], BusyTime[], string[]]>([
    ['nothing planned', ['0 09:00-18:00'], [], []],
    ['touching is free', ['0 18:00-20:00'], [work('0 09:00-18:00')], []],
    ['one minute too much touches', ['0 17:59-20:00'], [work('0 09:00-18:00')], ['busy']],
    ['a night before reaches in', ['1 05:00-07:00'], [work('0 22:00-06:00')], ['busy']],
    ['leave', ['0 09:00-18:00'], [leave('0 00:00-24:00')], ['away']],
    ['twelve hours are allowed', ['0 08:00-20:00'], [], []],
    ['twelve hours and a minute are not', ['0 08:00-20:01'], [], ['hours']],
    ['twelve hours in two stretches of one day', ['0 20:00-23:00'], [work('0 08:00-17:00')], []],
    ['more in two stretches of one day', ['0 20:00-23:30'], [work('0 08:00-17:00')], ['hours']],
    ['across midnight: any 24 hours, not the calendar day', ['1 06:00-12:00'], [work('0 14:00-22:00')], ['hours']],
    ['24 hours later the window has moved on', ['1 14:00-22:00'], [work('0 14:00-22:00')], []],
    ['two nights in a row of twelve', ['1 19:00-07:00'], [work('0 19:00-07:00')], []],
    ['a break between two parts of a day does not count', ['0 18:00-21:00'], [work('0 09:00-13:00'), work('0 14:00-18:00')], []],
    ['what was too long before is not blamed on another day', ['3 09:00-18:00'], [work('0 06:00-20:00')], []],
    ['six days in a row', ['5 09:00-17:00'], [0, 1, 2, 3, 4].map((day) => work(`${day} 09:00-17:00`)), []],
    ['the seventh', ['6 09:00-17:00'], [0, 1, 2, 3, 4, 5].map((day) => work(`${day} 09:00-17:00`)), ['seventh_day']],
    ['the seventh between two halves', ['3 09:00-17:00'], [0, 1, 2, 4, 5, 6].map((day) => work(`${day} 09:00-17:00`)), ['seventh_day']],
    ['104 hours of overtime', ['27 08:00-20:00'], Array.from({ length: 25 }, (_, day) => work(`${day} 08:00-20:00`)).filter((_, day) => day % 7 !== 6), []],
  ])('%s', (_, wanted, busy, codes) => {
    expect(
      assessAvailability(
        wanted.map((text) => at(text)),
        busy,
      ).map(({ code }) => code),
    ).toEqual(codes);
  });

  test('a break is no work, wherever it lies', () => {
    const day = { ...at('0 07:00-20:00'), break_minutes: 60 };
    expect(assessAvailability([day], [])).toEqual([]);
    expect(assessAvailability([{ ...day, break_minutes: 59 }], [])).toMatchObject([{ code: 'hours', minutes: 721 }]);
    // Of a part of it the break may lie outside: eleven hours until 18:00 may all be worked.
    expect(assessAvailability([at('0 05:00-06:00')], [{ ...work('0 07:00-19:00'), break_minutes: 60 }])).toEqual([]);
    expect(assessAvailability([at('0 04:00-06:01')], [{ ...work('0 07:00-19:00'), break_minutes: 60 }])).toMatchObject([{ code: 'hours' }]);
  });

  test('work at no fixed time is a day of work and overlaps nothing', () => {
    const flexible = [0, 1, 2, 3, 4, 5].map((day): BusyTime => ({ ...work(`${day} 00:00-08:00`), kind: 'hours' }));
    expect(assessAvailability([at('0 06:00-18:00')], flexible)).toEqual([]);
    expect(assessAvailability([at('6 09:00-17:00')], flexible).map(({ code }) => code)).toEqual(['seventh_day']);
  });

  test('more than 104 hours of overtime in a month warn, another month has its own', () => {
    const days = Array.from({ length: 30 }, (_, day) => day).filter((day) => day % 7 !== 6);
    const busy = days.map((day) => ({ ...work(`${day} 08:00-20:00`), date: addDays('2026-11-01' as CalendarDate, day) }));
    // 26 days of 12 hours: 26 x 4 = 104 hours of overtime.
    expect(busy).toHaveLength(26);
    expect(assessAvailability([at('6 09:00-17:00', '2026-11-01' as CalendarDate)], busy).map(({ code }) => code)).not.toContain('overtime');
    const over = assessAvailability([at('6 09:00-17:30', '2026-11-01' as CalendarDate)], busy);
    expect(over).toContainEqual({ code: 'overtime', severity: 'warn', month: '2026-11-01', minutes: 104 * 60 + 30 });
    expect(assessAvailability([at('0 08:00-20:00', '2026-12-02' as CalendarDate)], busy).map(({ code }) => code)).not.toContain('overtime');
  });

  test('each finding is one sentence in both languages', () => {
    const [busy] = assessAvailability([at('0 17:00-20:00')], [work('0 09:00-18:00')]);
    expect(busy && [findingText(busy, 'en'), findingText(busy, 'ms')]).toEqual([
      'On the roster on 02/11/26, 09:00 AM–06:00 PM. Choose another time or person.',
      'Dalam jadual pada 02/11/26, 09:00 PG–06:00 PTG. Pilih masa atau orang lain.',
    ]);
  });
});

const stretch = fc.record({ day: fc.nat(20), start: fc.nat(1439), length: fc.integer({ min: 1, max: 900 }) });
const timeOf = ({ day, start, length }: { day: number; start: number; length: number }): TimeWanted => ({
  date: addDays(MONDAY, day),
  start,
  end: start + length,
});

test('hours are refused exactly where some minute begins 24 hours with more than twelve hours of work in them', () => {
  fc.assert(
    fc.property(stretch, fc.array(stretch, { maxLength: 6 }), (one, others) => {
      const [wanted, planned] = [timeOf(one), others.map(timeOf)];
      const busy = planned.map((time) => ({ ...work('0 00:00-00:01'), ...time }));
      const line = (time: TimeWanted) => {
        const from = Math.round((Date.parse(time.date) - Date.parse(MONDAY)) / 60_000);
        return [from + time.start, from + time.end] as const;
      };
      const worked = new Uint8Array(24 * 1440 + 4000);
      for (const [from, to] of [wanted, ...planned].map(line)) worked.fill(1, from + 2000, to + 2000);
      const sums = new Uint32Array(worked.length + 1);
      worked.forEach((on, minute) => (sums[minute + 1] = (sums[minute] as number) + on));
      const [from, to] = line(wanted);
      let most = 0;
      for (let start = from + 2000 - 1439; start < to + 2000; start++)
        most = Math.max(most, (sums[Math.min(worked.length, start + 1440)] as number) - (sums[Math.max(0, start)] as number));
      const hours = assessAvailability([wanted], busy).find(({ code }) => code === 'hours');
      expect(hours && 'minutes' in hours ? hours.minutes : null).toBe(most > MOST_WORK ? most : null);
    }),
    { numRuns: 150 },
  );
});

test('the dates to ask about hold the months and a week on either side', () => {
  expect(datesAround([at('0 09:00-18:00'), at('27 09:00-18:00')])).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(datesAround([])).toBeNull();
});
