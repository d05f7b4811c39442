import { describe, expect, it } from 'vitest';
import { tokenCookie, tokenIn } from './token.ts';

describe('token cookie', () => {
  it('lives 30 days, for the whole site, and is Secure on https', () => {
    expect(tokenCookie('7|a b', true)).toBe('mesra_token=7%7Ca%20b; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
    expect(tokenCookie('x', false)).not.toContain('Secure');
  });
  it('is found among other cookies', () => {
    expect(tokenIn('a=1; mesra_token=7%7Ca%20b; c=2')).toBe('7|a b');
    expect(tokenIn('a=1')).toBeNull();
    expect(tokenIn('mesra_token=')).toBeNull();
  });
});
