import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { workSiteManifest } from '../contract/work-site.manifest.ts';
import { tasks } from './tasks.factory.ts';
import { Page } from './work-site-page.tsx';

const site = (id: number, name: string, open_tasks: number | null, projects: string[] | null) => ({
  id,
  name,
  code: `S00${id}`,
  type: 'Office',
  city: 'Klang',
  state: 'Selangor',
  radius_m: 300,
  branch: null,
  employees_count: 2,
  open_tasks,
  projects,
  status: 'Active',
  can: { update: true, remove: true },
});
let sites: object[] = [];
formServer({
  read: (url) => {
    if (url.includes('work-sites/projects')) return { data: [{ id: 5, name: 'Menara Contoh' }] };
    return url.includes('work-sites') ? { data: sites, meta: { page: 1, per_page: 10, total: sites.length, last_page: 1 } } : { data: [] };
  },
  write: () => ({}),
});

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  window.history.replaceState(null, '', '/');
});
async function open(accesses: Readonly<Record<string, readonly string[]>> | null) {
  const user = { ...TEST_USER, modules: { work_site: true } };
  const admin = accesses && {
    ...user,
    type: 'admin' as const,
    accesses: Object.entries(accesses).map(([route, actions]) => ({ route, actions: [...actions] })),
  };
  view = await render(<Page />, { pages: pagesOf([workSiteManifest, tasks]), user: admin ?? user });
  await until(() => pageText().includes('Gudang'));
}

it('has the open tasks of each site, and leads to the form that gives one more', async () => {
  sites = [site(3, 'Gudang Contoh Klang', 7, ['Menara Contoh', 'Taman Contoh'])];
  await open(null);
  expect(pageText()).toContain('Open tasks');
  expect(pageText()).toContain('Menara Contoh, Taman Contoh');
  expect([...document.querySelectorAll('td, dd')].map(({ textContent }) => textContent)).toContain('7');
  await click(button('More actions'));
  await until(() => document.querySelector('[role="menuitem"]') !== null);
  await click(button('Give a task'));
  expect(window.location.pathname + window.location.search).toBe('/work-task/site?open=3&give=1');
});

it('has no tasks for whoever may not see them', async () => {
  sites = [site(3, 'Gudang Contoh Klang', null, null)];
  await open({ '/work-task/site/manage': [] });
  expect(pageText()).not.toContain('Open tasks');
  expect(pageText()).not.toContain('Projects');
});
