import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLoading, startLoading } from './loading-bar.ts';
import { atLeast } from './min-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stateOf = (promise: Promise<unknown>) => {
  const state = { value: 'pending' };
  promise.then(
    () => (state.value = 'done'),
    () => (state.value = 'failed'),
  );
  return state;
};

describe('atLeast', () => {
  it('lasts 200 ms even when the answer is there at once', async () => {
    const state = stateOf(atLeast(Promise.resolve(1)));
    await vi.advanceTimersByTimeAsync(199);
    expect(state.value).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.value).toBe('done');
  });
  it('adds nothing to a longer wait', async () => {
    const state = stateOf(atLeast(new Promise((resolve) => setTimeout(resolve, 500))));
    await vi.advanceTimersByTimeAsync(499);
    expect(state.value).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.value).toBe('done');
  });
  it('lets a failure through after the same wait', async () => {
    const state = stateOf(atLeast(Promise.reject(new Error('x'))));
    await vi.advanceTimersByTimeAsync(199);
    expect(state.value).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.value).toBe('failed');
  });
});

describe('the loading bar', () => {
  it('appears only after 200 ms and lasts at most 5 s', () => {
    const end = startLoading();
    vi.advanceTimersByTime(199);
    expect(isLoading()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isLoading()).toBe(true);
    vi.advanceTimersByTime(4999);
    expect(isLoading()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isLoading()).toBe(false);
    end();
  });
  it('never appears for quick calls, and stays while any call runs', () => {
    startLoading()();
    vi.advanceTimersByTime(1000);
    expect(isLoading()).toBe(false);
    const first = startLoading();
    const second = startLoading();
    vi.advanceTimersByTime(300);
    first();
    first();
    expect(isLoading()).toBe(true);
    second();
    expect(isLoading()).toBe(false);
  });
});
