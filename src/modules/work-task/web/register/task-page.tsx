/** The library of tasks (R39), of the owner alone. */
import { useState } from 'react';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { CATEGORY_NAMES, PRIORITY_NAMES } from '../../contract/work-task.messages.ts';
import { LIBRARY_STATUSES, TASK_CATEGORIES, workTasks, type WorkTaskRow } from '../../contract/work-task.register.ts';
import { WORK } from '../work-task.messages.ts';
import { REGISTER } from './register.messages.ts';

const TaskForm = lazyDrawer(async () => (await import('./task-form.tsx')).TaskForm, { title: ({ row }) => row?.name ?? REGISTER.newTask, size: 560 });

const STATES = { Active: EVERYDAY.active, Inactive: EVERYDAY.inactive } as const;

export function Page() {
  const say = useSay();
  const [copied, copy] = useState<WorkTaskRow | null>(null);
  return (
    <>
      <RegisterPage
        register={workTasks}
        title={REGISTER.library}
        columns={[
          { key: 'code', label: WORK.code, kind: 'identity', priority: 4 },
          { key: 'name', label: WORK.name, sort: true, fixed: true, card: 'title' },
          { key: 'category', label: WORK.category, sort: true, priority: 2, card: 'subtitle', value: ({ category }) => say(CATEGORY_NAMES[category]) },
          { key: 'priority', label: WORK.priority, sort: true, priority: 3, card: 1, value: ({ priority }) => say(PRIORITY_NAMES[priority]) },
          { key: 'checklist', label: REGISTER.points, kind: 'number', priority: 4, value: ({ checklist }) => checklist.length },
          { key: 'used', label: REGISTER.used, kind: 'number', priority: 2, card: 2 },
          { key: 'status', label: WORK.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'tabs', key: 'status', label: WORK.status, initial: 'Active', options: LIBRARY_STATUSES.map((value) => ({ value, label: STATES[value] })) },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'category', label: WORK.category, options: TASK_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })) },
        ]}
        moreActions={(row: WorkTaskRow) => [{ key: 'copy', label: REGISTER.duplicate, icon: 'copy', onClick: () => copy(row) }]}
        words={{
          add: REGISTER.newTask,
          edit: WORK.edit,
          view: WORK.view,
          delete: WORK.delete,
          deleteAsk: REGISTER.deleteAsk,
          empty: REGISTER.noTasks,
          emptyHint: REGISTER.noTasksHint,
        }}
        nameOf={({ name }) => name}
        Form={TaskForm}
      />
      {copied && <TaskForm row={null} copied={copied} readOnly={false} onClose={() => copy(null)} />}
    </>
  );
}
