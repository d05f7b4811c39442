/** On the payroll list: how many declarations wait, and the drawer in which they are decided (`?reliefs=1`). */
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listReliefs } from '../../contract/relief/relief.endpoints.ts';
import { RELIEF } from './relief.messages.ts';

const Drawer = lazy(async () => ({ default: (await import('./reliefs-drawer.tsx')).ReliefsDrawer }));
const KEY = 'reliefs';

export function ReliefsButton() {
  const t = useT(RELIEF);
  const may = useCan('/payroll/manage', 'Update');
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data } = useEndpoint(listReliefs, { per_page: 1, status: 'Submitted' }, { enabled: may, quiet: true, minDelay: false });
  if (!may) return null;
  const query = new URLSearchParams(search);
  const open = query.has(KEY);
  const go = (show: boolean) => {
    if (show) query.set(KEY, '1');
    else query.delete(KEY);
    const text = query.toString();
    navigate(text ? `${path}?${text}` : path);
  };
  const waiting = data?.waiting ?? 0;
  return (
    <>
      <Button variant={waiting > 0 ? 'light' : 'default'} leftSection={<Icon name="file-document" size={16} />} onClick={() => go(true)}>
        {waiting > 0 ? t('wait', { n: waiting }) : 'TP1'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Drawer onClose={() => go(false)} />
        </Suspense>
      )}
    </>
  );
}
