import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { revokeCard } from '../../contract/card/card.endpoints.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { CARD as W } from './card.messages.ts';

/** Ends a card before its time. */
export function RevokeForm({ card: { id, card_no }, onClose }: { card: { readonly id: number; readonly card_no: string }; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(revokeCard, { invalidates: UNIT_READS });
  const form = useZodForm(revokeCard.input, {
    initial: { id, reason: '', returned: false },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('revokeTitle', { number: card_no })} form={form} submit={W.revoke} size={440}>
      <TextField form={form} name="reason" label={W.reason} rows={4} maxLength={500} />
      <SwitchField form={form} name="returned" label={W.isReturned} />
    </FormDrawer>
  );
}
