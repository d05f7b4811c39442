import { formatPrice } from '#platform/contract/money.ts';
import { useState } from 'react';
import { formatPeriod } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import type { PathOf } from '#platform/web/forms/use-zod-form.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { removeProjectOutlet, saveProjectOutlets } from '../../../contract/project/project-lists.endpoints.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { PROJECT_READS } from '../../sales-reads.ts';
import { FRESH_OUTLET, OutletDays, OutletRows } from '../list-fields.tsx';
import { PROJECT } from '../project.messages.ts';
import { ListTab } from './list-tab.tsx';
import { NeedsSection } from './plan/needs-section.tsx';
import { RowsForm } from './rows-form.tsx';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

const PAGE = '/spm/project/view/outlet';

/** The outlets of a project, with targets, sales and stock. */
export const Page = () => <ViewedProject>{(project) => <Outlets project={project} />}</ViewedProject>;

type Row = ProjectDetail['outlets'][number];

const sentOf = ({ outlet, target_sales_amount, start_date, end_date }: Row) => ({
  outlet_id: outlet.id,
  target_sales_amount,
  start_date: start_date ?? '',
  end_date: end_date ?? '',
});

function Outlets({ project }: { project: ProjectDetail }) {
  const { locale } = useLocale();
  const [edited, setEdited] = useState<Row | null>(null);
  const save = useWrite(saveProjectOutlets, { invalidates: PROJECT_READS });
  const drop = useWrite(removeProjectOutlet, { invalidates: PROJECT_READS });
  return (
    <>
      <ListTab
        title={PROJECT.outlets}
        add={PROJECT.addOutlet}
        rows={project.outlets}
        nameOf={({ outlet }) => outlet.name}
        adds={{ page: PAGE, action: 'Update', call: saveProjectOutlets }}
        removes={{ page: PAGE, action: 'Delete', call: removeProjectOutlet }}
        onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
        more={(row) => [
          {
            key: 'edit',
            label: VIEW.edit,
            icon: 'edit',
            onClick: () => setEdited(row),
            needs: { page: PAGE, action: 'Update', call: saveProjectOutlets },
          },
          {
            key: 'status',
            label: row.status === 'Active' ? VIEW.inactivate : VIEW.activate,
            icon: row.status === 'Active' ? 'close' : 'check',
            onClick: () =>
              save.run({ id: project.id, rows: [{ ...sentOf(row), status: row.status === 'Active' ? 'Inactive' : 'Active' }] }).catch(() => undefined),
            needs: { page: PAGE, action: 'Update', call: saveProjectOutlets },
          },
        ]}
        columns={[
          { label: PROJECT.outlet, cell: ({ outlet }) => outlet.name },
          { label: VIEW.chain, cell: ({ outlet }) => outlet.chain },
          { label: VIEW.city, cell: ({ outlet }) => [outlet.city, outlet.state === outlet.city ? null : outlet.state].filter(Boolean).join(', ') },
          { label: PROJECT.target, number: true, cell: ({ target_sales_amount }) => (target_sales_amount === null ? '' : formatPrice(target_sales_amount)) },
          {
            label: PROJECT.ownDays,
            cell: ({ start_date, end_date }) =>
              (start_date ?? end_date) && formatPeriod(start_date ?? project.start_date, end_date ?? project.end_date, locale),
          },
          { label: PROJECT.sales, number: true, cell: ({ sales_amount }) => formatPrice(sales_amount) },
          { label: VIEW.schedules, number: true, cell: ({ schedules_count }) => schedules_count },
          { label: VIEW.balance, number: true, cell: ({ balance }) => balance },
          { label: VIEW.status, cell: ({ status }) => <StatusChip status={status} /> },
        ]}
        form={(close) => (
          <RowsForm
            call={saveProjectOutlets}
            schema={saveProjectOutlets.input}
            projectId={project.id}
            title={PROJECT.addOutlet}
            rows={[FRESH_OUTLET]}
            onClose={close}
          >
            {(form) => <OutletRows form={form} name="rows" />}
          </RowsForm>
        )}
      />
      {edited && (
        <RowsForm
          call={saveProjectOutlets}
          schema={saveProjectOutlets.input}
          projectId={project.id}
          title={edited.outlet.name}
          rows={[{ ...sentOf(edited), status: edited.status }]}
          onClose={() => setEdited(null)}
        >
          {(form) => (
            <>
              <MoneyField form={form} name="rows.0.target_sales_amount" label={PROJECT.target} />
              <OutletDays form={form} at={(field) => `rows.0.${field}` as PathOf<{ rows: unknown[] }>} />
            </>
          )}
        </RowsForm>
      )}
      <NeedsSection project={project} />
      {project.outlets.length > 0 && (
        <MapView markers={project.outlets.map(({ outlet }) => ({ id: outlet.id, name: outlet.name, lat: outlet.lat, lng: outlet.lng }))} label={project.name} />
      )}
    </>
  );
}
