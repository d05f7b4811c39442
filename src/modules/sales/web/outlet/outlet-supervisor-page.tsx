import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { RowMenu } from '#platform/web/ui/list/row-menu.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import type { OutletRow } from '../../contract/outlet/outlet.register.ts';
import { addOutletSupervisor, endOutletSupervisor, listOutletSupervisors, type OutletSupervisor } from '../../contract/outlet/outlet-supervisor.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { OUTLET_VIEW } from './outlet-view.messages.ts';
import { ViewedOutlet } from './viewed-outlet.tsx';

const AddForm = lazyDrawer(async () => (await import('./outlet-supervisor-forms.tsx')).AddForm, { size: 440 });
const EndForm = lazyDrawer(async () => (await import('./outlet-supervisor-forms.tsx')).EndForm, { size: 440 });

/** Who looks after an outlet, now and before. */
export const Page = () => <ViewedOutlet>{(outlet) => <Supervisors outlet={outlet} />}</ViewedOutlet>;

function Supervisors({ outlet }: { outlet: OutletRow }) {
  const t = useT(OUTLET_VIEW);
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<OutletSupervisor | null>(null);
  const { data, error, refetch } = useEndpoint(listOutletSupervisors, { id: outlet.id });
  if (!data) return <Loaded error={error} refetch={refetch} shape="detail" count={4} />;
  const add = (
    <ActionButton needs={{ page: '/spm/outlet', action: 'Update', call: addOutletSupervisor }} icon="plus" opens={AddForm} onClick={() => setAdding(true)}>
      {t('addSupervisor')}
    </ActionButton>
  );
  return (
    <>
      {data.data.length === 0 ? (
        <EmptyState drawing="people" title={OUTLET_VIEW.noSupervisors} hint={OUTLET_VIEW.noSupervisorsHint} action={add} />
      ) : (
        <Section title={OUTLET_VIEW.supervisors} action={add}>
          <FactsTable
            label={OUTLET_VIEW.supervisors}
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              { label: OUTLET_VIEW.employee, cell: ({ employee }) => `${employee.name} · ${employee.employee_code}` },
              { label: OUTLET_VIEW.from, cell: ({ from }) => formatDate(from) },
              { label: OUTLET_VIEW.to, cell: ({ to }) => formatDate(to) },
              {
                label: '',
                cell: (row) => (
                  <RowMenu
                    actions={[
                      {
                        key: 'end',
                        label: OUTLET_VIEW.end,
                        icon: 'calendar',
                        onClick: () => setEnding(row),
                        needs: { page: '/spm/outlet', action: 'Update', call: endOutletSupervisor },
                      },
                    ]}
                  />
                ),
              },
            ]}
          />
        </Section>
      )}
      {adding && <AddForm outletId={outlet.id} onClose={() => setAdding(false)} />}
      {ending && <EndForm outletId={outlet.id} assignment={ending} onClose={() => setEnding(null)} />}
    </>
  );
}
