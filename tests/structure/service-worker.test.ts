/** The worker of the portal: what it keeps, what it answers without a network, and how a new build follows. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(fileURLToPath(new URL('../../src/app/web/public/service-worker.js', import.meta.url)), 'utf8');
const ORIGIN = 'https://hr.example';

type Listener = (event: object) => void;

/** The worker of a build, in a browser that holds these caches and these pages. */
function workerOf(version: string, files: readonly string[], caches: Map<string, Map<string, Response>>, pages = 1) {
  const listeners = new Map<string, Listener>();
  const nameOf = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  const cacheOf = (name: string) => {
    const current = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, current);
    return {
      match: async (request: string) => current.get(nameOf(request))?.clone(),
      put: async (request: string, response: Response) => void current.set(nameOf(request), response),
      addAll: async (all: string[]) => {
        for (const one of all) current.set(one, await network(one));
      },
    };
  };
  const asked: string[] = [];
  let network: (name: string) => Promise<Response> = async (name) => new Response(name === '/' ? `page with ${files.join(' ')}` : `file ${name}`);
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn(async () => undefined), matchAll: async () => Array.from({ length: pages }) },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  const scope = {
    self,
    URL,
    Error,
    Promise,
    setTimeout: (act: (value: unknown) => void, ms: number, value: unknown) => setTimeout(act, ms, value),
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (request: { url: string }) => {
        for (const current of caches.values()) if (current.has(nameOf(request))) return current.get(nameOf(request))?.clone();
        return undefined;
      },
    },
    fetch: async (request: string | { url: string }) => {
      asked.push(nameOf(request));
      return network(nameOf(request));
    },
  };
  const built = SOURCE.replace("'none'", `'${version}'`).replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
  runInNewContext(built, scope);
  const happen = async (type: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  /** What the worker answers; null: it leaves the request alone. */
  const ask = async (path: string, more: object = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    const request = { url: ORIGIN + path, method: 'GET', mode: 'navigate', ...more };
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer && (await (answer as Promise<Response>)).text();
  };
  return { happen, ask, asked, self, answer: (of: typeof network) => (network = of) };
}

const FILES = ['/assets/start-1.js', '/assets/page-1.js'];
const lost = async () => {
  throw new TypeError('Failed to fetch');
};
afterEach(() => vi.useRealTimers());

describe('without a network', () => {
  it('any page opens with the files that were kept with it', async () => {
    const worker = workerOf('one', FILES, new Map());
    await worker.happen('install');
    worker.answer(lost);
    expect(await worker.ask('/attendance')).toBe(`page with ${FILES.join(' ')}`);
    expect(await worker.ask('/assets/page-1.js', { mode: 'cors' })).toBe('file /assets/page-1.js');
  });
  it.each(['/api/attendances/today', '/socket.io/', '/.well-known/x'])('%s is left alone', async (path) => {
    const worker = workerOf('one', FILES, new Map());
    await worker.happen('install');
    expect([await worker.ask(path), await worker.ask(path, { mode: 'cors' })]).toEqual([null, null]);
  });
  it('nothing that is sent is touched', async () => {
    expect(await workerOf('one', FILES, new Map()).ask('/attendance', { method: 'POST' })).toBeNull();
  });
});

describe('with a network', () => {
  it('a page is the newest, and what is kept stays that of this build', async () => {
    const worker = workerOf('one', FILES, new Map());
    await worker.happen('install');
    worker.answer(async () => new Response('page of the next build'));
    expect(await worker.ask('/leave')).toBe('page of the next build');
    worker.answer(lost);
    expect(await worker.ask('/leave')).toBe(`page with ${FILES.join(' ')}`);
  });
  it('that answers nothing, or is down behind its gate, the kept page opens', async () => {
    const worker = workerOf('one', FILES, new Map());
    await worker.happen('install');
    worker.answer(async () => new Response('Bad gateway', { status: 502 }));
    expect(await worker.ask('/leave')).toContain('page with');
    vi.useFakeTimers();
    worker.answer(() => new Promise(() => undefined));
    const late = worker.ask('/leave');
    await vi.runAllTimersAsync();
    expect(await late).toContain('page with');
  });
  it('a file that was opened once is kept', async () => {
    const worker = workerOf('one', FILES, new Map());
    await worker.happen('install');
    await worker.ask('/assets/other-1.js', { mode: 'cors' });
    worker.answer(lost);
    expect(await worker.ask('/assets/other-1.js', { mode: 'cors' })).toBe('file /assets/other-1.js');
  });
});

it('claims a page that was still loading when the worker began, once that asks', async () => {
  const worker = workerOf('one', FILES, new Map());
  await worker.happen('message', { data: 'claim' });
  expect([worker.self.clients.claim.mock.calls.length, worker.self.skipWaiting.mock.calls.length]).toEqual([1, 0]);
});

describe('a new build', () => {
  it('waits while another page of the former one is open, and then takes its place', async () => {
    const caches = new Map<string, Map<string, Response>>();
    await workerOf('one', FILES, caches).happen('install');
    const crowded = workerOf('two', ['/assets/start-2.js'], caches, 2);
    await crowded.happen('install');
    await crowded.happen('message', { data: 'take over' });
    expect([[...caches.keys()], crowded.self.skipWaiting.mock.calls.length]).toEqual([['mesra-one', 'mesra-two'], 0]);
    const alone = workerOf('two', ['/assets/start-2.js'], caches, 1);
    await alone.happen('message', { data: 'take over' });
    await alone.happen('activate');
    expect([[...caches.keys()], alone.self.skipWaiting.mock.calls.length]).toEqual([['mesra-two'], 1]);
  });
  it('is not kept with the page of another', async () => {
    const caches = new Map<string, Map<string, Response>>();
    const worker = workerOf('two', FILES, caches);
    worker.answer(async (name) => new Response(name === '/' ? 'page with /assets/start-3.js' : name));
    await expect(worker.happen('install')).rejects.toThrow('another build');
    expect(caches.get('mesra-two')?.size).toBe(0);
  });
});
