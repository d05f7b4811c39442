import type { ReactNode } from 'react';
import { useLabel, type Label } from '../../locale/locale.tsx';
import { keepFocus } from '../action/keep-focus.ts';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: Label;
  /** One line below the title. */
  readonly context?: ReactNode;
  /** The primary action of the view, on the right. */
  readonly action?: ReactNode;
}

/** Title, one line of context, one primary action. */
export function PageHeader({ title, context, action }: PageHeaderProps) {
  const said = useLabel();
  return (
    <div className={classes['header']}>
      <div className={classes['words']}>
        <h1 className={classes['title']}>{said(title)}</h1>
        {context && <p className={classes['context']}>{context}</p>}
      </div>
      {action && (
        <div ref={keepFocus} className={`${classes['action']} wrap`}>
          {action}
        </div>
      )}
    </div>
  );
}
