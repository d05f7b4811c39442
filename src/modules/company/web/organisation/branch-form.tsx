import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { PhoneField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { branches } from '../../contract/organisation.register.ts';
import { DEFAULT_REST_DAYS, FRIDAY_STATES } from '../../contract/organisation.schema.ts';
import type { CompanyProfile } from '../../contract/company.schema.ts';
import { AddressFields } from '#platform/web/map/address-fields.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { PlaceFields } from '#platform/web/map/place-fields.tsx';
import { findPostcodes } from '../find-postcodes.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';
import { ORGANISATION_READS, useCompanyDetails } from '../company.queries.ts';
import { useOrganisation } from '../use-organisation.ts';
import { HeadField, NameFields } from './unit-form-fields.tsx';
import { NEW_UNIT, useFormTitle } from './unit-forms.tsx';

const FRIDAY = 5;
const restDaysOf = (state: string | null | undefined) => (state && FRIDAY_STATES.includes(state) ? [FRIDAY] : [...DEFAULT_REST_DAYS]);

/** The first branch is most often where the company is: it opens with that address, as the headquarters. */
export function BranchForm(props: RecordFormProps<typeof branches>) {
  const none = useOrganisation().lists.branches.length === 0;
  const { data, isError } = useCompanyDetails();
  const asks = props.row === null && none;
  if (asks && !data && !isError) return null;
  return <BranchFields {...props} like={asks && data?.data.address_1 ? data.data : null} />;
}

function BranchFields({ row, like, onClose }: RecordFormProps<typeof branches> & { like: CompanyProfile | null }) {
  const { address_1, address_2, postcode, city, state, phone, country = 'Malaysia' } = like ?? {};
  const address = { address_1: address_1 ?? '', address_2: address_2 ?? '', postcode: postcode ?? '', city: city ?? '', state: state ?? '', country };
  const place = { lat: null, lng: null, radius_m: 100 };
  const fresh = { ...NEW_UNIT, ...address, ...place, phone: phone ?? '', is_hq: like !== null, manager_id: null, rest_days: restDaysOf(state) };
  const form = useRecordForm(branches, row, fresh, { stale: ORGANISATION_READS, onDone: onClose });
  /** A new branch takes the weekly rest day that its state is used to. */
  const suggestRestDay = (chosen: unknown) => {
    if (!row && typeof chosen === 'string') form.set('rest_days', restDaysOf(chosen));
  };
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('branch', row)} form={form} size={680}>
      <NameFields form={form} />
      <SwitchField form={form} name="is_hq" label={M.headquarters} description={M.headquartersHint} />
      <HeadField form={form} name="manager_id" label={M.manager} person={row?.manager ?? null} />
      <FormSection title={M.address}>
        <AddressFields form={form} states={STATES} lookup={findPostcodes} onState={suggestRestDay} />
        <PhoneField form={form} name="phone" label={M.phone} />
      </FormSection>
      <FormSection title={M.place} note={M.placeNote}>
        <PlaceFields form={form} radius={{ min: 10, max: 10_000, usual: 100 }} />
        <MultiSelectField form={form} name="rest_days" label={M.restDays} description={M.restDaysHint} options={WEEKDAYS} number required />
      </FormSection>
    </FormDrawer>
  );
}
