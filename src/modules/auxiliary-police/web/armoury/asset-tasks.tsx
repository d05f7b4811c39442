/** The drawers that an asset's actions open, and which of them there are for a state. */
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { isCounted } from '../../contract/armoury/asset-kinds.ts';
import type { AssetRow } from '../../contract/armoury/asset.schema.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { MOVES, type Move } from './moves.ts';

export interface AssetTask {
  readonly kind: 'edit' | 'issue' | 'return' | Move;
  readonly asset: Pick<AssetRow, 'id' | 'name'>;
}

const EditAsset = lazyDrawer(async () => (await import('./asset-form.tsx')).EditAsset, { title: ({ name }) => name, size: 640 });
const IssueForm = lazyDrawer(async () => (await import('./issue-form.tsx')).IssueForm, { title: W.issue, size: 560 });
const ReturnForm = lazyDrawer(async () => (await import('./return-form.tsx')).ReturnForm, { title: W.return, size: 480 });
const MoveForm = lazyDrawer(async () => (await import('./move-form.tsx')).MoveForm, { title: ({ move }) => MOVES[move], size: 480 });

export function AssetTasks({ task, onClose }: { task: AssetTask | null; onClose: () => void }) {
  if (!task) return null;
  const of = { ...task.asset, onClose };
  if (task.kind === 'edit') return <EditAsset {...of} />;
  if (task.kind === 'issue') return <IssueForm {...of} />;
  return task.kind === 'return' ? <ReturnForm {...of} /> : <MoveForm {...of} move={task.kind} />;
}

const on = (action: 'Update' | 'Issue' | 'Return') => ({ page: '/auxiliary/asset', action }) as const;

/** What can be done with an asset, as a row and its detail offer it. */
export function assetActions(onTask: (task: AssetTask) => void): (asset: AssetRow) => RowAction[] {
  return (asset) => {
    const open = (kind: AssetTask['kind']) => () => onTask({ kind, asset: { id: asset.id, name: asset.name } });
    const counted = isCounted(asset.category);
    const there = asset.status === 'Available';
    const gone = asset.status === 'Lost' || asset.status === 'Disposed';
    const out = counted ? asset.quantity > asset.in_store : asset.status === 'Issued';
    const move = (kind: Move): RowAction => ({ key: kind, label: MOVES[kind], needs: on('Update'), onClick: open(kind) });
    return [
      ...(there && asset.in_store > 0 ? [{ key: 'issue', label: W.issue, icon: 'arrow-right', needs: on('Issue'), onClick: open('issue') } as const] : []),
      ...(out ? [{ key: 'return', label: W.return, icon: 'back', needs: on('Return'), onClick: open('return') } as const] : []),
      { key: 'edit', label: W.edit, icon: 'edit', needs: on('Update'), onClick: open('edit') },
      ...(counted && !gone ? [move('Receipt')] : []),
      ...(there && asset.in_store > 0 ? [move('Transfer')] : []),
      ...(there && !counted ? [move('Maintenance')] : []),
      ...(asset.status === 'Maintenance' ? [move('Repaired')] : []),
    ];
  };
}
