import { describe, expect, it } from 'vitest';
import { apiErrorMessages, bulleted, distinct, fieldErrors } from './api-error.ts';

describe('apiErrorMessages', () => {
  it.each([
    ['a text', { message: 'One.' }, ['One.']],
    ['a list', { message: ['One.', 'Two.'] }, ['One.', 'Two.']],
    ['an object of lists', { message: { a: ['One.'], b: ['Two.', 'Three.'] } }, ['One.', 'Two.', 'Three.']],
    ['an errors object', { message: 'The given data was invalid.', errors: { a: ['One.'], b: ['Two.'] } }, ['One.', 'Two.']],
    ['an empty errors object', { message: 'One.', errors: {} }, ['One.']],
    ['nothing', null, []],
  ])('reads %s', (_name, body, messages) => {
    expect(apiErrorMessages(body)).toEqual(messages);
  });

  it('drops repeats', () => {
    expect(apiErrorMessages({ errors: { a: ['Same.'], b: ['Same.', 'Other.'] } })).toEqual(['Same.', 'Other.']);
    expect(distinct([' a ', 'a', '', 'b'])).toEqual(['a', 'b']);
  });
});

describe('bulleted', () => {
  it('shows each message as a bullet, joined by line breaks', () => {
    expect(bulleted(['One.', 'Two.', 'One.'])).toBe('• One.\n• Two.');
  });
});

describe('fieldErrors', () => {
  it('keeps the fields', () => {
    expect(fieldErrors({ errors: { 'items.0.amount': ['One.'], base: 'Two.' } })).toEqual({ 'items.0.amount': ['One.'], base: ['Two.'] });
  });
});
