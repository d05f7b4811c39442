import type { ReactNode } from 'react';

/** Rows of a long table that are in sight, with the height of those above and below kept. @param children draws the row of an index */
export function WindowRows({
  before,
  after,
  shown,
  children,
}: {
  before: number;
  after: number;
  shown: readonly number[];
  children: (index: number) => ReactNode;
}) {
  return (
    <tbody>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {shown.map(children)}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  );
}
