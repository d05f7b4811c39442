import { MultiSelectField, SwitchField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { PhoneField } from '#platform/web/forms/text-fields.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { branchEndpoints } from '../../contract/organisation.endpoints.ts';
import { branchForm, DEFAULT_REST_DAYS, FRIDAY_STATES, type BranchRow } from '../../contract/organisation.schema.ts';
import type { CompanyProfile } from '../../contract/company.schema.ts';
import { AddressFields } from '../address-fields.tsx';
import { ORGANISATION_MESSAGES as M, WEEKDAYS } from './organisation.messages.ts';
import { BranchPlace } from './branch-place.tsx';
import { useCompanyDetails } from '../company.queries.ts';
import { useOrganisation } from '../use-organisation.ts';
import { HeadField, NameFields } from './unit-form-fields.tsx';
import { useFormTitle, type UnitFormProps } from './unit-forms.tsx';
import { useUnitForm } from './use-unit-form.ts';

const FRIDAY = 5;
const restDaysOf = (state: string | null | undefined) => (state && FRIDAY_STATES.includes(state) ? [FRIDAY] : [...DEFAULT_REST_DAYS]);

/** The first branch is most often where the company is: it opens with that address, as the headquarters. */
export function BranchForm(props: UnitFormProps<BranchRow>) {
  const none = useOrganisation().lists.branches.length === 0;
  const { data, isError } = useCompanyDetails();
  const asks = props.row === null && none;
  if (asks && !data && !isError) return null;
  return <BranchFields {...props} like={asks && data?.data.address_1 ? data.data : null} />;
}

function BranchFields({ row, like, onClose }: UnitFormProps<BranchRow> & { like: CompanyProfile | null }) {
  const from = row ?? like;
  const initial = {
    name: row?.name ?? '',
    code: row?.code ?? '',
    status: row?.status ?? 'Active',
    is_hq: row?.is_hq ?? like !== null,
    address_1: from?.address_1 ?? '',
    address_2: from?.address_2 ?? '',
    postcode: from?.postcode ?? '',
    city: from?.city ?? '',
    state: from?.state ?? '',
    country: from?.country ?? 'Malaysia',
    lat: row?.lat ?? null,
    lng: row?.lng ?? null,
    radius_m: row?.radius_m ?? 100,
    phone: from?.phone ?? '',
    manager_id: row?.manager_id ?? null,
    rest_days: row?.rest_days ?? restDaysOf(like?.state),
  };
  const form = useUnitForm(branchForm, branchEndpoints, row, initial, onClose);
  /** A new branch takes the weekly rest day that its state is used to. */
  const suggestRestDay = (state: unknown) => {
    if (!row && typeof state === 'string') form.set('rest_days', restDaysOf(state));
  };
  return (
    <FormDrawer opened onClose={onClose} title={useFormTitle('branch', row)} form={form} size={680}>
      <NameFields form={form} />
      <SwitchField form={form} name="is_hq" label={M.headquarters} description={M.headquartersHint} />
      <HeadField form={form} name="manager_id" label={M.manager} person={row?.manager ?? null} />
      <FormSection title={M.address}>
        <AddressFields form={form} onState={suggestRestDay} />
        <PhoneField form={form} name="phone" label={M.phone} />
      </FormSection>
      <FormSection title={M.place} note={M.placeNote}>
        <BranchPlace form={form} />
        <FormRow>
          <NumberField form={form} name="lat" label={M.latitude} decimals={7} min={-90} max={90} />
          <NumberField form={form} name="lng" label={M.longitude} decimals={7} min={-180} max={180} />
          <NumberField form={form} name="radius_m" label={M.radius} min={10} max={10000} />
        </FormRow>
        <MultiSelectField form={form} name="rest_days" label={M.restDays} description={M.restDaysHint} options={WEEKDAYS} number required />
      </FormSection>
    </FormDrawer>
  );
}
