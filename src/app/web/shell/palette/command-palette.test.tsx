/** The search box as somebody uses it: what they type, what stands there, and what Enter opens. */
import axe from 'axe-core';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { menuFor } from '#platform/contract/navigation.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { pageText, render, settle, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { PAGES } from '../../manifests.ts';
import { SessionProvider } from '../../session/session-context.ts';
import type { PortalUser } from '../../session/session-user.ts';
import { CommandPalette } from './command-palette.tsx';
import { keepTyped } from './typed-ahead.ts';
import { usePalette } from './use-palette.ts';

const person = (id: number, name: string, about = `SM00${id} · Clerk`) => ({ kind: 'people', id, title: name, about, route: `/admin/employee/view?id=${id}` });
const AHMAD = person(1, 'Ahmad bin Salleh');
const TARMIZI = person(2, 'Ahmad Tarmizi');
const EMAIL = person(3, 'Chong Mei');
const OCTOBER = {
  kind: 'payrolls',
  id: 9,
  title: { en: 'October 2026', ms: 'Oktober 2026' },
  about: '1–31 Oct 2026',
  route: '/payroll/manage?start_date=2026-10-01&end_date=2026-10-31',
};
const FOUND: Record<string, object[]> = { ahmad: [AHMAD, TARMIZI], 'ahmad bin': [AHMAD], 'x@y.my': [EMAIL], oktober: [OCTOBER], leave: [] };

let view: Rendered | undefined;
let asked: { keyword: string; signal: AbortSignal; answer: () => void }[] = [];
/** Answers come at once, or when the test says so. */
let current = false;
const closed = vi.fn();

beforeEach(() => {
  asked = [];
  current = false;
  closed.mockClear();
  window.history.replaceState(null, '', '/');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit & { signal: AbortSignal }) => {
    const keyword = new URL(url, 'https://contoh.my').searchParams.get('keyword') ?? '';
    return new Promise<Response>((resolve, reject) => {
      const answer = () => (keyword === 'broken' ? reject(new TypeError('offline')) : resolve(Response.json({ data: FOUND[keyword] ?? [] })));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      asked.push({ keyword, signal, answer });
      if (!current) answer();
    });
  });
});
afterEach(async () => {
  await view?.unmount();
  view = undefined;
  vi.unstubAllGlobals();
});

const USER: PortalUser = { ...TEST_USER, modules: { payroll: true, leave: true }, favourites: {}, unread: 0, invitations: 0, must_change_password: false };
const EMPLOYEE: Partial<PortalUser> = { type: 'employee', is_admin: false, employee: { spm_supervisor: false, id: 4 } };

interface Opened {
  readonly locale?: Locale;
  readonly user?: Partial<PortalUser>;
}

async function draw(children: ReactNode, viewer: PortalUser, locale?: Locale) {
  const session = { signOut: async () => undefined, reload: async () => undefined } as never;
  view = await render(<SessionProvider value={session}>{children}</SessionProvider>, { ...(locale && { locale }), user: viewer, pages: PAGES });
}
const palette = (viewer: PortalUser, opened: boolean, onClose: () => void) => (
  <CommandPalette user={viewer} menu={menuFor(viewer as Viewer, PAGES, {})} opened={opened} onClose={onClose} />
);

/** As it hangs on every page: its key opens and closes it. */
function OnEveryPage() {
  const { wanted, opened, close } = usePalette();
  return wanted && palette(USER, opened, close);
}

