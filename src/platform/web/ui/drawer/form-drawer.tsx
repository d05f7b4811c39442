import { Button, Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { startInFirstField } from '../../forms/first-control.ts';
import { SubmitBar } from '../../forms/form-layout.tsx';
import layout from '../../forms/form-layout.module.css';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import type { ZodForm } from '../../forms/use-zod-form.ts';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import { InsideDrawer, useDrawerMotion } from './drawer-motion.tsx';
import { DRAWER_WIDTH } from './drawer-width.ts';
import { UI_MESSAGES } from '../ui.messages.ts';
import { useTopLayer } from './use-top-layer.ts';

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
  /** The viewer may look, and change nothing: every field is closed, and nothing is offered that would change one. */
  readonly readOnly?: boolean | undefined;
  readonly children: ReactNode;
}

/** A form in a drawer on the right. Closing it with changes asks first. Close it yourself in `onSubmit`. */
export function FormDrawer<V>({ opened, onClose, title, form, submit, size = 560, extra, readOnly = false, children }: FormDrawerProps<V>) {
  const t = useT(UI_MESSAGES);
  const said = useLabel();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const top = useTopLayer(opened);
  const motion = useDrawerMotion();
  const mayDiscard = useDiscardGuard(opened && form.dirty && !form.busy);
  const close = async () => {
    // What is being saved is neither lost nor discarded.
    if (!form.busy && (await mayDiscard())) onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={() => void close()}
      closeOnEscape={top}
      position="right"
      size={phone ? '100%' : Math.min(size, DRAWER_WIDTH)}
      padding={0}
      transitionProps={motion}
      title={
        <Text component="span" fw={600} size="lg">
          {said(title)}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{
        header: { padding: '12px 16px', borderBlockEnd: '1px solid var(--mesra-line)' },
        content: { display: 'flex', flexDirection: 'column' },
        body: { flex: 1, display: 'flex', flexDirection: 'column' },
      }}
    >
      <form ref={startInFirstField} noValidate onSubmit={(event) => void form.submit(event)} className={layout['drawerForm']} style={{ flex: 1 }}>
        <div className={layout['drawerBody']}>
          <fieldset disabled={readOnly} className={readOnly ? `${layout['fields']} ${layout['reading']}` : layout['fields']}>
            <InsideDrawer>
              {form.conflict}
              {children}
            </InsideDrawer>
          </fieldset>
        </div>
        {readOnly ? (
          <div className={layout['bar']} data-sticky>
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
          </div>
        ) : (
          <SubmitBar busy={form.busy} label={submit} onCancel={() => void close()} extra={extra} />
        )}
      </form>
    </Drawer>
  );
}
