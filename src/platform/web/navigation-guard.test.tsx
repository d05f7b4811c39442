import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Route, Router, Switch } from 'wouter';
import { GUARDED_ROUTER, useLeaveGuard } from './navigation-guard.ts';
import { button, click, render, settle, until, type Rendered } from './testing/render.tsx';

let view: Rendered;
let answer = false;
const asked = vi.fn(async () => answer);
function Editor({ dirty }: { dirty: boolean }) {
  useLeaveGuard(dirty, asked);
  return <p>editor</p>;
}
const App = ({ dirty }: { dirty: boolean }) => (
  <Router {...GUARDED_ROUTER}>
    <Link href="/list">to the list</Link>
    <Switch>
      <Route path="/edit">
        <Editor dirty={dirty} />
      </Route>
      <Route>
        <p>list</p>
      </Route>
    </Switch>
  </Router>
);

beforeEach(async () => {
  asked.mockClear();
  answer = false;
  window.history.replaceState(null, '', '/list');
  window.history.pushState(null, '', '/edit');
  view = await render(<App dirty />);
});
afterEach(() => view.unmount());
const shown = () => view.container.querySelector('p')?.textContent;

describe('unsaved work', () => {
  it('keeps the page when the reader says no', async () => {
    await click(button('to the list'));
    await settle();
    expect([asked.mock.calls.length, shown(), window.location.pathname]).toEqual([1, 'editor', '/edit']);
  });

  it('lets go when the reader says yes', async () => {
    answer = true;
    await click(button('to the list'));
    await until(() => shown() === 'list');
    expect(window.location.pathname).toBe('/list');
  });

  it('survives the Back button', async () => {
    await act(async () => window.history.back());
    await until(() => asked.mock.calls.length > 0);
    await settle();
    expect([shown(), window.location.pathname]).toEqual(['editor', '/edit']);
  });

  it('asks nothing when nothing was changed', async () => {
    await view.rerender(<App dirty={false} />);
    await click(button('to the list'));
    expect([asked.mock.calls.length, shown()]).toEqual([0, 'list']);
  });
});
