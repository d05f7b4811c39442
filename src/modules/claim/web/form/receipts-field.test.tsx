import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setCompanySource } from '#platform/web/call/call.ts';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { publishLive } from '#platform/web/live.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { PROPOSED_FIELDS } from '../../contract/item/propose-item.ts';
import type { ItemsOf, TypedItem } from './claim-items.ts';
import { ReceiptsField } from './receipts-field.tsx';
import { useReceipts } from './use-receipts.ts';

const FILE = '11111111-1111-4111-8111-111111111111';
const stored = { file: FILE, name: 'resit.jpg', size: 9, type: 'image/jpeg', url: `/api/files/${FILE}?sig=a&exp=1`, ext: 'jpg' };
const outcome = (value: unknown) => ({ value, confidence: 0.9, place: { x: 0.5, y: 0.7, width: 0.2, height: 0.05 } });
const READ = { status: 'Read', amount: outcome(25.8), date: outcome('2026-11-12'), merchant: outcome('Kedai Contoh'), number: outcome('RC-1') };
const nothing = { file: FILE, fault: null, picture: stored.url, amount: null, date: null, merchant: null, number: null };

let view: Rendered | undefined;
let reading: object;
const reserved: { form?: ZodForm<ItemsOf> } = {};
const item = () => ((reserved.form?.values.items ?? []) as readonly TypedItem[])[0] ?? {};

beforeEach(() => {
  reading = { ...nothing, status: 'Waiting' };
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async () => Response.json({ data: { file: stored, reading } }));
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

const schema = z.object({ items: z.array(z.looseObject({})) });

function Trial({ typed }: { typed: object }) {
  const form = useZodForm(schema, {
    initial: { items: [{ date: '2026-11-20', receipts: [], ...typed }] },
    onSubmit: () => undefined,
  }) as unknown as ZodForm<ItemsOf>;
  const receipts = useReceipts(form, { date: '2026-11-25' });
  useEffect(() => {
    reserved.form = form;
  });
  const [first] = form.values.items as readonly TypedItem[];
  return <ReceiptsField form={form} n={0} item={first as TypedItem} stored={[]} required={false} receipts={receipts} fields={PROPOSED_FIELDS} />;
}

async function choose(...names: readonly string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })), configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

async function attach(typed: object) {
  view = await render(<Trial typed={typed} />);
  await choose('resit.jpg');
  await until(() => (item().receipts as readonly unknown[])[0] === FILE);
  await until(() => pageText().includes('Reading the receipt'));
}
async function finish(read: object) {
  reading = { ...nothing, ...read };
  await act(async () => publishLive({ notification_type: 'receipt_read', data: { file: FILE } } as never));
}

it('fills what is empty, marks it, and leaves what was typed, also what was typed meanwhile', async () => {
  await attach({ merchant: '' });
  await act(async () => reserved.form?.set('items.0.receipt_no', 'TYPED'));
  await finish(READ);
  await until(() => item().amount === 25.8);
  expect(item()).toMatchObject({ amount: 25.8, merchant: 'Kedai Contoh', receipt_no: 'TYPED', date: '2026-11-20' });
  expect(pageText()).toContain('Read from the receipt');
  await click(button('Use: Receipt no.'));
  expect(item().receipt_no).toBe('RC-1');
});

it('puts its day in place of that of the form, which nobody entered, and gives it back', async () => {
  await attach({ date: '2026-11-25' });
  await finish(READ);
  await until(() => item().date === '2026-11-12');
  await click(button('Undo: Date'));
  expect(item().date).toBe('2026-11-25');
  expect(pageText()).toContain('The receipt is of 12/11/26.');
  await finish(READ);
  expect(item().date).toBe('2026-11-25');
});

it('shows what is not sure, without filling it in', async () => {
  await attach({});
  await finish({ ...READ, amount: { ...outcome(25.8), confidence: 0.5 } });
  await until(() => pageText().includes('RM 25.80'));
  expect(item()).toMatchObject({ merchant: 'Kedai Contoh' });
  expect(item().amount).toBeUndefined();
  await click(button('Use: Amount'));
  expect(item().amount).toBe(25.8);
});

it('is taken back by a button, and then not proposed again', async () => {
  await attach({});
  await finish(READ);
  await until(() => item().amount === 25.8);
  await click(button('Undo: Amount'));
  expect(item().amount).toBe('');
  await finish(READ);
  expect(item().amount).toBe('');
  await click(button('Use: Amount'));
  expect(item().amount).toBe(25.8);
});

it('shows where it stands, and warns of more than the receipt says', async () => {
  await attach({ amount: 30 });
  await finish(READ);
  await until(() => pageText().includes('More than the RM 25.80 of the receipt.'));
  await act(async () => button('Use: Amount').focus());
  expect(document.querySelector<HTMLElement>('[data-marked]')?.style.left).toBe('50%');
});

it('says that it could not be read', async () => {
  await attach({});
  await finish({ status: 'Failed', fault: 'locked' });
  await until(() => pageText().includes('resit.jpg has a password'));
});

it('sends ten that are chosen at once one after the other: the server takes few at a time', async () => {
  const underway = { now: 0, most: 0, all: 0 };
  const answer = (file: string) => Response.json({ data: { file: { ...stored, file }, reading: { ...reading, file } } });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (method !== 'POST') return answer(/[\da-f-]{36}/.exec(url)?.[0] ?? '');
    underway.most = Math.max(underway.most, (underway.now += 1));
    await Promise.resolve();
    underway.now -= 1;
    underway.all += 1;
    return answer(FILE.replace('1111', `000${underway.all % 10}`));
  });
  view = await render(<Trial typed={{}} />);
  await choose(...Array.from({ length: 10 }, (_, n) => `resit-${n}.jpg`));
  await until(() => (item().receipts as readonly unknown[]).every((each) => typeof each === 'string'));
  expect(underway).toEqual({ now: 0, most: 1, all: 10 });
});

it('says that one is on its way, and keeps one that does not get through for the claim', async () => {
  let lose = () => undefined as void;
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))));
  view = await render(<Trial typed={{}} />);
  await choose('resit.jpg');
  await until(() => pageText().includes('Sending the receipt'));
  await act(async () => lose());
  await until(() => pageText().includes('resit.jpg could not be sent yet. It will be sent with the claim.'));
  expect(pageText()).not.toContain('Sending the receipt');
  expect((item().receipts as readonly unknown[])[0]).toBeInstanceOf(File);
});
