import { Stack } from '@mantine/core';
import type { LatLng } from '#platform/contract/geo.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../locale/locale.tsx';
import { MapView } from './map-view.tsx';
import { PlaceFinder, type PlaceFinderProps } from './place-finder.tsx';

const MESSAGES = defineMessages({ pin: { en: 'Chosen location', ms: 'Lokasi dipilih' } });

export interface PlaceSearchProps extends Pick<PlaceFinderProps, 'label' | 'onPoint' | 'onPlace' | 'error'> {
  /** The chosen position. */
  readonly value: LatLng | null;
  /** Metres around the pin. */
  readonly radius?: number | undefined;
}

/** Finds a place by words, by the device or on the map; the pin can be dragged. */
export function PlaceSearch({ value, radius, ...finder }: PlaceSearchProps) {
  const t = useT(MESSAGES);
  return (
    <Stack gap="xs">
      <PlaceFinder {...finder} />
      <MapView
        height={260}
        onMove={finder.onPoint}
        markers={value ? [{ id: 'pin', name: t('pin'), lat: value.lat, lng: value.lng, draggable: true, radius }] : []}
      />
    </Stack>
  );
}
