/** The drawers that an officer's actions open. */
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { OFFICER as W } from './officer.messages.ts';

export interface OfficerTask {
  readonly kind: 'edit' | 'suspend' | 'charges';
  readonly id: number;
  readonly name: string;
}

const EditOfficer = lazyDrawer(async () => (await import('./officer-form.tsx')).EditOfficer, { title: ({ name }) => name, size: 680 });
const SuspendForm = lazyDrawer(async () => (await import('./suspend-form.tsx')).SuspendForm, { title: W.suspend, size: 440 });
const ChargesDrawer = lazyDrawer(async () => (await import('./charges-drawer.tsx')).ChargesDrawer, { title: W.charges, shape: 'detail', size: 680 });

export function OfficerTasks({ task, onClose }: { task: OfficerTask | null; onClose: () => void }) {
  if (!task) return null;
  const of = { id: task.id, name: task.name, onClose };
  if (task.kind === 'edit') return <EditOfficer {...of} />;
  return task.kind === 'suspend' ? <SuspendForm {...of} /> : <ChargesDrawer {...of} />;
}
