import { Button } from '@mantine/core';
import { useState } from 'react';
import { calendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { removeProjectPromoter, saveProjectPromoters } from '../../../contract/project/project-lists.endpoints.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { copySchedules, createSchedules } from '../../../contract/schedule/schedule.endpoints.ts';
import { PROJECT_READS } from '../../sales-reads.ts';
import { Section } from '../../view/section.tsx';
import { PromoterRows } from '../list-fields.tsx';
import { PROJECT } from '../project.messages.ts';
import { ListTab } from './list-tab.tsx';
import { outletOptions } from './project-options.ts';
import { startFill } from '../../../contract/fill/fill.endpoints.ts';
import { FillPanel } from './plan/fill-panel.tsx';
import { PLAN } from './plan/plan.messages.ts';
import { Planner, usePlannerAddress } from './plan/planner.tsx';
import { useFill } from './plan/use-fill.ts';
import type { PlanStart } from './plan-forms.tsx';
import { RowsForm } from './rows-form.tsx';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

const PAGE = '/spm/project/view/promoter';
const PlanForm = lazyDrawer(async () => (await import('./plan-forms.tsx')).PlanForm, { size: 560 });
const FillForm = lazyDrawer(async () => (await import('./plan/fill-form.tsx')).FillForm, { title: PLAN.fill, size: 480 });
const CopyForm = lazyDrawer(async () => (await import('./plan-forms.tsx')).CopyForm, { size: 440 });

/** The promoters of a project, and their schedules week by week. */
export const Page = () => <ViewedProject>{(project) => <Promoters project={project} />}</ViewedProject>;

function Promoters({ project }: { project: ProjectDetail }) {
  const t = useT(VIEW);
  const fillWord = useT(PLAN)('fill');
  const [open, setOpen] = useState<'copy' | 'fill' | null>(null);
  const [start, setStart] = useState<PlanStart | null>(null);
  const { address, phone } = usePlannerAddress(project);
  const save = useWrite(saveProjectPromoters, { invalidates: PROJECT_READS });
  const drop = useWrite(removeProjectPromoter, { invalidates: PROJECT_READS });
  const running = project.status === 'Upcoming' || project.status === 'On Going';
  // A supervisor may plan without being an administrator.
  const mayPlan = useCan(PAGE, 'Create', createSchedules) || !project.can_change;
  const found = useFill(project.id, mayPlan);
  const plan = () => setStart({});
  const fill = () => setOpen('fill');
  const copy = () => setOpen('copy');
  const buttons = project.can_change ? (
    <>
      <ActionButton needs={{ page: PAGE, action: 'Create', call: createSchedules }} icon="plus" opens={PlanForm} onClick={plan}>
        {t('plan')}
      </ActionButton>
      <ActionButton needs={{ page: PAGE, action: 'Create', call: startFill }} variant="default" icon="bulb" opens={FillForm} onClick={fill}>
        {fillWord}
      </ActionButton>
      <ActionButton needs={{ page: PAGE, action: 'Create', call: copySchedules }} icon="calendar" opens={CopyForm} onClick={copy}>
        {t('copyWeek')}
      </ActionButton>
    </>
  ) : (
    <>
      <Button onClick={plan}>{t('plan')}</Button>
      <Button variant="default" onClick={fill}>
        {fillWord}
      </Button>
      <Button variant="default" onClick={copy}>
        {t('copyWeek')}
      </Button>
    </>
  );
  const tools = running && <div className="wrap">{buttons}</div>;
  return (
    <>
      <Section title={VIEW.planner} action={tools}>
        {found && <FillPanel fill={found} onShow={(day) => address.toDay(calendarDate(day))} />}
        <Planner
          project={project}
          address={address}
          phone={phone}
          proposal={found?.proposal ?? null}
          onPlan={running && mayPlan ? (chosen) => setStart(chosen) : undefined}
        />
      </Section>
      <ListTab
        title={PROJECT.promoters}
        add={PROJECT.addPromoter}
        rows={project.promoters}
        nameOf={({ promoter }) => promoter.name}
        adds={{ page: PAGE, action: 'Update', call: saveProjectPromoters }}
        removes={{ page: PAGE, action: 'Delete', call: removeProjectPromoter }}
        onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
        more={({ promoter, default_outlet, rate_override, status }) => [
          {
            key: 'status',
            label: status === 'Active' ? VIEW.inactivate : VIEW.activate,
            icon: status === 'Active' ? 'close' : 'check',
            onClick: () =>
              save
                .run({
                  id: project.id,
                  rows: [
                    {
                      promoter_id: promoter.id,
                      default_outlet_id: default_outlet?.id ?? null,
                      rate_override,
                      status: status === 'Active' ? 'Inactive' : 'Active',
                    },
                  ],
                })
                .catch(() => undefined),
            needs: { page: PAGE, action: 'Update', call: saveProjectPromoters },
          },
        ]}
        columns={[
          { label: VIEW.code, cell: ({ promoter }) => promoter.code },
          { label: PROJECT.promoter, cell: ({ promoter }) => promoter.name },
          { label: PROJECT.homeOutlet, cell: ({ default_outlet }) => default_outlet?.name },
          { label: PROJECT.ownRate, number: true, cell: ({ rate_override }) => (rate_override === null ? '' : formatPrice(rate_override)) },
          { label: VIEW.schedules, number: true, cell: ({ schedules_count }) => schedules_count },
          { label: VIEW.status, cell: ({ status }) => <StatusChip status={status} /> },
        ]}
        form={(close) => (
          <RowsForm
            call={saveProjectPromoters}
            schema={saveProjectPromoters.input}
            projectId={project.id}
            title={PROJECT.addPromoter}
            rows={[{ promoter_id: null, default_outlet_id: null, rate_override: null }]}
            onClose={close}
          >
            {(form) => <PromoterRows form={form} name="rows" outlets={outletOptions(project)} />}
          </RowsForm>
        )}
      />
      {start && <PlanForm project={project} start={start} onClose={() => setStart(null)} />}
      {open === 'fill' && (
        <FillForm project={project} from={address.from} to={address.to} onStarted={(day) => address.toDay(calendarDate(day))} onClose={() => setOpen(null)} />
      )}
      {open === 'copy' && <CopyForm project={project} onClose={() => setOpen(null)} />}
    </>
  );
}
