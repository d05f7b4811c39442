import { afterEach, expect, it } from 'vitest';
import { pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import { LeaveDurationText } from './leave-parts.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it('says how long a leave is in the language of the screen, whatever the server was asked in', async () => {
  const leave = { start_date: '2026-12-24', end_date: '2026-12-25', duration: 'Full', duration_text: '2 days' } as const;
  view = await render(<LeaveDurationText leave={leave} />, { locale: 'ms' });
  expect(pageText()).toContain('2 hari');
  expect(pageText()).not.toContain('days');
});
