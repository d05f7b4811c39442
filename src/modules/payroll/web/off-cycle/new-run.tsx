/** The button that begins a payroll beside the monthly one. */
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action-button.tsx';
import type { Span } from '../run/run-address.ts';
import type { NewKind } from './new-kind.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

const NewRunForm = lazy(async () => ({ default: (await import('./new-run-form.tsx')).NewRunForm }));

const FinalPayForm = lazy(async () => ({ default: (await import('../final-pay/final-pay-form.tsx')).FinalPayForm }));

export function NewRun({ period }: { period: Span }) {
  const t = useT(OFF_CYCLE);
  const [kind, setKind] = useState<NewKind | null>(null);
  const close = () => setKind(null);
  return (
    <>
      <ActionButton needs={{ page: '/payroll/manage', action: 'Process' }} variant="default" icon="plus" onClick={() => setKind('bonus')}>
        {t('newRun')}
      </ActionButton>
      {kind && (
        <Suspense fallback={null}>
          {kind === 'final' ? (
            <FinalPayForm period={period} onClose={close} onKind={setKind} />
          ) : (
            <NewRunForm key={kind} period={period} kind={kind} onClose={close} onKind={setKind} />
          )}
        </Suspense>
      )}
    </>
  );
}
