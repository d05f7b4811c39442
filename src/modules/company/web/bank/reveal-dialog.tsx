import { Modal, Stack, Text } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SubmitBar } from '#platform/web/forms/form-layout.tsx';
import { PasswordField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useTopLayer } from '#platform/web/ui/drawer/use-top-layer.ts';
import { revealAccountNumber } from '../../contract/bank.endpoints.ts';
import { BANK_MESSAGES as M } from './bank.messages.ts';

const passwordForm = revealAccountNumber.input.pick({ password: true });

/** Asks the own password; hands the full number over and forgets it. */
export function RevealDialog({ id, onShown, onClose }: { id: number; onShown: (accountNo: string) => void; onClose: () => void }) {
  const top = useTopLayer();
  const t = useT(M);
  const { run } = useWrite(revealAccountNumber);
  const form = useZodForm(passwordForm, {
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { data } = await run({ id, password });
      onShown(data.account_no);
      onClose();
    },
  });
  return (
    <Modal
      opened
      closeOnEscape={top}
      onClose={onClose}
      title={
        <Text component="span" fw={600}>
          {t('revealTitle')}
        </Text>
      }
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="sm">
          <Text size="sm">{t('revealNote')}</Text>
          <PasswordField form={form} name="password" label={M.password} autoComplete="current-password" />
          <SubmitBar busy={form.busy} label={M.reveal} onCancel={onClose} sticky={false} />
        </Stack>
      </form>
    </Modal>
  );
}
