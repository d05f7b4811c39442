import { describe, expect, test } from 'vitest';
import { sessionAt, type SessionSpan } from './session-at.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const span = (from: string, to: string, site_id: number): SessionSpan => ({ begins: at(from), ends: at(to), site_id });
const DAY = span('07:00:00', '12:00:00', 1);
const LATER = span('12:02:00', '20:00:00', 2);

describe('the session that something belongs to', () => {
  test.each([
    ['in the middle', '09:00:00', [DAY], 1],
    ['at the sign-in', '07:00:00', [DAY], 1],
    ['five minutes before it, by a clock that is behind', '06:55:00', [DAY], 1],
    ['a second more', '06:54:59', [DAY], null],
    ['five minutes after its end', '12:05:00', [DAY], 1],
    ['a second more', '12:05:01', [DAY], null],
    ['where two are near, the one that holds it', '12:03:00', [LATER, DAY], 2],
    ['where two are near and the earlier holds it', '11:59:00', [DAY, LATER], 1],
    ['between two, the later', '12:01:00', [DAY, LATER], 2],
    ['the day before', '00:00:00', [DAY, LATER], null],
    ['nobody ever signed in', '09:00:00', [], null],
  ] as const)('%s (%s)', (_name, time, sessions, site) => {
    expect(sessionAt(sessions, at(time))?.site_id ?? null).toBe(site);
  });
});
