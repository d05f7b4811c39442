/** The button that processes everybody of the period. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import type { Span } from './run-address.ts';
import { RUN } from './run.messages.ts';

const ProcessAllDialog = lazy(async () => ({ default: (await import('./process-all-dialog.tsx')).ProcessAllDialog }));

export function ProcessAll({ period }: { period: Span }) {
  const t = useT(RUN);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<Icon name="calculator" size={16} />} onClick={() => setOpen(true)}>
        {t('processAll')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ProcessAllDialog period={period} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
