/** The navigation of an owner with every module: what is open at first, what stays open, and what each entry is called. */
import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MODULE_KEYS } from '#platform/contract/manifest.ts';
import { menuFor } from '#platform/contract/navigation.ts';
import { remember } from '#platform/web/local-state.ts';
import { render, TEST_USER, type Rendered } from '#platform/web/testing/render.tsx';
import { PAGES } from '../../manifests.ts';
import { LeftNavigation } from './left-navigation.tsx';

const OWNER = { ...TEST_USER, type: 'owner', modules: Object.fromEntries(MODULE_KEYS.map((key) => [key, true])) } as const;
const MENU = menuFor(OWNER, PAGES);
const ITEMS = MENU.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'group' ? entry.items : [entry])));

let view: Rendered | undefined;
const forget = () => remember('nav_folds', undefined);
beforeEach(forget);
afterEach(async () => {
  await view?.unmount();
  view = undefined;
  forget();
});

async function open(active: string, locale: 'en' | 'ms' = 'en', menu = MENU) {
  await view?.unmount();
  view = await render(<LeftNavigation menu={menu} active={active} mini={false} onSearch={vi.fn()} onToggleMini={vi.fn()} onLeave={vi.fn()} />, {
    locale,
    user: OWNER,
    pages: PAGES,
  });
}
const links = () => [...document.querySelectorAll('nav a[aria-label]')].map((link) => link.getAttribute('aria-label'));
const heads = (expanded: boolean) => [...document.querySelectorAll(`nav [aria-expanded=${expanded}]`)].map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () => [...document.querySelectorAll<HTMLElement>('nav [aria-expanded]')].find(({ textContent }) => textContent === name)?.click());

it('opens the section of the present page alone, and in it the group of the page', async () => {
  await open('/leave/manage');
  expect(heads(true)).toEqual(['Workforce', 'Leave']);
  expect(links()).toEqual(['Leave: Manage', 'Leave: Entitlement', 'Leave: Holiday', 'Leave: Report']);
  expect(document.querySelector('nav [aria-current=page]')?.getAttribute('aria-label')).toBe('Leave: Manage');
  await open('/');
  expect(heads(true)).toEqual(['Main']);
});

it('opens a short menu whole', async () => {
  await open(
    '/',
    'en',
    MENU.slice(0, 2).map((section) => ({ ...section, entries: section.entries.slice(0, 3) })),
  );
  expect(heads(false)).toEqual([]);
  expect(links()).toContain('Leave: Manage');
});

it('remembers what a person opened and closed', async () => {
  await open('/leave/manage');
  await press('Administration');
  await press('Payroll');
  await press('Leave');
  await open('/');
  expect(heads(true)).toEqual(['Main', 'Workforce', 'Payroll', 'Administration']);
  await open('/leave/report');
  expect(heads(true)).toEqual(['Workforce', 'Payroll', 'Administration']);
});

it('marks the closed head around the present page', async () => {
  await open('/leave/manage');
  await press('Leave');
  expect(document.querySelector('nav [data-inside]')?.textContent).toBe('Leave');
  await press('Workforce');
  expect(document.querySelector('nav [data-inside]')?.textContent).toBe('Workforce');
});

it.each(['en', 'ms'] as const)('calls no two entries alike (%s)', async (locale) => {
  const names = ITEMS.map(({ name }) => name[locale]);
  expect(new Set(names).size).toBe(names.length);
  // What is seen is part of what is said.
  expect(ITEMS.filter(({ name, title }) => !name[locale].includes(title[locale]))).toEqual([]);
  await open('/leave/manage', locale);
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
