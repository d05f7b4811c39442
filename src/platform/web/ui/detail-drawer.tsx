import { Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useLabel, useT, type Label } from '../locale/locale.tsx';
import classes from './detail-drawer.module.css';
import { DRAWER_WIDTH } from './form-drawer.tsx';
import { UI_MESSAGES } from './ui.messages.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface DetailDrawerProps {
  readonly onClose: () => void;
  readonly title: Label;
  /** Beside the title: a status chip. */
  readonly badge?: ReactNode;
  /** Stays at the foot: the actions that this record allows. */
  readonly actions?: ReactNode;
  readonly size?: number | undefined;
  /** For tables of many columns: wider than a form ever is. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** The detail of a record on the right, with the list still in view behind it. Draw it from ListPage's `detail`. */
export function DetailDrawer({ onClose, title, badge, actions, size = 600, wide = false, children }: DetailDrawerProps) {
  const t = useT(UI_MESSAGES);
  const said = useLabel();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const top = useTopLayer();
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={top}
      position="right"
      size={phone ? '100%' : wide ? `calc(min(${size}px, 94vw))` : Math.min(size, DRAWER_WIDTH)}
      padding={0}
      overlayProps={{ backgroundOpacity: 0.12 }}
      title={
        <span className={classes['title']}>
          <Text component="span" fw={600} size="lg">
            {said(title)}
          </Text>
          {badge}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ header: classes['header'] ?? '', content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <div className={classes['main']}>{children}</div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </Drawer>
  );
}

/** Pairs of label and value; absent values show a dash. */
export function Facts({ items }: { items: readonly { readonly label: Label; readonly value: ReactNode; readonly wide?: boolean }[] }) {
  const said = useLabel();
  return (
    <dl className={classes['facts']}>
      {items.map(({ label, value, wide }, index) => (
        <div key={index} data-wide={wide || undefined}>
          <dt>{said(label)}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A headed part of a detail. */
export function DetailSection({ title, action, children }: { title: Label; action?: ReactNode; children: ReactNode }) {
  const said = useLabel();
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h3>{said(title)}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
