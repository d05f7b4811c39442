import type { ReactNode } from 'react';
import type { Label } from '../../locale/locale.tsx';

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
