import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { payrollManifest } from '../../contract/payroll.manifest.ts';
import { Page } from './issued-payslips-page.tsx';

const pages = pagesOf([payrollManifest]);
const user = { ...TEST_USER, modules: { payroll: true } };
let view: Rendered | undefined;
const posted: [string, Record<string, unknown>][] = [];
const slip = (id: number, name: string, given: object = {}) => ({
  id,
  number: `PAY-2026-00000${id}`,
  employee_id: id,
  name,
  employee_code: `E-${id}`,
  start_date: '2026-10-01',
  end_date: '2026-10-31',
  status: 'Confirmed',
  total_gross_pay: 5200,
  total_net_pay: 4400.5,
  sent_at: null,
  send_error: null,
  sending: false,
  ...given,
});
const pack = {
  id: 9,
  type: 'payroll.payslips',
  title: 'Payslips',
  format: 'zip',
  progress: 0,
  rows: null,
  file: null,
  error: null,
  created_at: '2026-11-03T02:00:00Z',
  finished_at: null,
};

beforeEach(() => {
  posted.length = 0;
  window.history.replaceState(null, '', '/payroll/document');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = new URL(url, 'https://contoh.my').pathname;
    if (method === 'POST') {
      posted.push([path, JSON.parse(String(body)) as Record<string, unknown>]);
      const failed = [{ id: 2, employee_id: 2, name: 'Mei Contoh', message: 'No email address is set for this employee.' }];
      return Response.json(
        path.endsWith('/zip')
          ? { success: true, message: 'Report is being generated.', data: { id: 9, status: 'pending' } }
          : { success: true, message: '1 payslip is being sent by email, 1 cannot be sent.', data: { queued: 1, failed, failed_count: 1 } },
      );
    }
    if (path.endsWith('/api/reports')) return Response.json({ data: posted.some(([to]) => to.endsWith('/zip')) ? [{ ...pack, status: 'generating' }] : [] });
    const data = [slip(1, 'Ali Contoh', { sent_at: '2026-11-03T02:00:00Z' }), slip(2, 'Mei Contoh', { sending: true, send_error: 'mailbox full' })];
    return Response.json({ data, month: '2026-10', payslip_password: false, meta: { page: 1, per_page: 30, total: 2, last_page: 1 } });
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

it('opens on the last month, says what was sent, and passes axe', async () => {
  view = await render(<Page />, { user, pages });
  await until(() => pageText().includes('Ali Contoh'));
  expect(pageText()).toContain('Payslips of October 2026');
  expect(pageText()).toContain('Delayed: mailbox full');
  expect(pageText()).toContain('4,400.50');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('asks before it e-mails all, says that a link goes out, and names who gets none', async () => {
  view = await render(<Page />, { user, pages });
  await until(() => pageText().includes('Ali Contoh'));
  await click(button('Email all'));
  await until(() => pageText().includes('The email contains a link'));
  expect(posted.map(([, body]) => body)).toEqual([{ company_id: 7, month: '2026-10', check: true }]);
  expect(pageText()).toContain('1 employee gets none: Mei Contoh.');
  expect(pageText()).toContain('Email 2 payslips of October 2026?');
  await click(button('Email 2 payslips'));
  await until(() => pageText().includes('No email address is set for this employee.'));
  expect(posted[1]).toEqual(['/api/operation/payrolls/payslips/email', { company_id: 7, month: '2026-10' }]);
});

it('offers neither to who may only look', async () => {
  view = await render(<Page />, { pages, user: { ...user, type: 'admin', accesses: [{ route: '/payroll/document', actions: [] }] } });
  await until(() => pageText().includes('Ali Contoh'));
  expect(pageText()).not.toContain('Email all');
  expect(pageText()).not.toContain('Export');
});

it('packs the filter as ZIP and shows how far it is', async () => {
  view = await render(<Page />, { user, pages });
  await until(() => pageText().includes('Ali Contoh'));
  await click(button('Export'));
  await until(() => pageText().includes('in Bahasa Malaysia'));
  await click([...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((item) => item.textContent?.includes('Bahasa Malaysia'))!);
  await until(() => pageText().includes('Recent files'));
  expect(posted[0]).toEqual(['/api/operation/payrolls/payslips/zip', expect.objectContaining({ month: '2026-10', language: 'ms' })]);
  expect(document.querySelector('[role="progressbar"]')).not.toBeNull();
});
