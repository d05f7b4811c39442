import { call } from '#platform/web/call/call.ts';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { findSites } from '#modules/work-site/contract/worksite.endpoints.ts';
import { frDevices } from '../../contract/device/device.register.ts';
import { FACE_WORDS } from '../../contract/face-recognition.messages.ts';
import { DIRECTIONS } from '../../contract/face.schema.ts';
import { DEVICE } from '../face.messages.ts';

const NEW = { name: '', serial_no: '', work_site_id: null, branch_id: null, direction: 'both' as const, status: 'Active' as const };

const sites = async (keyword: string) =>
  (await call(findSites, { keyword })).data.map(({ id, name, code }) => ({ value: String(id), label: [name, code].filter(Boolean).join(' · ') }));

export function DeviceForm({ row, readOnly, onClose }: RecordFormProps<typeof frDevices>) {
  const { lists } = useOrganisation();
  const form = useRecordForm(frDevices, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? DEVICE.addTitle} form={form} readOnly={readOnly}>
      <TextField form={form} name="name" label={DEVICE.name} maxLength={120} />
      <FormRow>
        <TextField form={form} name="serial_no" label={DEVICE.serial} maxLength={60} />
        <SelectField form={form} name="direction" label={DEVICE.direction} options={DIRECTIONS.map((value) => ({ value, label: FACE_WORDS[value] }))} />
      </FormRow>
      <FormSection title={DEVICE.place} note={DEVICE.placeHint}>
        <SearchSelect form={form} name="work_site_id" label={DEVICE.site} load={sites} number clearable valueLabel={row?.work_site_id ? row.place : null} />
        <SelectField
          form={form}
          name="branch_id"
          label={DEVICE.branch}
          options={lists.branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          number
          clearable
        />
      </FormSection>
      <ActiveField form={form} />
    </FormDrawer>
  );
}
