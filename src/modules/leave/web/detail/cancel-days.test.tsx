import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { leaveDetail, leaveRow } from '../leave-row.factory.ts';
import { CancelDays, endableDays } from './cancel-days.tsx';

let view: Rendered | undefined;
const sent: [string, Record<string, unknown>][] = [];
const closed = vi.fn<() => void>();

const day = (date: string, more: object = {}) => ({
  date,
  part: 'Full' as const,
  value: 1,
  reason: 'working' as const,
  note: null,
  live: true,
  locked: false,
  replaced_by: null,
  ...more,
});
const leave = {
  ...leaveDetail(leaveRow(9)),
  days: [day('2026-12-17'), day('2026-12-18', { live: false }), day('2026-12-19'), day('2026-12-20', { value: 0, reason: 'rest' })],
};

beforeEach(() => {
  sent.length = 0;
  closed.mockClear();
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body)) as Record<string, unknown>]);
    return Response.json({ success: true, message: 'Days cancelled.', data: leave });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const submit = () => click(button('Cancel these days'));

it('offers the days that still cost something', () => {
  expect(endableDays(leave).map(({ date }) => date)).toEqual(['2026-12-17', '2026-12-19']);
});

it('gives own days back without a word, but not without a day', async () => {
  view = await render(<CancelDays leave={leave} mine onClose={closed} />);
  await submit();
  expect(sent).toEqual([]);
  await click(boxes()[1]);
  await submit();
  await until(() => closed.mock.calls.length > 0);
  expect(sent).toEqual([[expect.stringContaining('api/leaves/9/cancel'), expect.objectContaining({ dates: ['2026-12-19'], status: leave.status })]]);
});

it('asks an administrator why', async () => {
  view = await render(<CancelDays leave={leave} onClose={closed} />);
  await click(boxes()[0]);
  await submit();
  expect([sent.length, pageText().includes('Remark')]).toEqual([0, true]);
  await type(document.querySelector('textarea') as HTMLTextAreaElement, 'Recalled to work');
  await submit();
  await until(() => closed.mock.calls.length > 0);
  expect(sent[0]?.[0]).toContain('api/operation/leaves/9/cancel');
  expect(sent[0]?.[1]).toMatchObject({ dates: ['2026-12-17'], remark: 'Recalled to work' });
});
