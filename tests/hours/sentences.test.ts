/** Hard days: what is written on paper is what the judge by hand says, and what the portal says. */
import { expect, test } from 'vitest';
import { evaluationOf, evaluatedByPortal } from './as-the-portal.ts';
import { sheetOf } from './by-hand/days.ts';
import { FREE_DAYS } from './free-days.ts';
import { OTHER_DAYS } from './other-days.ts';
import { PLAIN_DAYS } from './plain-days.ts';
import { FIRST } from './random-people.ts';
import { personOf, punchOf } from './week.ts';

const LONG_AFTER = '2026-12-31T00:00:00Z';

test.each([...PLAIN_DAYS, ...OTHER_DAYS, ...FREE_DAYS].map((one) => [one.because, one] as const))('%s', (_because, { punches, sheet, ...week }) => {
  const person = personOf(week);
  const given = punches.map((text, at) => punchOf(text, at));
  const wanted = sheet.map((line) => `2026-11-${line}`);
  expect(sheetOf(person, given, LONG_AFTER, FIRST, 7), 'by hand').toEqual(wanted);
  expect(evaluatedByPortal(evaluationOf(person, given, LONG_AFTER, FIRST, 7)), 'the portal').toEqual(wanted);
});
