import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, list, MEMBER } from '#platform/contract/endpoint.ts';
import { listParams } from '#platform/contract/paging.ts';
import { setCompanySource } from '../call/call.ts';
import { screenState } from '../testing/dom.ts';
import { button, click, pageText, render, type, until, type Rendered } from '../testing/render.tsx';
import { resetFeedback } from '../feedback.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';

const row = z.object({ id: z.number(), name: z.string(), net: z.number(), status: z.string() });
const LIST = defineEndpoint({
  name: 'test.payslips',
  method: 'GET',
  path: 'api/payslips',
  requires: MEMBER,
  input: z.object({ ...listParams(['name']), status: z.string().optional() }),
  output: list(row).extend({ totals: z.object({ net: z.number() }).optional() }),
  summary: '',
});

let view: Rendered | undefined;
let total = 25;
let status = 200;
const asked: string[] = [];
const rows = (page: number, per: number) =>
  Array.from({ length: Math.max(0, Math.min(per, total - (page - 1) * per)) }, (_, at) => ({
    id: (page - 1) * per + at + 1,
    name: `Pekerja ${(page - 1) * per + at + 1}`,
    net: 1000 + at,
    status: 'Paid',
  }));

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/payroll');
  total = 25;
  status = 200;
  asked.length = 0;
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (status !== 200) return Response.json({ message: 'Busy.' }, { status });
    const params = new URL(url, 'https://contoh.my').searchParams;
    if (params.get('keyword') === 'tiada') return Response.json({ data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1 } });
    const [page, per] = [Number(params.get('page')), Number(params.get('per_page'))];
    return Response.json({
      data: rows(page, per),
      meta: { page, per_page: per, total, last_page: Math.max(1, Math.ceil(total / per)) },
      totals: { net: 123456.7 },
      counts: { Paid: total },
    });
  });
});
afterEach(async () => {
  vi.useRealTimers();
  screenState.phone = false;
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = async (more: Partial<ListPageProps<typeof LIST>> = {}) => {
  view = await render(
    <ListPage
      title="Payslips"
      endpoint={LIST}
      filters={[{ kind: 'keyword', key: 'keyword' }]}
      columns={[
        { key: 'name', label: 'Name', sort: true, card: 'title' },
        { key: 'net', label: 'Net (RM)', kind: 'money', card: 1 },
        { key: 'status', label: 'Status', kind: 'status', card: 'badge' },
      ]}
      {...more}
    />,
  );
};
const last = () => new URL(asked.at(-1) ?? '', 'https://contoh.my').searchParams;

describe('ListPage', () => {
  it('names a shortened cell by the words that are drawn, not by the value of the wire', async () => {
    await show({
      columns: [
        { key: 'name', label: 'Name', card: 'title' },
        { key: 'status', label: 'Status', cell: () => 'Dibayar' },
      ],
    });
    await until(() => pageText().includes('Pekerja 1'));
    expect(document.querySelector('tbody td[title="Dibayar"]')).not.toBeNull();
    expect(document.querySelector('tbody td[title="Paid"]')).toBeNull();
  });

  it('asks for page 1, ten rows, descending by id, and shows a skeleton meanwhile', async () => {
    await show();
    expect(document.querySelector('output[aria-label="Loading"]')).not.toBeNull();
    await until(() => pageText().includes('Pekerja 10'));
    expect(Object.fromEntries(last())).toEqual({ page: '1', per_page: '10', sort: 'desc', sort_by: 'id', company_id: '7' });
    expect(pageText()).toContain('1–10 of 25');
  });

  it('sends one request for two filter changes within 300 ms and keeps the filter in the URL', async () => {
    await show();
    await until(() => pageText().includes('Pekerja 10'));
    const before = asked.length;
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (!field) throw new Error('no search field');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    await type(field, 'ali');
    await pass(200);
    await type(field, 'ali b');
    await pass(299);
    expect([asked.length, field.value, window.location.search]).toEqual([before, 'ali b', '']);
    await pass(1);
    await pass(1000);
    expect([asked.length, last().get('keyword'), window.location.search]).toEqual([before + 1, 'ali b', '?keyword=ali+b']);
  });

  it('draws a filter as tabs with their numbers, and keeps the one that is chosen in the URL', async () => {
    const options = ['Paid', 'Draft'].map((value) => ({ value, label: value }));
    await show({ filters: [{ kind: 'tabs', key: 'status', label: 'Status', options }] });
    await until(() => pageText().includes('Pekerja 10'));
    const tabs = () =>
      [...document.querySelectorAll('[role="tab"]')].map((tab) => `${tab.textContent}${tab.getAttribute('aria-selected') === 'true' ? '!' : ''}`);
    expect(tabs()).toEqual(['All25!', 'Paid25', 'Draft0']);
    await click(document.querySelectorAll('[role="tab"]')[1]);
    await until(() => last().get('status') === 'Paid');
    expect([tabs(), window.location.search]).toEqual([['All25', 'Paid25!', 'Draft0'], '?status=Paid']);
    expect(pageText()).not.toContain('Clear filter');
  });

  it('sorts by a header and pages by the footer', async () => {
    await show();
    await until(() => pageText().includes('Pekerja 10'));
    await click(button('Sort by Name'));
    await until(() => last().get('sort_by') === 'name');
    expect(last().get('sort')).toBe('asc');
    await until(() => document.querySelector('th[aria-sort="ascending"]') !== null);
    await click(button('Page 3'));
    await until(() => pageText().includes('21–25 of 25'));
    expect(window.location.search).toContain('page=3');
  });

  it('shows the sums of the filter, not of the page', async () => {
    await show({ totals: (answer) => answer.totals });
    await until(() => pageText().includes('123,456.70'));
  });

  it('says that nothing was found and offers the first step once', async () => {
    total = 0;
    await show({ action: <button type="button">Add payslip</button> });
    await until(() => pageText().includes('No record found.'));
    expect([...document.querySelectorAll('button')].filter((each) => each.textContent === 'Add payslip')).toHaveLength(1);
    expect(pageText()).not.toContain('Clear filter');
  });

  it('offers to clear the filter when it hides everything', async () => {
    window.history.replaceState(null, '', '/payroll?keyword=tiada');
    await show();
    await until(() => pageText().includes('No record found.'));
    const clears = [...document.querySelectorAll('button')].filter((each) => each.textContent === 'Clear filter');
    await click(clears.at(-1));
    await until(() => pageText().includes('Pekerja 1'));
    expect(window.location.search).toBe('');
  });

  it('offers to retry after a failure', async () => {
    status = 500;
    await show();
    await until(() => pageText().includes('This could not be loaded.'));
    status = 200;
    await click(button('Retry'));
    await until(() => pageText().includes('Pekerja 1'));
  });

  it('says so when one may not see it', async () => {
    status = 403;
    await show();
    await until(() => pageText().includes('Ask an administrator'));
  });

  it('goes to the last page when the asked one is gone', async () => {
    window.history.replaceState(null, '', '/payroll?page=9');
    await show();
    await until(() => pageText().includes('21–25 of 25'));
  });

  it('runs a bulk action row by row and tells what became of each', async () => {
    const run = vi.fn(async ({ id }: { id: number }) => {
      if (id === 2) throw new Error('Already paid.');
    });
    await show({ bulk: [{ key: 'pay', label: (n) => `Pay ${n}`, run }] });
    await until(() => pageText().includes('Pekerja 10'));
    await click(document.querySelector('[aria-label="Select all rows of this page"]'));
    await until(() => pageText().includes('10 rows selected'));
    // The bar floats over rows alone: the pager stands after it.
    const pager = document.querySelector('[aria-label="Next page"]');
    expect(document.querySelector('[role="toolbar"]')?.compareDocumentPosition(pager as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await click(button('Pay 10'));
    await until(() => pageText().includes('9 of 10 done'));
    expect([run.mock.calls.length, pageText().includes('Already paid.')]).toEqual([10, true]);
    await click(button('Okay'));
    await until(() => !pageText().includes('rows selected'));
  });

  it('lets rows be chosen which an action may touch', async () => {
    await show({ bulk: [{ key: 'pay', label: (n) => `Pay ${n}`, may: ({ id }) => id > 7, run: async () => undefined }] });
    await until(() => pageText().includes('Pekerja 10'));
    expect(document.querySelectorAll('tbody input[type="checkbox"]')).toHaveLength(3);
    await click(document.querySelector('[aria-label="Select all rows of this page"]'));
    await until(() => pageText().includes('3 rows selected'));
  });

  it('opens a row through the URL and closes it again', async () => {
    await show({ detail: (id, close) => <button type="button" onClick={close}>{`detail ${id}`}</button> });
    await until(() => pageText().includes('Pekerja 10'));
    await click(button('Pekerja 3'));
    await until(() => pageText().includes('detail 3'));
    expect(window.location.search).toBe('?open=3');
    await click(button('detail 3'));
    await until(() => !pageText().includes('detail 3'));
    expect(window.location.search).toBe('');
  });

  it('remembers hidden columns', async () => {
    // jsdom lays nothing out, so the focus trap of the popover finds nothing to focus and says so.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show();
    await until(() => pageText().includes('Pekerja 10'));
    await click(button('Columns'));
    await until(() => document.querySelector('[role="dialog"] input[type="checkbox"]') !== null);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="checkbox"]')];
    await click(boxes[1]);
    await until(() => !document.querySelector('thead')?.textContent?.includes('Net'));
    await view?.unmount();
    await show();
    await until(() => pageText().includes('Pekerja 10'));
    expect(document.querySelector('thead')?.textContent).not.toContain('Net');
  });

  it('draws only rows in view above a hundred', async () => {
    total = 400;
    window.history.replaceState(null, '', '/payroll?per_page=500');
    await show();
    await until(() => pageText().includes('1–400 of 400'));
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100);
  });

  it.each([false, true])('puts a heading above the first row of each group, on a phone too: %s', async (phone) => {
    screenState.phone = phone;
    await show({ group: ({ id }) => (Number(id) <= 4 ? 'January' : 'February') });
    await until(() => pageText().includes('February'));
    const headings = [...document.querySelectorAll(phone ? 'ul > li' : 'tbody tr')].map(({ textContent }) => textContent);
    expect(headings.filter((text) => text === 'January' || text === 'February')).toEqual(['January', 'February']);
    expect(headings.indexOf('February')).toBe(5);
  });

  it('becomes cards with the facts that matter on a phone', async () => {
    screenState.phone = true;
    await show();
    await until(() => pageText().includes('Pekerja 10'));
    expect(document.querySelector('table')).toBeNull();
    expect(document.querySelector('li')?.textContent).toBe('Pekerja 1PaidNet (RM)1,000.00');
  });

  it.each([false, true])('is free of axe findings (phone: %s)', async (phone) => {
    screenState.phone = phone;
    await show({
      bulk: [{ key: 'pay', label: 'Pay', run: async () => undefined }],
      rowActions: () => [{ key: 'a', label: 'Approve', onClick: () => undefined }],
      totals: (answer) => answer.totals,
      onOpen: () => undefined,
    });
    await until(() => pageText().includes('Pekerja 10'));
    // Colours are judged in a real browser; jsdom draws none.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
