import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const ABOUT = ['Nurul Huda binti Ali', 'nurul.huda', 'kedaicontoh'];

test.each([
  ['Password123!', 'common'],
  ['P@ssw0rd2026', 'common'],
  ['1234password', 'common'],
  ['Qwerty12345', 'common'],
  ['abcd1234', 'common'],
  ['1qaz2wsx', 'common'],
  ['aaaa1111', 'common'],
  ['Malaysia2026', 'common'],
  ['Kata-laluan-1', 'common'],
  ['selamat datang 1', 'common'],
  ['iloveyou99', 'common'],
  ['Nurul1990', 'own'],
  ['NurulHuda1', 'own'],
  ['kedaicontoh#7', 'own'],
  ['Ali-baju-hijau-9', null],
  ['Rahsia-kuat-1', null],
  ['Secret-word-1', null],
  ['kuda4 payung laut', null],
  ['correct7horse battery', null],
] as const)('%s: %s', (password, weakness) => {
  expect(weaknessOf(password, ABOUT)).toBe(weakness);
});

test('a long password is judged at once', () => {
  for (const password of ['a1'.repeat(100), 'abc123'.repeat(33), '!'.repeat(199) + '1']) weaknessOf(password, ABOUT);
  expect(weaknessOf('a1'.repeat(100), [])).toBe('common');
});
