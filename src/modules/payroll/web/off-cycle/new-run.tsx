/** The button that begins a payroll beside the monthly one. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { Span } from '../run/run-address.ts';
import type { NewKind } from './new-kind.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

const NewRunForm = lazyDrawer(async () => (await import('./new-run-form.tsx')).NewRunForm, { title: OFF_CYCLE.title });

const FinalPayForm = lazyDrawer(async () => (await import('./final-pay-form.tsx')).FinalPayForm, { title: OFF_CYCLE.title });

/** @param period it waits for it */
export function NewRun({ period }: { period: Span | undefined }) {
  const t = useT(OFF_CYCLE);
  const [kind, setKind] = useState<NewKind | null>(null);
  const close = () => setKind(null);
  return (
    <>
      <ActionButton
        needs={{ page: '/payroll/manage', action: 'Process' }}
        variant="default"
        icon="plus"
        opens={NewRunForm}
        disabled={!period}
        onClick={() => setKind('bonus')}
      >
        {t('newRun')}
      </ActionButton>
      {period && kind === 'final' && <FinalPayForm period={period} onClose={close} onKind={setKind} />}
      {period && kind && kind !== 'final' && <NewRunForm key={kind} period={period} kind={kind} onClose={close} onKind={setKind} />}
    </>
  );
}
