/** The row of filters: what stands in it, what its button holds, and the chips of what is set there. */
import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, click, pageText, render, until, type Rendered } from '../../testing/render.tsx';
import type { Filter } from '../list/list-types.ts';
import { LIST_DEFAULTS } from '../list/list-url.ts';
import { useListState } from '../list/use-list-state.ts';
import { FilterBar } from './filter-bar.tsx';

const KINDS = [
  { value: 'a', label: { en: 'Annual', ms: 'Tahunan' } },
  { value: 's', label: { en: 'Sick', ms: 'Sakit' } },
];
const FILTERS: readonly Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'select', key: 'status', label: 'Status', options: ['Open', 'Closed'], prominent: true },
  { kind: 'multi', key: 'kind', label: { en: 'Type', ms: 'Jenis' }, options: KINDS },
  { kind: 'dates', key: 'from', to: 'until', label: { en: 'Period', ms: 'Tempoh' } },
  { kind: 'switch', key: 'mine', label: { en: 'My turn', ms: 'Giliran saya' } },
  { kind: 'lookup', key: 'boss', label: 'Boss', load: async () => [{ value: '7', label: 'Puan Contoh' }] },
];

function Row({ phone = false }) {
  const list = useListState(FILTERS, LIST_DEFAULTS);
  return <FilterBar filters={FILTERS} list={list} phone={phone} />;
}

let view: Rendered | undefined;
beforeEach(() => {
  // jsdom lays nothing out, so the focus trap of the popover finds nothing to focus and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await view?.unmount();
  vi.restoreAllMocks();
});

const show = async (search: string, options: Parameters<typeof render>[1] & { phone?: boolean } = {}) => {
  window.history.replaceState(null, '', `/leave${search}`);
  view = await render(<Row phone={options.phone ?? false} />, options);
};
it('a chip names a person who is not among the first found', async () => {
  const asked = vi.fn(async (keyword: string) => (keyword === '#26' ? [{ value: '26', label: 'Noraini Contoh' }] : []));
  const People = () => {
    const filters: readonly Filter[] = [{ kind: 'organisation', key: 'organisation', employees: asked }];
    return <FilterBar filters={filters} list={useListState(filters, LIST_DEFAULTS)} phone={false} />;
  };
  window.history.replaceState(null, '', '/leave?employee_id=26');
  view = await render(<People />);
  await until(() => pageText().includes('Employee: Noraini Contoh'));
});

const chips = () => [...document.querySelectorAll('[role="group"] button')].map(({ textContent }) => textContent);
const dialog = () => document.querySelector('[role="dialog"]');
const press = (key: string, target: Element | null | undefined) =>
  act(async () => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('a chip says what it removes, and removes it alone; the focus goes on to the next', async () => {
  await show('?status=Open&kind=a,s&from=2026-11-01&until=2026-11-30&mine=1&boss=7');
  await until(() => chips().some((words) => words?.includes('Puan Contoh')));
  expect(chips()).toEqual(['Remove Type: Annual, Sick', 'Remove Period: 01/11/26 – 30/11/26', 'Remove My turn', 'Remove Boss: Puan Contoh', 'Clear all']);
  expect(button('Filter (4)')).toBeDefined();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await click(button('Remove Type: Annual, Sick'));
  await until(() => !window.location.search.includes('kind'));
  expect(window.location.search).toBe('?status=Open&from=2026-11-01&until=2026-11-30&mine=1&boss=7');
  expect(document.activeElement?.textContent).toBe('Remove Period: 01/11/26 – 30/11/26');
});

it('says them in Malay', async () => {
  await show('?kind=a&mine=1', { locale: 'ms' });
  await until(() => chips().length > 0);
  expect(chips()).toEqual(['Buang Jenis: Tahunan', 'Buang Giliran saya', 'Kosongkan semua']);
});

it.each([
  ['en', 'On time, In Process, Someone'],
  ['ms', 'Tepat masa, Dalam Proses, Someone'],
] as const)('says a bare status as its chip does (%s)', async (locale, words) => {
  const Statuses = () => {
    const filters: readonly Filter[] = [{ kind: 'multi', key: 'status', label: 'Status', options: ['ontime', 'In Process', 'Someone'] }];
    return <FilterBar filters={filters} list={useListState(filters, LIST_DEFAULTS)} phone={false} />;
  };
  window.history.replaceState(null, '', '/leave?status=ontime,In Process,Someone');
  view = await render(<Statuses />, { locale });
  await until(() => pageText().includes(words));
});

it('what stands in the row has no chip and is not counted', async () => {
  await show('?status=Open&keyword=ali');
  expect([chips(), button('Filter').textContent]).toEqual([[], 'Filter']);
});

it('the last chip hands the focus to the button, and clearing all empties the address', async () => {
  await show('?mine=1');
  await until(() => chips().length > 0);
  await click(button('Remove My turn'));
  await until(() => window.location.search === '' && chips().length === 0);
  expect(document.activeElement?.textContent).toBe('Filter');
  await view?.unmount();
  await show('?mine=1&kind=a&status=Open&keyword=ali');
  await until(() => chips().length > 0);
  await click(button('Clear all'));
  await until(() => window.location.search === '');
});

it('the button opens the rest, applied as it is set; Escape leads back to it, a press outside closes it', async () => {
  await show('');
  await click(button('Filter'));
  await until(() => dialog() !== null);
  expect([...document.querySelectorAll('[role="dialog"] label')].map(({ textContent }) => textContent)).toEqual(['Type', 'Period', 'My turn', 'Boss']);
  await click(document.querySelector('[role="dialog"] input[type="checkbox"]'));
  await until(() => window.location.search === '?mine=1');
  expect(dialog()).not.toBeNull();
  await press('Escape', dialog()?.querySelector('input'));
  await until(() => dialog() === null);
  expect(document.activeElement?.textContent).toBe('Filter (1)');
  await click(button('Filter (1)'));
  await until(() => dialog() !== null);
  await act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await until(() => dialog() === null);
  // The key may come before the focus is within.
  await click(button('Filter (1)'));
  await until(() => dialog() !== null);
  await press('Escape', button('Filter (1)'));
  await until(() => dialog() === null);
  // Or on what of the page had it before.
  await click(button('Filter (1)'));
  await until(() => dialog() !== null);
  await press('Escape', document.querySelector('search input'));
  await until(() => dialog() === null);
  expect(document.activeElement?.textContent).toBe('Filter (1)');
});

it('on a phone the same fields stand in a sheet, with all of the row, and each that is set has a chip', async () => {
  await show('?mine=1&status=Open', { phone: true });
  await until(() => chips().length > 0);
  expect(chips()).toEqual(['Remove Status: Open', 'Remove My turn', 'Clear all']);
  await click(button('Filter (2)'));
  await until(() => pageText().includes('Show results'));
  expect([...document.querySelectorAll('[role="dialog"] label')].map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Type',
    'Period',
    'My turn',
    'Boss',
  ]);
  await click(button('Clear all'));
  await until(() => window.location.search === '');
});
