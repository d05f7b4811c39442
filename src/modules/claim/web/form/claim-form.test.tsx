import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { feedbackState } from '#platform/web/feedback.ts';
import type { ClaimTask } from './claim-task.ts';
import { ClaimForm } from './claim-form.tsx';

const category = (id: number, name: string, name_ms: string) => ({
  id,
  name,
  name_ms,
  code: name.toUpperCase(),
  type: 'General',
  receipt: 'Optional',
  max_age_days: 60,
  limit_per_item: null,
  limit_per_claim: null,
  period: null,
  limit: null,
  left: null,
  rate: null,
  mileage_tiers: [],
});
const OPTIONS = {
  categories: [category(1, 'Meals', 'Makan minum'), category(2, 'Hotel', 'Hotel')],
  max_items: 30,
  allow_draft: true,
  mileage_from: 'Manual',
  usual: 1,
};
const draft = (amount: number, updated_at: string) => ({
  id: 9,
  status: 'Draft',
  title: 'Penang visit',
  claim_month: '2026-11-01',
  updated_at,
  items: [{ id: 4, claim_category_id: 1, date: '2026-11-10', description: 'Lunch', amount, from_place: null, to_place: null, is_return: false, receipts: [] }],
});

/** What the server holds, and how it answers a save. */
let reserved = draft(12, 'first');
let save: () => object = () => ({ success: true });
const server = formServer({
  read: (url) => ({ data: url.includes('categories') ? OPTIONS : reserved }),
  write: () => save(),
});
const saves = () => server.sent.filter(({ path }) => !path.endsWith('/assess'));
const closed = vi.fn<(saved: boolean) => void>();
let view: Rendered | undefined;
beforeEach(() => {
  reserved = draft(12, 'first');
  closed.mockClear();
  save = () => ({ success: true, data: { items: [], total_amount: 0, allowed_amount: 0, errors: {} } });
});
afterEach(() => view?.unmount());

async function show(task: ClaimTask, locale: 'en' | 'ms' = 'en') {
  view = await render(<ClaimForm task={task} onClose={closed} />, { locale });
  await until(() => document.querySelector('form') !== null);
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;

it.each([
  ['en', 'Meals', /^Claim \w+ \d{4}$/],
  ['ms', 'Makan minum', /^Tuntutan \w+ \d{4}$/],
] as const)('begins with what is claimed mostly, in the language of the reader: %s', async (locale, name, title) => {
  await show({ id: null, isCopy: false }, locale);
  expect(field('items.0.description').value).toBe(name);
  expect(field('title').value).toMatch(title);
});

it('asks for the amount of an own claim before it is sent, and not of a draft', async () => {
  await show({ id: null, isCopy: false });
  await click(button('Submit'));
  await until(() => pageText().includes('This field is required.'));
  expect(saves()).toEqual([]);
  await click(button('Save draft'));
  await until(() => saves().length > 0);
  expect(saves()[0]?.body).toMatchObject({ submit: false });
});

it('keeps what was typed when the draft was changed in another tab, and saves it once that was seen', async () => {
  await show({ id: 9, isCopy: false });
  await type(field('items.0.amount'), '20');
  reserved = draft(15, 'second');
  const ok = save;
  save = () => Response.json({ message: 'This record was changed.' }, { status: 409 });
  await click(button('Submit'));
  await until(() => pageText().includes('This draft was changed meanwhile'));
  expect([field('items.0.amount').value, closed.mock.calls]).toEqual(['20.00', []]);
  save = ok;
  await click(button('Keep mine'));
  await click(button('Submit'));
  await until(() => closed.mock.calls.length === 1);
  expect(saves().map(({ body }) => body['updated_at'])).toEqual(['first', 'second']);
  // Both tries are the same saving.
  expect(new Set(saves().map(({ body }) => body['client_ref'])).size).toBe(1);
});

it('takes the draft as it is now where that is chosen', async () => {
  await show({ id: 9, isCopy: false });
  reserved = draft(15, 'second');
  save = () => Response.json({ message: 'This record was changed.' }, { status: 409 });
  await click(button('Submit'));
  await until(() => pageText().includes('This draft was changed meanwhile'));
  await click(button('Use theirs'));
  await until(() => field('items.0.amount').value === '15.00');
});

it('stays as it is where neither the portal nor this browser takes it', async () => {
  await show({ id: null, isCopy: false });
  await type(field('items.0.amount'), '20');
  save = () => Response.json({ message: 'Down' }, { status: 503 });
  await click(button('Submit'));
  await until(() => feedbackState().popups.some(({ message }) => message.includes('no room to keep the claim')));
  expect([field('items.0.amount').value, closed.mock.calls]).toEqual(['20.00', []]);
});
