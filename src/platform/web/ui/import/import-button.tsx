import { useState } from 'react';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import type { ImportEndpoints } from '#platform/contract/imports.ts';
import { useInvalidate, type Stale } from '../../call/use-endpoint.ts';
import { useLabel, type Label } from '../../locale/locale.tsx';
import type { Need } from '../../viewer.tsx';
import { ActionButton } from '../action/action-button.tsx';
import { lazyDrawer } from '../drawer/lazy-drawer.tsx';

const Import = lazyDrawer(async () => (await import('./run-import.tsx')).RunImport, { title: ({ title }) => title, size: 720 });

interface ImportButtonProps {
  readonly calls: ImportEndpoints;
  /** The right that the calls demand. */
  readonly needs: Need;
  readonly title: Label;
  /** Reads that it makes stale. */
  readonly stale: Stale;
  /** What the import is asked for besides its file (the endpoints' `with`). */
  readonly asked?: Readonly<Record<string, string | number>>;
  readonly label?: Label;
}

/** Brings the records of a list from a file, for those who may; the wizard is loaded when somebody reaches for it. */
export function ImportButton({ calls, needs, title, stale, asked, label = EVERYDAY.import }: ImportButtonProps) {
  const labelOf = useLabel();
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  return (
    <>
      <ActionButton
        needs={{ ...needs, call: calls.check }}
        variant="default"
        icon="upload"
        className="icon-on-phone"
        opens={Import}
        onClick={() => setOpen(true)}
      >
        {labelOf(label)}
      </ActionButton>
      {isOpen && <Import endpoints={calls} title={title} asked={asked} onClose={() => setOpen(false)} onSaved={() => void invalidate(...stale)} />}
    </>
  );
}
