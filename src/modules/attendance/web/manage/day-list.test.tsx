import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { Page } from './manage-page.tsx';

let view: Rendered | undefined;
const asked: string[] = [];
let mapped: object[] = [];

const punch = (id: number, type: string, at: string, status: string) => ({
  id,
  type,
  at,
  status,
  place: 'HQ',
  distance_m: 12,
  accuracy_m: 10,
  position: 'inside',
  source: 'web',
  lat: null,
  lng: null,
  remark: null,
});
const row = (id: number, name: string, more: object = {}) => ({
  id,
  date: '2026-11-20',
  session_index: 0,
  session: { start_time: '09:00', end_time: '18:00' },
  schedule: { id: 1, name: 'Office' },
  planned: 'Working',
  day_type: 'Normal',
  checkin: null,
  checkout: null,
  minutes: 0,
  overtime_minutes: 0,
  overtime_status: 'None',
  late_minutes: 0,
  early_leave_minutes: 0,
  absent: 0,
  holiday: null,
  leave: null,
  flags: [],
  employee: { id, name, employee_code: `SM000${id}`, position: 'Clerk', image: null },
  state: 'not_in',
  section: 'needs',
  place: null,
  can: { correct: true, remove: false, decide: false, override: false },
  ...more,
});
const ROWS = [
  row(1, 'Aminah Contoh', {
    checkin: punch(1, 'checkin', '2026-11-20T09:40:00+08:00', 'late'),
    checkout: punch(2, 'checkout', '2026-11-20T20:10:00+08:00', 'ontime'),
    minutes: 570,
    overtime_minutes: 130,
    overtime_status: 'Pending',
    state: 'late',
    can: { correct: true, remove: true, decide: true, override: false },
  }),
  row(2, 'Bala Contoh', {
    checkin: punch(3, 'checkin', '2026-11-20T08:58:00+08:00', 'ontime'),
    state: 'ontime',
    section: 'work',
    flags: ['missing_checkout'],
    can: { correct: false, remove: true, decide: false, override: true },
    employee: { id: 2, name: 'Bala Contoh', employee_code: 'SM0002', position: 'Clerk', image: '/api/files/1' },
  }),
];

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/attendance/manage');
  asked.length = 0;
  mapped = [];
  setCompanySource(() => 7);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/summary')) return Response.json({ data: { scheduled: 2, present: 1, ontime: 0, late: 1, not_in: 1, leave: 0, absent: 0 } });
    if (url.includes('/grid'))
      return Response.json({
        data: [{ employee: { id: 1, name: 'Aminah Contoh', employee_code: 'SM0001', position: null }, days: ['✓', 'L'] }],
        meta: { page: 1, per_page: 500, total: 1, last_page: 1 },
      });
    if (url.includes('/map')) return Response.json({ data: mapped });
    return Response.json({ data: ROWS, meta: { page: 1, per_page: 30, total: 2, last_page: 1 } });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pages = pagesOf([attendanceManifest]);
const owner = { ...TEST_USER, modules: { attendance: true } };
const looker = { ...owner, type: 'admin' as const, accesses: [{ route: '/attendance/manage', actions: [] }] };

