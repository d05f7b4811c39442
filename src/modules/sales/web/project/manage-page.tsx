import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import {
  cancelProject,
  createProject,
  deleteProject,
  duplicateProject,
  listProjects,
  publishProject,
  updateProject,
} from '../../contract/project/project.endpoints.ts';
import { PROJECT_STATUSES } from '../../contract/project-words.ts';
import type { ProjectRow } from '../../contract/project/project.schema.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { PROJECT_READS } from '../sales-reads.ts';
import { findChoices } from './find-choices.ts';
import { PROJECT } from './project.messages.ts';

const Wizard = lazyDrawer(async () => (await import('./project-wizard.tsx')).ProjectWizard, { title: PROJECT.addTitle, size: 720 });
const EditForm = lazyDrawer(async () => (await import('./project-forms.tsx')).EditForm, { size: 680 });
const DuplicateForm = lazyDrawer(async () => (await import('./project-forms.tsx')).DuplicateForm, { size: 440 });
const CancelForm = lazyDrawer(async () => (await import('./project-forms.tsx')).CancelForm, { size: 440 });

const PAGE = '/spm/project/manage';
const isOpen = ({ status }: ProjectRow) => status !== 'Completed' && status !== 'Cancelled';

/** Sales projects: list, the wizard, changing, duplicating, cancelling. */
export function Page() {
  const t = useT(PROJECT);
  const confirm = useConfirm();
  const [open, setOpen] = useState<{ readonly form: 'new' } | { readonly form: 'edit' | 'duplicate' | 'cancel'; readonly project: ProjectRow } | null>(null);
  const publish = useWrite(publishProject, { invalidates: PROJECT_READS });
  const drop = useWrite(deleteProject, { invalidates: PROJECT_READS });
  const remove = async ({ id, name }: ProjectRow) => {
    const answer = await confirm({ title: t('deleteAsk', { name }), message: t('deleteText'), verb: PROJECT.delete, danger: true });
    if (answer) await drop.run({ id }).catch(() => undefined);
  };
  const rowActions = (project: ProjectRow): RowAction[] => [
    { key: 'view', label: PROJECT.view, icon: 'eye', onClick: () => navigate(`/spm/project/view?id=${project.id}`) },
    ...(isOpen(project)
      ? [
          {
            key: 'edit',
            label: PROJECT.edit,
            icon: 'edit',
            onClick: () => setOpen({ form: 'edit', project }),
            needs: { page: PAGE, action: 'Update', call: updateProject },
          } as const,
        ]
      : []),
    ...(project.status === 'Draft'
      ? [
          {
            key: 'publish',
            label: PROJECT.publish,
            icon: 'check',
            onClick: () => publish.run({ id: project.id }).catch(() => undefined),
            needs: { page: PAGE, action: 'Update', call: publishProject },
          } as const,
        ]
      : []),
    {
      key: 'duplicate',
      label: PROJECT.duplicate,
      icon: 'plus',
      onClick: () => setOpen({ form: 'duplicate', project }),
      needs: { page: PAGE, action: 'Create', call: duplicateProject },
    },
    ...(isOpen(project)
      ? [
          {
            key: 'cancel',
            label: PROJECT.cancelProject,
            icon: 'close',
            danger: true,
            onClick: () => setOpen({ form: 'cancel', project }),
            needs: { page: PAGE, action: 'Update', call: cancelProject },
          } as const,
        ]
      : []),
    ...(project.status === 'Draft'
      ? [
          {
            key: 'delete',
            label: PROJECT.delete,
            icon: 'delete',
            danger: true,
            onClick: () => remove(project),
            needs: { page: PAGE, action: 'Delete', call: deleteProject },
          } as const,
        ]
      : []),
  ];
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: createProject }} icon="plus" opens={Wizard} onClick={() => setOpen({ form: 'new' })}>
      {t('add')}
    </ActionButton>
  );
  const close = () => setOpen(null);
  return (
    <>
      <ListPage
        title={PROJECT.title}
        endpoint={listProjects}
        columns={[
          { key: 'code', label: PROJECT.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: PROJECT.name, sort: true, fixed: true, card: 'title' },
          { key: 'client', label: PROJECT.client, priority: 2, card: 'subtitle', value: ({ client }) => client.name },
          {
            key: 'start_date',
            label: PROJECT.period,
            kind: 'period',
            sort: true,
            priority: 1,
            card: 1,
            value: ({ start_date, end_date }) => [start_date, end_date],
          },
          { key: 'outlets_count', label: PROJECT.outlets, kind: 'number', priority: 3 },
          { key: 'promoters_count', label: PROJECT.promoters, kind: 'number', priority: 3 },
          {
            key: 'sales_amount',
            label: PROJECT.salesOfTarget,
            kind: 'number',
            priority: 1,
            card: 2,
            value: ({ sales_amount, target_sales_amount }) =>
              target_sales_amount === null
                ? formatPrice(sales_amount)
                : t('ofTarget', { sales: formatPrice(sales_amount), target: formatPrice(target_sales_amount) }),
          },
          { key: 'status', label: PROJECT.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          {
            kind: 'select',
            key: 'status',
            label: PROJECT.status,
            options: PROJECT_STATUSES.map((value) => ({ value, label: STATUS_TEXTS[value.toLowerCase()] ?? value })),
          },
          { kind: 'lookup', key: 'vendor_id', label: PROJECT.client, load: findChoices('client'), number: true },
          { kind: 'year', key: 'year', label: PROJECT.year },
        ]}
        rowName={({ name }) => name}
        rowActions={rowActions}
        onOpen={({ id }) => navigate(`/spm/project/view?id=${id}`)}
        action={add}
        empty={{ drawing: 'register', title: PROJECT.empty, hint: PROJECT.emptyHint, action: add }}
      />
      {open?.form === 'new' && <Wizard onClose={close} />}
      {open?.form === 'edit' && <EditForm project={open.project} onClose={close} />}
      {open?.form === 'duplicate' && <DuplicateForm project={open.project} onClose={close} />}
      {open?.form === 'cancel' && <CancelForm project={open.project} onClose={close} />}
    </>
  );
}
