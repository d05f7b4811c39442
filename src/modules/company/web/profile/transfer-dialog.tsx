import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { PasswordDialog } from '#platform/web/forms/password-dialog.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { listAdmins } from '#modules/identity/contract/admin.endpoints.ts';
import { transferOwner } from '../../contract/company.endpoints.ts';
import { PROFILE_MESSAGES as M } from './profile.messages.ts';

const transferForm = transferOwner.input.pick({ user_id: true, password: true });

/** The own password and the next owner. */
export function TransferDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useT(M);
  const admins = useEndpoint(listAdmins, { per_page: 100, status: 'Active' }).data?.data ?? [];
  const { run } = useWrite(transferOwner, { invalidates: ['company.show-company'] });
  const form = useZodForm(transferForm, {
    initial: { password: '' },
    onSubmit: async (values) => {
      await run({ ...values, id: companyId });
      onClose();
    },
  });
  return (
    <PasswordDialog form={form} title={t('transfer')} note={t('transferNote')} submit={M.transfer} onClose={onClose}>
      <SelectField
        form={form}
        name="user_id"
        label={M.newOwner}
        description={M.newOwnerHint}
        number
        options={admins.filter(({ type }) => type !== 'Owner').map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }))}
      />
    </PasswordDialog>
  );
}
