/** A kiosk without a camera's help: what stands on the screen while it is paired, answered, refused or without a line. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, pageText, render, settle, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { DESCRIPTOR_LENGTH } from '../../contract/face.schema.ts';
import { forgetToken, keepToken, kioskToken } from './kiosk-call.ts';
import { Page } from './kiosk-page.tsx';

const seen = vi.hoisted(() => ({ faces: [] as { descriptor: number[]; width: number; liveness: number }[] }));
vi.mock('#platform/web/device/use-camera.ts', () => ({ useCamera: () => ({ video: { current: {} }, state: 'on' }) }));
vi.mock('../camera/face-finder.ts', () => ({ openFaceFinder: () => ({ find: async () => seen.faces, close: () => undefined }) }));
vi.mock('../camera/picture-of.ts', () => ({ frameOf: () => ({}), pixelsOf: () => ({}), pictureText: () => 'cGljdHVyZQ==' }));

const KIOSK = {
  name: 'Lobby',
  company: 'Syarikat Contoh',
  direction: 'both',
  keep_pictures: false,
  codes: false,
  now: '2026-11-20T02:00:00Z',
  time_zone: 'Asia/Kuala_Lumpur',
};
const FACE = { descriptor: Array.from({ length: DESCRIPTOR_LENGTH }, (_none, at) => at / 10), width: 300, liveness: 77 };

type Answers = Readonly<Record<string, () => Response>>;
const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (status: number, message: string) => json({ message }, status);
const answer = (more: object) =>
  json({ data: { outcome: 'recognised', name: 'Siti', at: '2026-11-20T00:55:00Z', type: 'checkin', status: 'ontime', ...more } });

const sent: { path: string; token: string | undefined; body: Record<string, unknown> }[] = [];
const before = globalThis.fetch;
let drawn: Rendered;

function serve(answers: Answers): void {
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const path = address.split('/').at(-1) ?? '';
    sent.push({ path, token: (init.headers as Record<string, string>)['X-Device-Token'], body: JSON.parse(String(init.body)) });
    const given = answers[path];
    if (!given) throw new TypeError('Failed to fetch');
    return given();
  }) as typeof fetch;
}

const wording = (words: string) => until(() => pageText().includes(words));

async function open(answers: Answers): Promise<void> {
  serve(answers);
  drawn = await render(<Page />);
}

beforeEach(() => {
  sent.length = 0;
  seen.faces = [];
  keepToken('t'.repeat(43));
});
afterEach(async () => {
  await drawn.unmount();
  forgetToken();
  globalThis.fetch = before;
});

test('shows the company, the place and its time, and asks to be looked at', async () => {
  await open({ heartbeat: json({ data: KIOSK }) });
  await wording('Syarikat Contoh · Lobby');
  await wording('10:00 AM');
  await wording('Look at the camera');
  expect(sent[0]).toMatchObject({ path: 'heartbeat', token: 't'.repeat(43) });
});

test.each([
  ['who is known', answer({}), ['Siti', 'Checked in 08:55 AM · On time']],
  ['who leaves', answer({ type: 'checkout', status: 'late' }), ['Siti', 'Checked out 08:55 AM · Stayed on']],
  ['who was known a moment ago', answer({ outcome: 'repeat' }), ['Siti', 'Already recorded 08:55 AM']],
  ['who is not known', answer({ outcome: 'unknown', name: null, type: null, status: null }), ['Face not recognised']],
  ['too many', refused(429, 'Too many'), ['Too many faces at once']],
])('says to %s', async (_who, match, outcome) => {
  seen.faces = [FACE];
  await open({ heartbeat: json({ data: KIOSK }), match });
  for (const part of outcome) await wording(part);
});

test('lists who was recognised last, the newest first, and nobody whom it does not know', async () => {
  seen.faces = [FACE];
  const people = ['Siti', 'Ali', null, 'Bala', 'Devi'];
  const match = () => {
    const name = people.shift() ?? null;
    return answer(name ? { name, at: `2026-11-20T00:5${people.length}:00Z` } : { outcome: 'unknown', name: null, type: null, status: null })();
  };
  const last = () => [...document.querySelectorAll('ul[aria-label="Recorded last"] strong')].map(({ textContent }) => textContent);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await open({ heartbeat: json({ data: KIOSK }), match });
    for (let shown = 0; shown < 5; shown++) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
      expect(last().length).toBeLessThanOrEqual(3);
    }
    await until(() => last()[0] === 'Devi');
    expect(last()).toEqual(['Devi', 'Bala', 'Ali']);
  } finally {
    vi.useRealTimers();
  }
});

test('sends numbers and no picture, unless pictures are kept; who only passes is not asked about', async () => {
  seen.faces = [FACE];
  await open({ heartbeat: json({ data: KIOSK }), match: answer({}) });
  await wording('Siti');
  const asked = sent.find(({ path }) => path === 'match')?.body;
  expect(asked).toMatchObject({ image: null, liveness: 77, client_ref: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const view = new DataView(Uint8Array.from(atob(String(asked?.['descriptor'])), (sign) => sign.charCodeAt(0)).buffer);
  expect([view.byteLength, view.getFloat32(0, true), view.getFloat32(400, true)]).toEqual([DESCRIPTOR_LENGTH * 4, 0, 10]);
  await drawn.unmount();
  sent.length = 0;
  await open({ heartbeat: json({ data: { ...KIOSK, keep_pictures: true } }), match: answer({}) });
  await wording('Siti');
  expect(sent.find(({ path }) => path === 'match')?.body).toMatchObject({ image: 'cGljdHVyZQ==' });
  await drawn.unmount();
  sent.length = 0;
  seen.faces = [{ ...FACE, width: 60 }];
  await open({ heartbeat: json({ data: KIOSK }), match: answer({}) });
  await wording('Look at the camera');
  await settle(20);
  expect(sent.map(({ path }) => path)).toEqual(['heartbeat']);
});

test('keeps the screen on, asks again after the page was hidden, and lets go when it is left', async () => {
  const locks: string[] = [];
  const request = async (kind: string) => {
    locks.push(kind);
    return { release: async () => void locks.push('released') };
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  await open({ heartbeat: json({ data: KIOSK }) });
  await wording('Syarikat Contoh · Lobby');
  expect(locks).toEqual(['screen']);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(locks).toEqual(['screen', 'screen']);
  await drawn.unmount();
  expect(locks).toEqual(['screen', 'screen', 'released']);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
    if (!button) throw new Error(`no button ${name}`);
    button.click();
  });

test('takes a code where the company does: by its keys or a keyboard, and says why it was refused', async () => {
  const given = { heartbeat: json({ data: { ...KIOSK, codes: true } }), code: json({ message: 'x', errors: { code: ['This code is not known.'] } }, 422) };
  await open(given);
  await wording('Use a code instead');
  await press('Use a code instead');
  for (const digit of ['4', '8', '2']) await press(digit);
  await press('Delete the last digit');
  for (const key of ['1', '0', 'x', '9', '7', '3']) await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));
  expect(sent.some(({ path }) => path === 'code')).toBe(false);
  await press('3');
  await wording('This code is not known.');
  expect(sent.findLast(({ path }) => path === 'code')?.body).toMatchObject({ code: '48109733', client_ref: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  serve({ ...given, code: answer({ name: 'Devi' }) });
  for (const digit of '12345678') await press(digit);
  await wording('Checked in 08:55 AM · On time');
  expect(document.querySelector('output strong')?.textContent).toBe('Devi');
  expect(pageText()).not.toContain('Type your 8 digits');
});

test('offers no code where the company takes none', async () => {
  await open({ heartbeat: json({ data: KIOSK }) });
  await wording('Look at the camera');
  expect(pageText()).not.toContain('Use a code instead');
});

test('without a line it says so, and keeps nothing to send later', async () => {
  seen.faces = [FACE];
  await open({ heartbeat: json({ data: KIOSK }) });
  await wording('No connection. Please try again.');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Offline');
});

test('switched off by the company it says so; taken away it asks for a code', async () => {
  await open({ heartbeat: refused(403, 'Face recognition is switched off for this company.') });
  await wording('switched off for this company');
  expect(kioskToken()).not.toBeNull();
  await drawn.unmount();
  await open({ heartbeat: refused(401, 'This device is not known.') });
  await wording('Pairing code');
  expect(kioskToken()).toBeNull();
  await wording('This device is not known.');
});

test('a code makes it a device; a wrong one is said at its field', async () => {
  forgetToken();
  await open({ pair: json({ message: 'x', errors: { code: ['This code is wrong.'] } }, 422) });
  const pair = async (code: string) => {
    await type(field('Pairing code'), code);
    await act(async () => drawn.container.querySelector('form')?.requestSubmit());
  };
  await pair('abcd-2345');
  await wording('This code is wrong.');
  serve({ pair: json({ data: { ...KIOSK, token: 'n'.repeat(43) } }), heartbeat: json({ data: KIOSK }) });
  await pair('abcd-2346');
  await wording('Syarikat Contoh · Lobby');
  expect(kioskToken()).toBe('n'.repeat(43));
  expect(sent.at(-1)).toMatchObject({ path: 'heartbeat', token: 'n'.repeat(43) });
});
