import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, closeNewest, closeNote, feedbackState, openPopup, openToast, resetFeedback, startClock, stopClock } from '../../feedback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  resetFeedback();
  vi.useRealTimers();
});

describe('popups', () => {
  it('close by themselves 5000 ms after they are seen', () => {
    const id = openPopup({ kind: 'success', message: 'Saved.' });
    vi.advanceTimersByTime(60_000);
    expect(feedbackState().popups).toHaveLength(1);
    startClock(id);
    vi.advanceTimersByTime(4999);
    expect(feedbackState().popups).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(feedbackState().popups).toHaveLength(0);
  });

  it('wait while they are being read', () => {
    const id = openPopup({ kind: 'error', message: 'Look.' });
    startClock(id);
    vi.advanceTimersByTime(4000);
    stopClock(id);
    vi.advanceTimersByTime(60_000);
    expect(feedbackState().popups).toHaveLength(1);
    startClock(id);
    vi.advanceTimersByTime(5000);
    expect(feedbackState().popups).toHaveLength(0);
  });

  it('stay when told to', () => {
    const id = openPopup({ kind: 'error', message: 'Look.', closesAfter: null });
    startClock(id);
    vi.advanceTimersByTime(60_000);
    expect(feedbackState().popups).toHaveLength(1);
    closeNote(id);
    expect(feedbackState().popups).toHaveLength(0);
  });

  it('never stand twice with the same words: they stand longer', () => {
    const id = openPopup({ kind: 'error', message: 'Look.' });
    startClock(id);
    vi.advanceTimersByTime(4000);
    expect(openPopup({ kind: 'error', message: 'Look.' })).toBe(id);
    vi.advanceTimersByTime(4000);
    expect(feedbackState().popups).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(feedbackState().popups).toHaveLength(0);
  });
});

describe('popups and toasts together', () => {
  const words = () => [...feedbackState().popups, ...feedbackState().toasts].sort((a, b) => a.id - b.id).map(({ message }) => message);

  it('are three at most; the oldest makes room, but none that waits to be closed', () => {
    openPopup({ kind: 'error', message: 'Not sent.', closesAfter: null });
    openPopup({ kind: 'success', message: 'One.' });
    openToast({ kind: 'info', message: 'Two.' });
    openPopup({ kind: 'success', message: 'Three.' });
    openToast({ kind: 'info', message: 'Four.' });
    expect(words()).toEqual(['Not sent.', 'Two.', 'Three.', 'Four.']);
  });

  it('are closed newest first', () => {
    openPopup({ kind: 'success', message: 'One.' });
    openToast({ kind: 'info', message: 'Two.' });
    expect([closeNewest(), words()]).toEqual([true, ['One.']]);
    expect([closeNewest(), words(), closeNewest()]).toEqual([true, [], false]);
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
