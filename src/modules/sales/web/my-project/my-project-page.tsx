import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'wouter';
import { formatPrice } from '#platform/contract/money.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { listMyProjects, type MyProject } from '../../contract/my-project/my-project.endpoints.ts';
import { PROJECT_STATUSES } from '../../contract/project-words.ts';
import classes from '../view/view.module.css';
import { MY_PROJECT } from './my-project.messages.ts';
import { WaitingReports } from './waiting-reports.tsx';

const FILTERS: readonly Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  {
    kind: 'select',
    key: 'status',
    label: MY_PROJECT.status,
    options: PROJECT_STATUSES.filter((status) => status !== 'Draft').map((value) => ({
      value,
      label: STATUS_TEXTS[value.toLowerCase()] ?? { en: value, ms: value },
    })),
    initial: 'On Going',
    required: true,
    prominent: true,
  },
];

/** The projects of a supervisor, each with its today. */
export function Page() {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const list = useListState(FILTERS, LIST_DEFAULTS);
  const { data, error, refetch } = useEndpoint(listMyProjects, filterInput(list.state, FILTERS));
  const isFiltered = Boolean(list.state.filters['keyword']) || list.state.filters['status'] !== 'On Going';
  return (
    <>
      <PageHeader title={MY_PROJECT.title} />
      <WaitingReports />
      <div className={classes['section']}>
        <FilterBar filters={FILTERS} list={list} phone={phone} />
        {data ? (
          data.data.length === 0 ? (
            <EmptyState drawing="register" title={isFiltered ? MY_PROJECT.noneFound : MY_PROJECT.empty} />
          ) : (
            data.data.map((project) => <Project key={project.id} project={project} />)
          )
        ) : (
          <Loaded error={error} refetch={refetch} shape="detail" count={4} />
        )}
      </div>
    </>
  );
}

function Project({ project }: { project: MyProject }) {
  const t = useT(MY_PROJECT);
  const period = usePeriodText();
  const { today } = project;
  return (
    <section aria-label={project.name}>
      <h2 className="heading">
        <Link href={`/spm/project/view?id=${project.id}`}>{project.name}</Link>
      </h2>
      <p className="note">{[project.client, period(project)].join(' · ')}</p>
      <Tiles
        label={project.name}
        tiles={[
          { name: t('outlets'), value: project.outlets.length },
          { name: t('promoters'), value: project.promoters_count },
          { name: t('scheduled'), value: today.scheduled },
          { name: t('checkedIn'), value: today.checked_in, note: t('late', { n: today.late }) },
          { name: t('sales'), value: formatPrice(today.sales_amount) },
          { name: t('reports'), value: today.reports_pending },
          { name: t('outOfStock'), value: project.out_of_stock },
        ]}
      />
    </section>
  );
}
