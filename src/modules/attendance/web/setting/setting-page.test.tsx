import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { dateInZone, startOfMonth } from '#platform/contract/dates.ts';
import { publishLive } from '#platform/web/live.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { STARTING_SETTING } from '../../contract/setting/attendance-setting.schema.ts';
import { Page } from './setting-page.tsx';

const KLANG = { id: 2, name: 'Klang' };
const own = { ...STARTING_SETTING, branch: KLANG, updated_at: '2026-11-02T01:00:00Z', radius_m: 300, photo_required: true };
const company = { ...STARTING_SETTING, branch: null, updated_at: '2026-11-01T01:00:00Z' };
let overrides: object[] = [];
let notices: object = {};
const { sent } = formServer({
  read: (url) =>
    url.includes('api/companies')
      ? { data: { branches: [{ id: 1, name: 'Ipoh' }, KLANG], divisions: [], departments: [] } }
      : { data: { ...company, overrides } },
  write: () => notices,
});

let view: Rendered | undefined;
beforeEach(() => {
  overrides = [own];
  notices = { success: true, message: 'Attendance settings saved.', data: company };
});
afterEach(async () => view?.unmount());

const pages = pagesOf([attendanceManifest]);
const owner = { ...TEST_USER, modules: { attendance: true } };
const admin = (actions: string[]) => ({ ...owner, type: 'admin' as const, accesses: [{ route: '/attendance/setting', actions }] });
const open = async (user: typeof TEST_USER = owner, locale: 'en' | 'ms' = 'en') => {
  view = await render(<Page />, { pages, user, locale });
  await until(() => pageText().includes('Klang'));
};
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('shows how the company judges, the branches that differ, and nothing that axe finds', async () => {
  await open();
  expect(field('Check-in on time within').value).toBe('15');
  expect(field('Radius').value).toBe('150');
  expect(pageText()).toContain('2 settings differ');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('saves what was changed, with the version that was read', async () => {
  await open();
  await type(field('Check-in on time within'), '10');
  await click(button('Save'));
  await until(() => sent.length === 1);
  expect(sent[0]).toMatchObject({
    path: '/api/operation/attendances/settings',
    body: { ontime_checkin_minutes: 10, radius_m: 150, updated_at: company.updated_at, auto_checkout_hours: null },
  });
});

it('says at its field what cannot be, and sends nothing', async () => {
  await open();
  await type(field('Hours of a half day'), '9');
  await click(button('Save'));
  await until(() => pageText().includes('A full day is not shorter than a half day.'));
  expect(sent).toEqual([]);
});

it('changes a branch that differs, by its own version', async () => {
  await open();
  await click(button('Edit Klang'));
  await until(() => document.querySelector('[role="dialog"] form') !== null);
  const dialog = document.querySelector('[role="dialog"]') as HTMLElement;
  const radius = [...dialog.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Radius'))?.htmlFor ?? '';
  await type(document.getElementById(radius) as HTMLInputElement, '250');
  await click(button('Save', dialog));
  await until(() => sent.length === 1);
  expect(sent[0]?.body).toMatchObject({ branch_id: 2, radius_m: 250, photo_required: true, updated_at: own.updated_at });
});

it('lets a branch follow the company again once that is confirmed', async () => {
  await open();
  await click(button('Remove Klang'));
  await until(() => pageText().includes('Let Klang follow the company?'));
  notices = { success: true, message: 'Klang follows the company again.' };
  await click(button('Remove'));
  await until(() => sent.length === 1);
  expect(sent[0]).toMatchObject({ path: '/api/operation/attendances/settings/2', body: { _method: 'DELETE' } });
});

it('judges again from the first of the month, and follows the job', async () => {
  await open();
  notices = { success: true, message: 'Attendance of 900 employees is being recalculated.', data: { rejudged: null } };
  await click(button('Recalculate'));
  await until(() => document.querySelector('[role="progressbar"]') !== null);
  expect(sent[0]).toMatchObject({ path: '/api/operation/attendances/settings/rejudge', body: { from_date: startOfMonth(dateInZone(new Date())) } });
  const notify = (percent: number) =>
    act(async () => publishLive({ notification_type: 'job_progress', data: { job: 'attendance.rejudge', percent } } as Parameters<typeof publishLive>[0]));
  await notify(40);
  expect(document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('40');
  await notify(100);
  await until(() => document.querySelector('[role="progressbar"]') === null);
});

it('is to be read alone without the action Update', async () => {
  await open(admin([]));
  expect(field('Radius').matches(':disabled')).toBe(true);
  expect(buttons().filter((words) => /Save|Recalculate|Add branch|Edit|Remove/.test(words ?? ''))).toEqual([]);
  await view?.unmount();
  await open(admin(['Update']));
  expect(buttons()).toContain('Save');
});

it('reads in Malay', async () => {
  await open(owner, 'ms');
  expect(pageText()).toContain('Cawangan yang berbeza');
  expect(field('Jejari').value).toBe('150');
});
