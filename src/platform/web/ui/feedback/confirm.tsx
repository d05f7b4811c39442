import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useLabel, type Label } from '../../locale/locale.tsx';
import { useActionCheck, type Need } from '../../viewer.tsx';
import { ask, closeNote, openPopup, openToast, type Answer, type Popup, type Toast } from '../../feedback.ts';
import { LightTooltip } from '../light/light-tooltip.tsx';

export interface ConfirmOptions {
  readonly title: Label;
  readonly message?: Label | undefined;
  /** Ask for a remark of 3 to 500 characters; 'optional' allows none. */
  readonly remark?: boolean | 'optional' | undefined;
  readonly remarkLabel?: Label | undefined;
  readonly danger?: boolean | undefined;
  /** What the confirming button does; default 'Confirm'. */
  readonly verb?: Label | undefined;
  /** What the other button does, where 'Cancel' could be read as the thing that is asked about. */
  readonly stays?: Label | undefined;
}

/** `const answer = await confirm({title, remark: true}); if (answer) run({remark: answer.remark})`; null when cancelled. */
export function useConfirm(): (options: ConfirmOptions) => Promise<Answer> {
  const labelOf = useLabel();
  return ({ title, message, remarkLabel, verb, stays, ...rest }) =>
    ask({
      ...rest,
      title: labelOf(title),
      message: message && labelOf(message),
      remarkLabel: remarkLabel && labelOf(remarkLabel),
      verb: verb && labelOf(verb),
      stays: stays && labelOf(stays),
    });
}

type PopupOptions = Partial<Pick<Popup, 'title' | 'okay' | 'closesAfter'>>;

const popups = {
  success: (message: string, options: PopupOptions = {}) => openPopup({ kind: 'success', message, ...options }),
  error: (message: string, options: PopupOptions = {}) => openPopup({ kind: 'error', message, ...options }),
  info: (message: string, options: PopupOptions = {}) => openPopup({ kind: 'info', message, ...options }),
  toast: (toast: Omit<Toast, 'id'>) => openToast(toast),
  close: closeNote,
};

/** Popups in the corner with an Okay button that close after 5 s; `okay: false` leaves only the close button. */
export const usePopup = () => popups;

export interface ConfirmButtonProps extends ConfirmOptions, Omit<ButtonProps, 'title' | 'children' | 'onClick'> {
  /** The label of the button itself. */
  readonly children: ReactNode;
  readonly onConfirm: (answer: { remark: string }) => unknown;
  /** Tooltip of a disabled button. */
  readonly reason?: string | undefined;
  /** The right that it takes, as of an ActionButton. */
  readonly needs?: Need | undefined;
}

/** A button that asks first and shows that it works while it does. */
export function ConfirmButton({
  title,
  message,
  remark,
  remarkLabel,
  danger,
  verb,
  stays,
  onConfirm,
  reason,
  needs,
  children,
  disabled,
  ...button
}: ConfirmButtonProps) {
  const evaluate = useActionCheck();
  const state = needs && evaluate(needs);
  const off = state?.disabled === true || disabled === true;
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  // What it says it does, its question says again.
  const does = verb ?? (danger && typeof children === 'string' ? children : undefined);
  const start = async () => {
    const answer = await ask({ title, message, remark, remarkLabel, danger, verb: does, stays });
    if (!answer) return;
    setBusy(true);
    try {
      await onConfirm(answer);
    } finally {
      setBusy(false);
    }
  };
  if (state && !state.allowed) return null;
  return (
    <Reasoned reason={off ? state?.reason || reason : undefined}>
      <Button color={danger ? 'red' : 'mesra'} loading={busy} {...(off && { disabled: off })} {...button} onClick={() => void start()}>
        {children}
      </Button>
    </Reasoned>
  );
}

/** A disabled button takes no focus, so the keyboard reaches its reason through the part around it. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** A tooltip that also works on a disabled button; it is loaded with the first look at a reason. */
export function Reasoned({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  if (!reason) return children;
  return (
    <LightTooltip label={reason} aria-description={reason} {...FOCUSABLE}>
      {children}
    </LightTooltip>
  );
}
