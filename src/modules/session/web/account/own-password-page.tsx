import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { CheckboxField } from '#platform/web/forms/switch-fields.tsx';
import { PasswordField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { Button } from '@mantine/core';
import { changePassword } from '#modules/identity/contract/auth.endpoints.ts';
import { sessionControl } from '../session-control.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import styles from './account.module.css';
import { Panel } from './panel.tsx';

const EMPTY = { current_password: '', password: '', password_confirmation: '', logout_others: true };

/** R8: the own password. A temporary one keeps the person here until it is replaced. */
export function Page() {
  const t = useT(ACCOUNT_MESSAGES);
  const user = useViewer();
  const temporary = 'must_change_password' in user && user.must_change_password === true;
  const change = useWrite(changePassword, { onDone: () => sessionControl().reload() });
  const form = useZodForm(changePassword.input, {
    initial: EMPTY,
    async onSubmit(values) {
      await change.run(values);
      form.reset(EMPTY);
    },
  });
  return (
    <>
      <PageHeader title={ACCOUNT_MESSAGES.ownPassword} />
      {temporary && <output className={styles.warn}>{t('temporary')}</output>}
      <div className={styles.panels}>
        <Panel title={t('changePassword')} hint={t('newPasswordHint')}>
          <form noValidate onSubmit={(event) => void form.submit(event)} className={`${styles.content} stack`}>
            <PasswordField form={form} name="current_password" label={ACCOUNT_MESSAGES.currentPassword} autoComplete="current-password" />
            <PasswordField form={form} name="password" label={ACCOUNT_MESSAGES.newPassword} />
            <PasswordField form={form} name="password_confirmation" label={ACCOUNT_MESSAGES.confirmPassword} required />
            <CheckboxField form={form} name="logout_others" label={ACCOUNT_MESSAGES.logoutOthers} />
            <div className={styles.end}>
              <Button type="submit" loading={form.busy}>
                {t('changePassword')}
              </Button>
            </div>
          </form>
        </Panel>
      </div>
    </>
  );
}
