import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { SessionRows } from '#platform/web/forms/session-rows.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { AddressFields } from '#platform/web/map/address-fields.tsx';
import { PlaceFields } from '#platform/web/map/place-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { BLANK_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { findPostcodes } from '#modules/company/web/public.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { outlets } from '../../contract/outlet/outlet.register.ts';
import { OUTLET_RADIUS, OUTLET_TYPE_WORDS, OUTLET_TYPES } from '../../contract/outlet/outlet.schema.ts';
import { REGION_WORDS, REGIONS } from '../../contract/outlet/region.ts';
import { OUTLET } from './outlet.messages.ts';

const NEW = {
  name: '',
  code: '',
  chain: '',
  type: '' as const,
  region: '' as const,
  ...BLANK_ADDRESS,
  lat: null,
  lng: null,
  radius_m: OUTLET_RADIUS.usual,
  contact_name: '',
  contact_phone: '',
  sessions: [],
  status: 'Active' as const,
};
const TYPES = OUTLET_TYPES.map((value) => ({ value, label: OUTLET_TYPE_WORDS[value] }));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: REGION_WORDS[value] }));

export function OutletForm({ row, readOnly, onClose }: RecordFormProps<typeof outlets>) {
  const form = useRecordForm(outlets, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? OUTLET.addTitle} form={form} readOnly={readOnly} size={680}>
      <TextField form={form} name="name" label={OUTLET.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name="chain" label={OUTLET.chain} maxLength={80} />
        <TextField form={form} name="code" label={OUTLET.code} description={row ? undefined : OUTLET.codeHint} maxLength={20} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="type" label={OUTLET.type} options={TYPES} />
        <SelectField form={form} name="region" label={OUTLET.region} options={REGION_OPTIONS} />
        <ActiveField form={form} />
      </FormRow>
      <FormSection title={OUTLET.placeSection} note={OUTLET.placeNote}>
        <PlaceFields form={form} radius={OUTLET_RADIUS} />
        <AddressFields form={form} states={STATES} lookup={findPostcodes} />
      </FormSection>
      <FormSection title={OUTLET.contactSection}>
        <FormRow>
          <TextField form={form} name="contact_name" label={OUTLET.contactName} maxLength={150} />
          <PhoneField form={form} name="contact_phone" label={OUTLET.contactPhone} />
        </FormRow>
      </FormSection>
      <FormSection title={OUTLET.sessionSection} note={OUTLET.sessionNote}>
        <SessionRows form={form} name="sessions" />
      </FormSection>
    </FormDrawer>
  );
}
