import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import type { Label } from '../locale/locale.tsx';
import { Dialog } from '../ui/drawer/dialog.tsx';
import { SubmitBar } from './form-layout.tsx';
import { PasswordField } from './text-fields.tsx';
import type { PathOf, ZodForm } from './use-zod-form.ts';

const M = defineMessages({ password: { en: 'Your password', ms: 'Kata laluan anda' } });

export interface PasswordDialogProps<V> {
  /** With `password` among its fields. */
  readonly form: ZodForm<V>;
  readonly title: string;
  readonly note: string;
  /** The verb. */
  readonly submit: Label;
  readonly onClose: () => void;
  /** Fields before the password. */
  readonly children?: ReactNode;
}

/** What is done for the own password alone. */
export function PasswordDialog<V>({ form, title, note, submit, onClose, children }: PasswordDialogProps<V>) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="sm">
          <Text size="sm">{note}</Text>
          {children}
          <PasswordField form={form} name={'password' as PathOf<V>} label={M.password} autoComplete="current-password" />
          <SubmitBar busy={form.busy} label={submit} onCancel={onClose} sticky={false} />
        </Stack>
      </form>
    </Dialog>
  );
}
