import { expect, test } from 'vitest';
import { CallerTurns } from './caller-turns.ts';

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

test('one caller has six of ten connections, others their own, and who waits goes on when one is free', async () => {
  const turns = new CallerTurns(10);
  const ran: string[] = [];
  const first = held();
  const many = Array.from({ length: 8 }, (_none, at) => turns.take('A', () => (ran.push(`A${at}`), first.work())));
  await turns.take('B', async () => void ran.push('B'));
  expect(ran).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'B']);
  first.end();
  await Promise.all(many);
  expect(ran.slice(-2)).toEqual(['A6', 'A7']);
});

test('a work that fails gives its turn on, and a pool of one has one', async () => {
  const turns = new CallerTurns(1);
  const failing = turns.take('A', () => Promise.reject(new Error('lost')));
  const next = turns.take('A', async () => 'next');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('next');
});

test('so many wait and no more; when they are through, the caller is heard again', async () => {
  const turns = new CallerTurns(10);
  const first = held();
  const asked = Array.from({ length: 206 }, () => turns.take('A', first.work));
  await expect(turns.take('A', first.work)).rejects.toMatchObject({ status: 429 });
  first.end();
  await Promise.all(asked);
  expect(await turns.take('A', async () => 'again')).toBe('again');
});
