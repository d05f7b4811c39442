import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { PasswordField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { setPin, type PatrolGuardRow } from '../../contract/guard/guard.register.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import { PATROL_GUARD as W } from './guard.messages.ts';

/** Gives a guard a PIN; nobody reads it again. */
export function PinForm({ guard, onClose }: { guard: PatrolGuardRow; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(setPin, { invalidates: PATROL_READS });
  const form = useZodForm(setPin.input, {
    initial: { id: guard.id, pin: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('setPinOf', { name: guard.name })} form={form} submit={W.setPin} size={440}>
      <p className="quiet small">{t('pinHint')}</p>
      <PasswordField form={form} name="pin" label={W.pin} />
    </FormDrawer>
  );
}
