import { expect, test } from 'vitest';
import { isNight } from './is-night.ts';
import { typedCode } from './typed-code.ts';

test.each([
  ['as it is printed', 'ABCD-EFGH-JKLM', 'ABCD-EFGH-JKLM'],
  ['in small letters without hyphens', ' abcdefghjklm ', 'ABCD-EFGH-JKLM'],
  ['with spaces', 'abcd efgh jklm', 'ABCD-EFGH-JKLM'],
  ['a code of a screen', 'mesra 12 12345678', 'MESRA-12-12345678'],
  ['a tag that the office named', ' Gate-1 ', 'Gate-1'],
])('a typed code: %s', (_name, typed, tag) => expect(typedCode(typed)).toBe(tag));

test.each([
  ['18:59', false],
  ['19:00', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('%s', (time, night) => expect(isNight(new Date(`2026-11-20T${time}:00+08:00`), 'Asia/Kuala_Lumpur')).toBe(night));
