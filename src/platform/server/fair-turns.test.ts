import { describe, expect, it } from 'vitest';
import { fairApprovers, type Sender } from './fair-turns.ts';

const of = (companyId: number, userId: number): Sender => ({ companyId, userId });

/** Work that takes until it is told to end, and the order in which it began. */
function slowWork(atOnce: number) {
  const inQueue = fairApprovers(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, sender: Sender) =>
    inQueue(sender, () => {
      begun.push(name);
      return new Promise<void>((end) => void ends.set(name, end));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    send: (name: string, sender: Sender) => void send(name, sender),
    end: async (name: string) => {
      ends.get(name)?.();
      await settle();
    },
    settle,
  };
}

describe('turns by company and person', () => {
  it('leave a place free of one person, so that nobody waits for that one', async () => {
    const { begun, send, settle } = slowWork(2);
    for (const n of [1, 2, 3, 4]) send(`many ${n}`, of(1, 1));
    send('other', of(2, 7));
    await settle();
    expect(begun).toEqual(['many 1', 'other']);
  });

  it('go round the companies, whoever sent first and most', async () => {
    const { begun, send, end, settle } = slowWork(1);
    for (const n of [1, 2, 3]) send(`a${n}`, of(1, n));
    send('b1', of(2, 7));
    send('c1', of(3, 8));
    await settle();
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('go round the people of a company', async () => {
    const { begun, send, end, settle } = slowWork(1);
    for (const n of [1, 2, 3]) send(`ana ${n}`, of(1, 1));
    send('ben 1', of(1, 2));
    await settle();
    for (const name of ['ana 1', 'ben 1', 'ana 2']) await end(name);
    expect(begun).toEqual(['ana 1', 'ben 1', 'ana 2', 'ana 3']);
  });

  it('go on after work that fails', async () => {
    const inQueue = fairApprovers(1);
    await expect(inQueue(of(1, 1), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inQueue(of(1, 1), async () => 5)).toBe(5);
  });
});
