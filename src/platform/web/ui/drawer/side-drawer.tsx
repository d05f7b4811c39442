import { Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { InsideDrawer, useDrawerMotion } from './drawer-motion.tsx';
import { DRAWER_WIDTH } from './drawer-width.ts';
import classes from './side-drawer.module.css';
import { useTopLayer } from './use-top-layer.ts';

export interface SideDrawerProps {
  readonly opened?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: Label;
  /** Beside the title: a status chip. */
  readonly badge?: ReactNode;
  /** Pixels; a phone gives its whole width. */
  readonly size: number;
  /** For tables of many columns: wider than a form ever is. */
  readonly wide?: boolean | undefined;
  /** What it holds reaches its edges and keeps a distance by itself. */
  readonly edges?: boolean | undefined;
  readonly children: ReactNode;
}

/** What every drawer on the right is: as wide as its content needs, above what opened before, closed by Escape and by a named button. */
export function SideDrawer({ opened = true, onClose, title, badge, size, wide = false, edges = false, children }: SideDrawerProps) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const top = useTopLayer(opened);
  const motion = useDrawerMotion();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={top}
      position="right"
      size={phone ? '100%' : wide ? `calc(min(${size}px, 94vw))` : Math.min(size, DRAWER_WIDTH)}
      transitionProps={motion}
      title={
        <span className={classes['title']}>
          <Text component="span" fw={600} size="lg">
            {labelOf(title)}
          </Text>
          {badge}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('close') }}
      {...(edges && { padding: 0, classNames: { header: classes['header'] ?? '', content: classes['content'] ?? '', body: classes['body'] ?? '' } })}
    >
      <InsideDrawer>{children}</InsideDrawer>
    </Drawer>
  );
}
