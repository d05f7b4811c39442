import { PasswordDialog } from '#platform/web/forms/password-dialog.tsx';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { revealAccountNumber } from '../../contract/bank.endpoints.ts';
import { BANK_MESSAGES as M } from './bank.messages.ts';

const passwordForm = revealAccountNumber.input.pick({ password: true });

/** Asks the own password; hands the full number over and forgets it. */
export function RevealDialog({ id, onShown, onClose }: { id: number; onShown: (accountNo: string) => void; onClose: () => void }) {
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
  return <PasswordDialog form={form} title={t('revealTitle')} note={t('revealNote')} submit={M.reveal} onClose={onClose} />;
}
