import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { joinWebExtensionPoints, webProvide } from '#platform/web/extension-point.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { workSiteManifest } from '../contract/work-site.manifest.ts';
import type { WorkSiteRow } from '../contract/work-site.register.ts';
import { tasks } from './tasks.factory.ts';
import { siteTasksTab } from './site-tabs.ts';
import { WorkSiteForm } from './work-site-form.tsx';

const site = {
  id: 3,
  name: 'Gudang Contoh Klang',
  code: 'S003',
  type: 'Office',
  branch_id: null,
  branch: null,
  address_1: null,
  address_2: null,
  postcode: '41000',
  city: 'Klang',
  state: 'Selangor',
  country: 'Malaysia',
  lat: 3.0413,
  lng: 101.4478,
  radius_m: 300,
  contact_name: null,
  contact_phone: null,
  supervisor_ids: [],
  supervisors: [],
  sessions: [],
  status: 'Active',
  employees_count: 2,
  updated_at: '2026-11-02T01:00:00Z',
  can: { update: true, remove: true },
} as unknown as WorkSiteRow;

const { sent } = formServer({
  read: (url) => (url.includes('api/companies') ? { data: { branches: [], divisions: [], departments: [] } } : { data: [] }),
  write: () => ({ success: true, message: 'Work site saved.', data: site }),
});

let view: Rendered | undefined;
let closed = 0;
beforeEach(async () => {
  closed = 0;
  joinWebExtensionPoints([webProvide(siteTasksTab, async () => ({ Part: ({ site: id }) => <p>Tasks of {id}</p> }))]);
  view = await render(<WorkSiteForm row={site} readOnly={false} onClose={() => (closed += 1)} />, {
    pages: pagesOf([workSiteManifest, tasks]),
    user: { ...TEST_USER, modules: { work_site: true } },
  });
  await until(() => document.querySelector('[role="dialog"] form') !== null);
});
afterEach(async () => {
  await view?.unmount();
  joinWebExtensionPoints([]);
});

const tab = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};

it('has the parts of a site as tabs, for those who may see them, and keeps meanwhile what was typed', async () => {
  // Nobody answers for attendance here.
  expect([...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).toEqual(['Info', 'Employees', 'Tasks']);
  await type(field('Latitude'), '3.0420');
  await click(tab('Tasks'));
  await until(() => pageText().includes('Tasks of 3'));
  expect(document.querySelector<HTMLElement>('[role="dialog"] form')?.style.display).toBe('none');
  await click(tab('Employees'));
  await until(() => pageText().includes('Nobody belongs to this site'));
  await click(tab('Info'));
  expect(field('Latitude').value).toBe('3.042');
  expect(document.querySelector<HTMLElement>('[role="dialog"] form')?.style.display).not.toBe('none');
});

it('saves a pin that was put right within the radius, without a question', async () => {
  await type(field('Latitude'), '3.0420');
  await click(button('Save'));
  await until(() => closed === 1);
  expect(sent).toMatchObject([{ path: '/api/work-task/work-sites/3', body: { lat: 3.042, updated_at: site.updated_at } }]);
});

it('asks before the pin moves farther than the radius: what is recorded keeps its old distance', async () => {
  await type(field('Latitude'), '3.1413');
  await click(button('Save'));
  await until(() => pageText().includes('Move the pin by 11119 m?'));
  expect(pageText()).toContain('keeps its old distance');
  expect(sent).toEqual([]);
  await click(button('Confirm'));
  await until(() => closed === 1);
  expect(sent).toMatchObject([{ body: { lat: 3.1413 } }]);
});

it('marks what is required with a star, and no list that may stay empty', () => {
  const label = (name: string) => [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))?.textContent ?? '';
  expect([label('Name').includes('*'), label('Supervisors').startsWith('Supervisors'), label('Supervisors').includes('*')]).toEqual([true, true, false]);
});
