/** What other modules' web rooms and the shell may use of company. */
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { AddressFields as AddressFieldsType, AddressFieldsProps } from './address-fields.tsx';
import type { PlaceFields as PlaceFieldsType, PlaceFieldsProps } from './place-fields.tsx';

export { findPostcodes } from './find-postcodes.ts';
export { OrganisationFilter } from '#platform/web/ui/filter/organisation-filter.tsx';
export { OrganisationFields, type OrganisationFieldsProps } from './organisation-fields.tsx';
export { OrganisationProvider } from './organisation-provider.tsx';
export { useOrganisation, type Organisation } from './use-organisation.ts';

// Loaded with the first form that has them: this file stands beside every page, and they know every state and postcode.
const Address = lazy(async () => ({ default: (await import('./address-fields.tsx')).AddressFields })) as typeof AddressFieldsType;
const Place = lazy(async () => ({ default: (await import('./place-fields.tsx')).PlaceFields })) as typeof PlaceFieldsType;

export const AddressFields = <V,>(props: AddressFieldsProps<V>) => (
  <Suspense fallback={<Skeleton height={180} />}>
    <Address {...props} />
  </Suspense>
);
export const PlaceFields = <V,>(props: PlaceFieldsProps<V>) => (
  <Suspense fallback={<Skeleton height={400} />}>
    <Place {...props} />
  </Suspense>
);
