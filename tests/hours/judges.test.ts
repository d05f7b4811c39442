/** The judge of the portal beside the one by hand on people made up by chance, and what must hold of any days. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '#modules/attendance/contract/evaluate/evaluate-days.ts';
import { printedSeed } from '../setup/printed-seed.ts';
import { evaluationOf, evaluatedByPortal } from './as-the-portal.ts';
import { sheetOf } from './by-hand/days.ts';
import type { Person, Punch } from './by-hand/facts.ts';
import { dateOn, dayAfter, minuteOf } from './by-hand/line.ts';
import { BESIDE, DAYS, FIRST, given, shuffled } from './random-people.ts';

const seed = printedSeed('hours');
const FROM = dayAfter(FIRST, -BESIDE);
const SPAN = DAYS + 2 * BESIDE;
const LONG_AFTER = '2026-12-31T00:00:00Z';
const outcome = (person: Person, punches: readonly Punch[], from = FROM, days = SPAN) =>
  evaluatedByPortal(evaluationOf(person, punches, LONG_AFTER, from, days));
const dayOf = ({ offset }: Person, { at }: Punch) => dateOn(minuteOf(at), offset);

test('both say the same of every day', () => {
  fc.assert(
    fc.property(given, ({ person, punches }) => {
      expect(outcome(person, punches)).toEqual(sheetOf(person, punches, LONG_AFTER, FROM, SPAN));
    }),
    { seed, numRuns: 600 },
  );
});

test('judged twice, and in any order of arrival, the days are the same', () => {
  fc.assert(
    fc.property(given, shuffled, ({ person, punches }, shuffle) => {
      expect(outcome(person, shuffle(punches))).toEqual(outcome(person, punches));
    }),
    { seed },
  );
});

test('no minute is worked twice, no punch counts on two days, and normal hours with overtime are the stay less what is unpaid', () => {
  fc.assert(
    fc.property(given, ({ person, punches }) => {
      const at = new Map(punches.map((punch) => [punch.id, minuteOf(punch.at)]));
      const { days } = evaluate(evaluationOf(person, punches, LONG_AFTER, FROM, SPAN));
      const stays = days.flatMap(({ checkin_id, checkout_id }) =>
        checkin_id && checkout_id ? [[at.get(checkin_id) ?? 0, at.get(checkout_id) ?? 0] as const] : [],
      );
      const ordered = stays.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
      for (const [index, [start]] of ordered.entries()) expect(start).toBeGreaterThanOrEqual(ordered[index - 1]?.[1] ?? 0);
      const used = days.flatMap(({ checkin_id, checkout_id }) => [checkin_id, checkout_id]).filter((id) => id !== null);
      expect(new Set(used).size).toBe(used.length);
      const worked = days.reduce((sum, { minutes }) => sum + minutes, 0);
      expect(worked).toBeLessThanOrEqual(stays.reduce((sum, [start, end]) => sum + end - start, 0));
      for (const { minutes, overtime_minutes } of days) expect(minutes - overtime_minutes).toBeGreaterThanOrEqual(0);
    }),
    { seed },
  );
});

/** Where every check-in belongs to a session: 24 hours of one that belongs to none may refuse the next, and that the one after. */
const planned = given.map(({ person, punches }) => {
  const timed = (person.standard ? [person.standard] : []).map((template) => ({ ...template, flexibleHours: undefined }));
  const assigned = person.assigned.filter(({ template }) => template.flexibleHours === undefined);
  return { person: { ...person, standard: timed[0], assigned, setting: { ...person.setting, allowUnscheduled: false } }, punches };
});

/**
 * A check-in of the small hours belongs to the night of the day before; one late in the evening to the day after, and what is seen 24 hours
 * later to the one after that.
 */
const RANGE = [-2, -1, 0, 1, 2] as const;

test('a punch of a day changes that day, and the two before and after it alone', () => {
  fc.assert(
    fc.property(planned, fc.nat(), ({ person, punches }, which) => {
      const gone = punches[which % Math.max(1, punches.length)];
      fc.pre(gone !== undefined);
      const day = dayOf(person, gone);
      const others = (lines: readonly string[]) => lines.filter((line) => line < dayAfter(day, -2) || line > `${dayAfter(day, 2)}~`);
      const left = punches.filter((punch) => punch !== gone);
      expect(others(outcome(person, left))).toEqual(others(outcome(person, punches)));
    }),
    { seed },
  );
});

test('kept day by day as punches arrive, late ones too, the days are those judged at once', () => {
  const came = (lines: readonly string[]) => lines.filter((line) => !line.includes('absent'));
  fc.assert(
    fc.property(planned, shuffled, ({ person, punches }, shuffle) => {
      const stored = new Map<string, readonly string[]>();
      const arrived: Punch[] = [];
      for (const punch of shuffle(punches)) {
        arrived.push(punch);
        const day = dayOf(person, punch);
        const near = arrived.filter((one) => dayOf(person, one) >= dayAfter(day, -5) && dayOf(person, one) <= dayAfter(day, 5));
        const lines = came(outcome(person, near, dayAfter(day, -5), 11));
        for (const beside of RANGE)
          stored.set(
            dayAfter(day, beside),
            lines.filter((line) => line.startsWith(dayAfter(day, beside))),
          );
      }
      expect([...stored].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, lines]) => lines)).toEqual(came(outcome(person, punches)));
    }),
    { seed },
  );
});
