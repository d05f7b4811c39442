/** Asked before several payrolls are confirmed. Its dialog loads with the button that asks. */
import { useState, type ReactNode } from 'react';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { PayrollRow } from '../../contract/payroll.endpoints.ts';
import type { Question } from './confirm-dialog.tsx';

type Rows = readonly PayrollRow[];

export const ConfirmDialog = lazyDrawer(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, { shape: 'none' });

/** `ask` resolves once the question is answered; `dialog` draws it. */
export function useConfirmQuestion(): { ask: (rows: Rows) => Promise<boolean>; dialog: ReactNode } {
  const [asking, setAsking] = useState<Question | null>(null);
  const ask = async (rows: Rows) => {
    const yes = await new Promise<boolean>((answer) => setAsking({ rows, answer }));
    setAsking(null);
    return yes;
  };
  return { ask, dialog: asking && <ConfirmDialog {...asking} /> };
}
