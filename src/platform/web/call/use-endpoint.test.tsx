import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, MEMBER } from '#platform/contract/endpoint.ts';
import { button, click, render, settle, until } from '../testing/render.tsx';
import { resetFeedback } from '../feedback.ts';
import { ApiError } from './api-error.ts';
import { setCompanySource } from './call.ts';
import { mayRetry } from './query-client.ts';
import { useEndpoint, useWrite } from './use-endpoint.ts';

const READ = defineEndpoint({
  name: 'test.read',
  method: 'GET',
  path: 'api/things',
  requires: MEMBER,
  input: z.object({}),
  output: z.object({ data: z.number() }),
  summary: '',
});
const WRITE = defineEndpoint({
  name: 'test.write',
  method: 'POST',
  path: 'api/things',
  requires: MEMBER,
  input: z.object({}),
  output: z.object({ data: z.number() }),
  summary: '',
});
let count = 0;
let status = 200;
let failure: unknown;
const done = vi.fn();

function Probe() {
  const read = useEndpoint(READ, {});
  const write = useWrite(WRITE, { invalidates: [READ], onDone: done });
  return (
    <>
      <p>{read.data ? `data ${read.data.data}` : 'waiting'}</p>
      <button type="button" disabled={write.busy} onClick={() => void write.run({}).catch((error: unknown) => (failure = error))}>
        write
      </button>
    </>
  );
}

beforeEach(() => {
  count = 0;
  status = 200;
  failure = undefined;
  done.mockReset();
  setCompanySource(() => 7);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) =>
    init.method === 'POST' && status !== 200 ? Response.json({ message: 'No.' }, { status }) : Response.json({ data: (count += 1) }),
  );
});
afterEach(() => {
  resetFeedback();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reads and writes', () => {
  it('load again what a write made stale', async () => {
    const view = await render(<Probe />);
    await until(() => view.container.textContent?.includes('data 1') === true);
    await click(button('write'));
    await until(() => view.container.textContent?.includes('data 3') === true);
    expect(done).toHaveBeenCalledWith({ data: 2 }, {});
    await view.unmount();
  });

  it.each([200, 422])('give the focus back to the button that waited for an answer of %i', async (answer) => {
    status = answer;
    const view = await render(<Probe />);
    await until(() => view.container.textContent?.includes('data 1') === true);
    const write = button('write') as HTMLButtonElement;
    const asked = fetch;
    // The browser takes the focus from what is disabled. Waits without React's own waiting, which is under way around it.
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await vi.waitFor(() => expect(write.disabled).toBe(true), { timeout: 10_000, interval: 5 });
      write.blur();
      return asked(...call);
    });
    write.focus();
    await click(write);
    await until(() => !write.disabled && (answer === 422 ? failure !== undefined : view.container.textContent?.includes('data 3') === true));
    expect(document.activeElement).toBe(write);
    await view.unmount();
  });

  it('keep each company apart in the cache', async () => {
    const view = await render(<Probe />);
    await until(() => view.container.textContent?.includes('data 1') === true);
    expect(
      view.client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['test.read', {}, 7]]);
    await view.unmount();
  });

  it('reject with what the server said, and leave the rest alone', async () => {
    const view = await render(<Probe />);
    await until(() => view.container.textContent?.includes('data 1') === true);
    status = 409;
    await click(button('write'));
    await settle(20);
    expect(failure).toBeInstanceOf(ApiError);
    expect([(failure as ApiError).status, (failure as ApiError).shown, done.mock.calls.length]).toEqual([409, true, 0]);
    await view.unmount();
  });
});

describe('mayRetry', () => {
  it('asks again once, and only for what may heal by itself', () => {
    expect([0, 503].map((each) => mayRetry(0, new ApiError(each, 'x')))).toEqual([true, true]);
    expect([403, 404, 422, 500].map((each) => mayRetry(0, new ApiError(each, 'x')))).toEqual([false, false, false, false]);
    expect(mayRetry(1, new ApiError(0, 'x'))).toBe(false);
  });
});
