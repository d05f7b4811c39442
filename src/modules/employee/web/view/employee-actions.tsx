import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { LightMenu } from '#platform/web/ui/light/light-menu.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { END } from '../list/end.messages.ts';
import { LIST } from '../list/list.messages.ts';
import { useErase } from '../list/use-erase.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { VIEW } from './view.messages.ts';

const InactivateForm = lazyDrawer(async () => (await import('../list/inactivate-form.tsx')).InactivateForm, { size: 480 });
const ReactivateForm = lazyDrawer(async () => (await import('../list/reactivate-form.tsx')).ReactivateForm, { size: 440 });

/** They are gone with the person. */
const OF_THE_PERSON: readonly string[] = ['employee.show-employee', 'employee.list-person-facts'];

/** What may be done with the whole record; nothing where nothing may. */
export function EmployeeActions({ employee }: { employee: EmployeeDetail }) {
  const t = useT(VIEW);
  const [, navigate] = useLocation();
  const [task, setTask] = useState<'end' | 'back' | null>(null);
  // The reads go stale in the list only: this record is gone then.
  const erase = useErase(EMPLOYEE_READS.filter((read) => !OF_THE_PERSON.includes(read)));
  const { id, name, can, status, inactive_at: ended } = employee;
  const active = status === 'Active';
  const may = { end: can['inactivate'] === true && ended === null, back: can['reactivate'] === true, erase: can['delete'] === true };
  if (!may.end && !may.back && !may.erase) return null;

  async function remove() {
    if (await erase({ id, name, end: may.end ? () => setTask('end') : undefined })) navigate('/admin/employee');
  }
  const person = { id, name, joined: employee.company_joined_at, ended, active };
  const close = () => setTask(null);
  const actions = [
    ...(may.end ? [{ key: 'end', label: END.inactivate, icon: 'door', onClick: () => setTask('end') }] : []),
    ...(may.back ? [{ key: 'back', label: active ? END.takeBack : END.reactivate, icon: 'undo', onClick: () => setTask('back') }] : []),
    ...(may.erase ? [{ key: 'delete', label: LIST.delete, icon: 'delete', danger: true, onClick: remove }] : []),
  ];
  return (
    <>
      <LightMenu
        actions={actions}
        button={(props) => (
          <ActionIcon variant="default" size={36} aria-label={t('actions')} {...props}>
            <Icon name="more" />
          </ActionIcon>
        )}
      />
      {task && (task === 'end' ? <InactivateForm person={person} onClose={close} /> : <ReactivateForm person={person} onClose={close} />)}
    </>
  );
}
