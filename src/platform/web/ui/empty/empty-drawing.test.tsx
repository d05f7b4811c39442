/** The drawings of empty places: a small family of light lines, each in a place that is kept for it. */
import { afterEach, expect, it, vi } from 'vitest';
import { act } from 'react';
import { ApiError } from '../../call/api-error.ts';
import { render } from '../../testing/render.tsx';
import { EmptyState, ErrorState } from '../page/states.tsx';
import { DRAWINGS } from './drawings.ts';

afterEach(() => void vi.resetModules());

const paths = (inside: Element) => [...inside.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));

it('weigh less than 1.2 KB each, and no two are alike', () => {
  const drawn = Object.values(DRAWINGS).map((lines) => lines.join(' '));
  for (const lines of drawn) expect(lines.length).toBeLessThan(1200);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('an empty place is drawn by the name of what it is empty of, hidden from readers', async () => {
  const view = await render(<EmptyState drawing="leave" title={{ en: 'No leave yet', ms: 'Tiada cuti lagi' }} />);
  await act(async () => vi.waitFor(() => expect(paths(view.container)).toEqual(DRAWINGS.leave)));
  const svg = view.container.querySelector('svg')!;
  expect([svg.getAttribute('width'), svg.getAttribute('height'), svg.getAttribute('aria-hidden')]).toEqual(['72', '68', 'true']);
  expect(view.container.querySelector('p')?.textContent).toBe('No leave yet');
  await view.unmount();
});

it('what a filter hides, what failed and what the network took differ, at once', async () => {
  const seen: string[] = [];
  for (const state of [
    <EmptyState key="filtered" drawing="leave" onClearFilter={() => undefined} />,
    <ErrorState key="failed" error={new ApiError(500, 'Sorry')} />,
    <ErrorState key="offline" error={new ApiError(0, 'No connection')} />,
    <ErrorState key="forbidden" error={new ApiError(403, 'Not yours')} />,
  ]) {
    const view = await render(state);
    seen.push(paths(view.container).join(' '));
    await view.unmount();
  }
  expect(seen).not.toContain('');
  expect(new Set(seen).size).toBe(4);
});
