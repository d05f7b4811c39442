import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { deferredDecisions, deferDecision, sendDeferred } from '#platform/web/undo/undo-queue.ts';
import { token } from '#modules/session/web/public.tsx';
import { createPortalSession, type PortalSession } from './portal-session.ts';

const sent: string[] = [];
let session: PortalSession;
let userId = 1;
const user = () => ({
  id: userId,
  name: 'Contoh',
  type: 'admin',
  company_id: 3,
  companies: [{ id: 3, name: 'Syarikat Contoh' }],
  preferences: {},
  modules: {},
  accesses: [],
});
const defer = (arrives: boolean) =>
  deferDecision({
    keys: ['leave 1'],
    wording: 'Approved: LV-1',
    send: async () => {
      // As late as a slow answer.
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.push(`decision with ${token.read()}`);
      return arrives;
    },
  });

beforeEach(async () => {
  localStorage.clear();
  sent.length = 0;
  userId = 1;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('logout')) sent.push('logout');
    return Response.json(url.includes('auth/user') ? { data: user() } : { success: true, message: 'Bye' });
  });
  token.keep('first');
  session = createPortalSession();
  await session.start();
});
afterEach(() => {
  resetFeedback();
  token.clear();
  vi.unstubAllGlobals();
});

it('sends held decisions before the token goes', async () => {
  defer(true);
  await session.signOut();
  expect(sent).toEqual(['decision with first', 'logout']);
  expect([deferredDecisions(), feedbackState().toasts]).toEqual([[], []]);
});

it('drops what could not be sent at the sign-out, and says so', async () => {
  defer(false);
  await session.signOut();
  expect(deferredDecisions()).toEqual([]);
  expect(feedbackState().toasts.map(({ message }) => message)).toEqual(['Not sent, because the session ended: Approved: LV-1']);
});

it('sends nothing in the name of the next person', async () => {
  defer(true);
  userId = 2;
  await session.reload();
  await sendDeferred();
  expect(sent).toEqual([]);
  expect(feedbackState().toasts.length).toBe(1);
});
