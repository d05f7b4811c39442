import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '#modules/session/web/public.tsx';
import { App } from './app.tsx';
import { createPortalSession, type PortalSession } from './session/portal-session.ts';

const company = { id: 3, name: 'Syarikat Contoh', logo: null, role: 'admin', config: {}, active_employees_count: 4, units_count: 2 };
const someone = (rest: object = {}) => ({
  id: 1,
  name: 'Aisyah binti Hamdan',
  email: 'a@contoh.my',
  phone: null,
  image: null,
  type: 'admin',
  is_admin: true,
  status: 'Active',
  verified_at: '2026-01-01T00:00:00Z',
  must_change_password: false,
  invitations: 0,
  locale: 'en',
  company_id: 3,
  companies: [company],
  modules: {},
  accesses: [{ route: '/admin/user', actions: [] }],
  employee: null,
  promoter: null,
  preferences: { locale: 'en', favourite_tabs: {}, notifications: {}, table: {} },
  unread_notifications: 0,
  ...rest,
});

let root: Root;
let place: HTMLElement;
let session: PortalSession;
let answers: Record<string, (url: string) => Response | Promise<Response>>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => logged.mockRestore());

beforeEach(() => {
  localStorage.clear();
  token.clear();
  answers = {
    '/api/auth/user': () => json({ data: someone() }),
    '/api/auth/logout': () => json({ success: true, message: 'Bye' }),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0]!;
    return answers[path]?.(url) ?? json({ data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1, unread: 0 } });
  });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  logged.mockClear();
});

async function open(path: string, allow: object = {}, domain: object = {}) {
  history.replaceState(null, '', path);
  session = createPortalSession();
  await act(async () => {
    root.render(<App domain={{ name: 'Mesra', allow, ...domain }} session={session} />);
    await session.start();
  });
  await settle();
}
/** Lets React work in short turns until something is true. */
async function settle(until: () => boolean = () => true) {
  for (let step = 0; step < 400; step++) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    if (until()) return;
  }
  expect([...document.body.querySelectorAll('h1, p, label')].map((each) => each.textContent)).toBe('something else than this');
}
const at = () => location.pathname;
const text = () => document.body.textContent ?? '';

describe('router', () => {
  it('sends a visitor to the login', async () => {
    await open('/admin/user');
    await settle(() => text().includes('Forgot password?'));
    expect(at()).toBe('/auth/login');
    expect(document.title).toBe('Sign In | HR Management System');
  });

  it('shows the 404 page to a visitor, without navigation', async () => {
    await open('/nope');
    expect(text()).toContain('This page could not be found');
    expect(place.querySelector('nav')).toBeNull();
  });

  it('shows registration only where it is allowed', async () => {
    await open('/auth/register');
    await settle(() => at() === '/auth/login');
    await open('/auth/register', { registration: true });
    await settle(() => text().includes('Create account'));
    expect(at()).toBe('/auth/register');
  });

  it('opens an empty portal where the first company registers', async () => {
    await open('/', { registration: true }, { empty: true });
    await settle(() => text().includes('Create account'));
    expect(at()).toBe('/auth/register');
  });

  it('shows a signed-in person the page in the default layout', async () => {
    token.keep('t'.repeat(20));
    await open('/my/account/password');
    await settle(() => text().includes('Change password'));
    expect(place.querySelector('header')).not.toBeNull();
    // The section of another page is closed at first.
    expect(text()).toContain('Administration');
    expect(document.title).toBe('My password | HR Management System');
  });

  it('keeps an unverified person at verification', async () => {
    answers['/api/auth/user'] = () => json({ data: someone({ verified_at: null }) });
    token.keep('t'.repeat(20));
    await open('/my/account');
    await settle(() => text().includes('Check your email'));
    expect(at()).toBe('/auth/verify');
  });

  it('leads away from a page that is not open to the reader, and says so', async () => {
    token.keep('t'.repeat(20));
    await open('/payroll/setting');
    await settle(() => text().includes('You do not have access to that page'));
    expect(at()).toBe('/');
  });

  it('leads away from a page whose right was just taken, and says so', async () => {
    token.keep('t'.repeat(20));
    await open('/admin/user');
    await settle(() => text().includes('Admin users'));
    answers['/api/auth/user'] = () => json({ data: someone({ accesses: [] }) });
    await act(() => session.reload());
    await settle(() => at() !== '/admin/user');
    await settle(() => text().includes('Your access has changed'));
    expect(at()).toBe('/');
  });

  it('signs out even when the server fails, with nothing but a line in the log', async () => {
    answers['/api/auth/logout'] = () => json({ message: 'broken' }, 500);
    token.keep('t'.repeat(20));
    await open('/my/account/password');
    await settle(() => text().includes('Change password'));
    await act(() => session.signOut());
    await settle(() => text().includes('Forgot password?'));
    expect(at()).toBe('/auth/login');
    expect(token.read()).toBeNull();
    expect(logged).toHaveBeenCalled();
    expect(text()).not.toContain('broken');
  });

  it('shows what failed when the user cannot be fetched, and logs it', async () => {
    answers['/api/auth/user'] = () => json({ message: 'The service is busy.' }, 503);
    token.keep('t'.repeat(20));
    await open('/my/account');
    expect(text()).toContain('The service is busy.');
    expect(logged).toHaveBeenCalled();
  });
});
