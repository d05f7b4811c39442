/** Opens the statutory files of the month that the list shows; their drawer loads when first opened. */
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action-button.tsx';
import { STATUTORY_FILES_BUTTON } from './statutory-files-button.messages.ts';

const Drawer = lazy(async () => ({ default: (await import('./statutory-files-drawer.tsx')).StatutoryFilesDrawer }));

/** @param month `YYYY-MM` in which the period of the list ends. */
export function StatutoryFilesButton({ month }: { month: string }) {
  const t = useT(STATUTORY_FILES_BUTTON);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton needs={{ page: '/payroll/manage', action: 'Export' }} variant="default" icon="file-document" onClick={() => setOpen(true)}>
        {t('open')}
      </ActionButton>
      {open && (
        <Suspense fallback={null}>
          <Drawer month={month} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
