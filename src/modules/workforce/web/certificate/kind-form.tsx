import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { certificateKinds } from '../../contract/certificate.register.ts';
import { WOM_READS } from '../wom-reads.ts';
import { CERTIFICATES as W } from './certificate.messages.ts';

/** A certificate or a training that needs may name. */
export function KindForm({ row, readOnly, onClose }: RecordFormProps<typeof certificateKinds>) {
  const form = useRecordForm(certificateKinds, row, { name: '', description: '' }, { stale: WOM_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.kindAdd} form={form} readOnly={readOnly} size={440}>
      <TextField form={form} name="name" label={W.name} maxLength={100} />
      <TextField form={form} name="description" label={W.description} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
