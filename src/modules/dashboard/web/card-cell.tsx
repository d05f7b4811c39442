import { Component, createElement, type ReactNode } from 'react';
import { BlockCard } from '#platform/web/dashboard.tsx';
import type { DashboardCard } from '#platform/web/module.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { useCanDo } from '#platform/web/viewer.tsx';
import classes from './dashboard.module.css';
import { fitRows } from './fit-rows.ts';
import { keepFiles } from './keep-files.ts';

const files = keepFiles((card: DashboardCard) => async () => (await card.load()).Card);

/** One lazy component per card; its file is asked for at once. */
export const componentOf = files.componentOf;

/** A card in its place. One that fails says so there; the others stay. */
export function CardCell({ card }: { card: DashboardCard }) {
  const allowed = useCanDo({ page: '', ...card.needs });
  if (card.needs && !allowed) return null;
  const failed = (again: () => void) => (
    <BlockCard title={card.title}>
      <ErrorState onRetry={again} />
    </BlockCard>
  );
  return (
    <div ref={fitRows} className={classes['cell']}>
      <Boundary failed={failed} forget={() => files.forget(card)}>
        {createElement(componentOf(card))}
      </Boundary>
    </div>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** Drawn in the place of what failed. */
  readonly failed: (again: () => void) => ReactNode;
  /** A file that could not be loaded is asked for again. */
  readonly forget: () => void;
}

/** What fails says so in its place. */
export class Boundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return this.props.failed(() => {
      this.props.forget();
      this.setState({ error: null });
    });
  }
}
