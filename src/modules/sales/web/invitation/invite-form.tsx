import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { invitePromoters } from '../../contract/invitation/invitation.endpoints.ts';
import classes from '../project/project.module.css';
import { useProjectOptions } from '../project/use-project-options.ts';
import { REPORT } from '../report/report.messages.ts';
import { INVITATION_READS } from '../sales-reads.ts';
import { INVITATION } from './invitation.messages.ts';

const BLANK = { name: '', email: '', phone: '', project_id: null };

/** Invites people to become promoters, fifty at most. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useT(INVITATION);
  const projects = useProjectOptions({ open: true });
  const { run } = useWrite(invitePromoters, { invalidates: INVITATION_READS });
  const form = useZodForm(invitePromoters.input, {
    initial: { rows: [BLANK], message: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={INVITATION.inviteTitle} form={form} submit={INVITATION.send} size={680}>
      <FormRows form={form} name="rows" className={classes['row']} blank={BLANK} add={t('addRow')} remove={(n) => t('removeRow', { n })}>
        {(row) => (
          <>
            <TextField form={form} name={`${row}.name`} label={INVITATION.name} maxLength={150} />
            <TextField form={form} name={`${row}.email`} label={INVITATION.email} maxLength={190} />
            <PhoneField form={form} name={`${row}.phone`} label={INVITATION.phone} />
            <SelectField form={form} name={`${row}.project_id`} label={REPORT.project} options={projects} number />
          </>
        )}
      </FormRows>
      <TextField form={form} name="message" label={INVITATION.message} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
