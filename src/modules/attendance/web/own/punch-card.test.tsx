import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { setPersonSource } from '#platform/web/queued-calls.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { STARTING_SETTING } from '../../contract/setting/attendance-setting.schema.ts';
import { punchOf } from './keep-punch.ts';
import { PunchCard } from './punch-card.tsx';

const { kept: queued } = vi.hoisted(() => ({ kept: [] as UnsentCall[] }));
vi.mock('#platform/web/unsent/unsent.store.ts', () => ({
  addUnsent: async (call: UnsentCall) => {
    const added = { ...call, id: queued.length + 1 };
    queued.push(added);
    return added;
  },
  changeUnsent: async (call: UnsentCall) => void queued.splice(call.id - 1, 1, call),
  dropUnsent: async (id: number) => void queued.splice(id - 1, 1),
  unsentOf: async () => [...queued],
  onUnsent: () => () => undefined,
  answers: { notify: () => undefined, listen: () => () => undefined },
}));

const HQ = { of: 'branch', id: 1, name: 'HQ', lat: 3.139, lng: 101.6869, radius_m: 150 };
/** So many degrees of latitude are a metre. */
const METRE = 1 / 111_195;
let setting: object = {};
let next: string | null = 'checkin';
let days: object[] = [];
let planned: object[] = [];
let answer: () => object = () => ({});
const server = formServer({
  read: (url) => ({
    data: url.includes('/schedules')
      ? planned
      : { now: new Date().toISOString(), time_zone: 'Asia/Kuala_Lumpur', days, next, places: [HQ], remark: null, setting: { ...STARTING_SETTING, ...setting } },
  }),
  write: () => answer(),
});
/** What the device says: metres north of HQ and its accuracy, or why it says nothing. */
let device: { metres: number; accuracy: number } | { code: number } = { metres: 0, accuracy: 10 };
let view: Rendered | undefined;

beforeEach(() => {
  setPersonSource(() => 1);
  [setting, next, device, days, planned] = [{}, 'checkin', { metres: 0, accuracy: 10 }, [], []];
  answer = () => ({ success: true, message: 'Checked in at 08:57 AM.', data: {} });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: object) => void, failed: (error: object) => void) =>
        'code' in device ? failed(device) : found({ coords: { latitude: HQ.lat + device.metres * METRE, longitude: HQ.lng, accuracy: device.accuracy } }),
    },
  });
});
afterEach(async () => {
  await view?.unmount();
  queued.length = 0;
  setPersonSource(() => null);
  Reflect.deleteProperty(navigator, 'geolocation');
});

const show = async (locale: 'en' | 'ms' = 'en') => {
  view = await render(<PunchCard kept={queued.flatMap((call) => punchOf(call) ?? [])} />, { locale });
  await until(() => !pageText().includes('Loading') && document.querySelector('time') !== null);
};
const press = async (words = 'Check in') => {
  await until(() => !button(words).hasAttribute('disabled'));
  await click(button(words));
};
const wording = (words: string) => until(() => pageText().includes(words));
const sent = () => server.sent.map(({ path, body }) => [path, body['remark'] ?? null]);

it.each([
  ['checkin', 'Check in', '/api/attendances/check-in', 'Checked in at 08:57 AM.'],
  ['checkout', 'Check out', '/api/attendances/check-out', 'Checked out at 06:02 PM.'],
] as const)('%s by one press, with the place', async (now, words, path, message) => {
  next = now;
  answer = () => ({ success: true, message, data: {} });
  await show();
  await press(words);
  await wording(message);
  expect(server.sent).toMatchObject([{ path, body: { lat: 3.139, lng: 101.6869, accuracy: 10, company_id: 7 } }]);
  expect(pageText()).toContain('0 m from HQ');
});

it('says first where one stands and what comes next; a way out that is there already is moved by a quiet button', async () => {
  const now = Date.now();
  const today = dateInZone(new Date(now));
  const punch = (type: string, at: number) => ({ id: at, type, at: new Date(at).toISOString(), status: 'ontime', place: 'HQ', distance_m: 0 });
  const work = {
    date: today,
    session_index: 0,
    session: null,
    planned: 'Working',
    leave: null,
    holiday: null,
    absent: 0,
    day_type: 'Normal',
    flags: [],
    minutes: 0,
  };
  const came = { ...work, checkin: punch('checkin', now - 7_200_000), checkout: null };
  [next, days] = ['checkout', [came]];
  await show();
  await wording('In since ');
  expect(pageText()).toContain('Check out when you leave.');
  expect(button('Check out').dataset['variant']).toBe('filled');
  await view?.unmount();
  days = [{ ...came, checkout: punch('checkout', now - 60_000), minutes: 119 }];
  planned = [
    { date: addDays(today, 2), day_type: 'Working', sessions: [{ start_time: '09:00', end_time: '18:00' }], flexible_hours: null, holiday: null, leave: null },
  ];
  await show('ms');
  await wording('Keluar sejak ');
  await wording(`${formatDate(addDays(today, 2))} 09:00 PG–06:00 PTG`);
  expect(pageText()).toContain('1\u00A0jam\u00A059\u00A0min hari ini');
  expect(button('Daftar keluar semula').dataset['variant']).toBe('default');
  await view?.unmount();
  // Nobody is waited for on a rest day, and once is enough to say so.
  [next, days] = [
    'checkin',
    [{ ...work, planned: 'Rest Day', day_type: 'Rest Day', visited: null, checkin: null, checkout: null, schedule: { id: 1, name: 'Office' } }],
  ];
  await show();
  await until(() => button('Check in').dataset['variant'] === 'default');
  expect(pageText().match(/Rest day/g)).toHaveLength(1);
});

