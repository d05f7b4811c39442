import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { inviteEmployee } from '../../contract/credential.endpoints.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { CREDENTIAL } from './credential.messages.ts';
import classes from './view.module.css';

const fields = inviteEmployee.input.pick({ email: true }).required();

/** Creates the login by an invitation to an address. */
export function InviteForm({ id, email }: { id: number; email: string }) {
  const t = useT(CREDENTIAL);
  const invite = useWrite(inviteEmployee, { invalidates: EMPLOYEE_READS });
  const form = useZodForm(fields, { initial: { email }, onSubmit: (values) => invite.run({ id, email: values.email }) });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className={`${classes['stack']} stack`}>
      <p className={classes['note']}>{t('noLoginHint')}</p>
      <TextField form={form} name="email" label={CREDENTIAL.email} description={CREDENTIAL.emailHint} type="email" inputMode="email" maxLength={190} />
      <div>
        <Button type="submit" loading={form.busy} leftSection={<Icon name="send" size={16} />}>
          {t('invite')}
        </Button>
      </div>
    </form>
  );
}
