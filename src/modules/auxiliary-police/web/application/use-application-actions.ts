/** What can be done with one application, as a row and its detail offer it. */
import { openFile } from '#platform/web/call/download.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { printApplication } from '../../contract/application/application.endpoints.ts';
import { applicationWorkflow } from '../../contract/application/application.workflow.ts';
import type { ApplicationRow } from '../../contract/application.schema.ts';
import { APPLICATION as W } from './application.messages.ts';
import type { ApplicationTask } from './application-tasks.tsx';

const ICONS = { process: 'arrow-right', approve: 'check', return: 'undo', reject: 'close', cancel: 'delete' } as const;
const MOVES = ['process', 'approve', 'return', 'reject', 'cancel'] as const;

export function useApplicationActions(onTask: (task: ApplicationTask) => void): (row: Pick<ApplicationRow, 'id' | 'number' | 'can'>) => RowAction[] {
  const { locale } = useLocale();
  const print = (id: number) => void openFile(printApplication, { id, language: locale }).catch(() => undefined);
  return ({ id, number, can }) => [
    ...(can.update ? [{ key: 'edit', label: W.edit, icon: 'edit', onClick: () => onTask({ kind: 'edit', id, number }) }] : []),
    ...MOVES.flatMap((move) =>
      can[move]
        ? [
            {
              key: move,
              label: applicationWorkflow.moves[move].label,
              icon: ICONS[move],
              danger: move === 'reject' || move === 'cancel',
              onClick: () => onTask({ kind: move, id, number }),
            },
          ]
        : [],
    ),
    ...(can.print ? [{ key: 'print', label: W.print, icon: 'print', onClick: () => print(id) }] : []),
  ];
}
