import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { FeedbackHost } from '#platform/web/ui/feedback/feedback-host.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { CalendarAddress } from './calendar-address.tsx';

let view: Rendered | undefined;
let madeAt: string | null;
let refuses = false;
const sent: string[] = [];

beforeEach(async () => {
  madeAt = null;
  refuses = false;
  sent.length = 0;
  setCompanySource(() => 7);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ data: { made_at: madeAt } });
    const ends = String(body).includes('DELETE');
    sent.push(ends ? 'revoke' : 'make');
    if (refuses) return Response.json({ message: 'Please try again later.' }, { status: 429 });
    madeAt = ends ? null : '2026-11-20T02:00:00Z';
    return Response.json({ success: true, message: 'Done.', data: { url: `https://portal.contoh/${url.split('?')[0]}/secret` } });
  });
  view = undefined;
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = () => document.querySelector<HTMLInputElement>('input[readonly]');
const draw = () =>
  render(
    <>
      <CalendarAddress onClose={() => undefined} />
      <FeedbackHost />
    </>,
  );

it('is made, shown once and revoked', async () => {
  view = await draw();
  await until(() => pageText().includes('Create a link'));
  await click(button('Create a link'));
  await until(() => field() !== null);
  expect(field()?.value).toMatch(/^https:.*secret$/);
  expect(button('Open in calendar app').getAttribute('href')).toMatch(/^webcal:\/\//);
  await until(() => pageText().includes('Revoke link'));
  await click(button('Revoke link'));
  await until(() => pageText().includes('Calendars that use it will no longer show your leave.'));
  await click(button('Revoke link', [...document.querySelectorAll('[role="dialog"]')].at(-1)));
  await until(() => field() === null && pageText().includes('Create a link'));
  expect(sent).toEqual(['make', 'revoke']);
});

it('that was made before is told by its day alone', async () => {
  madeAt = '2026-11-02T02:00:00Z';
  view = await draw();
  await until(() => pageText().includes('A link was created on 02/11/26.'));
  expect(field()).toBeNull();
});

it('says why it could not be made', async () => {
  refuses = true;
  view = await draw();
  await until(() => pageText().includes('Create a link'));
  await click(button('Create a link'));
  await until(() => document.querySelector('[role="alert"]')?.textContent === 'Please try again later.');
});
