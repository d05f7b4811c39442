import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { ListRow } from './list-row.tsx';
import type { ListView } from './list-view.ts';

interface VirtualRowsProps<R> {
  readonly view: ListView<R>;
  readonly scroll: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
}

/** The rows of a long page: only those in view are drawn, between two spacers. */
export function VirtualRows<R>({ view, scroll, rowHeight }: VirtualRowsProps<R>) {
  const { rows, rowKey } = view;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Rows outside the view are drawn already, so scrolling need not wait for those beyond them.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {items.map(({ index }) => {
        const row = rows[index] as R;
        return <ListRow key={rowKey(row)} row={row} index={index} view={view} />;
      })}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </>
  );
}
