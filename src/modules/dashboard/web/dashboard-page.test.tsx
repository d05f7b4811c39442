import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { publishLive } from '#platform/web/live.ts';
import type { DashboardCard } from '#platform/web/module.ts';
import { button, click, pageText, render, settle, until, type RenderOptions, type Rendered } from '#platform/web/testing/render.tsx';
import { DashboardPage } from './dashboard-page.tsx';

let view: Rendered | undefined;
let blocks: Record<string, unknown> = {};
let status = 200;
let asked = 0;

beforeEach(() => {
  blocks = {};
  status = 200;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return status === 200 ? Response.json({ data: { blocks } }) : Response.json({ message: 'Busy.' }, { status });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Figure({ block }: { block: string }) {
  return <BlockCard title={`The ${block}`}>{useBlock<{ n: number }>(block)?.n}</BlockCard>;
}
const card = (key: string, order: number, load?: DashboardCard['load']): DashboardCard => ({
  key,
  order,
  title: { en: `Card ${key}`, ms: `Kad ${key}` },
  load: load ?? (async () => ({ Card: () => <Figure block={key} /> })),
});
const show = async (cards: readonly DashboardCard[], options?: RenderOptions) => {
  view = await render(<DashboardPage cards={cards} />, options);
};

it('greets in the language of the reader and draws the cards whose block came, in order', async () => {
  blocks = { leave: { n: 7 }, people: { n: 44 } };
  await show([card('people', 20), card('absent', 1), card('leave', 10)], { locale: 'ms' });
  await until(() => pageText().includes('The people'));
  expect(document.querySelector('h1')?.textContent).toBe('Selamat datang, Contoh binti Uji');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['The leave', 'The people']);
  expect(pageText()).toContain('44');
  expect(pageText()).not.toContain('absent');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('offers to try again after a failure', async () => {
  status = 500;
  await show([card('people', 1)]);
  await until(() => pageText().includes('Retry'));
  status = 200;
  blocks = { people: { n: 3 } };
  await click(button('Retry'));
  await until(() => pageText().includes('The people'));
});

it('says so when there is nothing to show', async () => {
  await show([card('people', 1)]);
  await until(() => pageText().includes('Nothing needs your attention.'));
});

it('keeps the others when one card fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  blocks = { good: { n: 1 }, bad: { n: 2 } };
  await show([card('good', 1), card('bad', 2, () => Promise.reject(new Error('lost chunk')))]);
  await until(() => pageText().includes('Card bad') && pageText().includes('The good'));
});

it('loads again, once, after a burst of live messages', async () => {
  blocks = { people: { n: 1 } };
  await show([card('people', 1)]);
  await until(() => pageText().includes('The people'));
  expect(asked).toBe(1);
  publishLive({ notification_type: 'document' });
  publishLive({ notification_type: 'company' });
  await settle(1300);
  expect(asked).toBe(2);
});
