import { expect, test } from 'vitest';
import { chainText } from '../own/offline-chain.ts';
import { trustedTime } from '#platform/contract/field/trusted-time.ts';
import { speedSince, trustOf, type EarlierFix } from './trust.ts';

const T = (time: string) => Date.parse(`2026-11-02T${time}Z`);
const iso = (time: string) => `2026-11-02T${time}Z`;
const made = (made_at: string, sent_at: string, server_at: string | null, since_ms: number | null) => ({
  made_at: iso(made_at),
  sent_at: iso(sent_at),
  server_at: server_at && iso(server_at),
  since_ms,
});

test.each([
  // The server's time and the minutes that were counted since.
  [made('01:00:00', '03:00:00', '00:50:00', 600_000), '01:00:00', true, false],
  // The device is ten minutes ahead all along: put right, and named.
  [made('01:10:00', '03:10:00', '00:50:00', 600_000), '01:00:00', true, true],
  // Its clock was set back for the entry: not before what was counted.
  [made('00:30:00', '03:00:00', '00:50:00', 600_000), '01:00:00', false, true],
  // What counts stood still while the device slept: the clock of the device says more.
  [made('02:00:00', '03:00:00', '00:50:00', 600_000), '02:00:00', false, true],
  // Nothing is known but the device, put right by how far it was off when it was sent.
  [made('01:03:00', '03:03:00', null, null), '01:00:00', false, false],
  [made('01:00:00', '03:00:00', '00:50:00', null), '01:00:00', false, false],
])('%o was made at %s', (offline, at, isTrusted, isClockOff) => {
  expect(trustedTime(offline, T('03:00:00'))).toMatchObject({ at: T(at), isTrusted, isClockOff });
});

test('nothing was made after it arrived', () => {
  expect(trustedTime(made('04:00:00', '03:00:00', null, null), T('03:00:00')).at).toBe(T('03:00:00'));
});

const KL = { lat: 3.1390123, lng: 101.6869456, accuracy_m: 10 };
const earlier = (time: string, fix = KL): EarlierFix => ({ ...fix, ms: T(time) });
const examined = (more: Partial<Parameters<typeof trustOf>[0]> = {}) =>
  trustOf({ ms: T('01:00:00'), date: '2026-11-02', fix: KL, before: null, sameDates: [], offline: null, ...more });

test('an ordinary punch says nothing', () => {
  expect(examined()).toBeNull();
  expect(examined({ fix: null })).toBeNull();
  expect(examined({ before: earlier('00:00:00'), sameDates: ['2026-11-02'] })).toBeNull();
});

test('nobody goes from Kuala Lumpur to Penang in half an hour', () => {
  const penang = { lat: 5.4141, lng: 100.3288, accuracy_m: 10 };
  expect(examined({ before: earlier('00:30:00', penang) })).toMatchObject({ score: 60, reasons: ['speed'], kmh: 589 });
  expect(speedSince({ ...KL, ms: T('05:00:00') }, earlier('00:30:00', penang))).toBeLessThan(80);
});

test.each([
  [3, null],
  [4, 5],
])('the same digits on %i days before this one', (days, same_days) => {
  const sameDates = Array.from({ length: days }, (_, at) => `2026-10-0${at + 1}`);
  expect(examined({ sameDates })?.same_days ?? null).toBe(same_days);
});

test('round coordinates are a place on a map, not a receiver that repeats itself', () => {
  const round = { lat: 3.14, lng: 101.69, accuracy_m: 10 };
  expect(examined({ fix: round, sameDates: Array.from({ length: 9 }, (_, at) => `2026-10-0${at + 1}`) })).toBeNull();
});

const SOUND = { isChained: true, isRestarted: false, isOvertaken: false, isHeldBack: false };

test('of one made offline the time, the clock and the seal are told', () => {
  const time = trustedTime(made('00:30:00', '03:00:00', '00:50:00', 600_000), T('03:00:00'));
  expect(examined({ offline: { time, ...SOUND, isChained: false, hash: 'a' } })).toEqual({
    score: 100,
    reasons: ['offline', 'untrusted_time', 'device_clock', 'chain'],
    ahead_s: 0,
    hash: 'a',
  });
  const sound = trustedTime(made('01:00:00', '03:00:00', '00:50:00', 600_000), T('03:00:00'));
  expect(examined({ offline: { time: sound, ...SOUND, hash: 'b' } })).toMatchObject({
    score: 0,
    reasons: ['offline'],
  });
  expect(examined({ offline: { time: sound, ...SOUND, isOvertaken: true, hash: 'b' } })).toMatchObject({
    score: 60,
    reasons: ['offline', 'overtaken'],
  });
  expect(examined({ offline: { time: sound, ...SOUND, isHeldBack: true, hash: 'b' } })).toMatchObject({ score: 50, reasons: ['offline', 'held_back'] });
});

test('a second beginning is named, and unusual where its time cannot be trusted either', () => {
  const begun = (time: Parameters<typeof made>) =>
    examined({ offline: { time: trustedTime(made(...time), T('03:00:00')), ...SOUND, isRestarted: true, hash: 'c' } });
  expect(begun(['01:00:00', '03:00:00', '00:50:00', 600_000])).toMatchObject({ score: 40, reasons: ['offline', 'restarted'] });
  expect(begun(['01:00:00', '03:00:00', null, null])).toMatchObject({ score: 60, reasons: ['offline', 'untrusted_time', 'restarted'] });
});

test('what is hashed changes with everything that was known when it was made, and with nothing else', () => {
  const entry = {
    type: 'checkin',
    client_ref: 'ABC',
    made_at: iso('01:00:00'),
    server_at: null,
    since_ms: null,
    previous: null,
    remark: ' ',
    lat: 3.1,
    lng: 101,
  } as const;
  expect(chainText({ ...entry, client_ref: 'abc', remark: null, accuracy: undefined })).toBe(chainText(entry));
  const others = [
    { type: 'checkout' },
    { made_at: iso('01:00:01') },
    { server_at: iso('00:50:00') },
    { since_ms: 1 },
    { previous: 'a' },
    { remark: 'x' },
    { lat: 3.2 },
    { accuracy: 5 },
  ];
  expect(new Set(others.map((other) => chainText({ ...entry, ...other } as never))).add(chainText(entry)).size).toBe(others.length + 1);
});
