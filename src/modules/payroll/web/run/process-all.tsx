/** The button that processes everybody of the period. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { Span } from './run-address.ts';
import { RUN } from './run.messages.ts';

const ProcessAllDialog = lazyDrawer(async () => (await import('./process-all-dialog.tsx')).ProcessAllDialog, { shape: 'none' });

/** @param period it waits for it
 * @param filled the one filled button of the page; else something else comes next, and processing again stands beside it. */
export function ProcessAll({ period, filled = true }: { period: Span | undefined; filled?: boolean }) {
  const t = useT(RUN);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        needs={{ page: '/payroll/manage', action: 'Process' }}
        variant={filled ? 'filled' : 'default'}
        icon="calculator"
        opens={ProcessAllDialog}
        disabled={!period}
        onClick={() => setOpen(true)}
      >
        {t('processAll')}
      </ActionButton>
      {open && period && <ProcessAllDialog period={period} onClose={() => setOpen(false)} />}
    </>
  );
}
