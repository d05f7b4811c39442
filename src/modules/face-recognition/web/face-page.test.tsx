/** What stands on each part of the page while there is nothing, when it fails, and for whoever may not see it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { faceRecognitionManifest } from '../contract/face-recognition.manifest.ts';
import { Page } from './face-page.tsx';
import { Page as ReportPage } from './report/face-report-page.tsx';

const NOTHING = { data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1 } };
const NO_FACES = { data: { enabled: false, records: 0, matched: 0, unmatched: 0, fevers: 0, devices: 0, devices_online: 0 } };
const SETTING = { data: { enabled: false, threshold: 70, keep_pictures: false, retention_days: 180, updated_at: null } };
const REPORT = {
  data: { title: 'All Department', subtitle: '', columns: [{ key: 'employee', label: 'Employee' }], rows: [], totals: {}, truncated: false },
  dates: [],
};
const refused = (status: number, message: string) => () => Response.json({ message }, { status });

const usual = (url: string): object =>
  url.includes('/summary') ? NO_FACES : url.includes('/settings') ? SETTING : url.includes('/generate') ? REPORT : NOTHING;
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

const pages = pagesOf([faceRecognitionManifest]);
const user = { ...TEST_USER, modules: { attendance: true, fr_record: true } };
const open = async (address: string, locale: 'en' | 'ms' = 'en') => {
  window.history.replaceState(null, '', address);
  view = await render(address.includes('/report') ? <ReportPage /> : <Page />, { pages, user, locale });
};
const says = (words: string) => until(() => pageText().includes(words));
const PART = '/attendance/fr-record?tab=';

it.each([
  ['/attendance/fr-record', 'No faces in these days'],
  [`${PART}devices`, 'No devices yet'],
  [`${PART}enrolments`, 'No one is enrolled yet'],
  ['/attendance/fr-record/report', 'No record found.'],
])('%s says when there is nothing, and what to do', async (address, words) => {
  await open(address);
  await says(words);
});

it('says that recognition is switched off, and the switch is one tab away', async () => {
  await open('/attendance/fr-record', 'ms');
  await says('dimatikan');
  await view?.unmount();
  await open(`${PART}settings`);
  await until(() => document.querySelector('input[type="checkbox"][name="enabled"], input[role="switch"]') !== null);
});

it.each(['/attendance/fr-record', `${PART}devices`, `${PART}enrolments`, `${PART}settings`, '/attendance/fr-record/report'])(
  '%s says when it fails, asks again when told to, and tells who may not see it',
  async (address) => {
    read = refused(500, 'The server is resting.');
    await open(address);
    await says('The server is resting.');
    read = usual;
    const before = asked.length;
    await click(button('Retry'));
    await until(() => asked.length > before && !pageText().includes('The server is resting.'));
    await view?.unmount();
    read = refused(403, 'You are not allowed to perform this action.');
    await open(address);
    await says('You are not allowed to perform this action.');
    expect(pageText()).toContain('Ask an administrator');
  },
);
