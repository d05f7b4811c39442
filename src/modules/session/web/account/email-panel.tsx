import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { PasswordField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { changeEmail } from '#modules/identity/contract/auth.endpoints.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import styles from './account.module.css';
import { Panel } from './panel.tsx';

/** The old address stays until the link that goes to the new one has been opened. */
export function EmailPanel() {
  const t = useT(ACCOUNT_MESSAGES);
  const { email } = useViewer();
  const change = useWrite(changeEmail);
  const form = useZodForm(changeEmail.input, {
    initial: { email: '', password: '' },
    async onSubmit(values) {
      await change.run(values);
      form.reset({ email: '', password: '' });
    },
  });
  return (
    <Panel title={t('email')} hint={t('emailHint')}>
      <p style={{ margin: 0 }}>{t('emailNow', { email })}</p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className={`${styles.content} stack`}>
        <FormRow>
          <TextField form={form} name="email" type="email" label={ACCOUNT_MESSAGES.newEmail} autoComplete="email" />
          <PasswordField form={form} name="password" label={ACCOUNT_MESSAGES.currentPassword} autoComplete="current-password" />
        </FormRow>
        <div className={styles.end}>
          <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
            {t('sendLink')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
