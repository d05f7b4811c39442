import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { inviteEmployee } from '../../contract/credential.endpoints.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import type { ListedRow } from './employee-columns.tsx';
import { END } from './end.messages.ts';
import { LIST } from './list.messages.ts';
import { useErase } from './use-erase.ts';

const InactivateForm = lazyDrawer(async () => (await import('./inactivate-form.tsx')).InactivateForm, { size: 480 });
const ReactivateForm = lazyDrawer(async () => (await import('./reactivate-form.tsx')).ReactivateForm, { size: 440 });

const PAGE = '/admin/employee';
const END_NEEDS = { page: PAGE, action: 'Inactivate' } as const;
const INVITE = { page: '/admin/employee/view/credential', action: 'Update' } as const;
export const viewAddress = (id: number, tab = '') => `/admin/employee/view${tab}?id=${id}`;

/** The ⋮ of a row, and the dialog that one of its actions opened. */
export function useRowActions(): { actionsOf: (row: ListedRow) => RowAction[]; dialog: ReactNode } {
  const t = useT(LIST);
  const [, navigate] = useLocation();
  const confirm = useConfirm();
  const [task, setTask] = useState<{ readonly do: 'end' | 'back'; readonly row: ListedRow } | null>(null);
  const invite = useWrite(inviteEmployee, { invalidates: EMPLOYEE_READS });
  const erase = useErase(EMPLOYEE_READS);

  async function inviteRow({ id, name = '', email }: ListedRow) {
    if (await confirm({ title: t('inviteTitle', { name }), message: email ? t('inviteText', { email }) : undefined, verb: LIST.createLogin }))
      await invite.run({ id });
  }
  const eraseRow = (row: ListedRow) =>
    erase({ id: row.id, name: row.name ?? '', end: row.status === 'Active' && !row.inactive_at ? () => setTask({ do: 'end', row }) : undefined });

  function actionsOf(row: ListedRow): RowAction[] {
    const active = row.status === 'Active';
    return [
      { key: 'view', label: LIST.view, icon: 'eye', onClick: () => navigate(viewAddress(row.id)) },
      ...(active && !row.user_id ? [{ key: 'login', needs: INVITE, label: LIST.createLogin, icon: 'key', onClick: () => inviteRow(row) }] : []),
      ...(active && !row.inactive_at
        ? [{ key: 'end', label: END.inactivate, icon: 'door', needs: END_NEEDS, onClick: () => setTask({ do: 'end', row }) }]
        : []),
      ...(!active || row.inactive_at
        ? [{ key: 'back', label: active ? END.takeBack : END.reactivate, icon: 'undo', needs: END_NEEDS, onClick: () => setTask({ do: 'back', row }) }]
        : []),
      { key: 'delete', needs: { page: PAGE, action: 'Delete' }, label: LIST.delete, icon: 'delete', danger: true, onClick: () => void eraseRow(row) },
    ];
  }

  const person = task && {
    id: task.row.id,
    name: task.row.name ?? '',
    joined: task.row.company_joined_at ?? '',
    ended: task.row.inactive_at ?? null,
    active: task.row.status === 'Active',
  };
  const close = () => setTask(null);
  const dialog = person && (task.do === 'end' ? <InactivateForm person={person} onClose={close} /> : <ReactivateForm person={person} onClose={close} />);
  return { actionsOf, dialog };
}
