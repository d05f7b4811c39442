/** Opens the statutory files of the month in which the period of the payroll list ends; their drawer loads when first opened. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useShownPeriod } from '#modules/payroll/web/public.tsx';
import { FILES } from './statutory-file.messages.ts';
import { STATUTORY_FILES_BUTTON } from './statutory-files-button.messages.ts';

const Drawer = lazyDrawer(async () => (await import('./statutory-files-drawer.tsx')).StatutoryFilesDrawer, {
  title: FILES.title,
  shape: 'detail',
  size: 960,
  wide: true,
});

export function StatutoryFilesButton() {
  const t = useT(STATUTORY_FILES_BUTTON);
  const month = useShownPeriod().end_date.slice(0, 7);
  const [open, setOpen] = useState(false);
  useAsked('files', () => setOpen(true));
  return (
    <>
      <ActionButton needs={{ page: '/payroll/manage', action: 'Export' }} variant="default" icon="file-document" opens={Drawer} onClick={() => setOpen(true)}>
        {t('open')}
      </ActionButton>
      {open && <Drawer month={month} onClose={() => setOpen(false)} />}
    </>
  );
}
