/** On the payroll list: how many declarations wait, and the drawer in which they are decided (`?reliefs=1`, `&relief=` one of them first). */
import { useLocation, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listReliefs } from '../contract/relief.endpoints.ts';
import { RELIEFS_BUTTON } from './reliefs-button.messages.ts';

const Drawer = lazyDrawer(async () => (await import('./reliefs-drawer.tsx')).ReliefsDrawer, { title: RELIEFS_BUTTON.manageTitle, shape: 'detail' });
const KEY = 'reliefs';
const ONE = 'relief';
const DECIDE = { page: '/payroll/manage', action: 'Update' } as const;

export function ReliefsButton() {
  const t = useT(RELIEFS_BUTTON);
  const may = useCan(DECIDE.page, DECIDE.action);
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data } = useEndpoint(listReliefs, { per_page: 1, status: 'Submitted' }, { enabled: may, quiet: true, minDelay: false });
  if (!may) return null;
  const query = new URLSearchParams(search);
  const open = query.has(KEY);
  const go = (show: boolean) => {
    query.delete(ONE);
    if (show) query.set(KEY, '1');
    else query.delete(KEY);
    const text = query.toString();
    navigate(text ? `${path}?${text}` : path);
  };
  const waiting = data?.waiting ?? 0;
  return (
    <>
      <ActionButton needs={DECIDE} variant={waiting > 0 ? 'light' : 'default'} icon="file-document" opens={Drawer} onClick={() => go(true)}>
        {waiting > 0 ? t('wait', { n: waiting }) : 'TP1'}
      </ActionButton>
      {open && <Drawer first={Number(query.get(ONE)) || null} onClose={() => go(false)} />}
    </>
  );
}
