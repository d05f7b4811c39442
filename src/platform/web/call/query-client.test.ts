// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, markStale } from './query-client.ts';

/** Somebody looks at a value that is answered when the test says so. */
function watch(key: string) {
  const client = createQueryClient();
  const answers: ((value: string) => void)[] = [];
  const seen: (string | undefined)[] = [];
  const observer = new QueryObserver(client, { queryKey: [key], queryFn: () => new Promise<string>((resolve) => answers.push(resolve)) });
  const stop = observer.subscribe(({ data, isError }) => seen.push(isError ? 'failed' : data));
  return { client, answers, seen, stop };
}

it('asks anew for a first answer that was under way before the change, and takes the later one', async () => {
  const { client, answers, seen, stop } = watch('claims');
  expect(answers).toHaveLength(1);
  const marked = markStale(client, { queryKey: ['claims'] });
  answers[0]?.('older');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('newer');
  await marked;
  expect([client.getQueryData(['claims']), seen.includes('older'), seen.includes('failed')]).toEqual(['newer', false, false]);
  stop();
});

it('leaves alone what was not named', async () => {
  const { client, answers, stop } = watch('payrolls');
  await markStale(client, { queryKey: ['claims'] });
  await markStale(client, { predicate: () => false });
  answers[0]?.('first');
  await expect.poll(() => client.getQueryData(['payrolls'])).toBe('first');
  expect(answers).toHaveLength(1);
  stop();
});

it.each([
  ['found no answer', 0, 2],
  ['was refused', 403, 1],
])('asks again after the connection is back for what %s', async (_title, status, calls) => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  client.mount();
  const asked = vi.fn(() => Promise.reject(new ApiError(status, 'no', { url: '/', shown: false })));
  const observer = new QueryObserver(client, { queryKey: ['read'], queryFn: asked });
  const stop = observer.subscribe(() => undefined);
  try {
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    expect(asked).toHaveBeenCalledTimes(calls);
  } finally {
    stop();
    client.unmount();
    client.clear();
  }
});
