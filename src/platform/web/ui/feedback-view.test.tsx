// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, click, render, settle, type, until, type Rendered } from '../testing/render.tsx';
import { ask, openPopup, openToast, resetFeedback } from './feedback.ts';

let view: Rendered | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => resetFeedback());
  await view?.unmount();
});

const dialog = () => document.querySelector('[role="dialog"]');
const say = async (work: () => unknown) => {
  view = await render(<p>page</p>);
  await act(async () => void work());
  await until(() => dialog() !== null || document.querySelector('[role="alert"]') !== null);
};

describe('popups', () => {
  it('of success have a green Okay button', async () => {
    await say(() => openPopup({ kind: 'success', message: 'Saved.' }));
    expect(dialog()?.textContent).toContain('Saved.');
    expect(button('Okay').style.getPropertyValue('--button-bg')).toContain('green');
    await click(button('Okay'));
    await until(() => dialog() === null);
  });

  it('of failure have a red Okay button', async () => {
    await say(() => openPopup({ kind: 'error', message: 'No.' }));
    expect(button('Okay').style.getPropertyValue('--button-bg')).toContain('red');
  });

  it('of a refused input have a close button and no confirm', async () => {
    await say(() => openPopup({ kind: 'error', message: '• One.\n• Two.', okay: false }));
    expect([...(dialog()?.querySelectorAll('button') ?? [])].map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(['Close']);
    await click(button('Close'));
    await until(() => dialog() === null);
  });
});

describe('toasts', () => {
  it('carry a bell and close after 5 s', async () => {
    view = await render(<p>page</p>);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => void openToast({ kind: 'error', message: 'Busy.' }));
    await act(async () => void (await vi.advanceTimersByTimeAsync(300)));
    const alert = () => document.querySelector('[role="alert"]');
    expect(alert()?.textContent).toContain('Busy.');
    expect(alert()?.querySelector('.tabler-icon-bell')).not.toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(4500)));
    expect(alert()).not.toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1500)));
    expect(alert()).toBeNull();
  });
});

describe('questions', () => {
  it('have Confirm and Cancel', async () => {
    let answer: unknown = 'none';
    await say(() => ask({ title: 'Are you sure to sign out?' }).then((given) => (answer = given)));
    expect(dialog()?.textContent).toContain('Are you sure to sign out?');
    button('Cancel');
    await click(button('Confirm'));
    await settle();
    expect(answer).toEqual({ remark: '' });
  });

  it('demand a remark of at least 3 characters when they ask for one', async () => {
    let answer: unknown = 'none';
    await say(() => ask({ title: 'Reject?', remark: true }).then((given) => (answer = given)));
    const field = document.querySelector('textarea');
    if (!field) throw new Error('no remark');
    expect(field.maxLength).toBe(500);
    await type(field, ' no ');
    await click(button('Confirm'));
    expect([answer, dialog()?.textContent?.includes('at least 3 characters')]).toEqual(['none', true]);
    await type(field, 'Not this week');
    await click(button('Confirm'));
    await settle();
    expect(answer).toEqual({ remark: 'Not this week' });
  });
});
