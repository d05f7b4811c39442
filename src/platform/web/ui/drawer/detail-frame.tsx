import { Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLabel, useT } from '../../locale/locale.tsx';
import classes from './detail-drawer.module.css';
import type { DetailDrawerProps } from './detail-drawer.props.ts';
import { InsideDrawer, useDrawerMotion } from './drawer-motion.tsx';
import { DRAWER_WIDTH } from './drawer-width.ts';
import { UI_MESSAGES } from '../ui.messages.ts';
import { useTopLayer } from './use-top-layer.ts';

/** The drawer itself: it weighs more than the list behind it, so `DetailDrawer` loads it when it first opens. */
export function DetailFrame({ onClose, title, badge, actions, size = 600, wide = false, children }: DetailDrawerProps) {
  const t = useT(UI_MESSAGES);
  const said = useLabel();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const top = useTopLayer();
  const motion = useDrawerMotion();
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={top}
      position="right"
      size={phone ? '100%' : wide ? `calc(min(${size}px, 94vw))` : Math.min(size, DRAWER_WIDTH)}
      padding={0}
      transitionProps={motion}
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
      <InsideDrawer>
        <div className={classes['main']}>{children}</div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </InsideDrawer>
    </Drawer>
  );
}
