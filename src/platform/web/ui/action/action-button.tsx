import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useActionCheck, type Need } from '../../viewer.tsx';
import { Reasoned } from '../feedback/confirm.tsx';
import { approachOf, usePreload, type Opens } from '../drawer/opens.ts';
import { Icon } from '../icon/icons.tsx';

export interface ActionButtonProps extends Omit<ButtonProps, 'leftSection' | 'children'> {
  /** The right that it takes: without it nothing is drawn, and while it has to wait it is disabled and says why. */
  readonly needs: Need;
  readonly icon?: string | undefined;
  readonly children: ReactNode;
  /** Why it is disabled by the page itself. */
  readonly reason?: string | undefined;
  readonly onClick?: (() => unknown) | undefined;
  /** The drawers that it opens: loaded as soon as somebody reaches for it; those of a filled button once the page rests. */
  readonly opens?: Opens | undefined;
  /** Leads there instead of doing something here. */
  readonly href?: string | undefined;
}

/** The button of an action of a page, as it stands for this viewer. */
export function ActionButton({ needs, icon, children, reason, onClick, href, opens, disabled = false, ...button }: ActionButtonProps) {
  const state = useActionCheck()(needs);
  const off = state.disabled || disabled;
  // The one action that a page is about; the others wait for a hand that reaches for them.
  usePreload(opens, button.variant === undefined && state.allowed && !off);
  if (!state.allowed) return null;
  const look = { ...button, ...(icon && { leftSection: <Icon name={icon} size={16} /> }) };
  return (
    <Reasoned reason={state.reason || (disabled ? reason : undefined)}>
      {href && !off ? (
        <Button {...look} component={Link} href={href}>
          {children}
        </Button>
      ) : (
        <Button {...look} {...(!off && approachOf(opens))} disabled={off} onClick={() => void onClick?.()}>
          {children}
        </Button>
      )}
    </Reasoned>
  );
}
