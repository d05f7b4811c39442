/** The views of a schedule: what each says while there is nothing, when it fails, and to whoever may only look. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { attendanceManifest } from '../contract/attendance.manifest.ts';
import { Page } from './schedule-page.tsx';

const NOTHING = { data: [], kinds: [], meta: { page: 1, per_page: 500, total: 0, last_page: 1 } };
const CHOICES = { data: { schedules: [], sites: [], positions: [] } };
const refused = (status: number, message: string) => () => Response.json({ message }, { status });
const usual = (url: string): object => (url.includes('/choices') ? CHOICES : url.includes('/fills') ? { data: null } : NOTHING);
let read = usual;
const { asked } = formServer({ read: (url) => read(url), write: () => ({}) });

let view: Rendered | undefined;
beforeEach(() => {
  read = usual;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await view?.unmount();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const pages = pagesOf([attendanceManifest]);
const owner = { ...TEST_USER, modules: { attendance: true } };
const looker = { ...owner, type: 'admin' as const, accesses: [{ route: '/attendance/schedule', actions: [] }] };
const open = async (tab: string, user = owner as typeof TEST_USER) => {
  window.history.replaceState(null, '', `/attendance/schedule${tab && `?tab=${tab}`}`);
  view = await render(<Page />, { pages, user });
};
const says = (words: string) => until(() => pageText().includes(words));
const tabs = () => [...document.querySelectorAll('nav a')].map((link) => link.textContent);

it.each([
  ['', 'No employee fits this filter'],
  ['fill', 'Add needs first'],
  ['needs', 'No needs yet'],
  ['templates', 'No work schedules yet'],
])('the view "%s" says when there is nothing', async (tab, words) => {
  await open(tab);
  await says(words);
});

it.each(['', 'fill', 'needs', 'templates'])('the view "%s" says when it fails, asks again when told to, and tells who may not see it', async (tab) => {
  read = refused(500, 'The server is resting.');
  await open(tab);
  await says('The server is resting.');
  read = usual;
  const before = asked.length;
  await click(button('Retry'));
  await until(() => asked.length > before && !pageText().includes('The server is resting.'));
  await view?.unmount();
  read = refused(403, 'You are not allowed to perform this action.');
  await open(tab);
  await says('You are not allowed to perform this action.');
  expect(pageText()).toContain('Ask an administrator');
});

it('whoever may only look has no way to fill, add or publish', async () => {
  await open('fill', looker);
  await says('No employee fits this filter');
  expect(tabs()).toEqual(['Roster', 'Needs', 'Work schedules']);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent).filter((words) => /Add|Publish|Fill/.test(words ?? ''))).toEqual([]);
  await view?.unmount();
  await open('');
  await until(() => tabs().length === 4);
  expect(pageText()).toContain('Fill');
});
