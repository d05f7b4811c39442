import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { startInField } from '../../forms/first-control.ts';
import { FormBar, SubmitBar } from '../../forms/form-layout.tsx';
import layout from '../../forms/form-layout.module.css';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import type { PathOf, ZodForm } from '../../forms/use-zod-form.ts';
import { useT, type Label } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { SideDrawer } from './side-drawer.tsx';

export interface FormDrawerProps<V> {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: Label;
  /** `conflict`: what somebody else changed meanwhile (`useRecordForm`), above the fields. */
  readonly form: ZodForm<V> & { readonly conflict?: ReactNode };
  readonly submit?: Label | undefined;
  /** Pixels, at most 720. */
  readonly size?: number | undefined;
  readonly extra?: ReactNode;
  /** The field in which it begins; default the first. */
  readonly first?: PathOf<V> | undefined;
  /** The viewer may look, and change nothing: every field is closed, and nothing is offered that would change one. */
  readonly readOnly?: boolean | undefined;
  /** Above the fields, as tabs are. */
  readonly above?: ReactNode;
  /** Another tab: it stands in the place of the fields, which keep what was typed. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A form in a drawer on the right. Closing it with changes asks first. Close it yourself in `onSubmit`. */
export function FormDrawer<V>({ opened, onClose, title, form, size = 560, first, readOnly = false, above, instead, children, ...bar }: FormDrawerProps<V>) {
  const t = useT(UI_MESSAGES);
  const isAway = instead !== undefined && instead !== null;
  const mayDiscard = useDiscardGuard(opened && form.dirty && !form.busy);
  const close = async () => {
    // What is being saved is neither lost nor discarded.
    if (!form.busy && (await mayDiscard())) onClose();
  };
  return (
    <SideDrawer opened={opened} onClose={() => void close()} title={title} size={size} edges>
      {above}
      {isAway && <div className={layout['drawerBody']}>{instead}</div>}
      <form
        ref={(element) => startInField(element, first && form.idOf(first))}
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className={layout['drawerForm']}
        style={{ flex: 1, ...(isAway && { display: 'none' }) }}
      >
        <div className={layout['drawerBody']}>
          <fieldset disabled={readOnly} className={readOnly ? `${layout['fields']} ${layout['reading']}` : layout['fields']}>
            {form.conflict}
            {children}
          </fieldset>
        </div>
        {readOnly ? (
          <FormBar>
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
          </FormBar>
        ) : (
          <SubmitBar busy={form.busy} label={bar.submit} onCancel={() => void close()} extra={bar.extra} />
        )}
      </form>
    </SideDrawer>
  );
}
