import { expect, it, test } from 'vitest';
import { birthDateOf, dashIdentityNumber, genderHintOf, isIdentityNumber } from './identity-number.ts';

it.each([
  ['900131-14-5566', '1990-01-31'],
  ['000101-14-5566', '2000-01-01'],
  ['300101-14-5566', '2030-01-01'],
  ['310101-14-5566', '1931-01-01'],
  ['991231-14-5566', '1999-12-31'],
  ['990231-14-5566', null],
  ['900131145566', null],
])('%s was born on %s', (number, born) => expect(birthDateOf(number)).toBe(born));

test('typed digits get their dashes', () => {
  expect([dashIdentityNumber('900131145566'), dashIdentityNumber(' 900131-14-5566 '), dashIdentityNumber('90013')]).toEqual([
    '900131-14-5566',
    '900131-14-5566',
    '90013',
  ]);
  expect([isIdentityNumber('900131-14-5566'), isIdentityNumber('901331-14-5566')]).toEqual([true, false]);
});

test('the last digit hints at the gender', () => expect([genderHintOf('900131-14-5567'), genderHintOf('900131-14-5566')]).toEqual(['Male', 'Female']));
