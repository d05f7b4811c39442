import { useQueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feedbackState, openPopup, resetFeedback } from '#platform/web/feedback.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { SetupBar } from './setup-bar.tsx';

let view: Rendered | undefined;
let done: string[];
beforeEach(() => {
  done = [];
  const words = (en: string) => ({ en, ms: en });
  const step = (key: string) => ({ key, title: words(key), hint: words(''), route: `/${key}`, done: done.includes(key), after: null });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ data: done.length === 3 ? [] : ['Profile', 'People', 'Payroll'].map(step) }))));
  window.history.pushState(null, '', '/admin/employee');
});
afterEach(async () => {
  await view?.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** Something is saved, and what was read before is stale. */
function Save() {
  const client = useQueryClient();
  const save = () => {
    client.setQueryData(['something.list'], 1);
    openPopup({ kind: 'success', message: 'Saved.' });
    void client.invalidateQueries({ queryKey: ['something.list'] });
  };
  return <button onClick={save}>Save</button>;
}
const draw = async (type: 'owner' | 'admin' = 'owner') => {
  view = await render(
    <>
      <SetupBar />
      <Save />
    </>,
    { user: { ...TEST_USER, type } },
  );
};
const wayOn = () => feedbackState().popups[0]?.link;

it('says what comes next, and a save that ended a step leads on', async () => {
  await draw();
  await until(() => pageText().includes('Next: Profile'));
  expect(pageText()).toContain('0 of 3 done');
  await click(button('Save'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(wayOn()).toBeUndefined();
  done.push('Profile');
  await click(button('Save'));
  await until(() => pageText().includes('Next: People'));
  await until(() => wayOn() !== undefined);
  expect(wayOn()).toEqual({ label: 'Next: People', href: '/People' });
});

it('is gone once all is done, and once somebody hides it', async () => {
  await draw();
  await until(() => pageText().includes('Next: Profile'));
  done.push('Profile', 'People', 'Payroll');
  await click(button('Save'));
  await until(() => !pageText().includes('Next:'));
  done.pop();
  await view?.unmount();
  await draw();
  await until(() => pageText().includes('Next: Payroll'));
  await click(document.querySelector<HTMLElement>('[aria-label="Hide the set-up bar"]') as HTMLElement);
  await until(() => !pageText().includes('Next:'));
});

it.each([
  ['on the first page, which has the list', '/', 'owner'],
  ['to an admin', '/admin/employee', 'admin'],
] as const)('is not shown %s', async (_, path, type) => {
  window.history.pushState(null, '', path);
  await draw(type);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pageText()).not.toContain('Next:');
});
