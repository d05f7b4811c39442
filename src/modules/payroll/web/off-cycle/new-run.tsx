/** The button that begins a payroll beside the monthly one. */
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action-button.tsx';
import type { Span } from '../run/run-address.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

const NewRunForm = lazy(async () => ({ default: (await import('./new-run-form.tsx')).NewRunForm }));

export function NewRun({ period }: { period: Span }) {
  const t = useT(OFF_CYCLE);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton needs={{ page: '/payroll/manage', action: 'Process' }} variant="default" icon="plus" onClick={() => setOpen(true)}>
        {t('newRun')}
      </ActionButton>
      {open && (
        <Suspense fallback={null}>
          <NewRunForm period={period} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
