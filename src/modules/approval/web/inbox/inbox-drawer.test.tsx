import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#platform/contract/messages.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { publishLive } from '#platform/web/live.ts';
import { screenState } from '#platform/web/testing/dom.ts';
import { button, click, pageText, render, settle, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { FeedbackHost } from '#platform/web/ui/feedback/feedback-host.tsx';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { UndoBar } from '#platform/web/ui/feedback/undo-bar.tsx';
import { dropDeferred, deferredDecisions, sendDeferred } from '#platform/web/undo/undo-queue.ts';
import type { ApprovalGroup, ApprovalItem } from '../../contract/approval.schema.ts';
import { ApprovalsTodo } from '../dashboard/approvals-todo.tsx';
import { closeInbox, inboxAt, isInboxOpen, openInbox } from '../inbox-address.ts';
import { InboxHost } from '../inbox-host.tsx';

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
const item = (id: number, name: string, actions: ApprovalItem['actions'], kind = 'leave', alike?: string): ApprovalItem => ({
  type: kind,
  id,
  title: `${kind === 'leave' ? 'LV' : 'CL'}-${id}`,
  detail: { en: `Annual${alike ?? id} Leave · 30/11/26, full day`, ms: 'Cuti Tahunan · 30/11/26, sehari penuh' },
  note: 'Family matters',
  person: { id, name },
  since: '2026-11-20T02:00:00Z',
  status: 'Waiting for Approval',
  version: '2026-11-20T02:00:00Z',
  actions,
  route: `/leave/manage?open=${id}`,
});

/** Requests are alike by the first word of what they say. */
const detailOf = ({ detail }: ApprovalItem) => detail.en.split(' ')[0] as string;
const groupOf = (key: string, items: [ApprovalItem, ...ApprovalItem[]], byDetail: boolean): ApprovalGroup => ({
  key,
  of: byDetail ? { type: items[0].type, status: items[0].status, detail: key } : null,
  person: byDetail ? null : items[0].person,
  label: byDetail ? { en: key, ms: key } : { en: items[0].person.name, ms: items[0].person.name },
  counted: { en: `${items.length} leave requests`, ms: `${items.length} permohonan cuti` },
  n: items.length,
  worth: byDetail && key === 'Dental' ? 320 * items.length : null,
  since: items[0].since,
  first: items[0],
});
const PREVIEW = {
  type: 'leave',
  id: 1,
  status: 'Waiting for Approval',
  version: '2026-11-20T02:00:00Z',
  facts: [{ label: { en: 'Balance', ms: 'Baki' }, value: { en: '11 → 9 days', ms: '11 → 9 hari' } }],
  warnings: [{ en: '2 of 8 in Operations on leave', ms: '2 daripada 8 di Operasi bercuti' }],
  attachments: [{ file: 'f', name: 'receipt.png', size: 1, type: 'image/png', url: '/files/f', ext: 'png' }],
  around: { days: [{ date: '2026-11-30', off: false }], people: [{ id: 8, name: 'Farid Contoh', dates: ['2026-11-30'] }], among: null },
};
let previewed: number[] = [];
let waiting: ApprovalItem[] = [];
let refused: Record<number, string> = {};
let asked = 0;
let view: Rendered | undefined;
const decisions: { action: string; items: { id: number }[]; remark?: string }[] = [];

beforeEach(() => {
  waiting = [item(1, 'Aminah Contoh', [APPROVE, REJECT]), item(2, 'Bala Contoh', [REVIEW, REJECT]), item(3, 'Chong Contoh', [APPROVE, REJECT])];
  refused = {};
  previewed = [];
  asked = 0;
  decisions.length = 0;
  window.history.replaceState(null, '', '/');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') {
      asked += 1;
      const ask = new URL(url, 'https://contoh.my');
      const fits = (name: string, value: string) => [null, value].includes(ask.searchParams.get(name));
      const data = waiting.filter((each) => fits('type', each.type) && fits('detail', detailOf(each)) && fits('person', String(each.person.id)));
      if (ask.pathname.endsWith('/preview')) {
        previewed.push(Number(ask.searchParams.get('id')));
        return Response.json({ data: PREVIEW });
      }
      const kinds = [...new Set(waiting.map(({ type: each }) => each))];
      const counts = kinds.map((each) => ({ type: each, title: { en: each, ms: each }, n: waiting.filter((one) => one.type === each).length }));
      if (ask.pathname.endsWith('/groups')) {
        const by = ask.searchParams.get('by') === 'person' ? ({ person }: ApprovalItem) => `person|${person.id}` : detailOf;
        const groups = [...Map.groupBy(data, by)].map(([key, items]) => groupOf(key, items as [ApprovalItem], by === detailOf));
        return Response.json({ data: groups, counts, more: false });
      }
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
    dropDeferred();
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
const isDeferred = (id: number) => document.querySelector(`[data-request="leave ${id}"]`)?.hasAttribute('data-held');
const rowOf = (id: number) => document.querySelector(`[data-request="leave ${id}"]`)?.textContent;
const send = () => act(() => sendDeferred());

describe('the inbox', () => {
  it('is part of the address: Back closes it', async () => {
    await open();
    expect(window.location.hash).toBe('#approvals');
    await act(async () => closeInbox());
    await until(() => document.querySelector('[data-request]') === null);
    expect(window.location.hash).toBe('');
  });

  it('is gone through with the keys, and what is reached is shown beside it', async () => {
    await open();
    await until(() => current() === 'leave 1');
    await press('j');
    await press('ArrowDown');
    await press('j');
    expect(current()).toBe('leave 3');
    await press('k');
    await until(() => pageText().includes('11 → 9 days'));
    expect(pageText()).toContain('2 of 8 in Operations on leave');
    expect(pageText()).toContain('Farid Contoh');
    expect(document.querySelector('img[alt="receipt.png"]')).not.toBeNull();
    expect(previewed.at(-1)).toBe(2);
    await press('o');
    expect(window.location.search).toBe('?open=2');
  });

  it('has one filled button, and quiet ones in its rows', async () => {
    await open();
    await until(() => pageText().includes('11 → 9 days'));
    const filled = () => [...document.querySelectorAll('button[data-variant="filled"]')].map(({ textContent }) => textContent);
    expect(filled()).toEqual(['ApproveA']);
    await press('x');
    expect(filled()).toEqual(['Approve 1A']);
  });

  it('chooses with X, which decides nothing, and tells its keys in a dialog when it is asked with ?', async () => {
    await open();
    await press('x');
    await press('j');
    await press('x');
    expect([pageText().includes('2 chosen'), isDeferred(1), isDeferred(2), document.querySelector('textarea')]).toEqual([true, false, false, null]);
    await press('x');
    expect(pageText()).toContain('1 chosen');
    await press('?');
    const dialog = () => document.querySelector<HTMLElement>('[role="dialog"] dl');
    expect([...(dialog()?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'J K',
      'Enter',
      'O',
      'X',
      'A E',
      'V',
      'R',
      'U',
      '?',
      'Esc',
    ]);
    // Nothing is decided behind it.
    await press('a');
    expect(isDeferred(1)).toBe(false);
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await until(() => dialog() === null);
    expect(isInboxOpen()).toBe(true);
  });

  it('tells alike requests as a group with what they add up to, opens it in place and decides it whole, with the way back', async () => {
    waiting = [
      ...[4, 5, 6].map((id) => ({ ...item(id, `Pekerja ${id}`, [APPROVE, REJECT]), detail: { en: 'Dental examination', ms: 'Pergigian' } })),
      item(1, 'Aminah Contoh', [APPROVE, REJECT]),
    ];
    await open();
    const group = () => document.querySelector<HTMLElement>('[data-request="Dental"]');
    expect(group()?.textContent).toContain('3 leave requests · RM\u00A0960.00');
    expect(document.querySelector('[data-request="leave 4"]')).toBeNull();
    await click(group()?.querySelector('[data-main]'));
    await until(() => document.querySelector('[data-request="leave 6"]') !== null);
    await act(async () => group()?.querySelector<HTMLElement>('[data-main]')?.focus());
    await press('a');
    await until(() => group()?.hasAttribute('data-held') === true);
    expect([isDeferred(5), decisions]).toEqual([true, []]);
    await press('u');
    expect([isDeferred(5), group()?.hasAttribute('data-held')]).toEqual([false, false]);
    await press('e');
    await until(() => isDeferred(5) === true);
    await send();
    expect(decisions.map(({ action: key, items }) => [key, items.map(({ id }) => id)])).toEqual([['approve', [4, 5, 6]]]);
    await until(() => group() === null);
  });

  it.each([
    ['a', () => isDeferred(4) === true],
    ['e', () => isDeferred(4) === true],
    ['r', () => document.querySelector('textarea') !== null],
  ])('shows what is in a closed group before its key %s decides', async (key, decided) => {
    waiting = [4, 5, 6].map((id) => item(id, `Pekerja ${id}`, [APPROVE, REJECT], 'leave', ''));
    await open();
    const group = () => document.querySelector<HTMLElement>('[data-request="Annual"]');
    expect(group()?.querySelector('[data-main]')?.getAttribute('aria-expanded')).toBe('false');
    await press(key);
    expect([deferredDecisions(), document.querySelector('textarea')]).toEqual([[], null]);
    await until(() => document.querySelector('[data-request="leave 6"]') !== null);
    expect(current()).toBe('Annual');
    await press(key);
    await until(decided);
  });

  it('does not decide a group that is another one by now', async () => {
    waiting = [4, 5].map((id) => item(id, `Pekerja ${id}`, [APPROVE, REJECT], 'leave', ''));
    await open();
    await until(() => pageText().includes('Pekerja 5'));
    waiting = [...waiting, item(6, 'Pekerja 6', [APPROVE, REJECT], 'leave', '')];
    await click(button('Approve all 2A'));
    await until(() => feedbackState().popups.length === 1);
    expect(feedbackState().popups[0]?.message).toContain('This group has changed');
    await until(() => pageText().includes('3 leave requests'));
    expect(deferredDecisions()).toEqual([]);
  });

  it('tells them by person as well, and begins with the group that its address names', async () => {
    waiting = [1, 2].map((id) => ({ ...item(id, 'Aminah Contoh', [APPROVE, REJECT]), person: { id: 9, name: 'Aminah Contoh' } }));
    waiting = [...waiting, item(3, 'Chong Contoh', [APPROVE, REJECT])];
    await act(async () => openInbox('Annual3'));
    await open();
    await until(() => current() === 'leave 3');
    await click([...document.querySelectorAll<HTMLElement>('input[type="radio"]')].at(-1));
    await until(() => document.querySelector('[data-request="person|9"]') !== null);
    expect(document.querySelector('[data-request="person|9"]')?.textContent).toContain('2 leave requests');
  });

  it('is decided in place by the row of the dashboard: each, or all with the way back; the inbox opens at its group', async () => {
    waiting = [4, 5].map((id) => ({ ...item(id, `Pekerja ${id}`, [APPROVE, REJECT]), detail: { en: 'Dental examination', ms: 'Pergigian' } }));
    const group = groupOf('Dental', waiting as [ApprovalItem], true);
    view = await render(<ApprovalsTodo id={group.key} due="2026-11-20" data={group} />);
    expect(pageText()).toContain('Approve 2 leave requests: Dental');
    expect(pageText()).toContain('RM\u00A0640.00 · waits since 20/11/26');
    await click(button('Decide: Approve 2 leave requests: Dental'));
    await until(() => pageText().includes('Pekerja 5'));
    await click(button('Approve: LV-4 Pekerja 4'));
    expect(deferredDecisions().map(({ keys }) => keys)).toEqual([['leave 4']]);
    await click(button('Undo: LV-4 Pekerja 4'));
    await click(button('Approve all 2'));
    await until(() => deferredDecisions().length === 1);
    expect([deferredDecisions()[0]?.keys, pageText().includes('Pekerja 5')]).toEqual([['leave 4', 'leave 5'], false]);
    await click(button('Undo: Approve 2 leave requests: Dental'));
    expect(deferredDecisions()).toEqual([]);
    await click(button('Open approvals'));
    expect([isInboxOpen(), inboxAt(), decisions]).toEqual([true, 'Dental', []]);
  });

  it('chooses all of them while their groups are closed', async () => {
    waiting = [...[4, 5].map((id) => item(id, `Pekerja ${id}`, [APPROVE, REJECT], 'leave', '')), item(1, 'Aminah Contoh', [APPROVE, REJECT])];
    await open();
    await click(document.querySelector('[role="toolbar"] input'));
    await until(() => pageText().includes('3 chosen'));
    expect(document.querySelector('[data-request="leave 4"]')).toBeNull();
    expect([...document.querySelectorAll<HTMLInputElement>('[data-request] input')].map(({ checked }) => checked)).toEqual([true, true]);
    await click(button('Approve 3A'));
    await until(() => deferredDecisions().length === 1);
    expect(deferredDecisions()[0]?.keys).toEqual(['leave 4', 'leave 5', 'leave 1']);
  });

  it('holds a decision, shows the way back, and sends it once with the status that was seen', async () => {
    await open();
    await press('a');
    expect([isDeferred(1), current(), decisions]).toEqual([true, 'leave 2', []]);
    expect(pageText()).toContain('Approved: LV-1');
    expect(rowOf(1)).toMatch(/ApprovedUndo$/);
    // The second is reviewed, not approved; A takes the usual action.
    await press('a');
    expect(isDeferred(2)).toBe(true);
    await press('u');
    expect([isDeferred(2), current()]).toEqual([false, 'leave 2']);
    await send();
    await send();
    expect(decisions).toEqual([
      { company_id: 7, action: 'approve', items: [{ type: 'leave', id: 1, status: 'Waiting for Approval', version: '2026-11-20T02:00:00Z' }], remark: '' },
    ]);
    await until(() => document.querySelector('[data-request="leave 1"]') === null);
  });

  it('asks for the reason of a rejection in place, and keeps what was typed when it was refused; keys typed there decide nothing', async () => {
    refused = { 1: 'Not your turn.' };
    await open();
    await press('r');
    const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
    await until(() => field() !== null);
    field().focus();
    await press('a');
    expect(isDeferred(1)).toBe(false);
    await type(field(), 'Too many are away');
    await click(field().closest('form')?.querySelector('[type="submit"]'));
    await until(() => isDeferred(1) === true);
    expect(rowOf(1)).toMatch(/RejectedUndo$/);
    await send();
    expect(decisions[0]).toMatchObject({ action: 'reject', remark: 'Too many are away' });
    await until(() => isDeferred(1) === false);
    await act(async () => document.querySelector<HTMLElement>('[data-request="leave 1"] [data-main]')?.focus());
    await press('r');
    await until(() => field() !== null);
    expect(field().value).toBe('Too many are away');
  });

  it('is a list and what stands behind it on a phone, with a way back', async () => {
    screenState.phone = true;
    await open();
    expect(pageText()).not.toContain('11 → 9 days');
    await click(document.querySelector('[data-request="leave 2"] [data-main]'));
    await until(() => pageText().includes('11 → 9 days'));
    expect(document.querySelector('[data-request]')).toBeNull();
    await click(button('Back'));
    expect(document.querySelectorAll('[data-request]')).toHaveLength(3);
  });

  it('decides the ticked ones together and tells of each what became of it', async () => {
    refused = { 3: 'This record has been changed. Please reload.' };
    await open();
    await click(document.querySelector('[role="toolbar"] input'));
    // Two may be approved, one may be reviewed, all may be rejected.
    const pane = () => document.querySelector<HTMLElement>('section[aria-label="3 chosen"]') as HTMLElement;
    expect([...pane().querySelectorAll('button')].map((each) => each.textContent)).toEqual(['Reject 3R', 'Review 1V', 'Approve 2A']);
    await click(button('Approve 2A', pane()));
    expect(pageText()).toContain('Approved: 2 requests');
    await send();
    expect(decisions.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 3]]);
    await until(() => pageText().includes('Results of the decisions'));
    expect([...document.querySelectorAll('[aria-label="Results of the decisions"] li')].map((each) => each.textContent)).toEqual([
      'LV-1 · Aminah Contoh',
      'LV-3 · Chong ContohThis record has been changed. Please reload.',
    ]);
    expect(isDeferred(3)).toBe(false);
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
    await click([...document.querySelectorAll<HTMLElement>('[aria-label="Kinds of requests"] input[type="radio"]')].at(-1));
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
