import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LatLng, Place } from '#platform/contract/geo.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { ApiError, post } from '../call/call.ts';
import { useLabel, useT, type Label } from '../locale/locale.tsx';
import { Icon } from '../ui/icon/icons.tsx';
import classes from './map.module.css';
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
  chosen: { en: 'Chosen: {name}', ms: 'Dipilih: {name}' },
  results: { en: 'Places found', ms: 'Tempat dijumpai' },
});

export interface PlaceFinderProps {
  /** Of the field, so that a form finds it. */
  readonly id?: string | undefined;
  readonly label?: Label | undefined;
  /** What is chosen already. */
  readonly chosen?: string | undefined;
  readonly onPoint: (point: LatLng) => void;
  /** A result was chosen: fill name and address from it. */
  readonly onPlace?: ((place: Place) => void) | undefined;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
}

const whereOf = ({ address, postcode, city, state }: Place) => [address, [postcode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');

/** Finds a place by words, or by the device. */
export function PlaceFinder({ id, label, chosen, onPoint, onPlace, error, required }: PlaceFinderProps) {
  const t = useT(MESSAGES);
  const labelOf = useLabel();
  const [typed, setTyped] = useState<string | null>(null);
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { find, busy: locating } = useGeolocation();
  const words = typed ?? chosen ?? '';
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
    if (!position) return;
    setTyped(null);
    onPoint({ lat: position.lat, lng: position.lng });
  };
  const choose = (place: Place) => {
    onPoint({ lat: place.lat, lng: place.lng });
    onPlace?.(place);
    // Whoever shows what is chosen shows that; else the words stay.
    if (chosen !== undefined) setTyped(null);
    setPlaces(null);
  };
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 200px"
          id={id}
          label={label ? labelOf(label) : t('search')}
          type="search"
          value={words}
          // Other words choose nothing yet.
          description={chosen && words !== chosen ? t('chosen', { name: chosen }) : null}
          error={error}
          withAsterisk={required === true}
          leftSection={<Icon name="search" size={16} />}
          onChange={(event) => setTyped(event.currentTarget.value)}
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
                    <span className="note">{whereOf(place)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
