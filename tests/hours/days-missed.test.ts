/** From which minute on a day is missed, and an open check-in forgotten (O12, O16). */
import { expect, test } from 'vitest';
import { evaluationOf, evaluatedByPortal } from './as-the-portal.ts';
import { sheetOf } from './by-hand/days.ts';
import { FIRST } from './random-people.ts';
import { personOf, punchOf, type Week } from './week.ts';

const CASES: readonly [because: string, week: Week, punches: readonly string[], now: string, ...sheet: string[]][] = [
  ['the session is not over', {}, [], '02T17:59', ''],
  ['it is', {}, [], '02T18:00', '02/0 Normal | absent 1'],
  ['a night is over in the morning', { days: ['Mo 22:00-06:00'] }, [], '03T05:59', ''],
  ['a minute later', { days: ['Mo 22:00-06:00'] }, [], '03T06:00', '02/0 Normal | absent 1'],
  ['of two sessions the last', { days: ['Mo 08:00-12:00 13:00-17:00'], setting: { perSession: true } }, [], '02T16:59', ''],
  ['both are over', { days: ['Mo 08:00-12:00 13:00-17:00'], setting: { perSession: true } }, [], '02T17:00', '02/0 Normal | absent 1'],
  ['a flexible day is over at midnight', { days: ['Mo hours'], template: { flexibleHours: 8 } }, [], '02T23:59', ''],
  ['at midnight', { days: ['Mo hours'], template: { flexibleHours: 8 } }, [], '03T00:00', '02/0 Normal | absent 1'],
  ['with leave of the afternoon the day ends in its middle', { leave: ['Mo afternoon'] }, [], '02T13:29', ''],
  ['in its middle', { leave: ['Mo afternoon'] }, [], '02T13:30', '02/0 Normal | absent 0.5'],
  ['a rest day is never missed', { days: ['Mo Rest Day'] }, [], '31T00:00', ''],
  ['18:00 and four hours are not over', {}, ['in 09:00'], '02T21:59', '02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0'],
  ['they are', {}, ['in 09:00'], '02T22:00', '02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | missing_checkout'],
  ['24 hours are not over', { none: true }, ['in 09:00'], '03T08:59', '02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | unscheduled'],
  ['24 hours', { none: true }, ['in 09:00'], '03T09:00', '02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | unscheduled | missing_checkout'],
];

test.each(CASES)('%s', (_because, week, punches, when, ...sheet) => {
  const person = personOf(week);
  const given = punches.map((text, at) => punchOf(text, at));
  const now = `2026-${when.startsWith('31') ? '12' : '11'}-${when}:00+08:00`;
  const wanted = sheet.flatMap((line) => (line === '' ? [] : [`2026-11-${line}`]));
  expect(sheetOf(person, given, now, FIRST, 7), 'by hand').toEqual(wanted);
  expect(evaluatedByPortal(evaluationOf(person, given, now, FIRST, 7)), 'the portal').toEqual(wanted);
});
