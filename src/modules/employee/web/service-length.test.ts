import { describe, expect, it } from 'vitest';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { serviceOf, serviceWords } from './service-length.ts';

// What keeps a length together looks like a space.
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const en = (text: Text, params?: Params) => plain(say(text, 'en', params));
const ms = (text: Text, params?: Params) => plain(say(text, 'ms', params));

describe('the length of service', () => {
  it('stays on one line', () => expect(serviceWords(13, (text, params) => say(text, 'en', params))).toBe('1\u00A0yr\u00A01\u00A0mo'));

  it('is said in years and months', () => {
    expect([0, 5, 12, 40].map((months) => serviceWords(months, en))).toEqual(['< 1 mo', '5 mo', '1 yr', '3 yr 4 mo']);
    expect(serviceWords(40, ms)).toBe('3 thn 4 bln');
  });

  it('ends with the employment, and has not begun before joining', () => {
    expect(serviceOf('2024-01-15', null, '2026-01-15', en)).toBe('2 yr');
    expect(serviceOf('2024-01-15', '2025-01-15', '2026-01-15', en)).toBe('1 yr');
    expect(serviceOf('2024-01-15', '2026-12-31', '2026-01-15', en)).toBe('2 yr');
    expect(serviceOf('2026-02-01', null, '2026-01-15', en)).toBe('not started');
  });
});
