import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { CheckboxField } from '#platform/web/forms/switch-fields.tsx';
import { IdentityField, PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { listBanks } from '#modules/reference/contract/reference.endpoints.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { acceptInvitation, declineInvitation, type OwnInvitation } from '../../contract/invitation/invitation.endpoints.ts';
import { INVITATION_READS } from '../sales-reads.ts';
import { INVITATION } from './invitation.messages.ts';

interface Props {
  readonly token: string;
  readonly onClose: () => void;
}

/** What a promoter says of themselves when they accept. */
export function AcceptForm({ invitation, token, onClose }: Props & { invitation: OwnInvitation }) {
  const banks = useEndpoint(listBanks, {}, { minDelay: false, staleTime: 3_600_000, quiet: true }).data?.data ?? [];
  const { run } = useWrite(acceptInvitation, { invalidates: INVITATION_READS });
  const form = useZodForm(acceptInvitation.input, {
    initial: { token, name: invitation.name, identity_number: '', phone: '', state: '', bank_id: undefined, bank_account_no: '', agree: false },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={invitation.company} form={form} submit={INVITATION.accept} size={480}>
      <TextField form={form} name="name" label={INVITATION.name} maxLength={150} />
      <IdentityField form={form} name="identity_number" label={INVITATION.identity} />
      <FormRow>
        <PhoneField form={form} name="phone" label={INVITATION.phone} />
        <SelectField form={form} name="state" label={INVITATION.state} options={STATES} />
      </FormRow>
      <FormRow>
        <SelectField
          form={form}
          name="bank_id"
          label={INVITATION.bank}
          options={banks.map(({ id, name }) => ({ value: String(id), label: name }))}
          number
          searchable
        />
        <TextField form={form} name="bank_account_no" label={INVITATION.account} inputMode="numeric" maxLength={20} autoComplete="off" />
      </FormRow>
      <CheckboxField form={form} name="agree" label={INVITATION.agree} description={INVITATION.agreeHint} />
    </FormDrawer>
  );
}

/** Why somebody declines, if they say so. */
export function DeclineForm({ token, onClose }: Props) {
  const { run } = useWrite(declineInvitation, { invalidates: INVITATION_READS });
  const form = useZodForm(declineInvitation.input, {
    initial: { token, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={INVITATION.declineTitle} form={form} submit={INVITATION.decline} size={440}>
      <TextField form={form} name="reason" label={INVITATION.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
