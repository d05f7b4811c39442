import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { remember } from '#platform/web/local-state.ts';
import { loadDomain } from './domain-config.ts';
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts';

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

describe('domain configuration', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => {
    logged.mockRestore();
    remember('domain', undefined);
  });
  beforeEach(() => {
    logged.mockClear();
    remember('domain', undefined);
  });

  it('asks for its origin and reads data', async () => {
    const fetcher = vi.fn(answer({ data: { name: 'Syarikat Contoh', theme: 'biru', tagline: null } }));
    expect(await loadDomain('https://hr.example', {}, fetcher)).toMatchObject({ name: 'Syarikat Contoh', theme: 'biru', tagline: null, banners: [] });
    expect(fetcher).toHaveBeenCalledWith('/api/domain/config?origin=https%3A%2F%2Fhr.example', expect.anything());
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['an unreachable server', async () => Promise.reject(new TypeError('failed to fetch'))],
    ['an error status', answer({ message: 'no' }, 500)],
    ['an answer without data', answer({})],
  ])('logs %s and starts with the configuration of the build', async (_, fetcher) => {
    expect(await loadDomain('https://hr.example', { VITE_PRODUCT_NAME: 'Portal', VITE_THEME: 'kelabu' }, fetcher)).toMatchObject({
      name: 'Portal',
      theme: 'kelabu',
    });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('starts with what this device saw last', async () => {
    await loadDomain('x', {}, answer({ data: { name: 'Syarikat Contoh' } }));
    expect(await loadDomain('x', {}, answer({}, 503))).toMatchObject({ name: 'Syarikat Contoh', theme: 'mesra' });
  });

  it('is mesra in English without any setting', async () => {
    expect(await loadDomain('x', {}, answer({}))).toMatchObject({ theme: 'mesra', locale: 'en', allow: { registration: false, social_login: false } });
  });
});

describe('a lost chunk', () => {
  beforeEach(() => remember('chunk_reload_at', undefined));
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  it('reloads once per 60 seconds', () => {
    const reload = vi.fn();
    expect(reloadOnLostChunk(lost, reload, 1_000_000)).toBe(true);
    expect(reloadOnLostChunk(lost, reload, 1_059_999)).toBe(false);
    expect(reloadOnLostChunk(lost, reload, 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('waits for a connection: without one a reload would lose the page', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const reload = vi.fn();
    expect(reloadOnLostChunk(lost, reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
  it('is no other error', () => {
    const reload = vi.fn();
    expect(reloadOnLostChunk(new Error('undefined is not a function'), reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
