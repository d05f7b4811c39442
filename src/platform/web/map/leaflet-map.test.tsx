import L from 'leaflet';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render, type Rendered } from '../testing/render.tsx';
import { LeafletMap } from './leaflet-map.tsx';

// The library draws circles where a browser measures them, which this one does not.
const drawing = L.Browser as { svg: boolean };
const { svg } = drawing;
let view: Rendered | undefined;
beforeEach(() => void (drawing.svg = true));
afterEach(async () => {
  await view?.unmount();
  drawing.svg = svg;
});

it('draws each circle in the colour of its pin', async () => {
  const markers = (['success', 'error', 'neutral', undefined] as const).map((tone, id) => ({
    id,
    tone,
    name: `Site ${id}`,
    lat: 3 + id,
    lng: 101,
    radius: 150,
  }));
  view = await render(<LeafletMap markers={markers} tiles={null} />);
  const wanted = ['success', 'error', 'neutral', 'primary'].map((tone) => `var(--chip-${tone}-text)`);
  expect([...document.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))).toEqual(wanted);
  expect([...document.querySelectorAll<HTMLElement>('.leaflet-marker-icon span')].map((pin) => pin.style.getPropertyValue('--pin'))).toEqual(wanted);
});
