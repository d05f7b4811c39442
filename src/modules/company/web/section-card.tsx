import { Card, Group } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useLabel, type Label } from '#platform/web/locale/locale.tsx';

/** A titled card of a page, with what can be done in it on the right. */
export function SectionCard({ title, action, children }: { title: Label; action?: ReactNode; children: ReactNode }) {
  const said = useLabel();
  const id = useId();
  return (
    <Card component="section" withBorder padding="md" aria-labelledby={id}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <h2 id={id} style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>
          {said(title)}
        </h2>
        {action}
      </Group>
      {children}
    </Card>
  );
}
