import { expect, test } from 'vitest';
import { isWrittenLater } from './written-later.ts';

const at = (time: string) => `2026-11-20T${time}+08:00`;

test.each<[string, string, string, boolean, boolean]>([
  ['at once', '10:00:00', '10:00:00', false, false],
  ['a quarter of an hour after', '10:00:00', '10:15:00', false, false],
  ['a second more', '10:00:00', '10:15:01', false, true],
  ['hours after', '10:00:00', '18:00:00', false, true],
  ['written at its time and sent when there was a network', '10:00:00', '18:00:00', true, false],
  ['a clock that is ahead', '10:30:00', '10:00:00', false, false],
])('%s', (_name, happened, received, offline, later) => expect(isWrittenLater({ recorded_at: at(happened), received_at: at(received), offline })).toBe(later));
