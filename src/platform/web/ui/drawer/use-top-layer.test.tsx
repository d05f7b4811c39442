import { act, useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ask, feedbackState, resetFeedback } from '../../feedback.ts';
import { useTopLayer } from './use-top-layer.ts';

function Layer({ name, opened = true }: { name: string; opened?: boolean }) {
  return <p>{`${name} ${useTopLayer(opened) ? 'top' : 'below'}`}</p>;
}
const words = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({ textContent }) => textContent).join();
afterEach(resetFeedback);

it('belongs to the layer opened last, and to none below a question', async () => {
  const { container, rerender, unmount } = await render(<Layer name="detail" />);
  expect(words(container)).toBe('detail top');
  const both = (opened: boolean) => [<Layer key="detail" name="detail" />, <Layer key="form" name="form" opened={opened} />];
  await rerender(both(true));
  expect(words(container)).toBe('detail below,form top');
  await act(async () => void ask({ title: 'Discard changes?' }));
  expect(words(container)).toBe('detail below,form below');
  await act(async () => feedbackState().questions[0]?.answer(null));
  expect(words(container)).toBe('detail below,form top');
  await rerender(both(false));
  expect(words(container)).toBe('detail top,form below');
  await unmount();
});

function Opened() {
  useTopLayer();
  // As the kit does: the focus goes in once the drawer stands.
  useEffect(() => document.getElementById('inside')?.focus(), []);
  return (
    <button type="button" id="inside">
      inside
    </button>
  );
}

it('gives the focus back when a drawer goes away as it stands', async () => {
  const opener = (drawer: boolean) => (
    <>
      <button type="button" id="opener">
        open
      </button>
      {drawer && <Opened />}
    </>
  );
  const { rerender, unmount } = await render(opener(false));
  document.getElementById('opener')?.focus();
  await rerender(opener(true));
  expect(document.activeElement?.id).toBe('inside');
  await rerender(opener(false));
  expect(document.activeElement?.id).toBe('opener');
  await unmount();
});

it('gives it back to the opener when one drawer led to another', async () => {
  const opener = (drawer: string | null) => (
    <>
      <button type="button" id="opener">
        open
      </button>
      {drawer && (
        <section key={drawer} role="dialog">
          <Opened />
        </section>
      )}
    </>
  );
  const { rerender, unmount } = await render(opener(null));
  document.getElementById('opener')?.focus();
  for (const drawer of ['first', 'second']) await rerender(opener(drawer));
  expect(document.activeElement?.id).toBe('inside');
  await rerender(opener(null));
  expect(document.activeElement?.id).toBe('opener');
  await unmount();
});
