import { expect, it } from 'vitest';
import type { LiveMessage } from '#platform/web/module.ts';
import { ringAgain } from './ring-again.ts';

const about = (id: number, message: string): LiveMessage => ({ notification_type: 'patrol_emergency', message, subject: { type: 'patrol_emergency', id } });

/** @param meanwhile what is told live before the server answers */
async function toldOf(found: readonly LiveMessage[], meanwhile: readonly LiveMessage[] = []) {
  const told: unknown[] = [];
  let heard: ((message: LiveMessage) => void) | null = null;
  const ask = () => {
    for (const message of meanwhile) heard?.(message);
    return Promise.resolve(found);
  };
  const listenTo = (listener: (message: LiveMessage) => void) => {
    heard = listener;
    return () => void (heard = null);
  };
  await ringAgain(ask, listenTo, ({ message }) => told.push(message));
  return { told, listens: heard !== null };
}

it('says what rang before, the oldest first, and listens no longer', async () => {
  expect(await toldOf([about(2, 'Fire.'), about(1, 'Panic.')])).toEqual({ told: ['Panic.', 'Fire.'], listens: false });
});

it('leaves out what something newer was told of meanwhile', async () => {
  const { told } = await toldOf([about(2, 'Fire.'), about(1, 'Panic.')], [about(1, 'Acknowledged.'), { notification_type: 'access' }]);
  expect(told).toEqual(['Fire.']);
});

it('listens no longer when nothing answered', async () => {
  let stopped = false;
  const failing = ringAgain(
    () => Promise.reject(new Error('gone')),
    () => () => void (stopped = true),
    () => undefined,
  );
  await expect(failing).rejects.toThrow('gone');
  expect(stopped).toBe(true);
});
