import { useState } from 'react';
import type { ImportEndpoints } from '#platform/contract/imports.ts';
import { useInvalidate, type Stale } from '../call/use-endpoint.ts';
import { useT, type Label } from '../locale/locale.tsx';
import { ActionButton } from '../ui/action/action-button.tsx';
import { lazyDrawer } from '../ui/drawer/lazy-drawer.tsx';
import type { Need } from '../viewer.tsx';
import { REGISTER } from './register.messages.ts';

const Import = lazyDrawer(async () => (await import('../ui/import/run-import.tsx')).RunImport, { title: ({ title }) => title, size: 720 });

interface ImportButtonProps {
  readonly calls: ImportEndpoints;
  readonly title: Label;
  /** Reads that it makes stale. */
  readonly stale: Stale;
}

/** Brings the records of a list from a file, for those who may. */
export function ImportButton({ calls, title, stale }: ImportButtonProps) {
  const t = useT(REGISTER);
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  const { demands } = calls.check;
  const [right] = demands.kind === 'pages' ? demands.anyOf : [];
  return (
    <>
      <ActionButton needs={{ ...right, call: calls.check } as Need} variant="default" icon="upload" opens={Import} onClick={() => setOpen(true)}>
        {t('import')}
      </ActionButton>
      {isOpen && <Import endpoints={calls} title={title} onClose={() => setOpen(false)} onSaved={() => void invalidate(...stale)} />}
    </>
  );
}
