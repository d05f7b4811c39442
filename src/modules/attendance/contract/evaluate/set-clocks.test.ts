import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { evaluated, MONDAY, planOf, punchOf } from './evaluation.factory.ts';

/** Days from the Monday of the factory to a night, and its session there. */
const DAY_MS = 86_400_000;
const dayOf = (date: string) => (Date.parse(date) - Date.parse(MONDAY)) / DAY_MS;

/** A night from `date` to the next morning in a zone, judged among the same nights around it. */
function night(zone: string, date: string, from: string, until: string) {
  const plans = Array.from({ length: 7 }, (_, at) => planOf(addDays(calendarDate(date), at - 3), '22:00-06:00'));
  const given = [punchOf(`in ${dayOf(date)} ${from}`, 1, zone), punchOf(`out ${dayOf(date) + 1} ${until}`, 2, zone)];
  return evaluated(given, { plans }).days.find((day) => day.date === date);
}

/** Who works through the night on which clocks are set works an hour less or more than the clock on the wall says. */
describe('a night on which clocks are set', () => {
  test.each([
    // No clock is set: eight hours less the break.
    ['Asia/Kuala_Lumpur', '2026-03-07', 420],
    ['America/New_York', '2026-03-06', 420],
    // Forward at 02:00 to 03:00: an hour less.
    ['America/New_York', '2026-03-07', 360],
    ['Europe/London', '2026-03-28', 360],
    ['Australia/Sydney', '2026-10-03', 360],
    // Back at 02:00 or 03:00: an hour more.
    ['America/New_York', '2026-10-31', 480],
    ['Europe/London', '2026-10-24', 480],
    ['Australia/Sydney', '2026-04-04', 480],
    // Half an hour only.
    ['Australia/Lord_Howe', '2026-10-03', 390],
    ['Australia/Lord_Howe', '2026-04-04', 450],
  ])('in %s, the night of %s: %i minutes', (zone, date, minutes) => {
    expect(night(zone, date, '22:00', '06:00')).toMatchObject({ minutes, overtime_minutes: 0, late_minutes: 0, early_leave_minutes: 0 });
  });

  test.each([
    ['America/New_York', '2026-03-07'],
    ['America/New_York', '2026-10-31'],
    ['Australia/Lord_Howe', '2026-10-03'],
  ])('in %s, the night of %s, being late and leaving early are told by the clock on the wall', (zone, date) => {
    expect(night(zone, date, '22:20', '05:40')).toMatchObject({ late_minutes: 5, early_leave_minutes: 5 });
  });
});
