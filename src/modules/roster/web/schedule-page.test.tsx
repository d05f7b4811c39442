import { expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { pageStates } from '#platform/web/testing/page-states.tsx';
import { pageText, TEST_USER, until } from '#platform/web/testing/render.tsx';
import { rosterManifest } from '../contract/roster.manifest.ts';
import { Page } from './schedule-page.tsx';

const PAGE = '/attendance/schedule';
const NOBODY = 'No employees yet';
const NOTHING = { data: [], kinds: [], meta: { page: 1, per_page: 500, total: 0, last_page: 1 } };
const CHOICES = { data: { schedules: [], sites: [], positions: [] } };
const owner = { ...TEST_USER, modules: { attendance: true } };

const { open } = pageStates({
  pages: pagesOf([rosterManifest]),
  user: owner,
  nothing: (url) => (url.includes('/choices') ? CHOICES : url.includes('/fills') ? { data: null } : NOTHING),
  draw: () => <Page />,
  wording: [
    [PAGE, NOBODY],
    [`${PAGE}?tab=fill`, 'Add needs first'],
    [`${PAGE}?tab=needs`, 'No needs yet'],
    [`${PAGE}?tab=templates`, 'No work schedules yet'],
  ],
});
const tabs = () => [...document.querySelectorAll('nav a')].map((link) => link.textContent);

it('whoever may only look has no way to fill, add or publish', async () => {
  await open(`${PAGE}?tab=fill`, { user: { ...owner, type: 'admin', accesses: [{ route: PAGE, actions: [] }] } });
  await until(() => pageText().includes(NOBODY));
  expect(tabs()).toEqual(['Roster', 'Needs', 'Work schedules']);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent).filter((words) => /Add|Publish|Fill/.test(words ?? ''))).toEqual([]);
  await open(PAGE);
  await until(() => tabs().length === 4);
  expect(tabs()).toContain('Fill');
});
