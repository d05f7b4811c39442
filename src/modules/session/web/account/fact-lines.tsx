import type { ReactNode } from 'react';

export type FactLine = readonly [label: string, value: ReactNode];

/** What a card says of a membership, an invitation or a plan: a name on the left, its value on the right. */
export function FactLines({ facts }: { facts: readonly FactLine[] }) {
  return (
    <dl className="stack flush">
      {facts.map(([label, value]) => (
        <div className="apart" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
