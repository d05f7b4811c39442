import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const { held: current } = vi.hoisted(() => ({ held: new Map<string, unknown>() }));
vi.mock('./device-store.ts', () => {
  const store = { put: (value: unknown, key: string) => void current.set(key, value), get: (key: string) => current.get(key), clear: () => current.clear() };
  return {
    deviceStore: () => ({
      read: async (ask: (of: typeof store) => unknown) => ask(store),
      write: async (ask: (of: typeof store) => unknown) => void ask(store),
    }),
  };
});

// Files share the modules of a worker: whoever was here before may have loaded them with the store of a browser.
let callOrLast: typeof import('./cached-answers.ts').callOrLast;
let forgetAnswers: typeof import('./cached-answers.ts').forgetAnswers;
let setCompanySource: typeof import('./call.ts').setCompanySource;
let setPersonSource: typeof import('../queued-calls.ts').setPersonSource;
beforeAll(async () => {
  vi.resetModules();
  ({ callOrLast, forgetAnswers } = await import('./cached-answers.ts'));
  ({ setCompanySource } = await import('./call.ts'));
  ({ setPersonSource } = await import('../queued-calls.ts'));
});
afterAll(() => vi.resetModules());

const today = { name: 'today', method: 'GET', path: 'api/today', requires: { kind: 'self' } } as never;
const ask = () => callOrLast(today, {} as never, { quiet: true });
let status = 200;
let outcome = 'first';
let person = 1;
let company = 7;
beforeEach(() => {
  [status, outcome, person, company] = [200, 'first', 1, 7];
  setPersonSource(() => person);
  setCompanySource(() => company);
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ data: outcome, message: `status ${status}` }, { status });
  });
});
afterEach(() => {
  setPersonSource(() => null);
  setCompanySource(() => null);
  current.clear();
  vi.unstubAllGlobals();
});

it.each([0, 502, 503, 504])('answers what it was told last where the answer is %i', async (none) => {
  await ask();
  outcome = 'second';
  await ask();
  status = none;
  expect(await ask()).toMatchObject({ data: 'second' });
});

it('is no answer to somebody else, nor in another company', async () => {
  await ask();
  status = 0;
  person = 2;
  await expect(ask()).rejects.toMatchObject({ status: 0 });
  person = 1;
  company = 8;
  await expect(ask()).rejects.toMatchObject({ status: 0 });
});

it('hides no refusal', async () => {
  await ask();
  status = 403;
  await expect(ask()).rejects.toMatchObject({ status: 403 });
});

it('is forgotten at a sign-out', async () => {
  await ask();
  await forgetAnswers();
  status = 0;
  await expect(ask()).rejects.toMatchObject({ status: 0 });
});