async function open({ locale = 'en', user = {} }: Opened = {}) {
  const viewer = { ...USER, ...user };
  await draw(palette(viewer, true, closed), viewer, locale);
  await until(() => document.querySelector('[role="combobox"]') !== null);
}
const box = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role="option"]')];
const names = () => options().map((option) => option.querySelector('span + span > span')?.textContent);
const headings = () =>
  [...document.querySelectorAll('[role="group"]')].map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const press = (key: string) => act(async () => void box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const at = () => `${location.pathname}${location.search}`;
const found = (name: string) => until(() => names().includes(name));

describe('before anything is typed', () => {
  it('says what can be found, and lists actions and pages', async () => {
    await open();
    expect(pageText()).toContain('Type a name, code, position or email');
    expect(headings().slice(0, 2)).toEqual(['Actions', 'Pages']);
    expect(asked).toEqual([]);
  });

  it('tells an employee of what an employee finds', async () => {
    await open({ user: EMPLOYEE });
    expect(pageText()).toContain('a month such as 11/2026 for its payslip');
    expect(names()).toContain('Apply for leave');
    expect(names()).not.toContain('Add employee');
  });
});

describe('while somebody types', () => {
  it('has what was typed before it stood, and the focus as soon as it does; the page heard none of it', async () => {
    const received = vi.fn();
    document.addEventListener('keydown', received);
    keepTyped();
    for (const key of ['x', 'Backspace', ...'ahm']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(received).not.toHaveBeenCalled();
    await open();
    expect(box().value).toBe('ahm');
    expect(document.activeElement).toBe(box());
    await press('d');
    expect(received).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', received);
  });

  it('leaves the keys to the field once the box stands, also when it stands at once as without movements', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      media: query,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    await draw(<OnEveryPage />, USER);
    for (const _time of ['first', 'again']) {
      const paletteKey = () => new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
      await act(async () => void document.body.dispatchEvent(paletteKey()));
      await settle();
      const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
      await act(async () => void box().dispatchEvent(key));
      expect(key.defaultPrevented).toBe(false);
      await act(async () => void document.body.dispatchEvent(paletteKey()));
      await settle();
    }
  });

  it.each([
    ['presses elsewhere', () => new MouseEvent('pointerdown', { bubbles: true })],
    ['goes on with Tab', () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ])('keeps nothing for a box that never comes once somebody %s', (_how, step) => {
    const received = vi.fn();
    const a = () => new KeyboardEvent('keydown', { key: 'a', bubbles: true });
    keepTyped();
    document.body.dispatchEvent(a());
    document.body.dispatchEvent(step());
    document.addEventListener('keydown', received);
    document.body.dispatchEvent(a());
    document.removeEventListener('keydown', received);
    expect(received).toHaveBeenCalledOnce();
  });

  it('asks once for a word, chooses the first hit and opens it with Enter', async () => {
    await open();
    for (const text of ['ah', 'ahm', 'ahmad']) await type(box(), text);
    await found('Ahmad Tarmizi');
    expect(asked.map(({ keyword }) => keyword)).toEqual(['ahmad']);
    expect(chosen()?.textContent).toContain('Ahmad bin Salleh');
    expect(chosen()?.getAttribute('aria-selected')).toBe('true');
    await press('Enter');
    await until(() => at() === '/admin/employee/view?id=1');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('moves with the arrows, round both ends', async () => {
    await open();
    await type(box(), 'ahmad');
    await found('Ahmad Tarmizi');
    await press('ArrowDown');
    expect(chosen()?.textContent).toContain('Ahmad Tarmizi');
    await press('ArrowDown');
    await press('ArrowUp');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(chosen()).toBe(options().at(-1));
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    await until(() => at() === '/admin/employee/view?id=2');
  });

  it('waits with Enter for an answer that is on its way', async () => {
    current = true;
    await open();
    await type(box(), 'ahmad');
    await press('Enter');
    await until(() => asked.length === 1);
    expect([at(), closed.mock.calls.length]).toEqual(['/', 0]);
    await act(async () => asked[0]?.answer());
    await until(() => at() === '/admin/employee/view?id=1');
  });

  it('forgets an Enter that more letters follow', async () => {
    current = true;
    await open();
    await type(box(), 'ahmad');
    await press('Enter');
    await type(box(), 'ahmad b');
    await type(box(), 'ahmad');
    await until(() => asked.length === 1);
    await act(async () => asked[0]?.answer());
    await found('Ahmad Tarmizi');
    expect([at(), closed.mock.calls.length]).toEqual(['/', 0]);
  });

  it('keeps the rows that still fit while the next are looked for; the last answer wins', async () => {
    await open();
    await type(box(), 'ahmad');
    await found('Ahmad Tarmizi');
    current = true;
    await type(box(), 'ahmad bi');
    await until(() => asked.length === 2);
    expect(names()).toEqual(['Ahmad bin Salleh']);
    await type(box(), 'ahmad bin');
    await until(() => asked.length === 3);
    expect(asked[1]?.signal.aborted).toBe(true);
    await act(async () => asked[2]?.answer());
    await found('Employment');
    expect(names()[0]).toBe('Ahmad bin Salleh');
  });

  it('puts the tabs of the one person one step away, as far as the viewer may open them', async () => {
    await open({ user: { type: 'admin', accesses: ['/admin/employee', '/admin/employee/view/leave'].map((route) => ({ route, actions: [] })) } });
    await type(box(), 'ahmad bin');
    await found('Leave');
    expect(names()).toEqual(['Ahmad bin Salleh', 'Leave']);
    await press('ArrowDown');
    await press('Enter');
    await until(() => at() === '/admin/employee/view/leave?id=1');
  });

  it('shows a person who was found by what does not show', async () => {
    await open();
    await type(box(), 'x@y.my');
    await found('Chong Mei');
    expect(headings()).toEqual(['People']);
  });

  it('finds actions, settings and law in both languages, whichever is chosen', async () => {
    await open({ locale: 'ms' });
    await type(box(), 'apply');
    await found('Mohon cuti bagi pihak pekerja');
    await type(box(), 'KWSP');
    await found('Kadar dan kalkulator KWSP');
    // The page on which the number is entered comes after the law.
    expect(headings()).toEqual(['Undang-undang', 'Halaman']);
    await type(box(), 'leave types');
    await found('Jenis cuti');
    await press('Enter');
    await until(() => at() === '/leave/entitlement?tab=types');
  });

  it('says a month in the language of the reader', async () => {
    await open({ locale: 'ms' });
    await type(box(), 'oktober');
    await found('Oktober 2026');
    expect(headings()).toEqual(['Rekod gaji']);
  });

  it('says that nothing was found and what to try', async () => {
    await open();
    await type(box(), 'zzz');
    await until(() => pageText().includes('Nothing found for “zzz”.'));
    expect(pageText()).toContain('the beginning of a number');
    await press('Enter');
    expect(closed).not.toHaveBeenCalled();
  });

  it('says when the server does not answer, and finds its own all the same', async () => {
    await open();
    await type(box(), 'broken');
    await until(() => pageText().includes('could not be searched'));
  });

  it('asks nothing for one letter', async () => {
    await open();
    await type(box(), 'a');
    await settle(200);
    expect(asked).toEqual([]);
  });
});

it('stands up to axe, with hits and without', async () => {
  await open();
  const findings = async () =>
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations.map(({ id }) => id);
  await type(box(), 'ahmad');
  await found('Ahmad Tarmizi');
  expect(await findings()).toEqual([]);
  await type(box(), 'zzz');
  await until(() => pageText().includes('Nothing found'));
  expect(await findings()).toEqual([]);
});
