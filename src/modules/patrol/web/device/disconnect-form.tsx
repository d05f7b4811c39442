import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { disconnectDevice, type DeviceRow } from '../../contract/device/device.register.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import { PATROL_DEVICE as W } from './device.messages.ts';

/** Takes the token of a device away, with the reason. */
export function DisconnectForm({ device, onClose }: { device: DeviceRow; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(disconnectDevice, { invalidates: PATROL_READS });
  const form = useZodForm(disconnectDevice.input, {
    initial: { id: device.id, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('disconnectTitle', { name: device.name })} form={form} submit={W.disconnect} size={440}>
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={250} />
    </FormDrawer>
  );
}
