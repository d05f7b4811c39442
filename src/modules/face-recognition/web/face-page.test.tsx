import { it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { pageStates } from '#platform/web/testing/page-states.tsx';
import { pageText, TEST_USER, until } from '#platform/web/testing/render.tsx';
import { faceRecognitionManifest } from '../contract/face-recognition.manifest.ts';
import { Page } from './face-page.tsx';
import { Page as ReportPage } from './report/face-report-page.tsx';

const NOTHING = { data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1 } };
const NO_FACES = { data: { enabled: false, records: 0, matched: 0, unmatched: 0, fevers: 0, devices: 0, devices_online: 0 } };
const SETTING = { data: { enabled: false, threshold: 70, keep_pictures: false, retention_days: 180, codes: false, updated_at: null } };
const REPORT = {
  data: { title: 'All Department', subtitle: '', columns: [{ key: 'employee', label: 'Employee' }], rows: [], totals: {}, truncated: false },
  dates: [],
};
const PART = '/attendance/fr-record?tab=';

const { open } = pageStates({
  pages: pagesOf([faceRecognitionManifest]),
  user: { ...TEST_USER, modules: { attendance: true, fr_record: true } },
  nothing: (url) => (url.includes('/summary') ? NO_FACES : url.includes('/settings') ? SETTING : url.includes('/generate') ? REPORT : NOTHING),
  draw: (address) => (address.includes('/report') ? <ReportPage /> : <Page />),
  wording: [
    ['/attendance/fr-record', 'No faces in these days'],
    [`${PART}devices`, 'No devices yet'],
    [`${PART}enrolments`, 'No one is enrolled yet'],
    [`${PART}codes`, 'No one has a code yet'],
    [`${PART}settings`, null],
    ['/attendance/fr-record/report', 'No differences'],
  ],
});

it('says that recognition is switched off, and the switch is one tab away', async () => {
  await open('/attendance/fr-record', { locale: 'ms' });
  await until(() => pageText().includes('Pengecaman wajah dimatikan.'));
  await open(`${PART}settings`);
  await until(() => document.querySelector('input[role="switch"]') !== null);
});
