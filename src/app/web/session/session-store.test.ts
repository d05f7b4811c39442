import { describe, expect, it, vi } from 'vitest';
import { storedValue, type StoredValue } from '#modules/session/web/public.tsx';
import { createSession, type SessionInputs } from './session-store.ts';

interface User {
  id: number;
  company_id: number | null;
}

function inMemory<T>(initial: T | null): StoredValue<T> {
  let value = initial;
  return storedValue({ read: () => value, write: (next: T) => void (value = next), erase: () => void (value = null) });
}

function setUp(given: Partial<SessionInputs<User>> & { token?: StoredValue<string>; company?: StoredValue<number> } = {}) {
  const token = given.token ?? inMemory<string>('t');
  const company = given.company ?? inMemory<number>(null);
  const fetchUser = vi.fn(given.fetchUser ?? (async (id: number | null) => ({ id: 1, company_id: id ?? 3 })));
  const logout = vi.fn(given.logout ?? (async () => undefined));
  const log = vi.fn();
  return { session: createSession<User>({ token, company, fetchUser, logout, log }), token, company, fetchUser, logout, log };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('session', () => {
  it('is signed out without a token and asks the server nothing', async () => {
    const { session, fetchUser } = setUp({ token: inMemory<string>(null) });
    await session.start();
    expect(session.state().status).toBe('signed-out');
    expect(fetchUser).not.toHaveBeenCalled();
  });

  it('fetches the user for the stored company', async () => {
    const { session, fetchUser } = setUp({ company: inMemory<number>(7) });
    await session.start();
    expect(fetchUser).toHaveBeenCalledWith(7);
    expect(session.state()).toEqual({ status: 'signed-in', user: { id: 1, company_id: 7 } });
  });

  it('stores the company that the server chose, without asking again', async () => {
    const { session, company, fetchUser } = setUp();
    await session.start();
    await settle();
    expect(company.read()).toBe(3);
    expect(fetchUser).toHaveBeenCalledTimes(1);
  });

  it('fetches the user right after login', async () => {
    const { session, token, fetchUser } = setUp({ token: inMemory<string>(null) });
    await session.start();
    token.keep('fresh');
    await settle();
    expect(fetchUser).toHaveBeenCalledTimes(1);
    expect(session.state().status).toBe('signed-in');
  });

  it('fetches the user again when another company is chosen', async () => {
    const { session, company, fetchUser } = setUp({ company: inMemory<number>(3) });
    await session.start();
    company.keep(7);
    await settle();
    expect(fetchUser).toHaveBeenLastCalledWith(7);
    expect(session.state()).toMatchObject({ user: { company_id: 7 } });
  });

  it('keeps the present company when the other one cannot be opened', async () => {
    const { session, company, fetchUser, log } = setUp({ company: inMemory<number>(3) });
    await session.start();
    fetchUser.mockRejectedValueOnce(Object.assign(new Error('no'), { status: 403 }));
    company.keep(7);
    await settle();
    expect(company.read()).toBe(3);
    expect(session.state()).toMatchObject({ user: { company_id: 3 } });
    expect(log).toHaveBeenCalledOnce();
  });

  it('logs a failing start and does not pretend to be signed out', async () => {
    const { session, token, log } = setUp({ fetchUser: async () => Promise.reject(new Error('offline')) });
    await session.start();
    expect(log).toHaveBeenCalledOnce();
    expect(session.state().status).toBe('failed');
    expect(token.read()).toBe('t');
  });

  it('drops a token that the server does not know', async () => {
    const { session, token } = setUp({ fetchUser: async () => Promise.reject(Object.assign(new Error('no'), { status: 401 })) });
    await session.start();
    expect(session.state().status).toBe('signed-out');
    expect(token.read()).toBeNull();
  });

  it('ignores an answer that a later one has overtaken', async () => {
    const answers: ((user: User) => void)[] = [];
    const { session, company } = setUp({ company: inMemory<number>(1), fetchUser: () => new Promise((resolve) => void answers.push(resolve)) });
    const start = session.start();
    answers[0]!({ id: 1, company_id: 1 });
    await start;
    company.keep(2);
    company.keep(3);
    answers[2]!({ id: 1, company_id: 3 });
    answers[1]!({ id: 1, company_id: 2 });
    await settle();
    expect(session.state()).toMatchObject({ user: { company_id: 3 } });
  });

  it('signs out: tells the server, forgets token and company', async () => {
    const { session, token, company, logout } = setUp({ company: inMemory<number>(3) });
    await session.start();
    await session.signOut();
    expect(logout).toHaveBeenCalledOnce();
    expect([token.read(), company.read(), session.state().status]).toEqual([null, null, 'signed-out']);
  });

  it('only logs a failing sign-out', async () => {
    const { session, log } = setUp({ logout: async () => Promise.reject(new Error('server down')) });
    await session.start();
    await session.signOut();
    expect(log).toHaveBeenCalledOnce();
    expect(session.state().status).toBe('signed-out');
  });
});
