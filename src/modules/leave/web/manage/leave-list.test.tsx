import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateInZone, yearOf } from '#platform/contract/dates.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, settle, until, type Rendered } from '#platform/web/testing/render.tsx';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { UndoBar } from '#platform/web/ui/feedback/undo-bar.tsx';
import { dropDeferred, deferredDecisions, deferDecision } from '#platform/web/undo/undo-queue.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { leaveDetail, leaveRow } from '../leave-row.factory.ts';
import { LeaveList } from './leave-list.tsx';

let view: Rendered | undefined;
let rows: LeaveRow[] = [];
const asked: string[] = [];
const sent: { path: string; body: object }[] = [];
let refusal: string | null = null;
/** Waiting in other years. */
let later = 0;
/** Of the company, which is ahead of the machine. */
const YEAR = yearOf(dateInZone(new Date()));

const may = { review: false, approve: true, approve_all: false, reject: true, cancel: false, withdraw: false };

function answer(url: string) {
  const path = url.split('?')[0] ?? '';
  const one = /leaves\/(\d+)$/.exec(path);
  if (one) return { data: leaveDetail(rows.find(({ id }) => id === Number(one[1])) ?? leaveRow(Number(one[1]))) };
  if (path.endsWith('/summary')) return { data: { waiting: 3, reviewed: 0, today: 0, upcoming: 0, by_type: [], by_month: [] } };
  if (path.endsWith('/types')) return { data: [] };
  const waiting = rows.length + (url.includes('year=') ? 0 : later);
  const counts = { 'Waiting for Approval': waiting, Reviewed: 0, Approved: 5, Rejected: 0, Cancelled: 0 };
  return { data: rows, meta: { page: 1, per_page: 10, total: rows.length, last_page: 1 }, counts };
}

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/leave/manage');
  rows = [leaveRow(1, { can: may }), leaveRow(2, { can: may }), leaveRow(3)];
  refusal = null;
  later = 0;
  asked.length = 0;
  sent.length = 0;
  setCompanySource(() => 7);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') {
      asked.push(url);
      return Response.json(answer(url));
    }
    const decision = JSON.parse(String(body)) as { items: { type: string; id: number }[] };
    sent.push({ path: url.split('?')[0] ?? '', body: decision });
    const results = decision.items.map(({ type, id }) => ({ type, id, ok: !refusal, code: refusal ? 422 : 200, message: refusal }));
    return Response.json({ success: true, message: '', data: { done: 0, failed: 0, results } });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  dropDeferred();
  await view?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (key: string) => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));
const opened = () => new URLSearchParams(window.location.search).get('open');
async function show(open?: number) {
  if (open) window.history.replaceState(null, '', `/leave/manage?open=${open}`);
  view = await render(
    <>
      <LeaveList />
      <UndoBar />
    </>,
  );
  await until(() => pageText().includes('Pekerja 2'));
  if (open) await until(() => pageText().includes('Day by day'));
}

