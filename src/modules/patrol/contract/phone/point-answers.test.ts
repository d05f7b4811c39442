import { expect, test } from 'vitest';
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
