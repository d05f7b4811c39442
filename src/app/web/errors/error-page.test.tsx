import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainProvider } from '#platform/web/domain.tsx';
import { LocaleProvider } from '#platform/web/locale/locale.tsx';
import { AppTheme } from '#platform/web/theme/app-theme.tsx';
import { ApiError } from '#platform/web/call/call.ts';
import { RouteErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { pageNotFound, RouteError } from './route-error.ts';

let root: Root;
let place: HTMLElement;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => logged.mockRestore());

beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  act(() => root.unmount());
  place.remove();
  logged.mockClear();
});

const portal = (children: ReactNode, support = {}, locale: 'en' | 'ms' = 'en') => (
  <DomainProvider value={{ name: 'Mesra', support }}>
    <LocaleProvider initial={locale}>
      <AppTheme>{children}</AppTheme>
    </LocaleProvider>
  </DomainProvider>
);
const show = (node: ReactNode) => act(async () => root.render(node));
const ways = () => [...place.querySelectorAll('button, a[href="/"]')].map((each) => each.textContent);
const heading = () => place.querySelector('h1')?.textContent;

describe('error page', () => {
  it('404: its title, its message, a way back and none home', async () => {
    await show(portal(<ErrorPage error={pageNotFound()} />));
    expect(heading()).toBe('Page Not Found');
    expect(place.textContent).toContain('404Page Not FoundThis page could not be found');
    expect(place.textContent).toContain('The address may have a mistake');
    expect(ways()).toEqual(['Back']);
    expect(document.title).toBe('Page Not Found | HR Management System');
  });

  it('other statuses: title, tab title, status, message, back and home', async () => {
    await show(portal(<ErrorPage error={new RouteError(503, { en: 'The kitchen is closed', ms: 'Dapur tutup' })} />));
    expect(heading()).toBe('An Error Occurred!');
    expect(document.title).toContain('An error occurred');
    expect(place.textContent).toContain('The kitchen is closed');
    expect(ways()).toEqual(['Back', 'Back To Home']);
  });

  it('defaults to status 500 and keeps the inner message of a crash to itself', async () => {
    await show(portal(<ErrorPage error={new TypeError('x is undefined')} />));
    expect(place.textContent).toContain('500');
    expect(place.textContent).not.toContain('x is undefined');
  });

  it('shows the message of a refused call', async () => {
    await show(portal(<ErrorPage error={new ApiError(403, 'Not yours.')} retry={() => undefined} />));
    expect(place.textContent).toContain('Not yours.');
    expect(ways()).toEqual(['Try again', 'Back', 'Back To Home']);
  });

  it('names the contacts of the organisation, and whom to ask without any', async () => {
    await show(portal(<ErrorPage error={pageNotFound()} />, { email: 'help@contoh.my', phone: '+60 3-5550 0100' }));
    expect([...place.querySelectorAll('dd a')].map((link) => link.getAttribute('href'))).toEqual(['mailto:help@contoh.my', 'tel:+603-55500100']);
    await show(portal(<ErrorPage error={pageNotFound()} />));
    expect([place.querySelector('dl'), place.textContent?.match(/Need help\?.*/)?.[0]]).toEqual([null, 'Need help? Ask the administrator of your company.']);
  });

  it('speaks Malay', async () => {
    await show(portal(<ErrorPage error={pageNotFound()} />, {}, 'ms'));
    expect(heading()).toBe('Halaman Tidak Dijumpai');
  });

  it('Back goes back', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    history.pushState(null, '', '/no/such/page');
    await show(portal(<ErrorPage error={pageNotFound()} />));
    await act(async () => place.querySelector('button')?.click());
    expect(back).toHaveBeenCalledOnce();
  });
});

describe('error boundary', () => {
  const Broken = (): ReactNode => {
    throw new RouteError(500, { en: 'Broken page', ms: 'Halaman rosak' });
  };

  it('puts the error page in place of a page that throws', async () => {
    await show(
      portal(
        <RouteErrorBoundary resetKey="/x">
          <Broken />
        </RouteErrorBoundary>,
      ),
    );
    expect(heading()).toBe('An Error Occurred!');
    expect(place.textContent).toContain('Broken page');
  });

  it('has plain words for when the error page fails itself', async () => {
    // Without a theme the error page cannot be drawn.
    await show(
      <RouteErrorBoundary resetKey="/x">
        <Broken />
      </RouteErrorBoundary>,
    );
    expect(place.textContent).toBe('An error occurred while showing the error page');
  });
});
