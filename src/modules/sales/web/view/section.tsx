import type { ReactNode } from 'react';
import { useLabel, type Label } from '#platform/web/locale/locale.tsx';
import classes from './view.module.css';

export interface SectionProps {
  readonly title: Label;
  readonly action?: ReactNode;
  /** What stands there when there is nothing. */
  readonly empty?: Label | undefined;
  readonly children?: ReactNode;
}

/** A titled part of a detail page, with its own words where it is empty. */
export function Section({ title, action, empty, children }: SectionProps) {
  const labelOf = useLabel();
  return (
    <section className={classes['section']} aria-label={labelOf(title)}>
      <div className="apart">
        <h2 className="heading">{labelOf(title)}</h2>
        {action}
      </div>
      {empty ? <p className="note">{labelOf(empty)}</p> : children}
    </section>
  );
}
