/** What can be done with one officer, as a row and its detail offer it. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { printOfficer } from '../../contract/officer/bio-data.endpoints.ts';
import { reinstateOfficer } from '../../contract/officer/officer.endpoints.ts';
import type { OfficerRow } from '../../contract/officer/officer.schema.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { OFFICER as W } from './officer.messages.ts';
import type { OfficerTask } from './officer-tasks.tsx';

type Acted = Pick<OfficerRow, 'id' | 'name' | 'status'>;
const EXPORT = { page: '/auxiliary/officer', action: 'Export', call: printOfficer } as const;
const UPDATE = { page: '/auxiliary/officer', action: 'Update' } as const;

export function useOfficerActions(onTask: (task: OfficerTask) => void): (row: Acted) => RowAction[] {
  const t = useT(W);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const print = (id: number) => void openFile(printOfficer, { id, language: locale }).catch(() => undefined);
  const { run } = useWrite(reinstateOfficer, { invalidates: UNIT_READS });
  const reinstate = async ({ id, name }: Acted) => {
    if (await confirm({ title: t('reinstateAsk', { name }), message: t('reinstateText') })) await run({ id }).catch(() => undefined);
  };
  return ({ id, name, status }) => [
    { key: 'edit', label: W.edit, icon: 'edit', needs: UPDATE, onClick: () => onTask({ kind: 'edit', id, name }) },
    { key: 'charges', label: W.charges, icon: 'list', onClick: () => onTask({ kind: 'charges', id, name }) },
    { key: 'print', label: W.bioData, icon: 'print', needs: EXPORT, onClick: () => print(id) },
    ...(status === 'Active'
      ? [{ key: 'suspend', label: W.suspend, icon: 'lock', danger: true, needs: UPDATE, onClick: () => onTask({ kind: 'suspend', id, name }) }]
      : []),
    ...(status === 'Suspended'
      ? [{ key: 'reinstate', label: W.reinstate, icon: 'check', needs: UPDATE, onClick: () => void reinstate({ id, name, status }) }]
      : []),
  ];
}
