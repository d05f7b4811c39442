import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#platform/web/testing/render.tsx';
import { Page } from './guard-view-page.tsx';

let view: Rendered | undefined;
afterEach(async () => {
  window.history.replaceState(null, '', '/');
  await view?.unmount();
});

it('says what the page is where no guard is chosen, and leads to the list', async () => {
  window.history.replaceState(null, '', '/security-guard/view');
  view = await render(<Page />);
  expect(document.querySelector('h1')?.textContent).toBe('Guard');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/security-guard');
});
