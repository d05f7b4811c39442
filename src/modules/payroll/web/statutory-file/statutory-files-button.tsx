/** Opens the statutory files of the month that the list shows; their drawer loads when first opened. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { STATUTORY_FILES_BUTTON } from './statutory-files-button.messages.ts';

const Drawer = lazy(async () => ({ default: (await import('./statutory-files-drawer.tsx')).StatutoryFilesDrawer }));

/** @param month `YYYY-MM` in which the period of the list ends. */
export function StatutoryFilesButton({ month }: { month: string }) {
  const t = useT(STATUTORY_FILES_BUTTON);
  const may = useCan('/payroll/manage', 'Export');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="file-document" size={16} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Drawer month={month} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
