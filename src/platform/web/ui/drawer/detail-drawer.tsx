import type { ReactNode } from 'react';
import { useLabel, type Label } from '../../locale/locale.tsx';
import classes from './detail-drawer.module.css';
import type { DetailDrawerProps } from './detail-drawer.props.ts';
import { lazyDrawer } from './lazy-drawer.tsx';

/** The detail of a record on the right, with the list still in view behind it. Draw it from ListPage's `detail`. */
export const DetailDrawer = lazyDrawer<DetailDrawerProps>(async () => (await import('./detail-frame.tsx')).DetailFrame, {
  shape: 'detail',
  title: ({ title }) => title,
  size: ({ size }) => size,
  wide: ({ wide }) => wide,
});

/** Pairs of label and value; absent values show a dash. */
export function Facts({ items }: { items: readonly { readonly label: Label; readonly value: ReactNode; readonly wide?: boolean }[] }) {
  const labelOf = useLabel();
  return (
    <dl className={classes['facts']}>
      {items.map(({ label, value, wide }, index) => (
        <div key={index} data-wide={wide || undefined}>
          <dt>{labelOf(label)}</dt>
          <dd>{value === null || value === undefined || value === '' || value === false ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A headed part of a detail. */
export function DetailSection({ title, action, children }: { title: Label; action?: ReactNode; children: ReactNode }) {
  const labelOf = useLabel();
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h3 className="subheading">{labelOf(title)}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