describe('the applications', () => {
  it('have a tab for each status with its number, and an owner who steps in reads for how many levels', async () => {
    rows = [leaveRow(1, { can: { ...may, approve_all: true }, levels: 3 }), leaveRow(2)];
    await show(1);
    const tabs = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Waiting for Approval2', 'Reviewed', 'Approved5', 'Rejected', 'Cancelled', 'All']);
    expect(button('Approve all levels')).toBeTruthy();
  });

  it('begin with what waits, with the employee and type of each, and are accessible', async () => {
    await show();
    const list = asked.find((url) => url.includes('per_page=10'));
    expect(list).toContain('status=Waiting+for+Approval');
    expect(list).toContain('with=employee.position%2Citem_type');
    expect(list).toContain(`year=${YEAR}`);
    expect(pageText()).toContain('Annual Leave');
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('send each filter of the address by its name, and count the tabs by the same answer', async () => {
    const asks = {
      keyword: 'aminah',
      branch_id: '1',
      division_id: '2',
      department_id: '3',
      employee_id: '4',
      type: '5',
      year: '2025',
      start_date: '2025-03-01',
      end_date: '2025-03-31',
      start_apply_date: '2025-02-01',
      end_apply_date: '2025-02-28',
      mine: '1',
    };
    window.history.replaceState(null, '', `/leave/manage?${new URLSearchParams(asks)}`);
    view = await render(<LeaveList />);
    await until(() => pageText().includes('Pekerja 2'));
    const [shown, other] = asked.filter((url) => url.startsWith('/api/operation/leaves?')).map((url) => new URLSearchParams(url.split('?')[1]));
    expect(Object.fromEntries(shown ?? [])).toMatchObject({
      ...asks,
      mine: 'true',
      status: 'Waiting for Approval',
      page: '1',
      sort_by: 'id',
    });
    // One more alone asks for what the year hides.
    expect(other?.has('year')).toBe(false);
    expect(asked.filter((url) => url.startsWith('/api/operation/leaves?'))).toHaveLength(2);
  });

  it('say where others wait that the year hides', async () => {
    later = 2;
    await show();
    await until(() => pageText().includes('2 more are waiting in other years.'));
    await click(button('Show all years'));
    await until(() => window.location.search.includes('year='));
    expect(new URLSearchParams(window.location.search).get('year')).toBe('');
    await until(() => !pageText().includes('in other years'));
  });

  it('offer only what each leave allows', async () => {
    await show();
    const menus = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('[aria-haspopup="menu"]') !== null);
    expect(menus).toEqual([true, true, false]);
  });
});

describe('one leave after the other', () => {
  it('goes through the list by keys', async () => {
    await show(1);
    await press('j');
    expect(opened()).toBe('2');
    await press('j');
    expect(opened()).toBe('3');
    await press('k');
    expect(opened()).toBe('2');
  });

  it('holds a decision so that it can be undone, and goes on', async () => {
    await show(1);
    await press('a');
    await until(() => opened() === '2' && pageText().includes('Approved: LV-2026-000001'));
    await press('u');
    await until(() => opened() === '1' && !pageText().includes('Approved: LV-2026-000001'));
    await view?.unmount();
    view = undefined;
    await settle(20);
    expect(sent).toEqual([]);
  });

  it('sends what is held once, to its company, when the page is left', async () => {
    await show(1);
    await press('a');
    await until(() => opened() === '2');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await view?.unmount();
    view = undefined;
    await until(() => sent.length > 0);
    await settle(20);
    const items = [{ type: 'leave', id: 1, status: 'Waiting for Approval', version: '2026-11-20T02:00:00Z' }];
    expect(sent).toEqual([{ path: '/api/approvals/decide', body: { company_id: 7, action: 'approve', items, remark: '' } }]);
  });

  it('asks for the reason of a rejection before anything is held', async () => {
    await show(1);
    await press('r');
    await until(() => feedbackState().questions.length > 0);
    const [question] = feedbackState().questions;
    expect(question).toMatchObject({ title: 'Reject leave LV-2026-000001?', remark: true });
    expect(pageText()).not.toContain('Rejected: LV');
    await act(async () => question?.answer({ remark: 'No cover' }));
    await until(() => pageText().includes('Rejected: LV-2026-000001'));
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await until(() => sent.length > 0);
    expect(sent[0]?.body).toMatchObject({ action: 'reject', remark: 'No cover' });
  });

  it('shows what is held in the approvals inbox already, which is made no second time, and takes that back', async () => {
    await show(1);
    await act(async () => void deferDecision({ keys: ['claim 1', 'leave 1'], wording: 'Approved: 2 requests', send: async () => true }));
    await press('a');
    await settle(20);
    expect(deferredDecisions().map(({ wording }) => wording)).toEqual(['Approved: 2 requests']);
    await click(button('Undo', document.querySelector('[role="dialog"]') as HTMLElement));
    expect(deferredDecisions()).toEqual([]);
    await press('a');
    await until(() => pageText().includes('Approved: LV-2026-000001'));
  });

  it('passes over what is held', async () => {
    await show(1);
    await act(async () => void deferDecision({ keys: ['leave 2'], wording: 'Approved: LV-2026-000002', send: async () => true }));
    await press('j');
    expect(opened()).toBe('3');
  });

  it('does nothing where the leave does not allow it, and tells what the server refuses', async () => {
    await show(3);
    await press('a');
    await settle(20);
    expect(pageText()).not.toContain('Approved: LV');
    refusal = 'It is another approver’s turn to decide.';
    await press('k');
    await until(() => pageText().includes('No.LV-2026-000002'));
    await press('a');
    await until(() => pageText().includes('Approved: LV-2026-000002'));
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await until(() => sent.length > 0);
    await until(() => feedbackState().popups.length > 0);
    expect(feedbackState().popups[0]?.message).toBe('LV-2026-000002: It is another approver’s turn to decide.');
  });
});
