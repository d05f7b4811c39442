/** The journey that mileage is claimed for: measured between two places of the map, or typed. */
import { lazy, Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import type { LatLng } from '#platform/contract/geo.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { pinAt } from '#platform/web/map/place.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import type { JourneyPlace } from '../../contract/item/claim-item.schema.ts';
import { journeyKm, MOST_KM, pointOf } from '../../contract/mileage/journey.ts';
import { VEHICLES } from '../../contract/mileage/price-mileage.ts';
import { CLAIM_WORDS as W, VEHICLE_NAMES } from '../claim-words.ts';
import type { ItemProps } from './claim-items.ts';
import { FORM } from './form.messages.ts';

const MapView = lazy(async () => ({ default: (await import('#platform/web/map/map-view.tsx')).MapView }));
const PlaceFinder = lazy(async () => ({ default: (await import('#platform/web/map/place-finder.tsx')).PlaceFinder }));

export function TypedJourney({ form, at }: ItemProps) {
  return (
    <>
      <FormRow>
        <TextField form={form} name={`${at('from_place')}.name`} label={W.from} maxLength={200} />
        <TextField form={form} name={`${at('to_place')}.name`} label={W.to} maxLength={200} />
      </FormRow>
      <FormRow>
        <NumberField form={form} name={at('distance_km')} label={FORM.distanceKm} decimals={2} min={0} max={MOST_KM} required />
        <VehicleField form={form} at={at} />
      </FormRow>
    </>
  );
}

function VehicleField({ form, at }: Pick<ItemProps, 'form' | 'at'>) {
  const say = useSay();
  const options = VEHICLES.map((vehicle) => ({ value: vehicle, label: say(VEHICLE_NAMES[vehicle]) }));
  return <SelectField form={form} name={at('vehicle')} label={W.vehicle} options={options} required />;
}

const ENDS = ['from_place', 'to_place'] as const;

export function MapJourney({ form, at, item }: ItemProps) {
  const t = useT(FORM);
  const say = useSay();
  const labels = { from_place: say(W.from), to_place: say(W.to) };
  for (const end of ENDS) form.labels.set(at(end), labels[end]);
  const placeOf = (end: (typeof ENDS)[number]) => item[end] as Partial<JourneyPlace> | null | undefined;
  const points = { from_place: pointOf(placeOf('from_place')), to_place: pointOf(placeOf('to_place')) };
  // The server measures by the same rule, and takes no other.
  const km = journeyKm({ ...points, is_return: item.is_return === true });
  const set = (end: (typeof ENDS)[number], where: LatLng, name?: string) => {
    const point = pinAt(where);
    form.set(at(end), { name: name ?? t('pinned', { lat: point.lat.toFixed(4), lng: point.lng.toFixed(4) }), ...point });
  };
  return (
    <Suspense fallback={<Skeleton height={260} />}>
      {ENDS.map((end) => (
        <PlaceFinder
          key={end}
          id={form.idOf(at(end))}
          label={labels[end]}
          chosen={placeOf(end)?.name ?? ''}
          required
          error={form.errors[at(end)] ?? null}
          onPoint={(point) => set(end, point)}
          onPlace={(place) => set(end, place, place.name)}
        />
      ))}
      <MapView
        height={220}
        zoom={14}
        label={FORM.places}
        markers={ENDS.flatMap((end) => (points[end] ? [{ id: end, name: labels[end], ...points[end], draggable: true }] : []))}
        // The ground stands for the end that is missing yet.
        onMove={(point, end) => set(ENDS.find((each) => each === end) ?? ENDS.find((each) => points[each] === null) ?? 'to_place', point)}
      />
      <FormRow>
        <SwitchField form={form} name={at('is_return')} label={FORM.isReturn} />
        <VehicleField form={form} at={at} />
      </FormRow>
      {km !== null && <output className="small">{t('straight', { km })}</output>}
    </Suspense>
  );
}
