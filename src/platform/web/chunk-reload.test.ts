// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkFailure, reloadOnce, watchChunkFailures } from './chunk-reload.ts';

afterEach(() => window.localStorage.clear());

describe('a part that fails to load', () => {
  it('reloads the page at most once per 60 seconds', () => {
    const reload = vi.fn();
    const start = 1_780_000_000_000;
    expect(reloadOnce(reload, start)).toBe(true);
    expect(reloadOnce(reload, start + 59_999)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(reload, start + 60_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is known in the words of every browser', () => {
    for (const words of [
      'Failed to fetch dynamically imported module: https://x/a.js',
      'error loading dynamically imported module',
      'Importing a module script failed.',
      'Unable to preload CSS for /a.css',
    ]) {
      expect(isChunkFailure(new TypeError(words))).toBe(true);
    }
    expect(isChunkFailure(new Error('Cannot read properties of undefined'))).toBe(false);
  });

  it('is heard wherever it happens', () => {
    const reload = vi.fn();
    const stop = watchChunkFailures(reload);
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });
});
