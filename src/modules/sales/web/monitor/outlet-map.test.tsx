/** The colours of the pins are those of the specification: green all in, orange somebody late, grey upcoming, red missed. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { OutletMap } from './outlet-map.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());

it('says which colour stands for what', async () => {
  view = await render(<OutletMap groups={[]} onOutlet={() => undefined} />);
  const { container } = view;
  await act(async () => container.querySelector('button')?.click());
  await until(() => container.querySelectorAll('[data-tone]').length === 4);
  expect([...container.querySelectorAll('[data-tone]')].map((chip) => [chip.textContent, chip.getAttribute('data-tone')])).toEqual([
    ['A schedule was missed', 'error'],
    ['Somebody is late', 'warning'],
    ['Somebody is still to come', 'neutral'],
    ['All checked in', 'success'],
  ]);
});