it.each([
  [1, 'en', 'Permission to access your location was denied. Please enable location services in your browser settings.', 'allow Location'],
  [2, 'en', 'We are unable to retrieve your location. Ensure you have a stable internet connection or try again later.', 'near a window'],
  [3, 'en', 'The request to access your location took too long. Please check your connection and try again.', 'near a window'],
  [9, 'en', 'An unexpected error occurred while trying to get your location. Please try again.', 'near a window'],
  [1, 'ms', 'Kebenaran untuk mengakses lokasi anda telah ditolak.', 'benarkan Lokasi'],
] as const)('without a place (%i, %s) it says why and what to do, and sends nothing', async (code, locale, words, hint) => {
  device = { code };
  await show(locale);
  await press(locale === 'ms' ? 'Daftar masuk' : 'Check in');
  await wording(words);
  expect(pageText()).toContain(hint);
  expect(sent()).toEqual([]);
});

it('goes without a place where none is asked for', async () => {
  setting = { location_required: false };
  device = { code: 1 };
  await show();
  await press();
  await wording('Checked in');
  expect(server.sent[0]?.body).toMatchObject({ lat: null, lng: null });
});

it.each([
  ['outside', { metres: 430, accuracy: 10 }, 'You are 430 m away from HQ.'],
  ['undecided', { metres: 140, accuracy: 60 }, 'Your location is only exact to 60 m'],
] as const)('%s it asks for a remark, keeps what is typed, and sends it', async (_position, where, words) => {
  device = where;
  await show();
  await press();
  await wording(words);
  expect([sent(), document.activeElement?.tagName]).toEqual([[], 'TEXTAREA']);
  // It is asked for, and missing only where it is left out the next time.
  expect(pageText()).not.toContain('Enter a remark');
  await press();
  await wording('Enter a remark');
  await type(field('Remark'), 'Client at Klang');
  answer = () => Response.json({ message: 'Invalid', errors: { base: ['You have already checked in at 08:57 AM.'] } }, { status: 422 });
  await press();
  await wording('You have already checked in at 08:57 AM.');
  expect(field('Remark').value).toBe('Client at Klang');
  answer = () => ({ success: true, message: 'Checked in at 08:58 AM.', data: {} });
  await press();
  await wording('Checked in at 08:58 AM.');
  expect(sent()).toEqual([
    ['/api/attendances/check-in', 'Client at Klang'],
    ['/api/attendances/check-in', 'Client at Klang'],
  ]);
  expect(pageText()).not.toContain('Remark');
});

it('says how far it is where nobody may check in from outside', async () => {
  setting = { outside_policy: 'block' };
  device = { metres: 430, accuracy: 10 };
  await show();
  await press();
  await wording('You are 430 m away from HQ. Please move within 150 m.');
  expect(sent()).toEqual([]);
});

it('asks for a photo where one is needed', async () => {
  setting = { photo_required: true };
  await show();
  await press();
  await wording('Take a photo of yourself, then press the button again.');
  expect(sent()).toEqual([]);
  expect(document.querySelector('input[capture="user"]')).not.toBeNull();
});

it('has no button where the portal takes none', async () => {
  setting = { web_checkin: false };
  next = null;
  await show();
  expect(pageText()).toContain('Your company records attendance at its devices');
  expect(() => button('Check in')).toThrow();
});

it('is kept with its time, place and what it follows where nothing answers, once under one name; then the way out comes', async () => {
  answer = () => Response.json({ message: 'Bad gateway' }, { status: 502 });
  await show();
  await press();
  await wording('Nothing answers. It is kept on this device');
  const [first] = queued;
  expect(first).toMatchObject({ path: 'api/attendances/check-in', kind: 'attendance', state: 'tried', sentAt: 'offline.sent_at', company: 7, person: 1 });
  expect(first?.values).toMatchObject({
    client_ref: server.sent[0]?.body['client_ref'],
    lat: 3.139,
    offline: { made_at: expect.stringMatching(/Z$/), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  await view?.unmount();
  await show();
  await press('Check out');
  await wording('Nothing answers. It is kept on this device');
  // It goes after the first, so it was not tried at all; the first was, under the same name.
  expect(queued.map(({ path, state }) => [path, state])).toEqual([
    ['api/attendances/check-in', 'tried'],
    ['api/attendances/check-out', 'waiting'],
  ]);
  expect(new Set(server.sent.map(({ body }) => body['client_ref']))).toEqual(new Set([first?.values['client_ref']]));
});

it('counts what was sent a moment ago until the day is read anew', async () => {
  const punch = { type: 'checkin', at: new Date().toISOString() } as const;
  view = await render(<PunchCard kept={[punch]} />);
  await until(() => pageText().includes('Check out'));
  const before = server.asked.length;
  next = 'checkout';
  await view.rerender(<PunchCard kept={[]} />);
  expect(() => button('Check in')).toThrow();
  await until(() => server.asked.length > before);
  next = 'checkin';
  // What is taken off the device by its owner never happened.
  await view.rerender(<PunchCard kept={[punch]} />);
  await view.rerender(<PunchCard kept={[]} />);
  await until(() => pageText().includes('Check in'));
});
