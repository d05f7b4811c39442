import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useLabel, useT, type Label } from '../locale/locale.tsx';
import { UI_MESSAGES } from '../ui/ui.messages.ts';
import classes from './form-layout.module.css';

/** Fields side by side where they fit, below each other where they do not. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes['row']}>{children}</div>;
}

/** A named group of fields. */
export function FormSection({ title, note, children }: { title?: Label; note?: Label; children: ReactNode }) {
  const labelOf = useLabel();
  const id = useId();
  return (
    <section className={classes['section']} {...(title && { role: 'group', 'aria-labelledby': id })}>
      {title && (
        <h2 id={id} className={classes['legend']}>
          {labelOf(title)}
        </h2>
      )}
      {note && <p className={classes['note']}>{labelOf(note)}</p>}
      <div className={classes['fields']} style={title && !note ? { marginBlockStart: 12 } : undefined}>
        {children}
      </div>
    </section>
  );
}

/** What a form ends with, in view however long it is. */
export function FormBar({ sticky = true, children }: { sticky?: boolean; children: ReactNode }) {
  return (
    <div className={classes['bar']} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}

export interface SubmitBarProps {
  readonly busy: boolean;
  /** The verb, default 'Save'. */
  readonly label?: Label | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly sticky?: boolean | undefined;
  /** Further buttons on the left of Cancel. */
  readonly extra?: ReactNode;
}

export function SubmitBar({ busy, label, onCancel, disabled = false, sticky = true, extra }: SubmitBarProps) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  return (
    <FormBar sticky={sticky}>
      {extra}
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('cancel')}
        </Button>
      )}
      <Button type="submit" loading={busy} disabled={disabled}>
        {label ? labelOf(label) : t('save')}
      </Button>
    </FormBar>
  );
}
