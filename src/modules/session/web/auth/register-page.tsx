import { Button, NativeSelect, TextInput } from '@mantine/core';
import { post } from '#platform/web/call/call.ts';
import { remember } from '#platform/web/local-state.ts';
import { useExample } from '#platform/web/forms/use-example.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { register } from '#modules/session/contract/session.endpoints.ts';
import { token } from '../token.ts';
import { AgreeField } from './agree-field.tsx';
import { checkEmail, checkFilled, checkNewPassword } from './auth-checks.ts';
import { AuthFrame, AuthLink } from './auth-frame.tsx';
import styles from './auth.module.css';
import { AUTH_CHECKS, AUTH_MESSAGES } from './auth.messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { focusFirstEmpty } from './focus-first-empty.ts';
import { useAuthForm } from './use-auth-form.ts';

const SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

/** R109: a person with a new company. The router shows it only where registration is allowed. */
export function Page() {
  const t = useT(AUTH_MESSAGES);
  const example = useExample();
  const form = useAuthForm(
    {
      name: '',
      email: '',
      phone: '',
      password: '',
      company_name: '',
      registration_no: '',
      employees: '',
      terms: false as boolean,
    },
    (values) => ({
      name: checkFilled(values.name, AUTH_CHECKS.name),
      email: checkEmail(values.email),
      phone: values.phone.replace(/\D/g, '').length < 9 ? AUTH_CHECKS.phone : undefined,
      password: checkNewPassword(values.password),
      company_name: checkFilled(values.company_name, AUTH_CHECKS.company),
      terms: values.terms ? undefined : AUTH_CHECKS.terms,
    }),
    async (values) => {
      const size = SIZES.find((each) => each === values.employees);
      const { data } = await post<typeof register>('api/auth/register', { ...values, password_confirmation: values.password, employees: size, terms: true });
      remember('verification_sent_at', Date.now());
      token.keep(data.token);
    },
  );

  return (
    <AuthFrame
      title={t('registerTitle')}
      context={t('registerContext')}
      foot={
        <span>
          {t('haveAccount')} <AuthLink to="/auth/login">{t('logIn')}</AuthLink>
        </span>
      }
    >
      <form className={`${styles.form} column`} onSubmit={form.onSubmit} noValidate ref={focusFirstEmpty}>
        <h2 className={styles.part}>{t('you')}</h2>
        <TextInput label={t('yourName')} autoComplete="name" required {...form.text('name')} />
        <div className={styles.pair}>
          <TextInput label={t('email')} type="email" autoComplete="email" required {...form.text('email')} />
          <TextInput label={t('phone')} type="tel" autoComplete="tel" placeholder={example('012-345 6789')} required {...form.text('phone')} />
        </div>
        <NewPasswordFields password={form.text('password')} />
        <h2 className={styles.part}>{t('company')}</h2>
        <TextInput label={t('companyName')} autoComplete="organization" required {...form.text('company_name')} />
        <div className={styles.pair}>
          <TextInput label={t('registrationNo')} placeholder={example('202601234567')} {...form.text('registration_no')} />
          <NativeSelect label={t('size')} data={[{ value: '', label: t('choose') }, ...SIZES]} {...form.text('employees')} />
        </div>
        <AgreeField form={form} />
        <Button type="submit" loading={form.busy} fullWidth size="md">
          {t('createAccount')}
        </Button>
      </form>
    </AuthFrame>
  );
}
