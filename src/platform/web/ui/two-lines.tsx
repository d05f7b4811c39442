import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

interface TwoLinesProps {
  readonly first: string;
  /** Smaller, below; nothing where it is empty. */
  readonly second?: string | undefined;
  /** What stands below both, e.g. what is missing. */
  readonly children?: ReactNode;
}

/** A name with the few words that tell it apart, for a cell: in a narrow column each line ends in an ellipsis and is said whole as its title. */
export function TwoLines({ first, second, children }: TwoLinesProps) {
  return (
    <span className={classes['lines']}>
      <span title={first}>{first}</span>
      {second && (
        <small className="quiet tiny" title={second}>
          {second}
        </small>
      )}
      {children}
    </span>
  );
}
