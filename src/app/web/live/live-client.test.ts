import { describe, expect, it, vi } from 'vitest';
import { listen, type LiveSocket } from './live-client.ts';

function setUp(companyId: number | null = 3) {
  const listeners = new Map<string, (body?: object) => void>();
  const on = (event: string, listener: (body?: object) => void) => listeners.set(event, listener);
  const socket = { on, io: { on }, emit: vi.fn(), close: vi.fn() };
  const onTold = vi.fn();
  const onStale = vi.fn();
  let time = 10_000;
  const onMessage = vi.fn();
  const onRevoked = vi.fn();
  const onListening = vi.fn();
  const leave = listen({
    socket: socket as unknown as LiveSocket,
    userId: 5,
    companyId,
    onMessage,
    onRevoked,
    onListening,
    onTold,
    onStale,
    readSince: [9000, 0],
    now: () => [time, time - 10_000],
  });
  const fire = (event: string, body?: object) => listeners.get(event)!(body);
  return { socket, onMessage, onRevoked, onListening, onTold, onStale, leave, fire, wait: (ms: number) => void (time += ms) };
}
const message = (id: number | null, type = 'leave_approved') => ({ id, notification_type: type });

describe('live client', () => {
  it('joins the channel of the user and of the company', () => {
    const { socket, fire } = setUp();
    fire('connect');
    expect(socket.emit.mock.calls.map(([event, body]) => [event, body])).toEqual([
      ['subscribe', { channel: 'private-user.5', unheard_ms: 3000 }],
      ['subscribe', { channel: 'private-company.3', unheard_ms: 3000 }],
    ]);
  });

  it('says when every channel is joined, after each connection: what changed before was told to nobody', () => {
    const { socket, fire, onListening } = setUp();
    fire('connect');
    const [first, second] = socket.emit.mock.calls.map(([, , acknowledge]) => acknowledge as (answer: object) => void);
    first?.({ ok: true });
    expect(onListening).not.toHaveBeenCalled();
    second?.({ ok: true });
    expect(onListening).toHaveBeenCalledTimes(1);
    fire('connect');
    for (const [, , acknowledge] of socket.emit.mock.calls.slice(2)) (acknowledge as (answer: object) => void)({ ok: true });
    expect(onListening).toHaveBeenCalledTimes(2);
  });

  it('joins no company channel without a company', () => {
    const { socket, fire } = setUp(null);
    fire('connect');
    expect(socket.emit).toHaveBeenCalledTimes(1);
  });

  it('asks after a new connection for what was missed since the last message', () => {
    const { socket, fire } = setUp(null);
    fire('connect');
    fire('message', message(8));
    fire('message', message(7));
    fire('connect');
    expect(socket.emit).toHaveBeenLastCalledWith('subscribe', { channel: 'private-user.5', last_id: 8, seen: [8, 7], unheard_ms: 2000 }, expect.any(Function));
  });

  it('says once which types the channels were told before they were joined', () => {
    const { socket, fire, onTold, onStale } = setUp();
    fire('connect');
    const [first, second] = socket.emit.mock.calls.map(([, , acknowledge]) => acknowledge as (answer: object) => void);
    first?.({ ok: true, told: ['claim', 'leave'] });
    expect(onTold).not.toHaveBeenCalled();
    second?.({ ok: true, told: ['leave', 'visit'] });
    expect(onTold.mock.calls).toEqual([[['claim', 'leave', 'visit']]]);
    expect(onStale).not.toHaveBeenCalled();
  });

  it('says that the page may be old when nobody knows what a channel was told before it was joined', () => {
    const { socket, fire, onTold, onStale, wait } = setUp();
    const answers = () => socket.emit.mock.calls.splice(0).map(([, , acknowledge]) => acknowledge as (answer: object) => void);
    fire('connect');
    for (const answer of answers()) answer({ ok: true });
    expect(onStale).not.toHaveBeenCalled();
    wait(60_000);
    fire('ping');
    wait(4000);
    fire('connect');
    expect(socket.emit.mock.calls[0]?.[1]).toMatchObject({ unheard_ms: 6000 });
    const [first, second] = answers();
    first?.({ ok: true, stale: true });
    second?.({ ok: true, told: ['leave'] });
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(onTold).not.toHaveBeenCalled();
  });

  it('reads again, at a moment of its own, when the server lost what it listens to; not after leaving', () => {
    vi.useFakeTimers();
    const here = setUp();
    here.fire('stale');
    here.fire('stale');
    vi.advanceTimersByTime(5000);
    expect(here.onStale).toHaveBeenCalledTimes(1);
    here.fire('stale');
    here.leave();
    vi.advanceTimersByTime(5000);
    expect(here.onStale).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('tells a repeated message once, and every message without an id', () => {
    const { onMessage, fire } = setUp();
    [message(8), message(8), message(null), message(null)].forEach((each) => fire('message', each));
    expect(onMessage).toHaveBeenCalledTimes(3);
  });

  it('says when the token was revoked, and only then', () => {
    const { onRevoked, fire } = setUp();
    fire('cut', { reason: 'too_many' });
    expect(onRevoked).not.toHaveBeenCalled();
    fire('cut', { reason: 'revoked' });
    expect(onRevoked).toHaveBeenCalledOnce();
  });

  it('is silent after leaving', () => {
    const { socket, onMessage, leave, fire } = setUp();
    leave();
    fire('message', message(9));
    expect(onMessage).not.toHaveBeenCalled();
    expect(socket.close).toHaveBeenCalledOnce();
  });
});
