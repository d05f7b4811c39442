import { Card, Group } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useLabel, type Label } from '#platform/web/locale/locale.tsx';

interface SectionCardProps {
  readonly title: Label;
  readonly action?: ReactNode;
  /** Over all columns of its grid. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A titled card of a page, with what can be done in it on the right. */
export function SectionCard({ title, action, wide, children }: SectionCardProps) {
  const labelOf = useLabel();
  const id = useId();
  return (
    <Card component="section" withBorder padding="md" aria-labelledby={id} style={wide ? { gridColumn: '1 / -1' } : undefined}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <h2 id={id} style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>
          {labelOf(title)}
        </h2>
        {action}
      </Group>
      {children}
    </Card>
  );
}
