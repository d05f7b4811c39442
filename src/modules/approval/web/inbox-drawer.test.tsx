import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#platform/contract/messages.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { publishLive } from '#platform/web/live.ts';
import { screenState } from '#platform/web/testing/dom.ts';
import { button, click, pageText, render, settle, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { FeedbackHost } from '#platform/web/ui/feedback/feedback-host.tsx';
import { feedbackState, resetFeedback } from '#platform/web/ui/feedback/feedback.ts';
import { UndoBar } from '#platform/web/ui/feedback/undo-bar.tsx';
import { dropHeld, sendHeld } from '#platform/web/undo-queue.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { closeInbox, openInbox } from './inbox-address.ts';
import { InboxHost } from './inbox-host.tsx';

const action = (key: string, en: string, done: string, danger = false) => ({
  key,
  label: { en, ms: `${en} (ms)` },
  done: { en: done, ms: done },
  danger,
  remark: danger,
});
const APPROVE = action('approve', 'Approve', 'Approved');
const REVIEW = action('review', 'Review', 'Reviewed');
const REJECT = action('reject', 'Reject', 'Rejected', true);
const item = (id: number, name: string, actions: ApprovalItem['actions'], kind = 'leave'): ApprovalItem => ({
  type: kind,
  id,
  title: `${kind === 'leave' ? 'LV' : 'CL'}-${id}`,
  detail: { en: 'Annual Leave · 30/11/26, full day', ms: 'Cuti Tahunan · 30/11/26, sehari penuh' },
  note: 'Family matters',
  person: { id, name },
  since: '2026-11-20T02:00:00Z',
  status: 'Waiting for Approval',
  version: '2026-11-20T02:00:00Z',
  actions,
  route: `/leave/manage?open=${id}`,
});

let waiting: ApprovalItem[] = [];
let refused: Record<number, string> = {};
let asked = 0;
let view: Rendered | undefined;
const decisions: { action: string; items: { id: number }[]; remark?: string }[] = [];

beforeEach(() => {
  waiting = [item(1, 'Aminah Contoh', [APPROVE, REJECT]), item(2, 'Bala Contoh', [REVIEW, REJECT]), item(3, 'Chong Contoh', [APPROVE, REJECT])];
  refused = {};
  asked = 0;
  decisions.length = 0;
  window.history.replaceState(null, '', '/');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') {
      asked += 1;
      const kind = new URL(url, 'https://contoh.my').searchParams.get('type');
      const data = waiting.filter(({ type: each }) => kind === null || each === kind);
      const kinds = [...new Set(waiting.map(({ type: each }) => each))];
      const counts = kinds.map((each) => ({ type: each, title: { en: each, ms: each }, n: waiting.filter((one) => one.type === each).length }));
      return Response.json({ data, counts, meta: { page: 1, per_page: 30, total: data.length, last_page: 1 } });
    }
    const body = JSON.parse(String(init.body));
    decisions.push(body);
    const results = body.items.map(({ type: kind, id }: ApprovalItem) => ({
      type: kind,
      id,
      ok: !(id in refused),
      code: id in refused ? 409 : 200,
      message: refused[id] ?? null,
    }));
    waiting = waiting.filter(({ id }) => !body.items.some((each: ApprovalItem) => each.id === id) || id in refused);
    return Response.json({ success: true, message: '', data: { done: 0, failed: 0, results } });
  });
});
afterEach(async () => {
  await act(async () => {
    dropHeld();
    resetFeedback();
  });
  await view?.unmount();
  view = undefined;
  screenState.phone = false;
  vi.unstubAllGlobals();
});

