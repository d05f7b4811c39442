import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { click, pageText, render, type Rendered } from './testing/render.tsx';
import { lazyPart } from './lazy-part.tsx';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

function Counter({ of }: { of: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {of} {count}
    </button>
  );
}
const shown: string[] = [];
function StandIn() {
  shown.push('stand-in');
  return null;
}
const show = async (Part: ReturnType<typeof lazyPart<{ of: string }>>) =>
  (view = await render(
    <Suspense fallback={<StandIn />}>
      <Part of="Leave" />
    </Suspense>,
  ));

it('is loaded where it is drawn, and stays itself when it is drawn again', async () => {
  shown.length = 0;
  let loads = 0;
  const Part = lazyPart<{ of: string }>(async () => {
    loads += 1;
    return Counter;
  });
  await show(Part);
  expect(shown).toContain('stand-in');
  await click(document.querySelector<HTMLElement>('button')!);
  expect(pageText()).toContain('Leave 1');
  expect(loads).toBe(1);
});

it('that is loaded already is drawn at once, with nothing standing in for it', async () => {
  shown.length = 0;
  const Part = lazyPart<{ of: string }>(async () => Counter);
  Part.preload();
  await Promise.resolve();
  await Promise.resolve();
  await show(Part);
  expect(pageText()).toContain('Leave 0');
  expect(shown).toEqual([]);
});
