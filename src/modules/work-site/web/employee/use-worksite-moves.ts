import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import type { Worksite } from '#modules/employee/contract/worksite.schema.ts';
import { deleteWorksite, endWorksite, makeMainSite } from '../../contract/worksite.endpoints.ts';
import { SITE_READS } from '../site-reads.ts';
import { WORKSITE } from './worksite.messages.ts';

const TAB = '/admin/employee/view/worksite';

/** What may be done with a worksite of an employee; the branch is changed elsewhere. @param end asks for the last day */
export function useWorksiteMoves(employeeId: number, end: (site: Worksite) => void): (site: Worksite) => readonly RowAction[] {
  const t = useT(WORKSITE);
  const confirm = useConfirm();
  const main = useWrite(makeMainSite, { invalidates: SITE_READS });
  const drop = useWrite(deleteWorksite, { invalidates: SITE_READS });
  return (site) => {
    const { assignment_id } = site;
    if (assignment_id === null) return [];
    const which = { id: employeeId, assignment_id };
    const remove = async () => {
      const answer = await confirm({ title: t('removeAsk', { name: site.name }), message: t('removeText'), verb: WORKSITE.remove, danger: true });
      if (answer) await drop.run(which).catch(() => undefined);
    };
    return [
      ...(site.primary || site.to
        ? []
        : [
            {
              key: 'main',
              label: WORKSITE.makeMain,
              icon: 'star',
              onClick: () => main.run(which).catch(() => undefined),
              needs: { page: TAB, action: 'Update', call: makeMainSite },
            } as const,
          ]),
      { key: 'end', label: WORKSITE.end, icon: 'calendar', onClick: () => end(site), needs: { page: TAB, action: 'Update', call: endWorksite } },
      { key: 'remove', label: WORKSITE.remove, icon: 'delete', danger: true, onClick: remove, needs: { page: TAB, action: 'Delete', call: deleteWorksite } },
    ];
  };
}
