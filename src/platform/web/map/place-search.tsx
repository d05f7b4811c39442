import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LatLng, Place } from '#platform/contract/geo.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { ApiError, post } from '../call/call.ts';
import { useLabel, useT, type Label } from '../locale/locale.tsx';
import { Icon } from '../ui/icon/icons.tsx';
import classes from './map.module.css';
import { MapView } from './map-view.tsx';
import { placeQuery, placesOf, type FoundPlace } from './place.ts';
import { useGeolocation } from './use-geolocation.ts';

const MESSAGES = defineMessages({
  search: { en: 'Search a place', ms: 'Cari tempat' },
  go: { en: 'Search', ms: 'Cari' },
  here: { en: 'Use my location', ms: 'Guna lokasi saya' },
  none: {
    en: 'No place was found. Try other words, or set the pin on the map.',
    ms: 'Tiada tempat dijumpai. Cuba perkataan lain, atau letakkan pin pada peta.',
  },
  pin: { en: 'Chosen location', ms: 'Lokasi dipilih' },
  results: { en: 'Places found', ms: 'Tempat dijumpai' },
});

export interface PlaceSearchProps {
  readonly label?: Label | undefined;
  /** The chosen position. */
  readonly value: LatLng | null;
  readonly onPoint: (point: LatLng) => void;
  /** A result was chosen: fill name and address from it. */
  readonly onPlace?: ((place: Place) => void) | undefined;
  /** Metres around the pin. */
  readonly radius?: number | undefined;
  readonly error?: string | null | undefined;
}

/** Finds a place by words, by the device or on the map; the pin can be dragged. */
export function PlaceSearch({ label, value, onPoint, onPlace, radius, error }: PlaceSearchProps) {
  const t = useT(MESSAGES);
  const said = useLabel();
  const [words, setWords] = useState('');
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { find, busy: locating } = useGeolocation();
  const search = async () => {
    if (words.trim().length < 2) return;
    setBusy(true);
    try {
      setPlaces(placesOf((await post('api/maps/places/search-text', placeQuery(words))) as { places?: FoundPlace[] }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setBusy(false);
    }
  };
  const here = async () => {
    const position = await find();
    if (position) onPoint({ lat: position.lat, lng: position.lng });
  };
  const choose = (place: Place) => {
    onPoint({ lat: place.lat, lng: place.lng });
    onPlace?.(place);
    setPlaces(null);
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 200px"
          label={label ? said(label) : t('search')}
          type="search"
          value={words}
          error={error}
          leftSection={<Icon name="search" size={16} />}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="default" loading={busy} onClick={() => void search()}>
          {t('go')}
        </Button>
        <Button variant="default" loading={locating} leftSection={<Icon name="crosshair" size={16} />} onClick={() => void here()}>
          {t('here')}
        </Button>
      </Group>
      {places && (
        <section className={`${classes['frame']} frame`} aria-label={t('results')} aria-live="polite">
          {places.length === 0 ? (
            <p className={classes['note']} style={{ border: 0 }}>
              {t('none')}
            </p>
          ) : (
            <ul className={classes['list']} style={{ border: 0 }}>
              {places.map((place) => (
                <li key={place.id}>
                  <button type="button" onClick={() => choose(place)}>
                    {place.name}
                    <span className="note">
                      {[place.address, [place.postcode, place.city].filter(Boolean).join(' '), place.state].filter(Boolean).join(', ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <MapView
        height={260}
        radius={radius}
        onMove={onPoint}
        markers={value ? [{ id: 'pin', name: t('pin'), lat: value.lat, lng: value.lng, draggable: true }] : []}
      />
    </Stack>
  );
}
