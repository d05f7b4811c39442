import { expect, test } from 'vitest';
import { agreeFrames } from './agree-frames.ts';
import { answersOf, choicesOf, isComplete } from './point-answers.ts';

const locked = { text: 'Is it locked?', type: 'yes/no', required: true } as const;
const level = { text: 'Level', type: 'choice', required: false, choices: 'Low, Half,, Full, Half' } as const;

test('choices are apart by commas, each once', () => expect(choicesOf(level)).toEqual(['Low', 'Half', 'Full']));

test.each([
  ['nothing where an answer is needed', ['', ''], false],
  ['spaces are no answer', ['  ', 'Low'], false],
  ['what is needed', ['Yes', ''], true],
])('complete: %s', (_name, given, complete) => expect(isComplete([locked, level], given)).toBe(complete));

test('answers carry their question, and what was left out is not there', () =>
  expect(answersOf([locked, level], [' Yes ', ''])).toEqual([{ question: 'Is it locked?', answer: 'Yes' }]));

test.each([
  ['one frame is not enough', ['a'], null],
  ['two that agree are', ['a', 'a'], 'a'],
  ['a frame without a code between them does no harm', ['a', null, 'a'], 'a'],
  ['another code begins anew', ['a', 'b', 'a'], null],
])('frames: %s', (_name, frames, code) => {
  let last: string | null = null;
  let agreed: string | null = null;
  for (const frame of frames) ({ last, agreed } = agreeFrames(last, frame));
  expect(agreed).toBe(code);
});
