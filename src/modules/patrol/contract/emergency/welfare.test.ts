import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedCheck, countChecks, welfareChecks, type WelfareAnswer } from './welfare.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const PLAN = { start: at('20:00:00'), end: at('22:00:00'), minutes: 30 };
const ok = (time: string): WelfareAnswer => ({ at: at(time), answer: 'OK' });

describe('checks of an operation from 20:00 to 22:00, every 30 minutes', () => {
  test.each<[string, string, WelfareAnswer[], string[]]>([
    ['before the first', '20:29:59', [], []],
    ['at the first', '20:30:00', [], ['waiting']],
    ['answered at once', '20:30:10', [ok('20:30:05')], ['answered']],
    ['answered in the last second', '20:36:00', [ok('20:35:00')], ['answered']],
    ['answered a second too late', '20:36:00', [ok('20:35:01')], ['late']],
    ['not answered, but the answer may be on its way', '20:40:00', [], ['waiting']],
    ['not answered', '20:40:01', [], ['missed']],
    ['a late upload turns it back', '21:40:00', [ok('20:31:00'), ok('21:01:00')], ['answered', 'answered', 'waiting']],
    ['an answer before the first check belongs to none', '20:45:00', [ok('20:10:00')], ['missed']],
    ['two answers', '20:45:00', [ok('20:33:00'), ok('20:31:00')], ['answered']],
    ['help', '20:45:00', [{ at: at('20:44:00'), answer: 'Help' }], ['help']],
    ['help after all was well', '20:45:00', [ok('20:31:00'), { at: at('20:44:00'), answer: 'Help' }], ['help']],
    ['none at the end', '23:00:00', [], ['missed', 'missed', 'missed']],
  ])('%s', (_name, now, answers, statuses) => {
    expect(welfareChecks(PLAN, answers, at(now)).map(({ status }) => status)).toEqual(statuses);
  });

  test('answers stand at their check in their order, others at none', () => {
    const [first, second] = welfareChecks(PLAN, [ok('20:33:00'), ok('20:31:00'), ok('21:00:00')], at('21:10:00'));
    expect(first?.answers).toEqual([ok('20:31:00'), ok('20:33:00')]);
    expect(second).toEqual({ due: at('21:00:00'), status: 'answered', answers: [ok('21:00:00')] });
  });
});

test('what is settled is counted, and what went wrong of it', () => {
  const help: WelfareAnswer = { at: at('21:01:00'), answer: 'Help' };
  expect(countChecks(welfareChecks(PLAN, [ok('20:40:00'), help], at('21:35:00')))).toEqual({ checks: 2, late: 1, missed: 0, help: 1 });
  expect(countChecks(welfareChecks(PLAN, [], at('22:00:00')))).toEqual({ checks: 3, late: 0, missed: 3, help: 0 });
});

test.each<[string, string[], string | null]>([
  ['20:29:59', [], null],
  ['20:30:00', [], '20:30:00'],
  ['20:59:59', ['20:29:00'], '20:30:00'],
  ['20:59:59', ['20:30:00'], null],
  ['21:00:00', ['20:30:00'], '21:00:00'],
  ['21:59:59', [], '21:30:00'],
  ['22:00:00', [], null],
  ['19:00:00', [], null],
])('at %s with answers %j the phone asks about %s', (now, answered, due) => {
  expect(
    askedCheck(
      PLAN,
      answered.map((time) => at(time)),
      at(now),
    ),
  ).toBe(due && at(due));
});

test('what a phone asks about is the last check of the office, as long as it is not answered', () => {
  const second = fc.integer({ min: -3600, max: 3 * 3600 }).map((n) => PLAN.start + n * 1000);
  fc.assert(
    fc.property(fc.array(second, { maxLength: 6 }), second, fc.integer({ min: 10, max: 240 }), (times, now, minutes) => {
      const plan = { ...PLAN, minutes };
      const past = times.filter((each) => each <= now);
      const last = welfareChecks(
        plan,
        past.map((each) => ({ at: each, answer: 'OK' as const })),
        now,
      ).at(-1);
      const isOpen = last !== undefined && now < plan.end && last.answers.length === 0;
      expect(askedCheck(plan, past, now)).toBe(isOpen ? last.due : null);
    }),
  );
});
