import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pagesOf } from '#platform/contract/access.ts';
import { defineEndpoint, list, MEMBER } from '#platform/contract/endpoint.ts';
import { PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { defineManifest } from '#platform/contract/manifest.ts';
import { say } from '#platform/contract/messages.ts';
import { listParams } from '#platform/contract/paging.ts';
import { setCompanySource } from '../../call/call.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '../../testing/render.tsx';
import type { Need, SessionUser } from '../../viewer.tsx';
import { ActionButton } from './action-button.tsx';
import { ConfirmButton } from '../feedback/confirm.tsx';
import { ListPage } from '../list-page.tsx';

const PAGE = '/leave/holiday';
const pages = pagesOf([
  defineManifest({
    name: 'test',
    pages: {
      [PAGE]: {
        kind: 'item',
        title: { en: 'Holiday', ms: 'Cuti Umum' },
        audience: ['owner', 'admin'],
        modules: ['core'],
        actions: ['Create', 'Update', 'Delete', 'Export'],
        startable: ['Update'],
      },
    },
  }),
]);
const LIST = defineEndpoint({
  name: 'test.holidays',
  method: 'GET',
  path: 'api/holidays',
  requires: MEMBER,
  input: z.object({ ...listParams(['name']) }),
  output: list(z.object({ id: z.number(), name: z.string() })),
  summary: '',
});
const companyOf = (active: number, units: readonly { id: number; name: string }[] = [{ id: 1, name: 'Utara' }]) => ({
  id: 7,
  name: 'Syarikat Contoh',
  logo: null,
  active_employees_count: active,
  branches: units,
  divisions: [],
  departments: [],
});
const admin = (actions: string[], company = companyOf(3)): SessionUser => ({ ...TEST_USER, type: 'admin', accesses: [{ route: PAGE, actions }], company });
const NOBODY = companyOf(0);
const REASON = 'Add an active employee first';
/** What holds for the whole company, judged with its call. */
const WIDE = { companyWide: true };
const PART = say(PLATFORM_ERRORS.companyWide, 'en');

let view: Rendered;
afterEach(async () => {
  await view.unmount();
  vi.unstubAllGlobals();
});
const disabled = (name: string) => (button(name) as HTMLButtonElement).disabled;
const reasons = () => [...document.querySelectorAll('[aria-description]')].map((part) => part.getAttribute('aria-description'));

it.each<[string, SessionUser, 'hidden' | 'works' | 'waits', string[], object?]>([
  ['an admin with the right', admin(['Create']), 'works', []],
  ['an admin without it', admin(['Update']), 'hidden', []],
  ['an admin of a company without an active employee', admin(['Create'], NOBODY), 'waits', [REASON, REASON]],
  ['its owner', { ...TEST_USER, company: NOBODY }, 'works', []],
  ['whoever sees all, for the whole company', admin(['Create']), 'works', [], WIDE],
  ['whoever sees a part, for the whole company', { ...admin(['Create']), sees_all: false }, 'waits', [PART, PART], WIDE],
  ['whoever sees a part, for people of it', { ...admin(['Create']), sees_all: false }, 'works', [], {}],
])('a button of an action: %s', async (_, user, state, why, call) => {
  const needs = { page: PAGE, action: 'Create', call } as const;
  const node = (
    <>
      <ActionButton needs={needs} onClick={() => undefined}>
        Add holiday
      </ActionButton>
      <ConfirmButton needs={needs} title="Sure?" onConfirm={() => undefined}>
        Take over
      </ConfirmButton>
    </>
  );
  view = await render(node, { user, pages });
  if (state === 'hidden') return expect(pageText()).not.toMatch(/Add holiday|Take over/);
  expect([disabled('Add holiday'), disabled('Take over')]).toEqual([state === 'waits', state === 'waits']);
  expect(reasons()).toEqual(why);
});

it('lets through what starts a company, and holds features of employees back until there is a unit', async () => {
  const node = (
    <>
      <ActionButton needs={{ page: PAGE, action: 'Update' }}>Begin</ActionButton>
      <ActionButton needs={{ page: PAGE, action: 'Update', employeeFeature: true }} href="/elsewhere">
        Add person
      </ActionButton>
    </>
  );
  view = await render(node, { user: admin(['Update'], companyOf(0, [])), pages });
  expect([disabled('Begin'), disabled('Add person')]).toEqual([false, true]);
  expect(reasons()).toEqual(['Set up a branch, division or department first']);
});

/** A list whose row, bulk and export actions name the right that they take. */
const drawList = async (user: SessionUser, rows: readonly { id: number; name: string }[] = [{ id: 1, name: 'Hari Contoh' }]) => {
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async () => Response.json({ data: rows, meta: { page: 1, per_page: 10, total: rows.length, last_page: 1 } }));
  view = await render(
    <ListPage
      title="Holidays"
      endpoint={LIST}
      columns={[{ key: 'name', label: 'Name' }]}
      rowActions={() => [
        { key: 'see', label: 'See', onClick: () => undefined },
        { key: 'delete', label: 'Delete', needs: { page: PAGE, action: 'Delete' }, onClick: () => undefined },
      ]}
      bulk={[{ key: 'move', label: 'Move', needs: { page: PAGE, action: 'Create' }, run: async () => undefined }]}
      exports={[{ label: 'Excel', run: async () => undefined }]}
      exportNeeds={{ page: PAGE, action: 'Export' } as unknown as Need}
      action={
        <ActionButton needs={{ page: PAGE, action: 'Create' }} onClick={() => undefined}>
          Add holiday
        </ActionButton>
      }
      empty={{ title: 'No holiday yet' }}
    />,
    { user, pages },
  );
};
const openRow = async () => {
  await until(() => pageText().includes('Hari Contoh'));
  const dots = document.querySelector<HTMLButtonElement>('tbody button[aria-haspopup="menu"]');
  if (dots) await click(dots);
  await until(() => document.querySelector('[role="menuitem"]') !== null);
  return [...document.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')].map((item) => [
    item.textContent,
    item.getAttribute('aria-disabled') === 'true',
  ]);
};

it('leaves out of a list what the viewer may not do', async () => {
  await drawList(admin(['Update']));
  expect(await openRow()).toEqual([['See', false]]);
  expect(document.querySelector('input[type="checkbox"]')).toBeNull();
  expect(pageText()).not.toMatch(/Export|Add holiday/);
});

it('disables actions of rows, of chosen rows and of the file while there is no active employee', async () => {
  await drawList(admin(['Create', 'Delete', 'Export'], NOBODY));
  expect(await openRow()).toEqual([
    ['See', false],
    [`Delete${REASON}`, true],
  ]);
  await click(document.querySelector('tbody input[type="checkbox"]') as HTMLElement);
  await until(() => pageText().includes('Move'));
  expect([disabled('Move'), disabled('Export'), disabled('Add holiday')]).toEqual([true, true, true]);
  expect(reasons()).toEqual([REASON, REASON, REASON]);
});

it('offers the first step once, in the middle of an empty list', async () => {
  await drawList(admin(['Create']), []);
  await until(() => pageText().includes('No holiday yet'));
  expect(pageText().match(/Add holiday/g)).toHaveLength(1);
});
