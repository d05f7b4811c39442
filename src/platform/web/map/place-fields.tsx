import { lazy, Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import { FormRow } from '../forms/form-layout.tsx';
import { NumberField } from '../forms/number-fields.tsx';
import type { PathOf, ZodForm } from '../forms/use-zod-form.ts';
import { pinAt } from './place.ts';
import { PLACE_MESSAGES as M } from './place.messages.ts';

const PlaceSearch = lazy(async () => ({ default: (await import('./place-search.tsx')).PlaceSearch }));

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);

export interface PlaceFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** Metres around the pin that may be entered, and those drawn while the field is empty. */
  readonly radius: { readonly min: number; readonly max: number; readonly usual: number };
}

/** The pin of a place (searched, dragged, or taken from the device), its coordinates and the radius; a found place fills an address that is still empty. */
export function PlaceFields<V>({ form, radius }: PlaceFieldsProps<V>) {
  const path = (name: string) => name as PathOf<V>;
  const [lat, lng] = [asNumber(form.get(path('lat'))), asNumber(form.get(path('lng')))];
  const fill = (name: string, found: string) => void (!form.get(path(name)) && found && form.set(path(name), found));
  return (
    <>
      <Suspense fallback={<Skeleton height={320} />}>
        <PlaceSearch
          label={M.showOnMap}
          value={lat === null || lng === null ? null : { lat, lng }}
          radius={asNumber(form.get(path('radius_m'))) ?? radius.usual}
          onPoint={(point) => {
            const { lat: north, lng: east } = pinAt(point);
            form.set(path('lat'), north);
            form.set(path('lng'), east);
          }}
          onPlace={({ address, postcode, city, state }) => {
            fill('address_1', address);
            fill('postcode', /^\d{5}$/.test(postcode) ? postcode : '');
            fill('city', city);
            fill('state', state);
          }}
        />
      </Suspense>
      <FormRow>
        <NumberField form={form} name={path('lat')} label={M.latitude} decimals={7} min={-90} max={90} />
        <NumberField form={form} name={path('lng')} label={M.longitude} decimals={7} min={-180} max={180} />
        <NumberField form={form} name={path('radius_m')} label={M.radius} min={radius.min} max={radius.max} />
      </FormRow>
    </>
  );
}
