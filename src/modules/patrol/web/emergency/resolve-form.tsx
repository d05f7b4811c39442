import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { resolveEmergency } from '../../contract/emergency/emergency.endpoints.ts';
import { EMERGENCY_READS } from '../live-reads.ts';
import { EMERGENCY as W } from './emergency.messages.ts';

export function ResolveForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { run } = useWrite(resolveEmergency, { invalidates: EMERGENCY_READS });
  const form = useZodForm(resolveEmergency.input, {
    initial: { id, resolution: '', false_alarm: false },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.resolve} form={form} submit={W.resolve} size={480}>
      <TextField form={form} name="resolution" label={W.resolution} rows={4} maxLength={2000} />
      <SwitchField form={form} name="false_alarm" label={W.falseAlarm} />
    </FormDrawer>
  );
}
