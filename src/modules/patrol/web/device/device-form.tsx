import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { DEVICE_TYPES, patrolDevices } from '../../contract/device/device.register.ts';
import { findPoints, findSites } from '../find-choices.ts';
import { DEVICE_NAMES, PATROL_DEVICE as W } from './device.messages.ts';

const NEW = { name: '', type: 'Phone' as const, serial_no: '', phone_no: '', site_id: null, checkpoint_id: null, status: 'Active' as const, status_reason: '' };
const TYPES = DEVICE_TYPES.map((value) => ({ value, label: DEVICE_NAMES[value] }));

/** A device of a site; one that is out of service says why. */
export function DeviceForm({ row, readOnly, onClose }: RecordFormProps<typeof patrolDevices>) {
  const form = useRecordForm(patrolDevices, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.addTitle} form={form} readOnly={readOnly} size={560}>
      <FormRow>
        <TextField form={form} name="name" label={W.name} maxLength={120} />
        <SelectField form={form} name="type" label={W.type} options={TYPES} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="serial_no" label={W.serial} maxLength={60} />
        <PhoneField form={form} name="phone_no" label={W.phone} />
      </FormRow>
      <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number valueLabel={row?.site} />
      {form.values.type === 'Point' && form.values.site_id !== null && (
        <SearchSelect
          form={form}
          key={form.values.site_id}
          name="checkpoint_id"
          label={W.checkpoint}
          description={W.checkpointHint}
          load={(keyword) => findPoints(Number(form.values.site_id), keyword)}
          number
          valueLabel={row?.checkpoint}
          required
        />
      )}
      <ActiveField form={form} />
      {form.values.status === 'Inactive' && <TextField form={form} name="status_reason" label={W.whyInactive} maxLength={250} required />}
    </FormDrawer>
  );
}
