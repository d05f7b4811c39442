import { keepFocus } from '../action/keep-focus.ts';
import classes from './detail-drawer.module.css';
import type { DetailDrawerProps } from './detail-drawer.props.ts';
import { SideDrawer } from './side-drawer.tsx';

/** The drawer itself: it weighs more than the list behind it, so `DetailDrawer` loads it when it first opens. */
export function DetailFrame({ actions, size = 600, children, ...frame }: DetailDrawerProps) {
  return (
    <SideDrawer {...frame} size={size} edges>
      <div className={classes['main']}>{children}</div>
      {actions && (
        <div ref={keepFocus} className={classes['actions']}>
          {actions}
        </div>
      )}
    </SideDrawer>
  );
}
