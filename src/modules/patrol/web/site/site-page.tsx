/** Guarded sites, with their checkpoints and routes in drawers, and the sheet of QR codes. */
import { useState } from 'react';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { openFile } from '#platform/web/call/download.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { printCodes, printNotice, SITE_PAGE, sites, type SiteRow } from '../../contract/site/site.register.ts';
import { ACTIVE_TABS } from '../active-tabs.ts';
import { findProjects } from '../find-choices.ts';
import { ORDERS } from '../order/order.messages.ts';
import { SITE as W } from './site.messages.ts';

const SiteForm = lazyDrawer(async () => (await import('./site-form.tsx')).SiteForm, { title: ({ row }) => row?.name ?? W.addTitle, size: 720 });
const Checkpoints = lazyDrawer(async () => (await import('./checkpoints-drawer.tsx')).CheckpointsDrawer, { shape: 'detail', size: 720 });
const Orders = lazyDrawer(async () => (await import('../order/orders-drawer.tsx')).OrdersDrawer, { shape: 'detail', size: 720 });
const Routes = lazyDrawer(async () => (await import('./routes-drawer.tsx')).RoutesDrawer, { shape: 'detail', size: 720 });

export function Page() {
  const [open, setOpen] = useState<{ readonly kind: 'checkpoints' | 'routes' | 'orders'; readonly site: SiteRow } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <RegisterPage
        register={sites}
        title={W.title}
        columns={[
          { key: 'code', label: W.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: W.site, sort: true, fixed: true, card: 'title' },
          { key: 'project', label: W.project, priority: 1, card: 'subtitle' },
          { key: 'city', label: W.city, priority: 3, second: ({ state }) => state },
          { key: 'checkpoints', label: W.checkpoints, kind: 'number', priority: 1, card: 1 },
          { key: 'routes', label: W.routes, kind: 'number', priority: 2, card: 2 },
          { key: 'shifts', label: W.shifts, priority: 4, value: ({ shifts }) => shifts.map(({ name, guards }) => `${name} ${guards}`).join(', ') },
          { key: 'last_scan_at', label: W.lastScan, kind: 'datetime', priority: 3, card: 3 },
          { key: 'status', label: W.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'tabs', key: 'status', label: W.status, initial: 'Active', options: ACTIVE_TABS },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'lookup', key: 'project_id', label: W.project, load: findProjects, number: true },
          { kind: 'select', key: 'state', label: W.state, options: STATES },
        ]}
        moreActions={(site: SiteRow) => [
          { key: 'checkpoints', label: W.checkpoints, icon: 'map-pin', onClick: () => setOpen({ kind: 'checkpoints', site }) },
          { key: 'routes', label: W.routes, icon: 'list', onClick: () => setOpen({ kind: 'routes', site }) },
          { key: 'orders', label: ORDERS.orders, icon: 'file-document', onClick: () => setOpen({ kind: 'orders', site }) },
          { key: 'print', label: W.print, icon: 'print', needs: { page: SITE_PAGE, action: 'Print' }, onClick: () => openFile(printCodes, { id: site.id }) },
          { key: 'notice', label: W.notice, icon: 'print', needs: { page: SITE_PAGE, action: 'Print' }, onClick: () => openFile(printNotice, { id: site.id }) },
        ]}
        words={W}
        nameOf={({ name }) => name}
        Form={SiteForm}
      />
      {open?.kind === 'checkpoints' && <Checkpoints site={open.site} onClose={close} />}
      {open?.kind === 'orders' && <Orders site={open.site} onClose={close} />}
      {open?.kind === 'routes' && <Routes site={open.site} onClose={close} />}
    </>
  );
}
