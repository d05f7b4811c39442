import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import classes from './map.module.css';
import { MAP_DEFAULTS } from '#platform/contract/geo.ts';
import type { Tone } from '#platform/contract/status.ts';
import { MAP_CENTRE } from './place.ts';
import type { MapLine, MapMarker, MapViewProps } from './map.props.ts';
import { spreadPins } from './spread-pins.ts';

interface LeafletMapProps extends MapViewProps {
  readonly tiles: string | null;
}

const colourOf = (tone: Tone) => `var(--chip-${tone}-text)`;

/** @param moved pixels by which it stands beside its place */
const pin = (tone: Tone, letter: string, moved = { x: 0, y: 0 }) =>
  L.divIcon({
    className: classes['pin'] ?? '',
    html: `<span style="--pin:${colourOf(tone)}"><b>${letter}</b></span>`,
    iconSize: [26, 26],
    iconAnchor: [13 - moved.x, 26 - moved.y],
  });

/** Of one among many: it stands on its place. */
const dot = (tone: Tone) => L.divIcon({ className: classes['dot'] ?? '', html: `<span style="--pin:${colourOf(tone)}"></span>`, iconSize: [14, 14] });

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const NONE: readonly MapMarker[] = [];
const NO_LINES: readonly MapLine[] = [];
const LINE = { color: colourOf('primary'), weight: 3, opacity: 0.75 } as const;

/** The former value while the new one says the same, so that effects follow content and not identity. */
function useUnchanged<T>(value: T): T {
  const [stored, keep] = useState(value);
  const same = JSON.stringify(stored) === JSON.stringify(value);
  if (!same) keep(value);
  return same ? stored : value;
}

/** Pixels between what is shown and the edge. */
const MARGIN = 32;

/** What holds all markers with their circles. */
const boundsOf = (markers: readonly MapMarker[]) =>
  markers.reduce((all, { lat, lng, radius = 0 }) => all.extend(L.latLng(lat, lng).toBounds(2 * radius)), L.latLngBounds([]));

/** The map itself. Without tiles it is a plain ground with its markers. */
export function LeafletMap({
  markers: given = NONE,
  lines: givenLines = NO_LINES,
  centre,
  zoom = MAP_DEFAULTS.zoom,
  tiles,
  onMove,
  onMarker,
  label,
}: LeafletMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef<L.LayerGroup | null>(null);
  const ways = useRef<L.LayerGroup | null>(null);
  const markers = useUnchanged(given);
  const lines = useUnchanged(givenLines);
  const latest = useRef({ onMove, onMarker });
  useEffect(() => {
    latest.current = { onMove, onMarker };
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = L.map(host.current, { zoomAnimation: !still, fadeAnimation: !still, markerZoomAnimation: !still, attributionControl: true });
    created.attributionControl.setPrefix(false);
    map.current = created;
    ways.current = L.layerGroup().addTo(created);
    layer.current = L.layerGroup().addTo(created);
    created.setView([MAP_CENTRE.lat, MAP_CENTRE.lng], MAP_DEFAULTS.zoom);
    created.on('click', ({ latlng }: L.LeafletMouseEvent) => latest.current.onMove?.({ lat: latlng.lat, lng: latlng.lng }));
    // A drawer gives the map its size only after its own animation.
    const watch = new ResizeObserver(() => created.invalidateSize());
    watch.observe(host.current);
    return () => {
      watch.disconnect();
      created.remove();
      map.current = null;
    };
  }, []);

  useEffect(() => {
    if (!map.current || !tiles) return undefined;
    const drawn = L.tileLayer(tiles, { maxZoom: 20 }).addTo(map.current);
    return () => void drawn.remove();
  }, [tiles]);

  useEffect(() => {
    ways.current?.clearLayers();
    for (const { name, points } of lines) ways.current?.addLayer(L.polyline([...points], LINE).bindTooltip(escape(name), { sticky: true }));
  }, [lines]);

  useEffect(() => {
    const group = layer.current;
    if (!group) return undefined;
    group.clearLayers();
    const pins = markers.flatMap((marker, index) => (marker.dot ? [] : [{ marker, index }]));
    // As their list numbers them, which has no dots.
    const numbers = new Map(pins.map(({ marker }, place) => [marker, String(place + 1)]));
    const iconOf = (marker: MapMarker, moved?: { x: number; y: number }) => {
      const { tone = 'primary' } = marker;
      return marker.dot ? dot(tone) : pin(tone, pins.length > 1 ? (numbers.get(marker) ?? '') : '', moved);
    };
    const all = markers.map((marker) => {
      const drawn = L.marker([marker.lat, marker.lng], {
        icon: iconOf(marker),
        draggable: marker.draggable === true,
        title: marker.name,
        alt: marker.name,
        // Dots stand in no list and open what their pins open.
        keyboard: !marker.dot,
      });
      drawn.bindTooltip(escape(marker.name));
      drawn.on('click', () => latest.current.onMarker?.(marker.id));
      drawn.on('dragend', () => {
        const { lat, lng } = drawn.getLatLng();
        latest.current.onMove?.({ lat, lng }, marker.id);
      });
      group.addLayer(drawn);
      const { radius, tone = 'primary' } = marker;
      if (radius) group.addLayer(L.circle([marker.lat, marker.lng], { radius, color: colourOf(tone), weight: 1.5, fillOpacity: 0.12 }));
      return drawn;
    });
    // Which pins cover each other changes with the zoom. One that can be dragged stays at its place.
    let stands = pins.map(() => ({ x: 0, y: 0 }));
    const spread = () => {
      const at = map.current;
      if (!at || markers.some(({ draggable }) => draggable)) return;
      const moved = spreadPins(pins.map(({ marker }) => at.project([marker.lat, marker.lng])));
      pins.forEach(({ marker, index }, place) => {
        const [was, to] = [stands[place], moved[place]];
        // A pin is drawn anew, and loses the focus, only where it moves.
        if (was?.x !== to?.x || was?.y !== to?.y) all[index]?.setIcon(iconOf(marker, to));
      });
      stands = [...moved];
    };
    spread();
    map.current?.on('zoomend', spread);
    return () => void map.current?.off('zoomend', spread);
  }, [markers]);

  const { lat, lng } = centre ?? {};
  useEffect(() => {
    if (!map.current) return;
    // While one view still moves, the map takes no other: pins that follow each other are shown without moving.
    if (lat !== undefined && lng !== undefined) map.current.setView([lat, lng], zoom, { animate: false });
    else if (markers.length > 0) map.current.fitBounds(boundsOf(markers), { padding: [MARGIN, MARGIN], maxZoom: zoom, animate: false });
  }, [lat, lng, zoom, markers]);

  return <div ref={host} className={classes['map']} role="application" aria-label={label} />;
}
