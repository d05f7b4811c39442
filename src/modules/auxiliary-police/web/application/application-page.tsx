/** Applications to the police: of every type, or of one. */
import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { applicationSummary, exportApplications, listApplications, listFormChoices } from '../../contract/application/application.endpoints.ts';
import type { ApplicationRow } from '../../contract/application.schema.ts';
import { subjectName } from '../../contract/application/subject-name.ts';
import { APPLICATION_STATUSES } from '../../contract/application/application.workflow.ts';
import { categoriesOfType, categoryOf, OFFERED_TYPES } from '../../contract/application/categories.ts';
import type { ApplicationType } from '../../contract/application/form-fields.ts';
import { APPLICATION_STATUS_NAMES, TYPE_NAMES } from '../../contract/application/paper.messages.ts';
import { ALL_PAGE, pageOfType } from '../../contract/application/pages.ts';
import { APPLICATION as W } from './application.messages.ts';
import { ApplicationChart } from '../chart/application-chart.tsx';
import { ApplicationTasks, type ApplicationTask } from './application-tasks.tsx';
import { useApplicationActions } from './use-application-actions.ts';
import { useForwarding } from './use-forwarding.ts';

const ApplicationDrawer = lazyDrawer(async () => (await import('./application-drawer.tsx')).ApplicationDrawer, {
  title: ({ id, rows }) => rows?.find((row) => row.id === id)?.number ?? W.application,
  shape: 'detail',
  size: 720,
});
const ApplicationForm = lazyDrawer(async () => (await import('./application-form.tsx')).ApplicationForm, { title: W.add, size: 720 });
const ForwardForm = lazyDrawer(async () => (await import('./forward-form.tsx')).ForwardForm, { title: W.forward, size: 480 });
const EXPORTS = reportChoices(exportApplications);
/** Days after which what is open stands out. */
const AGES = { late: 30, later: 60 } as const;

/** To which applications went. */
const findContingents = async (keyword: string) => {
  const { contingents } = (await call(listFormChoices, {})).data;
  return contingents.filter((name) => name.toLowerCase().includes(keyword.toLowerCase())).map((name) => ({ value: name, label: name }));
};

export function ApplicationPage({ type }: { type?: ApplicationType }) {
  const t = useT(W);
  const say = useSay();
  const page = (type && pageOfType(type)) ?? ALL_PAGE;
  const [adding, setAdding] = useState(false);
  const [task, setTask] = useState<ApplicationTask | null>(null);
  const actions = useApplicationActions(setTask);
  const { bulk, asking } = useForwarding(page);
  const sums = useEndpoint(applicationSummary, { ...(type && { type }) }, { quiet: true }).data?.data;
  const categories = type ? categoriesOfType(type) : [];
  const add = (
    <ActionButton needs={{ page, action: 'Create', employeeFeature: true }} icon="plus" opens={ApplicationForm} onClick={() => setAdding(true)}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        endpoint={listApplications}
        action={add}
        above={
          <Tiles
            tiles={[
              { name: t('pending'), value: sums?.pending ?? '–' },
              { name: t('processing'), value: sums?.processing ?? '–' },
              { name: t('approvedYear'), value: sums?.approved ?? '–' },
              { name: t('rejectedYear'), value: sums?.rejected ?? '–' },
              { name: t('averageDays'), value: sums?.average_days ?? '–' },
            ]}
          />
        }
        name={`auxiliary-police.list-applications ${type ?? ''}`}
        input={{ ...(type && { type }) }}
        columns={[
          { key: 'number', label: W.number, kind: 'identity', sort: true, fixed: true, priority: 2, card: 1 },
          ...(type ? [] : [{ key: 'type', label: W.type, priority: 3, value: (row: ApplicationRow) => say(TYPE_NAMES[row.type]) }]),
          {
            key: 'category',
            label: W.category,
            priority: 1,
            card: 'subtitle' as const,
            value: (row: ApplicationRow) => {
              const category = categoryOf(row.type, row.category);
              return category ? say(category.title) : row.category;
            },
          },
          {
            key: 'subject',
            label: W.subject,
            kind: 'person' as const,
            card: 'title' as const,
            value: ({ subject, number }: ApplicationRow) => (subject ? subjectName(subject) : number),
            second: ({ subject }: ApplicationRow) => subject?.code,
          },
          { key: 'submitted_at', label: W.submitted, kind: 'date' as const, sort: true, priority: 3, card: 2 },
          { key: 'contingent', label: W.contingent, priority: 5, value: ({ contingent }: ApplicationRow) => contingent ?? '' },
          { key: 'forward_ref', label: W.forwardRef, priority: 4, value: ({ forward_ref }: ApplicationRow) => forward_ref ?? '' },
          {
            key: 'age',
            label: W.age,
            kind: 'number' as const,
            priority: 2,
            card: 3,
            cell: ({ age }: ApplicationRow) =>
              age !== null && age > AGES.late ? <StatusChip status={null} label={String(age)} colour={age > AGES.later ? 'error' : 'warning'} /> : (age ?? '–'),
          },
          { key: 'status', label: W.status, kind: 'status' as const, card: 'badge' as const },
        ]}
        filters={[
          {
            kind: 'tabs',
            key: 'status',
            label: W.status,
            initial: 'Pending',
            options: APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_NAMES[value] })),
          },
          { kind: 'keyword', key: 'keyword' },
          type
            ? { kind: 'select', key: 'category', label: W.category, options: categories.map(({ key, title }) => ({ value: key, label: title })) }
            : { kind: 'select', key: 'type', label: W.type, options: OFFERED_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })) },
          { kind: 'lookup', key: 'contingent', label: W.contingent, load: findContingents },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.submitted },
        ]}
        rowName={({ number }) => number}
        rowActions={actions}
        bulk={bulk}
        exports={EXPORTS}
        exportNeeds={{ page, action: 'Export' }}
        opens={ApplicationDrawer}
        detail={(id, close, rows) => <ApplicationDrawer id={Number(id)} close={close} rows={rows} />}
        empty={{ drawing: 'done', title: W.empty, hint: W.emptyHint, action: add }}
      />
      {!type && <ApplicationChart />}
      {adding && <ApplicationForm type={type ?? null} onClose={() => setAdding(false)} />}
      {asking && <ForwardForm {...asking} />}
      <ApplicationTasks task={task} onClose={() => setTask(null)} />
    </>
  );
}
