import { PasswordInput } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { AUTH_MESSAGES } from './auth.messages.ts';

type Field = {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
  readonly error: string | null;
  readonly disabled: boolean;
};

/** A new password, ready for password managers; repeated where it replaces one. It can be looked at while it is typed. */
export function NewPasswordFields({ password, repeated, label }: { password: Field; repeated?: Field; label?: string }) {
  const t = useT(AUTH_MESSAGES);
  const toggle = { visibilityToggleButtonProps: { 'aria-label': t('showPassword'), tabIndex: 0 } };
  return (
    <>
      <PasswordInput
        label={label ?? t('password')}
        description={t('passwordRule')}
        autoComplete="new-password"
        required
        withAsterisk
        {...toggle}
        {...password}
      />
      {repeated && <PasswordInput label={t('confirmPassword')} autoComplete="new-password" required withAsterisk {...toggle} {...repeated} />}
    </>
  );
}
