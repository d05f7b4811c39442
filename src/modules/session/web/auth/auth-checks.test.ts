import { describe, expect, it } from 'vitest';
import { checkEmail, checkFilled, checkNewPassword, checkRepeat } from './auth-checks.ts';
import { AUTH_CHECKS } from './auth.messages.ts';

describe('checks of signed-out forms', () => {
  it.each([
    ['', AUTH_CHECKS.email],
    ['nama', AUTH_CHECKS.emailShape],
    ['nama@syarikat', AUTH_CHECKS.emailShape],
    [' nama@syarikat.my ', undefined],
  ])('email %j', (email, expected) => expect(checkEmail(email)).toBe(expected));

  it.each([
    ['abcdefg1', undefined],
    ['abcdef1', AUTH_CHECKS.passwordRule],
    ['abcdefgh', AUTH_CHECKS.passwordRule],
    ['12345678', AUTH_CHECKS.passwordRule],
  ])('password %j', (password, expected) => expect(checkNewPassword(password)).toBe(expected));

  it('compares the repeated password', () => {
    expect(checkRepeat('a', 'a')).toBeUndefined();
    expect(checkRepeat('a', 'b')).toBe(AUTH_CHECKS.passwordRepeat);
  });
  it('wants something filled', () => expect([checkFilled(' ', AUTH_CHECKS.name), checkFilled('x', AUTH_CHECKS.name)]).toEqual([AUTH_CHECKS.name, undefined]));
});
