/** Where a visit goes: a site of the company, or a place that is named. */
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { VISIT } from '../visit.messages.ts';

/** What is typed; `placeOf` makes of it what the calls take. */
export interface ChosenPlace {
  readonly where?: 'site' | 'elsewhere' | '' | null | undefined;
  readonly work_site_id?: number | '' | null | undefined;
  readonly place_name?: string | null | undefined;
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

export function PlaceChoice({ form, sites }: { form: ZodForm<ChosenPlace>; sites: readonly Site[] }) {
  const isElsewhere = form.values.where === 'elsewhere' || sites.length === 0;
  return (
    <>
      {sites.length > 0 && <SelectField form={form} name="where" label={VISIT.where} options={CHOICES} clearable={false} required />}
      {isElsewhere ? (
        <TextField form={form} name="place_name" label={VISIT.placeName} maxLength={150} required />
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

export const placeOf = ({ where, work_site_id, place_name }: ChosenPlace) =>
  where === 'elsewhere' || (!work_site_id && place_name)
    ? { work_site_id: null, place: place_name?.trim() ? { name: place_name, lat: null, lng: null } : null }
    : { work_site_id: work_site_id || null, place: null };
