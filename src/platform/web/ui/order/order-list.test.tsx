import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { button, click, render, type Rendered } from '../../testing/render.tsx';
import { OrderList } from './order-list.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

const NAMES = ['Director', 'Manager', 'Clerk'];

function Levels() {
  const [rows, setRows] = useState<readonly { id: number; name: string }[]>(NAMES.map((name, at) => ({ id: at + 1, name })));
  return <OrderList rows={rows} nameOf={({ name }) => name} onOrder={setRows} />;
}

it('moves by its arrows, which end at the ends', async () => {
  view = await render(<Levels />);
  const isClosed = (name: string) => (button(name) as HTMLButtonElement).disabled;
  const shown = () => [...document.querySelectorAll('li .words')].map(({ textContent }) => textContent);
  expect(isClosed('Move Director up')).toBe(true);
  expect(isClosed('Move Clerk down')).toBe(true);
  await click(button('Move Clerk up'));
  expect(shown()).toEqual(['Director', 'Clerk', 'Manager']);
  await click(button('Move Director down'));
  expect(shown()).toEqual(['Clerk', 'Director', 'Manager']);
  expect(isClosed('Move Clerk up')).toBe(true);
});
