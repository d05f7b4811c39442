import { lazy, Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import type { z } from 'zod';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { branchForm } from '../../contract/organisation.schema.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';

const PlaceSearch = lazy(async () => ({ default: (await import('#platform/web/map/place-search.tsx')).PlaceSearch }));

/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);

/** The pin of a branch: searched, dragged, or taken from the device. */
export function BranchPlace({ form }: { form: ZodForm<z.input<typeof branchForm>> }) {
  const [lat, lng] = [asNumber(form.get('lat')), asNumber(form.get('lng'))];
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <PlaceSearch
        label={M.showOnMap}
        value={lat === null || lng === null ? null : { lat, lng }}
        radius={asNumber(form.get('radius_m')) ?? 100}
        onPoint={(point) => {
          form.set('lat', rounded(point.lat));
          form.set('lng', rounded(point.lng));
        }}
        onPlace={({ address, postcode, city, state }) => {
          if (!form.get('address_1') && address) form.set('address_1', address);
          if (!form.get('postcode') && /^\d{5}$/.test(postcode)) form.set('postcode', postcode);
          if (!form.get('city') && city) form.set('city', city);
          if (!form.get('state') && state) form.set('state', state);
        }}
      />
    </Suspense>
  );
}
