/** The answer of the dashboard's one call, by block. The page provides it; cards of all modules read their own. */
import { Paper } from '@mantine/core';
import { createContext, use, useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './dashboard.module.css';
import { useLabel, type Label } from './locale/locale.tsx';
import { useCanDo } from './viewer.tsx';

export type Blocks = Readonly<Record<string, unknown>>;
export const BlocksContext = createContext<Blocks>({});

/** The block of a card in the shape that its module's contract declares; null when the viewer has none. */
export function useBlock<Shape>(key: string): Shape | null {
  return (use(BlocksContext)[key] as Shape | undefined) ?? null;
}

export interface BlockCardProps {
  readonly title: Label;
  /** The screen behind the card; the title leads there when the viewer may open it. */
  readonly href?: string | undefined;
  /** On the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a dashboard card. The page draws the grid alone, so that a chart may be a card of its own. */
export function BlockCard({ title, href = '', aside, children }: BlockCardProps) {
  const labelOf = useLabel();
  const id = useId();
  const leads = useCanDo({ page: href.split('?')[0] ?? '' });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={classes['card']}>
      <div className={classes['head']}>
        <h2 className="subheading" id={id}>
          {leads ? <Link href={href}>{labelOf(title)}</Link> : labelOf(title)}
        </h2>
        {aside && <div className="quiet small tabular">{aside}</div>}
      </div>
      {children}
    </Paper>
  );
}
