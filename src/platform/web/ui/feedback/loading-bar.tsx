import { useSyncExternalStore } from 'react';
import { isLoading, onLoading } from '../../call/loading-bar.ts';
import classes from './loading-bar.module.css';

/** The thin bar at the top of the window while calls run. */
export function LoadingBar() {
  const visible = useSyncExternalStore(onLoading, isLoading, () => false);
  return <div className={classes['bar']} data-visible={visible || undefined} aria-hidden />;
}
