import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLabel, type Label } from '../../locale/locale.tsx';
import { useMaybePages } from '../../viewer.tsx';
import { keepFocus } from '../action/keep-focus.ts';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: Label;
  /** One line below the title; absent: what the manifest says of the page. */
  readonly context?: ReactNode;
  /** The primary action of the view, on the right. */
  readonly action?: ReactNode;
}

/** Title, one line of context, one primary action. */
export function PageHeader({ title, context, action }: PageHeaderProps) {
  const labelOf = useLabel();
  const [page] = useLocation();
  const own = useMaybePages()?.get(page)?.context;
  const line = context === undefined ? own && labelOf(own) : context;
  return (
    <div className={classes['header']}>
      <div className={classes['words']}>
        <h1 className={classes['title']}>{labelOf(title)}</h1>
        {line && <p className={classes['context']}>{line}</p>}
      </div>
      {action && (
        <div ref={keepFocus} className={`${classes['action']} wrap`}>
          {action}
        </div>
      )}
    </div>
  );
}
