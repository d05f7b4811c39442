import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type Filter, type RowAction } from '#platform/web/ui/list-page.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { usePages } from '#platform/web/viewer.tsx';
import { deleteAdmin, listAdmins, updateAdmin } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { grantablePages } from '#modules/identity/contract/grantable-pages.ts';
import { scopeWords, typeText } from './admin-words.ts';
import { ADMIN_MESSAGES } from './admin.messages.ts';

const AddAdmin = lazyDrawer(async () => (await import('./add-admin.tsx')).AddAdmin, { title: ADMIN_MESSAGES.addTitle });

const CREATE = { page: '/admin/user', action: 'Create' } as const;
const view = (id: number, tab = '') => `/admin/user/view${tab}?id=${id}`;

/** R103: owner and admins of the company. */
export function Page() {
  const t = useT(ADMIN_MESSAGES);
  const [, navigate] = useLocation();
  const confirm = useConfirm();
  const [adding, setAdding] = useState<{ copyFrom?: AdminRow } | null>(null);
  const update = useWrite(updateAdmin, { invalidates: [listAdmins] });
  const remove = useWrite(deleteAdmin, { invalidates: [listAdmins] });
  const columns = useColumns();
  const filters = useFilters();

  async function deactivate({ id, name }: AdminRow) {
    if (await confirm({ title: t('deactivateTitle', { name }), message: t('deactivateText'), verb: t('deactivate'), danger: true }))
      await update.run({ id, status: 'Inactive' });
  }
  async function removeAdmin({ id, name }: AdminRow) {
    if (await confirm({ title: t('removeTitle', { name }), message: t('removeText'), verb: t('remove'), danger: true })) await remove.run({ id });
  }

  const actionsOf = (row: AdminRow): RowAction[] => [
    { key: 'view', label: t('view'), icon: 'eye', onClick: () => navigate(view(row.id)) },
    ...(row.can.page_access ? [{ key: 'access', label: t('pageAccess'), icon: 'account-key', onClick: () => navigate(view(row.id, '/page-access')) }] : []),
    ...(row.type !== 'Owner' ? [{ key: 'copy', needs: CREATE, label: t('copyAccess'), icon: 'copy', onClick: () => setAdding({ copyFrom: row }) }] : []),
    ...(row.can.update && row.status === 'Active' ? [{ key: 'off', label: t('deactivate'), icon: 'pause', onClick: () => deactivate(row) }] : []),
    ...(row.can.update && row.status === 'Inactive'
      ? [{ key: 'on', label: t('activate'), icon: 'play', onClick: () => update.run({ id: row.id, status: 'Active' }) }]
      : []),
    ...(row.can.delete ? [{ key: 'delete', label: t('remove'), icon: 'delete', danger: true, onClick: () => removeAdmin(row) }] : []),
  ];

  const add = (
    <ActionButton needs={CREATE} icon="plus" opens={AddAdmin} onClick={() => setAdding({})}>
      {t('add')}
    </ActionButton>
  );

  return (
    <>
      <ListPage
        title={ADMIN_MESSAGES.title}
        endpoint={listAdmins}
        columns={columns}
        filters={filters}
        rowName={(row) => row.name}
        rowActions={actionsOf}
        onOpen={(row) => navigate(view(row.id))}
        action={add}
        empty={{ drawing: 'people', hint: ADMIN_MESSAGES.emptyHint }}
      />
      {adding && <AddAdmin copyFrom={adding.copyFrom} onClose={() => setAdding(null)} />}
    </>
  );
}

function LastLogin({ at }: { at: string | null }) {
  const t = useT(ADMIN_MESSAGES);
  return at ? <DateText value={at} kind="datetime" /> : t('never');
}

const lastLoginCell = (row: AdminRow) => <LastLogin at={row.last_login_at} />;

function useColumns(): Column<AdminRow>[] {
  const t = useT(ADMIN_MESSAGES);
  const say = useSay();
  return [
    {
      key: 'name',
      label: ADMIN_MESSAGES.name,
      kind: 'person',
      sort: true,
      fixed: true,
      card: 'title',
      picture: (row) => row.image,
      second: (row) => row.title,
    },
    { key: 'email', label: ADMIN_MESSAGES.email, sort: true, priority: 4, card: 'subtitle' },
    { key: 'type', label: ADMIN_MESSAGES.type, priority: 3, folds: 'scope', card: 3, cell: (row) => say(typeText(row.type)) },
    {
      key: 'routes_count',
      label: ADMIN_MESSAGES.pages,
      kind: 'number',
      sort: true,
      priority: 2,
      card: 2,
      cell: (row) => (row.type === 'Owner' ? t('everything') : row.routes_count),
    },
    { key: 'scope', label: ADMIN_MESSAGES.scope, priority: 1, card: 1, cell: (row) => scopeWords(row.scope, say) },
    { key: 'last_login_at', label: ADMIN_MESSAGES.lastLogin, kind: 'datetime', sort: true, priority: 6, cell: lastLoginCell },
    { key: 'expires_at', label: ADMIN_MESSAGES.until, kind: 'date', sort: true, hidden: true },
    { key: 'status', label: ADMIN_MESSAGES.status, kind: 'status', sort: true, card: 'badge' },
  ];
}

function useFilters(): Filter[] {
  const t = useT(ADMIN_MESSAGES);
  const say = useSay();
  const pages = usePages();
  return [
    { kind: 'keyword', key: 'keyword' },
    {
      kind: 'select',
      key: 'status',
      label: ADMIN_MESSAGES.status,
      options: [
        { value: 'Invited', label: t('waiting') },
        { value: 'Active', label: t('active') },
        { value: 'Inactive', label: t('inactive') },
      ],
      width: 140,
    },
    {
      kind: 'select',
      key: 'route',
      label: ADMIN_MESSAGES.whoOpens,
      options: [...grantablePages(pages)].map(([path, page]) => ({ value: path, label: `${say(page.title)}  ${path}` })),
      width: 220,
    },
  ];
}
