import axe from 'axe-core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCompanySource } from '#platform/web/call/call.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { resetFeedback } from '#platform/web/feedback.ts';
import { SharedDocuments } from './shared-documents.tsx';

let view: Rendered | undefined;
let confirmed = false;
const sent: string[] = [];
const document_ = () => ({
  id: 5,
  title: 'Code of conduct',
  category: 'Policy',
  version: 2,
  file: { file: 'x', name: 'conduct.pdf', size: 2048, type: 'application/pdf', url: '/api/files/x', ext: 'pdf' },
  published_at: '2026-11-03T02:00:00Z',
  expires_at: null,
  status: 'published',
  description: null,
  acknowledged_by_me: confirmed,
  can: { acknowledge: !confirmed },
});

beforeEach(() => {
  confirmed = false;
  sent.length = 0;
  window.history.replaceState(null, '', '/my/employment/employment?tab=x');
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.split('?')[0]}`);
    if (method === 'POST') confirmed = true;
    const data = document_();
    if (method === 'POST') return Response.json({ success: true, message: 'Recorded.', data });
    return Response.json(
      url.includes('/documents/5')
        ? { data: { ...data, versions: [], people: [], read: [], unread: [] } }
        : { data: [data], meta: { page: 1, per_page: 20, total: 1, last_page: 1 } },
    );
  });
});
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
  vi.unstubAllGlobals();
});

it('opens a document beside what the page keeps in its address, and confirms it', async () => {
  view = await render(<SharedDocuments />);
  await until(() => pageText().includes('Please read and confirm'));
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await click(button(/Code of conduct/));
  expect(window.location.search).toBe('?tab=x&document=5');
  await until(() => pageText().includes('I have read it'));
  await click(button('I have read it'));
  await until(() => window.location.search === '?tab=x');
  expect(sent).toContain('POST /api/service/documents/5/acknowledge');
  await until(() => pageText().includes('Confirmed'));
  expect(pageText()).not.toContain('Please read and confirm');
});