it('shows everybody of the day with its figures, each of which filters the list', async () => {
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Aminah Contoh') && pageText().includes('Bala Contoh'));
  expect(pageText()).toContain('09:40');
  // Who forgot to check out is seen where the time would stand; what came of a check-in is said once.
  const cells = [...document.querySelectorAll('tbody tr:has(td)')].map((each) => each.textContent ?? '');
  expect(cells[1]).toContain('Check-out missing');
  expect(cells[0]?.match(/Late/g)).toHaveLength(1);
  const late = [...document.querySelectorAll<HTMLAnchorElement>('a')].find((link) => link.textContent?.includes('Late'));
  expect(late?.getAttribute('href')).toBe('/attendance/manage?status=late');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('stands by section, and as one list for whoever sorts by name', async () => {
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Aminah Contoh'));
  const headings = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Needs you', 'At work']);
  expect(asked.some((url) => url.includes('sort_by=section'))).toBe(true);
  await view.unmount();
  window.history.replaceState(null, '', '/attendance/manage?sort_by=name');
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Aminah Contoh'));
  expect(headings()).toEqual([]);
});

it('offers of a session what it and the reader’s rights allow', async () => {
  const firstMenu = async () => {
    await click(button('More actions'));
    await until(() => document.querySelector('[role="menuitem"]') !== null);
    return [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
  };
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Aminah Contoh'));
  expect(await firstMenu()).toEqual(['Approve overtime', 'Reject overtime', 'Correct', 'Delete']);
  await view.unmount();
  view = await render(<Page />, { pages, user: looker });
  await until(() => pageText().includes('Aminah Contoh'));
  expect(pageText()).not.toContain('Add record');
});

it('of a closed payroll says what deleting a record leaves as it is', async () => {
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Bala Contoh'));
  await click([...document.querySelectorAll('button[aria-label="More actions"]')][1] as Element);
  await until(() => document.querySelector('[role="menuitem"]') !== null);
  await click([...document.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === 'Delete') as Element);
  await until(() => pageText().includes('The payroll of this period is confirmed and is not calculated again.'));
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), media, matches: true });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it.each(['', '&view=map'])('a day says which it is, and leads to the one before and to today (address%s)', async (more) => {
    window.history.replaceState(null, '', `/attendance/manage?date=2026-11-20${more}`);
    view = await render(<Page />, { pages, user: owner });
    await until(() => pageText().includes(more ? 'No locations on this day' : 'Aminah Contoh'));
    expect(pageText()).toContain('Fri');
    await click(button('Previous day'));
    expect(window.location.search).toContain('date=2026-11-19');
    await until(() => asked.some((url) => url.includes('date=2026-11-19')));
    await click(button('Today'));
    expect(window.location.search).not.toContain('date=');
  });
});

it('draws a month with a letter for each day, and says when a day has no locations', async () => {
  window.history.replaceState(null, '', '/attendance/manage?view=grid&month=2026-11');
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Aminah Contoh'));
  expect(asked.some((url) => url.includes('/grid') && url.includes('month=2026-11-01'))).toBe(true);
  expect(document.querySelector('td[data-letter="L"] button')?.getAttribute('aria-label')).toBe('L, Aminah Contoh, 02/11/26: Late');
  await view.unmount();
  window.history.replaceState(null, '', '/attendance/manage?view=map');
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('No locations on this day'));
});

it('the letters of a month are those of the reader’s language', async () => {
  window.history.replaceState(null, '', '/attendance/manage?view=grid&month=2026-11');
  view = await render(<Page />, { pages, user: owner, locale: 'ms' });
  await until(() => pageText().includes('Aminah Contoh'));
  const legend = document.querySelector('ul[aria-label="Maksud huruf"]');
  expect(legend?.textContent).toBe('✓ Tepat masaL LewatPA Pulang awalLT Lawatan tapakTH Tidak hadirC BercutiCU Cuti umumHR Hari rehatTB Hari tidak bekerja');
});

it('without map pictures lists where people checked in by site, who was outside first and in red', async () => {
  const at = (id: number, name: string, place: string, distance_m: number, position: string) => ({
    id,
    type: 'checkin',
    at: '2026-11-20T00:58:00Z',
    place,
    distance_m,
    position,
    lat: 3.1,
    lng: 101.6,
    employee: { id, name },
  });
  mapped = [at(1, 'Aminah Contoh', 'HQ', 12, 'inside'), at(2, 'Bala Contoh', 'HQ', 1400, 'outside'), at(3, 'Chong Contoh', 'Ipoh', 30, 'inside')];
  window.history.replaceState(null, '', '/attendance/manage?view=map&date=2026-11-20');
  view = await render(<Page />, { pages, user: owner });
  await until(() => pageText().includes('Chong Contoh'));
  const sections = [...document.querySelectorAll('main section')];
  expect(sections.map((each) => each.getAttribute('aria-label'))).toEqual(['HQ', 'Ipoh']);
  const lines = [...(sections[0]?.querySelectorAll('li') ?? [])];
  expect(lines.map(({ textContent, dataset }) => [textContent.slice(0, 5), 'outside' in dataset])).toEqual([
    ['Bala ', true],
    ['Amina', false],
  ]);
  expect(lines[0]?.textContent).toContain('1.4 kmOutside the radius');
  expect(document.querySelector('.leaflet-container')).toBeNull();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(lines[0]?.querySelector('button'));
  expect(window.location.search).toContain('open=2-2026-11-20');
});
