import { expect, test } from 'vitest';
import { CallerQueue } from './caller-queue.ts';

/** Work that ends when it is told to. */
function current() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

test('one caller has six of ten connections, others their own, and who waits goes on when one is free', async () => {
  const queue = new CallerQueue(10);
  const ran: string[] = [];
  const first = current();
  const many = Array.from({ length: 8 }, (_none, at) => queue.take('A', () => (ran.push(`A${at}`), first.work())));
  await queue.take('B', async () => void ran.push('B'));
  expect(ran).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'B']);
  first.end();
  await Promise.all(many);
  expect(ran.slice(-2)).toEqual(['A6', 'A7']);
});

test('callers together leave three of ten to those who have none, and take turns for the others', async () => {
  const queue = new CallerQueue(10);
  const ran: string[] = [];
  const applies = new Map<string, () => void>();
  const ask = (caller: string, at: number) => {
    const one = current();
    applies.set(`${caller}${at}`, one.end);
    return queue.take(caller, () => (ran.push(`${caller}${at}`), one.work()));
  };
  const end = async (name: string) => {
    applies.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = [0, 1, 2, 3, 4, 5, 6].flatMap((at) => [ask('A', at), ask('B', at)]);
  all.push(ask('C', 0), ask('D', 0), ask('E', 0));
  expect(ran).toEqual(['A0', 'B0', 'A1', 'B1', 'A2', 'B2', 'A3', 'C0', 'D0', 'E0']);
  // Seven still run: the three that are free stay so.
  for (const name of ['C0', 'D0', 'E0']) await end(name);
  expect(ran).toHaveLength(10);
  await end('A0');
  await end('A1');
  await end('A2');
  expect(ran.slice(10)).toEqual(['B3', 'A4', 'B4']);
  for (const name of applies.keys()) await end(name);
  await Promise.all(all);
  expect(ran).toHaveLength(17);
});

test('a work that fails gives its turn on, and a pool of one has one', async () => {
  const queue = new CallerQueue(1);
  const failing = queue.take('A', () => Promise.reject(new Error('lost')));
  const next = queue.take('A', async () => 'next');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('next');
});

test('so many wait and no more; when they are through, the caller is heard again', async () => {
  const queue = new CallerQueue(10);
  const first = current();
  const asked = Array.from({ length: 206 }, () => queue.take('A', first.work));
  await expect(queue.take('A', first.work)).rejects.toMatchObject({ status: 429 });
  first.end();
  await Promise.all(asked);
  expect(await queue.take('A', async () => 'again')).toBe('again');
});
