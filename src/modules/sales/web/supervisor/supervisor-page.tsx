import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { REGION_WORDS, REGIONS } from '../../contract/outlet/region.ts';
import { addSupervisors, changeSupervisor, listSupervisors, removeSupervisor, type Supervisor } from '../../contract/supervisor/supervisor.endpoints.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { SUPERVISOR_READS } from '../sales-reads.ts';
import { SUPERVISOR } from './supervisor.messages.ts';

const AddForm = lazyDrawer(async () => (await import('./supervisor-forms.tsx')).AddForm, { size: 480 });
const RegionForm = lazyDrawer(async () => (await import('./supervisor-forms.tsx')).RegionForm, { size: 480 });

const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join(', ');

/** Supervisors of promoters: where they work, what waits for them. */
export function Page() {
  const t = useT(SUPERVISOR);
  const say = useSay();
  const confirm = useConfirm();
  const projects = useProjectOptions();
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Supervisor | null>(null);
  const { run: drop } = useWrite(removeSupervisor, { invalidates: SUPERVISOR_READS });
  const remove = async ({ id, name }: Supervisor) => {
    const answer = await confirm({ title: t('removeAsk', { name }), message: t('removeText'), verb: SUPERVISOR.remove, danger: true });
    if (answer) await drop({ id }).catch(() => undefined);
  };
  const add = (
    <ActionButton needs={{ page: '/spm/supervisor', action: 'Create', call: addSupervisors }} icon="plus" opens={AddForm} onClick={() => setAdding(true)}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        title={SUPERVISOR.title}
        endpoint={listSupervisors}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          { key: 'name', label: SUPERVISOR.name, kind: 'person', sort: true, fixed: true, card: 'title' },
          { key: 'employee_code', label: SUPERVISOR.code, kind: 'identity', sort: true, priority: 4 },
          { key: 'phone', label: SUPERVISOR.phone, kind: 'identity', priority: 3, card: 'subtitle' },
          {
            key: 'regions',
            label: SUPERVISOR.region,
            priority: 1,
            card: 1,
            value: ({ regions }) => regions.map((region) => say(REGION_WORDS[region])).join(', '),
          },
          { key: 'outlets', label: SUPERVISOR.outlets, priority: 2, value: ({ outlets }) => names(outlets) },
          { key: 'projects', label: SUPERVISOR.projects, priority: 2, value: ({ projects }) => names(projects) },
          { key: 'promoters_today', label: SUPERVISOR.promotersToday, kind: 'number', priority: 1, card: 2 },
          { key: 'to_review', label: SUPERVISOR.toReview, kind: 'number', priority: 1 },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'region', label: SUPERVISOR.region, options: REGIONS.map((value) => ({ value, label: REGION_WORDS[value] })) },
          { kind: 'select', key: 'project_id', label: SUPERVISOR.project, options: projects },
        ]}
        rowActions={(row) => [
          {
            key: 'edit',
            label: SUPERVISOR.edit,
            icon: 'edit',
            onClick: () => setChanging(row),
            needs: { page: '/spm/supervisor', action: 'Create', call: changeSupervisor },
          },
          {
            key: 'remove',
            label: SUPERVISOR.remove,
            icon: 'delete',
            danger: true,
            onClick: () => remove(row),
            needs: { page: '/spm/supervisor', action: 'Delete', call: removeSupervisor },
          },
        ]}
        action={add}
        empty={{ drawing: 'people', title: SUPERVISOR.empty, hint: SUPERVISOR.emptyHint, action: add }}
      />
      {adding && <AddForm onClose={() => setAdding(false)} />}
      {changing && <RegionForm supervisor={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
