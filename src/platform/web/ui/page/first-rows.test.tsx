import { afterEach, expect, it } from 'vitest';
import { button, click, render, type Rendered } from '#platform/web/testing/render.tsx';
import { useFirstRows } from './first-rows.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

function Lines({ n }: { n: number }) {
  const [shown, more] = useFirstRows(
    Array.from({ length: n }, (_, at) => at),
    5,
  );
  return (
    <>
      <p>{shown.length}</p>
      {more}
    </>
  );
}
const lines = () => document.querySelector('p')?.textContent;

it('shows the first lines, and all of them when asked', async () => {
  view = await render(<Lines n={9} />);
  expect(lines()).toBe('5');
  await click(button('Show all 9'));
  expect(lines()).toBe('9');
});

it('asks for nothing where one line more would fit in the place of the button', async () => {
  view = await render(<Lines n={6} />);
  expect(lines()).toBe('6');
  expect(document.querySelector('button')).toBeNull();
});
