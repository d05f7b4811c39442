import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { feedbackState, openToast, resetFeedback } from '#platform/web/feedback.ts';
import { render, TEST_USER, type Rendered } from '#platform/web/testing/render.tsx';
import { PAGES } from '../manifests.ts';
import { noteOf } from './handle-live.ts';
import { mayHear, useRingingRight, type Hearer } from './may-hear.ts';

let view: Rendered | undefined;
afterEach(async () => {
  await act(async () => resetFeedback());
  await view?.unmount();
});

const ROUTE = '/patrol/ops/emergency?open=4';
const withRight: Hearer = {
  ...TEST_USER,
  type: 'admin',
  modules: { patrol: true },
  accesses: [{ route: '/patrol/ops/emergency', actions: ['Update'] }],
};
const without: Hearer = { ...withRight, accesses: [] };

test.each<[what: string, user: Hearer, company: number | null, route: string | null, heard: boolean]>([
  ['whoever may open the page hears', withRight, 7, ROUTE, true],
  ['whoever may not does not', without, 7, ROUTE, false],
  ['nor where the module is off', { ...withRight, modules: {} }, 7, ROUTE, false],
  ['of another company nothing is known here', without, 8, ROUTE, true],
  ['nor of a message of no company', without, null, ROUTE, true],
  ['what leads nowhere rings', without, 7, null, true],
  ['and so does what leads to no page of the portal', without, 7, '/nowhere', true],
])('%s', (_what, user, company_id, route, heard) => {
  expect(mayHear({ company_id, route }, user, PAGES)).toBe(heard);
});

const Listener = ({ user }: { user: Hearer }) => {
  useRingingRight(user, PAGES);
  return null;
};

test('an alarm that rings for the right to its page ends with it; that of another company, of the ladder, and what does not ring stay', async () => {
  const told = (message: string, company_id: number, data: Record<string, true>) =>
    openToast(noteOf({ notification_type: 'patrol_emergency', title: 'Emergency', message, route: ROUTE, company_id, data }, 'Open'));
  const byPage = { rings: true, by_page: true } as const;
  view = await render(<Listener user={withRight} />);
  await act(async () => {
    told('Panic at the gate.', 7, byPage);
    told('Fire at the other company.', 8, byPage);
    told('A report waits.', 7, { stays: true });
    told('The ladder calls.', 7, { rings: true });
  });
  const stand = () => feedbackState().toasts.map(({ message }) => message);
  expect(stand()).toHaveLength(4);
  await view.rerender(<Listener user={without} />);
  expect(stand()).toEqual(['Fire at the other company.', 'A report waits.', 'The ladder calls.']);
});
