import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDeferred, deferredDecisions, deferDecision, sendDeferred, undoDecision, UNDO_MS } from './undo-queue.ts';

const sent: string[] = [];
/** What the next sending of a record answers; absent: it arrives at once. */
const answers = new Map<string, () => Promise<boolean>>();
const defer = (...keys: string[]) =>
  deferDecision({
    keys,
    wording: `Approved ${keys.join(', ')}`,
    send: async (leaving) => {
      sent.push(`${keys.join(', ')}${leaving ? ' keepalive' : ''}`);
      return (await answers.get(keys[0] as string)?.()) ?? true;
    },
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const waiting = () => deferredDecisions().map(({ keys, sending }) => `${keys.join(', ')}${sending ? ' sending' : ''}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dropDeferred();
  sent.length = 0;
  answers.clear();
  vi.useRealTimers();
});

describe('a held decision', () => {
  it('is sent after ten seconds, not before, and once', async () => {
    defer('leave 1');
    await pass(UNDO_MS - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect([sent, waiting()]).toEqual([['leave 1'], []]);
    await pass(UNDO_MS * 3);
    await sendDeferred();
    expect(sent).toEqual(['leave 1']);
  });

  it('is never sent once it was taken back', async () => {
    defer('leave 1');
    defer('leave 2');
    expect(undoDecision()?.keys).toEqual(['leave 2']);
    await pass(UNDO_MS);
    expect(sent).toEqual(['leave 1']);
    expect(undoDecision()).toBeUndefined();
  });

  it('keeps its records: neither alone nor among others are they decided a second time', async () => {
    expect([defer('leave 1', 'leave 2'), defer('leave 2'), defer('leave 3', 'leave 1'), defer('leave 3')]).toEqual([true, false, false, true]);
    await pass(UNDO_MS);
    expect(sent).toEqual(['leave 1, leave 2', 'leave 3']);
    expect(defer('leave 2')).toBe(true);
  });

  it('can neither be taken back nor sent again while it is on its way', async () => {
    let arrive: (yes: boolean) => void = () => undefined;
    answers.set('leave 1', () => new Promise((resolve) => (arrive = resolve)));
    defer('leave 1');
    await pass(UNDO_MS);
    expect(waiting()).toEqual(['leave 1 sending']);
    expect(undoDecision()).toBeUndefined();
    const all = sendDeferred();
    arrive(true);
    await all;
    expect([sent, waiting()]).toEqual([['leave 1'], []]);
  });

  it('is held anew when the server was not reached, and can be taken back then', async () => {
    answers.set('leave 1', async () => false);
    defer('leave 1');
    await pass(UNDO_MS);
    expect([sent.length, waiting()]).toEqual([1, ['leave 1']]);
    await pass(UNDO_MS);
    expect(sent.length).toBe(2);
    undoDecision();
    await pass(UNDO_MS);
    expect(sent.length).toBe(2);
  });

  it('whose sending breaks is not sent for ever', async () => {
    answers.set('leave 1', async () => Promise.reject(new Error('broken')));
    defer('leave 1');
    const broken = sendDeferred();
    await broken;
    expect(waiting()).toEqual([]);
  });
});

describe('leaving', () => {
  it('sends everything at once with keepalive when the page is closed', async () => {
    defer('leave 1');
    await pass(4000);
    defer('leave 2');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['leave 1 keepalive', 'leave 2 keepalive']);
    await pass(UNDO_MS * 2);
    expect(sent.length).toBe(2);
  });

  it('sends when the page is hidden, and listens no longer once nothing is held', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    defer('leave 1');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['leave 1 keepalive']);
    state.mockRestore();
  });

  it('drops what could not be sent when the session ends, and says what it was', async () => {
    answers.set('leave 2', async () => false);
    defer('leave 1');
    defer('leave 2');
    await sendDeferred();
    expect(dropDeferred().map(({ wording }) => wording)).toEqual(['Approved leave 2']);
    await pass(UNDO_MS * 2);
    expect(sent).toEqual(['leave 1 keepalive', 'leave 2 keepalive']);
  });
});