async function open(locale: Locale = 'en') {
  view = await render(
    <>
      <h1>Page</h1>
      <InboxHost />
      <UndoBar />
      <FeedbackHost />
    </>,
    { locale },
  );
  await act(async () => openInbox());
  await until(() => document.querySelector('[data-request]') !== null || pageText().includes('Nothing is waiting'));
}
const press = (key: string) =>
  act(async () => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const current = () => document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset['request'];
const isHeld = (id: number) => document.querySelector(`[data-request="leave ${id}"]`)?.hasAttribute('data-held');
const rowOf = (id: number) => document.querySelector(`[data-request="leave ${id}"]`)?.textContent;
const send = () => act(() => sendHeld());

describe('the inbox', () => {
  it('is part of the address: Back closes it', async () => {
    await open();
    expect(window.location.hash).toBe('#approvals');
    await act(async () => closeInbox());
    await until(() => document.querySelector('[data-request]') === null);
    expect(window.location.hash).toBe('');
  });

  it('is gone through with the keys, and Enter is the link of the current request', async () => {
    await open();
    await until(() => current() === 'leave 1');
    await press('j');
    await press('ArrowDown');
    await press('j');
    expect(current()).toBe('leave 3');
    await press('k');
    expect(document.activeElement?.getAttribute('href')).toBe('/leave/manage?open=2');
  });

  it('chooses with X, which decides nothing, and tells its keys when it is asked with ?', async () => {
    await open();
    await press('x');
    await press('j');
    await press('x');
    expect([pageText().includes('2 chosen'), isHeld(1), isHeld(2), document.querySelector('textarea')]).toEqual([true, false, false, null]);
    await press('x');
    expect(pageText()).toContain('1 chosen');
    expect(pageText()).not.toContain('show or hide this');
    await press('?');
    expect([...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['J K', 'Enter', 'X', 'A', 'R', 'D', 'U', '?']);
    expect(button('Keys (?)').getAttribute('aria-expanded')).toBe('true');
    await press('?');
    expect(document.querySelector('kbd')).toBeNull();
  });

  it('holds a decision, shows the way back, and sends it once with the status that was seen', async () => {
    await open();
    await press('a');
    expect([isHeld(1), current(), decisions]).toEqual([true, 'leave 2', []]);
    expect(pageText()).toContain('Approved: LV-1');
    expect(rowOf(1)).toMatch(/ApprovedUndo$/);
    // Not allowed here: the second is reviewed, not approved; A takes the usual action.
    await press('r');
    expect(isHeld(2)).toBe(true);
    await press('u');
    expect([isHeld(2), current()]).toEqual([false, 'leave 2']);
    await send();
    await send();
    expect(decisions).toEqual([
      { company_id: 7, action: 'approve', items: [{ type: 'leave', id: 1, status: 'Waiting for Approval', version: '2026-11-20T02:00:00Z' }], remark: '' },
    ]);
    await until(() => document.querySelector('[data-request="leave 1"]') === null);
  });

  it('asks for the reason of a rejection; keys typed there decide nothing', async () => {
    await open();
    await press('d');
    await until(() => document.querySelector('textarea') !== null);
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    field.focus();
    await press('a');
    expect(isHeld(1)).toBe(false);
    await type(field, 'Too many are away');
    await click(button('Confirm', field.closest('[role="dialog"]') as HTMLElement));
    await until(() => isHeld(1) === true);
    expect(rowOf(1)).toMatch(/RejectedUndo$/);
    await send();
    expect(decisions[0]).toMatchObject({ action: 'reject', remark: 'Too many are away' });
  });

  it('decides the ticked ones together and tells of each what became of it', async () => {
    refused = { 3: 'This record has been changed. Please reload.' };
    await open();
    await click(document.querySelector('[role="toolbar"] input'));
    // Two may be approved, one may be reviewed, all may be rejected.
    expect([...document.querySelectorAll('[role="toolbar"] button:not([aria-expanded])')].map((each) => each.textContent)).toEqual([
      'Approve (2)',
      'Review (1)',
      'Reject (3)',
    ]);
    await click(button('Approve (2)'));
    expect(pageText()).toContain('Approved: 2 requests');
    await send();
    expect(decisions.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 3]]);
    await until(() => pageText().includes('Results of the decisions'));
    expect([...document.querySelectorAll('[aria-label="Results of the decisions"] li')].map((each) => each.textContent)).toEqual([
      'LV-1 · Aminah Contoh',
      'LV-3 · Chong ContohThis record has been changed. Please reload.',
    ]);
    expect(isHeld(3)).toBe(false);
    await click(button('Close the results'));
    expect(pageText()).not.toContain('Results of the decisions');
  });

  it('tells a refusal as a popup when nobody looks at the inbox any more', async () => {
    refused = { 1: 'It is not your turn.' };
    await open();
    await press('a');
    await act(async () => closeInbox());
    await send();
    expect(feedbackState().popups.map(({ message }) => message)).toEqual(['LV-1 · Aminah Contoh: It is not your turn.']);
  });

  it('loads again after a live message, and narrows to one kind', async () => {
    await open();
    waiting = [...waiting, item(9, 'Dayang Contoh', [APPROVE], 'claim')];
    const before = asked;
    await act(async () => publishLive({ notification_type: 'leave_submitted' }));
    await settle(1300);
    expect(asked).toBeGreaterThan(before);
    await until(() => pageText().includes('CL-9'));
    await click([...document.querySelectorAll<HTMLElement>('input[type="radio"]')].at(-1));
    await until(() => !pageText().includes('LV-1'));
    expect(pageText()).toContain('CL-9');
  });

  it('keeps the list and says so when it cannot be renewed', async () => {
    await open();
    const answering = fetch;
    vi.stubGlobal('fetch', async () => Response.json({ message: 'No.' }, { status: 500 }));
    await act(async () => publishLive({ notification_type: 'leave_submitted' }));
    await settle(1300);
    await until(() => pageText().includes('The list could not be refreshed.'));
    expect(pageText()).toContain('LV-1');
    vi.stubGlobal('fetch', answering);
    await click(button('Try again'));
    await until(() => !pageText().includes('The list could not be refreshed.'));
  });

  it('says when nothing waits', async () => {
    waiting = [];
    await open();
    expect(pageText()).toContain('Nothing is waiting for you.');
  });

  it.each([
    ['en', false],
    ['ms', true],
  ] as const)('has no barrier in %s', async (locale, phone) => {
    screenState.phone = phone;
    await open(locale);
    await press('a');
    if (locale === 'ms') expect(pageText()).toContain('Cuti Tahunan');
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
