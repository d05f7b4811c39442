import { afterEach, expect, it, vi } from 'vitest';
import { newRef } from './new-ref.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

it('is a name of its own each time', () => {
  const refs = [newRef(), newRef()];
  for (const ref of refs) expect(ref).toMatch(UUID);
  expect(refs[0]).not.toBe(refs[1]);
});

it('is one without TLS, too', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newRef()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
