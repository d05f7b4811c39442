/** The button that begins a payroll beside the monthly one. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import type { Span } from '../run/run-address.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

const NewRunForm = lazy(async () => ({ default: (await import('./new-run-form.tsx')).NewRunForm }));

export function NewRun({ period }: { period: Span }) {
  const t = useT(OFF_CYCLE);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => setOpen(true)}>
        {t('newRun')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NewRunForm period={period} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
