/** The drawers that an application's actions open. */
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { APPLICATION as W } from './application.messages.ts';

export interface ApplicationTask {
  readonly kind: 'edit' | 'process' | 'approve' | 'return' | 'reject' | 'cancel';
  readonly id: number;
  readonly number: string;
}

const EditApplication = lazyDrawer(async () => (await import('./edit-application.tsx')).EditApplication, { title: ({ number }) => number, size: 720 });
const ProcessForm = lazyDrawer(async () => (await import('./process-form.tsx')).ProcessForm, { title: W.forward, size: 560 });
const ApproveForm = lazyDrawer(async () => (await import('./approve-form.tsx')).ApproveForm, { title: W.approve, size: 560 });
const CloseForm = lazyDrawer(async () => (await import('./close-form.tsx')).CloseForm, { title: ({ number }) => number, size: 440 });

export function ApplicationTasks({ task, onClose }: { task: ApplicationTask | null; onClose: () => void }) {
  if (!task) return null;
  const of = { id: task.id, number: task.number, onClose };
  switch (task.kind) {
    case 'edit':
      return <EditApplication {...of} />;
    case 'process':
      return <ProcessForm {...of} />;
    case 'approve':
      return <ApproveForm {...of} />;
    default:
      return <CloseForm {...of} move={task.kind} />;
  }
}
