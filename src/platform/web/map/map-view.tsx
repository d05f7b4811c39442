import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useDomain } from '../domain.tsx';
import { useLabel, useT, type Label } from '../locale/locale.tsx';
import { useMaybeViewer } from '../viewer.tsx';
import classes from './map.module.css';
import type { MapViewProps } from './map.props.ts';
import { tileUrl } from './place.ts';

const LeafletMap = lazy(async () => ({ default: (await import('./leaflet-map.tsx')).LeafletMap }));

const MESSAGES = defineMessages({
  map: { en: 'Map', ms: 'Peta' },
  noTiles: {
    en: 'The map has no pictures yet. The administrator of this portal can set them up.',
    ms: 'Peta ini belum ada gambar. Pentadbir portal ini boleh menyediakannya.',
  },
});

/** Address of the map pictures that this portal has set; null where it has none. */
export function useMapPictures(): string | null {
  const { services } = useDomain();
  return tileUrl(services?.map_style_url, services?.maps_key);
}

/** Of a map without pictures. */
const LOW = 200;

/** A map of markers with their list, so that nothing is said by the picture alone. */
export function MapView({ height = 320, list = false, label, ...props }: Omit<MapViewProps, 'label'> & { height?: number; list?: boolean; label?: Label }) {
  const t = useT(MESSAGES);
  const labelOf = useLabel();
  const isOwner = useMaybeViewer()?.type === 'owner';
  const tiles = useMapPictures();
  const { onMarker } = props;
  const markers = (props.markers ?? []).filter((marker) => !marker.dot);
  const names = list && markers.length > 0 && (
    <ul className={classes['list']}>
      {markers.map((marker, index) => (
        <li key={marker.id}>
          <button type="button" onClick={() => onMarker?.(marker.id)}>
            {/* As its pin is numbered. */}
            {markers.length > 1 && <span className="quiet tabular">{index + 1}. </span>}
            {marker.name}
            {marker.note && <span className="note">{marker.note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
  // Pins on a plain field say less than their list: it comes first then, and the field is low.
  const high = tiles || !names ? height : Math.min(height, LOW);
  return (
    <div className={`${classes['frame']} frame`}>
      {!tiles && names}
      <div style={{ height: high }}>
        <Suspense fallback={<Skeleton height={high} radius={0} />}>
          <LeafletMap {...props} tiles={tiles} label={label ? labelOf(label) : t('map')} />
        </Suspense>
      </div>
      {/* Nobody else can do anything about it. */}
      {!tiles && isOwner && <p className={classes['note']}>{t('noTiles')}</p>}
      {tiles && names}
    </div>
  );
}
