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

it('draws the ways that it is given, and none any more once there are none', async () => {
  const lines = [
    {
      name: 'Aminah',
      points: [
        { lat: 3, lng: 101 },
        { lat: 3.1, lng: 101.1 },
        { lat: 3.2, lng: 101 },
      ],
    },
    {
      name: 'Budi',
      points: [
        { lat: 4, lng: 102 },
        { lat: 4.1, lng: 102 },
      ],
    },
  ];
  view = await render(<LeafletMap markers={[{ id: 1, name: 'Office', lat: 3, lng: 101 }]} lines={lines} tiles={null} />);
  expect([...document.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))).toEqual(['var(--chip-primary-text)', 'var(--chip-primary-text)']);
  await view.rerender(<LeafletMap markers={[{ id: 1, name: 'Office', lat: 3, lng: 101 }]} tiles={null} />);
  expect(document.querySelectorAll('path')).toHaveLength(0);
});
