/** Fields that few payrolls need: drawn once they are asked for, and opened by a mistake in one of them. */
import { useState, type ReactNode } from 'react';
import { useEditor } from './editor.tsx';
import classes from './fields.module.css';

interface FoldedProps {
  readonly summary: string;
  /** Paths of the fields inside begin so. */
  readonly paths: readonly string[];
  readonly opened?: boolean;
  readonly children: ReactNode;
}

export function Folded({ summary, paths, opened = false, children }: FoldedProps) {
  const { errors } = useEditor();
  const [asked, setAsked] = useState(false);
  const open = opened || Object.keys(errors).some((path) => paths.some((start) => path.startsWith(start)));
  return (
    <details className={classes['more']} open={open || asked} onToggle={(event) => setAsked(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {(open || asked) && children}
    </details>
  );
}
