import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, closePopup, feedbackState, holdPopup, openPopup, openToast, releasePopup, resetFeedback } from './feedback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  resetFeedback();
  vi.useRealTimers();
});

describe('popups', () => {
  it('close by themselves after 5000 ms', () => {
    openPopup({ kind: 'success', message: 'Saved.' });
    vi.advanceTimersByTime(4999);
    expect(feedbackState().popups).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(feedbackState().popups).toHaveLength(0);
  });

  it('wait while they are being read', () => {
    const id = openPopup({ kind: 'error', message: 'Look.' });
    vi.advanceTimersByTime(4000);
    holdPopup(id);
    vi.advanceTimersByTime(60_000);
    expect(feedbackState().popups).toHaveLength(1);
    releasePopup(id);
    vi.advanceTimersByTime(5000);
    expect(feedbackState().popups).toHaveLength(0);
  });

  it('stay when told to, and never stand twice with the same words', () => {
    const id = openPopup({ kind: 'error', message: 'Look.', closesAfter: null });
    expect(openPopup({ kind: 'error', message: 'Look.' })).toBe(id);
    vi.advanceTimersByTime(60_000);
    expect(feedbackState().popups).toHaveLength(1);
    closePopup(id);
    expect(feedbackState().popups).toHaveLength(0);
  });
});

describe('toasts', () => {
  it('are not repeated while the same words stand', () => {
    openToast({ kind: 'error', message: 'Busy.' });
    openToast({ kind: 'error', message: 'Busy.' });
    expect(feedbackState().toasts).toHaveLength(1);
  });
});

describe('questions', () => {
  it('answer what was given and go away', async () => {
    const asked = ask({ title: 'Reject?' });
    feedbackState().questions[0]?.answer({ remark: 'Too late' });
    expect(await asked).toEqual({ remark: 'Too late' });
    expect(feedbackState().questions).toEqual([]);
    const again = ask({ title: 'Reject?' });
    feedbackState().questions[0]?.answer(null);
    expect(await again).toBeNull();
  });
});
