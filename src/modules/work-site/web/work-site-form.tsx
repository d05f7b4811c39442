import { distanceMetres } from '#platform/contract/geo.ts';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { SessionRows } from '#platform/web/forms/session-rows.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { AddressFields } from '#platform/web/map/address-fields.tsx';
import { PlaceFields } from '#platform/web/map/place-fields.tsx';
import { BLANK_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { findPostcodes, useOrganisation } from '#modules/company/web/public.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { SITE_WORDS } from '../contract/site-words.ts';
import { workSites } from '../contract/work-site.register.ts';
import { RADIUS, SITE_TYPES } from '../contract/work-site.schema.ts';
import { findPlaceable } from './find-placeable.ts';
import { useSiteTabs } from './use-site-tabs.tsx';
import { WORK_SITE } from './work-site.messages.ts';

const NEW = {
  name: '',
  code: '',
  type: '' as const,
  branch_id: null,
  ...BLANK_ADDRESS,
  lat: null,
  lng: null,
  radius_m: RADIUS.usual,
  contact_name: '',
  contact_phone: '',
  supervisor_ids: [],
  sessions: [],
  status: 'Active' as const,
};
const TYPES = SITE_TYPES.map((value) => ({ value, label: SITE_WORDS.types[value] }));

export function WorkSiteForm({ row, readOnly, onClose }: RecordFormProps<typeof workSites>) {
  const { lists } = useOrganisation();
  const form = useRecordForm(workSites, row, NEW, { onDone: onClose });
  const tabs = useSiteTabs(row);
  const t = useT(WORK_SITE);
  const confirm = useConfirm();
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    const { lat, lng } = form.values;
    const metres = row && typeof lat === 'number' && typeof lng === 'number' ? Math.round(distanceMetres(row, { lat, lng })) : 0;
    if (row && metres > row.radius_m && !(await confirm({ title: t('movedAsk', { n: metres }), message: t('movedText') }))) return false;
    return form.submit(event);
  };
  const supervisors = row?.supervisors.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? WORK_SITE.addTitle} form={{ ...form, submit }} readOnly={readOnly} size={680} {...tabs}>
      <TextField form={form} name="name" label={WORK_SITE.name} maxLength={150} />
      <FormRow>
        <SelectField form={form} name="type" label={WORK_SITE.type} options={TYPES} />
        <TextField form={form} name="code" label={WORK_SITE.code} description={row ? undefined : WORK_SITE.codeHint} maxLength={20} />
        <ActiveField form={form} />
      </FormRow>
      <FormSection title={WORK_SITE.placeSection} note={WORK_SITE.placeNote}>
        <PlaceFields form={form} radius={RADIUS} />
        <AddressFields form={form} states={STATES} lookup={findPostcodes} />
        <SelectField
          form={form}
          name="branch_id"
          label={WORK_SITE.branch}
          description={WORK_SITE.branchHint}
          options={lists.branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          number
          clearable
        />
      </FormSection>
      <FormSection title={WORK_SITE.peopleSection}>
        <SearchMany
          form={form}
          name="supervisor_ids"
          label={WORK_SITE.supervisors}
          ask={['work-site.find-placeable']}
          load={findPlaceable}
          stored={supervisors}
        />
        <FormRow>
          <TextField form={form} name="contact_name" label={WORK_SITE.contactName} maxLength={150} />
          <PhoneField form={form} name="contact_phone" label={WORK_SITE.contactPhone} />
        </FormRow>
      </FormSection>
      <FormSection title={WORK_SITE.sessionSection} note={WORK_SITE.sessionNote}>
        <SessionRows form={form} name="sessions" />
      </FormSection>
    </FormDrawer>
  );
}
