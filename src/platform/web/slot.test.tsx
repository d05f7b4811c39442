/** Guests of a slot: loaded while their host waits, drawn in order, kept from those who may not see them. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { LaterPart } from './module.ts';
import { Slot, SlotsProvider, useHasGuests, usePrerenderedSlot } from './slot.tsx';
import { render, type Rendered } from './testing/render.tsx';

let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());

const guest = (key: string, order: number, more: Partial<LaterPart> = {}): LaterPart => ({
  key,
  order,
  load: async () => ({ Part: () => <b>{key}</b> }),
  ...more,
});

const textOf = ({ container }: Rendered) => container.querySelector('main')?.textContent;

let fallbacks = 0;
function Fallback() {
  fallbacks += 1;
  return 'loading';
}

function Host({ waits }: { waits: boolean }) {
  usePrerenderedSlot('place');
  return waits ? 'waiting' : <Slot name="place" fallback={<Fallback />} />;
}

it('draws guests in their order, and only to those who may', async () => {
  const parts = { place: [guest('second', 2), guest('first', 1), guest('barred', 3, { needs: { page: '/nowhere' } })] };
  drawn = await render(
    <SlotsProvider parts={parts}>
      <Slot name="place" />
      <Slot name="nobody" />
    </SlotsProvider>,
  );
  await act(async () => undefined);
  expect(textOf(drawn)).toBe('firstsecond');
});

function Found() {
  const found = ['place', 'barred', 'nobody'].filter(useHasGuests);
  return found.join();
}

it('tells a host which slots have a guest for the viewer', async () => {
  const parts = {
    place: [guest('barred', 1, { needs: { page: '/nowhere' } }), guest('open', 2)],
    barred: [guest('barred', 1, { needs: { page: '/nowhere' } })],
  };
  drawn = await render(
    <SlotsProvider parts={parts}>
      <Found />
    </SlotsProvider>,
  );
  expect(textOf(drawn)).toBe('place');
});

it('has a guest at hand once its host has what it waited for', async () => {
  const parts = { place: [guest('one', 1)] };
  const host = (waits: boolean) => (
    <SlotsProvider parts={parts}>
      <Host waits={waits} />
    </SlotsProvider>
  );
  drawn = await render(host(true));
  expect(textOf(drawn)).toBe('waiting');
  await drawn.rerender(host(false));
  expect([textOf(drawn), fallbacks]).toEqual(['one', 0]);
});

it('asks again for a guest that could not be loaded ahead', async () => {
  let tries = 0;
  const late = guest('late', 1, {
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { Part: () => <b>late</b> };
    },
  });
  const parts = { place: [late] };
  const host = (waits: boolean) => (
    <SlotsProvider parts={parts}>
      <Host waits={waits} />
    </SlotsProvider>
  );
  drawn = await render(host(true));
  await drawn.rerender(host(false));
  await act(async () => undefined);
  expect([textOf(drawn), tries]).toEqual(['late', 2]);
});
