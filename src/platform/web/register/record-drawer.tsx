import type { RecordForm } from './use-record-form.tsx';
import { FormDrawer, type FormDrawerProps } from '../ui/drawer/form-drawer.tsx';

export interface RecordDrawerProps<V> extends Omit<FormDrawerProps<V>, 'opened' | 'form'> {
  readonly form: RecordForm<V>;
}

/** The drawer of a register's form, with what somebody else changed meanwhile above the fields. */
export function RecordDrawer<V>({ form, children, ...drawer }: RecordDrawerProps<V>) {
  return (
    <FormDrawer opened form={form} {...drawer}>
      {form.conflict}
      {children}
    </FormDrawer>
  );
}
