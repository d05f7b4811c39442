import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { BlockCard } from '#platform/web/dashboard.tsx';
import type { DashboardCard } from '#platform/web/module.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { useCanDo } from '#platform/web/viewer.tsx';
import { isWide } from './cards-for.ts';
import classes from './dashboard.module.css';

const loaded = new Map<DashboardCard, ComponentType>();

/** One lazy component per card, kept so that a re-render does not load it again; its file is asked for at once. */
export function componentOf(card: DashboardCard): ComponentType {
  let component = loaded.get(card);
  if (!component) {
    const file = card.load();
    // A failure is told where the card is drawn.
    file.catch(() => undefined);
    component = lazy(async () => ({ default: (await file).Card }));
    loaded.set(card, component);
  }
  return component;
}

/** A card in its place. One that fails says so there; the others stay. */
export function CardCell({ card }: { card: DashboardCard }) {
  const allowed = useCanDo({ page: '', ...card.needs });
  if (card.needs && !allowed) return null;
  return (
    <div className={classes['cell']} data-wide={isWide(card) || undefined}>
      <CardBoundary card={card}>{createElement(componentOf(card))}</CardBoundary>
    </div>
  );
}

interface BoundaryProps {
  readonly card: DashboardCard;
  readonly children: ReactNode;
}

class CardBoundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const retry = () => {
      // A file that could not be loaded is asked for again.
      loaded.delete(this.props.card);
      this.setState({ error: null });
    };
    return (
      <BlockCard title={this.props.card.title}>
        <ErrorState onRetry={retry} />
      </BlockCard>
    );
  }
}
