import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screenState } from '../../testing/dom.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import { corner, useCorner } from './corner.ts';

const END = innerHeight;
const at = (element: Element, top: number, bottom: number) => vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);

function Label() {
  useCorner(true);
  return (
    <>
      <input />
      <div id="bar" style={{ position: 'sticky' }} />
    </>
  );
}

let view: Rendered | undefined;
const found = vi.fn<() => Element[]>(() => []);
beforeEach(() => {
  screenState.phone = true;
  vi.spyOn(document, 'elementsFromPoint').mockImplementation(found);
  vi.spyOn(corner(), 'offsetHeight', 'get').mockReturnValue(80);
});
afterEach(async () => {
  await view?.unmount();
  vi.restoreAllMocks();
  corner().removeAttribute('style');
  screenState.phone = false;
});

it('stands at the foot of a phone, above a bar with buttons, and at the top where it would cover the field in focus', async () => {
  view = await render(<Label />);
  expect(corner().style.insetBlock).toBe('auto 8px');
  const bar = document.querySelector('#bar') as Element;
  found.mockReturnValue([bar, document.body]);
  at(bar, END - 60, END);
  await vi.waitFor(() => expect(corner().style.insetBlock).toBe('auto 68px'));
  const field = document.querySelector('main input') as HTMLInputElement;
  at(field, END - 120, END - 80);
  await act(async () => field.focus());
  await vi.waitFor(() => expect(corner().style.insetBlock).toBe('8px auto'));
});
