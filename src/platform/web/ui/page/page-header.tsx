import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLabel, type Label } from '../../locale/locale.tsx';
import { useMaybePages } from '../../viewer.tsx';
import { keepFocus } from '../action/keep-focus.ts';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  /** Absent: the heading that the manifest gives the page. */
  readonly title?: Label | undefined;
  /** One line below the title; absent: what the manifest says of the page. */
  readonly context?: ReactNode;
  /** The primary action of the view, on the right. */
  readonly action?: ReactNode;
}

/** What a page is headed by. @param title absent: what the manifest says */
export function useHeading(title?: Label): string {
  const labelOf = useLabel();
  const [path] = useLocation();
  const page = useMaybePages()?.get(path);
  return labelOf(title ?? page?.heading ?? page?.title ?? '');
}

/** Title, one line of context, one primary action. */
export function PageHeader({ title, context, action }: PageHeaderProps) {
  const labelOf = useLabel();
  const heading = useHeading(title);
  const [page] = useLocation();
  const own = useMaybePages()?.get(page)?.context;
  const line = context === undefined ? own && labelOf(own) : context;
  return (
    <div className={classes['header']}>
      <div className={classes['words']}>
        <h1 className={classes['title']}>{heading}</h1>
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
