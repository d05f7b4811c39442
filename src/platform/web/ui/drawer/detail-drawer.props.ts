import type { ReactNode } from 'react';
import type { SideDrawerProps } from './side-drawer.tsx';

export interface DetailDrawerProps extends Pick<SideDrawerProps, 'onClose' | 'title' | 'badge' | 'wide' | 'children'> {
  /** Stays at the foot: the actions that this record allows. */
  readonly actions?: ReactNode;
  readonly size?: number | undefined;
}
