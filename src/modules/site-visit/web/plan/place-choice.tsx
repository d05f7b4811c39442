/** Where a visit goes: a site of the company, or a place that is named. */
import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { pinAt } from '#platform/web/map/place.ts';
import { VISIT } from '../visit.messages.ts';

const PlaceSearch = lazy(async () => ({ default: (await import('#platform/web/map/place-search.tsx')).PlaceSearch }));

/** What is typed; `placeOf` makes of it what the calls take. */
export interface ChosenPlace {
  readonly where?: 'site' | 'elsewhere' | '' | null | undefined;
  readonly work_site_id?: number | '' | null | undefined;
  readonly place_name?: string | null | undefined;
  readonly place_address?: string | null | undefined;
  readonly place_lat?: number | null | undefined;
  readonly place_lng?: number | null | undefined;
}

interface Site {
  readonly id: number;
  readonly name: string;
  /** How far away it is, where that is known. */
  readonly note?: string | undefined;
}

const CHOICES = [
  { value: 'site', label: VISIT.atSite },
  { value: 'elsewhere', label: VISIT.elsewhere },
];

interface PlaceChoiceProps {
  readonly form: ZodForm<ChosenPlace>;
  readonly sites: readonly Site[];
  /** Another place may be found and pinned; whoever stands there has a position already. */
  readonly finds?: boolean;
}

export function PlaceChoice({ form, sites, finds = false }: PlaceChoiceProps) {
  const isElsewhere = form.values.where === 'elsewhere' || sites.length === 0;
  return (
    <>
      {sites.length > 0 && <SelectField form={form} name="where" label={VISIT.where} options={CHOICES} clearable={false} required />}
      {isElsewhere ? (
        <>
          <TextField form={form} name="place_name" label={VISIT.placeName} maxLength={150} required />
          {finds && <PlacePin form={form} />}
        </>
      ) : (
        <SelectField
          form={form}
          name="work_site_id"
          label={VISIT.site}
          options={sites.map(({ id, name, note }) => ({ value: String(id), label: note ? `${name} (${note})` : name }))}
          number
          searchable
          required
        />
      )}
    </>
  );
}

const LONGEST_NAME = 150;
const LONGEST_ADDRESS = 255;

/** Finds another place by words, by the device or on the map. A name that was typed stays. */
function PlacePin({ form }: { form: ZodForm<ChosenPlace> }) {
  const t = useT(VISIT);
  const { place_lat: lat, place_lng: lng, place_name, place_address } = form.values;
  const isPinned = typeof lat === 'number' && typeof lng === 'number';
  const clear = () => {
    for (const field of ['place_lat', 'place_lng', 'place_address'] as const) form.set(field, null);
  };
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <PlaceSearch
        label={VISIT.findPlace}
        value={isPinned ? { lat, lng } : null}
        onPoint={(point) => {
          const pin = pinAt(point);
          form.set('place_lat', pin.lat);
          form.set('place_lng', pin.lng);
          // Of the pin before.
          form.set('place_address', null);
        }}
        onPlace={({ name, address, postcode, city, state }) => {
          if (!place_name?.trim()) form.set('place_name', name.slice(0, LONGEST_NAME));
          form.set('place_address', [address, [postcode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ').slice(0, LONGEST_ADDRESS) || null);
        }}
      />
      {isPinned && (
        <div className="apart wrap">
          <span className="small">{place_address ?? t('pinned', { lat: lat.toFixed(4), lng: lng.toFixed(4) })}</span>
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            {t('removePin')}
          </Button>
        </div>
      )}
    </Suspense>
  );
}

export const placeOf = ({ where, work_site_id, place_name, place_address = null, place_lat = null, place_lng = null }: ChosenPlace) =>
  where === 'elsewhere' || (!work_site_id && place_name)
    ? { work_site_id: null, place: place_name?.trim() ? { name: place_name, address: place_address, lat: place_lat, lng: place_lng } : null }
    : { work_site_id: work_site_id || null, place: null };
