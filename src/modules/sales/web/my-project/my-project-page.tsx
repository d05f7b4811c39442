import { useState } from 'react';
import { Link } from 'wouter';
import { formatPrice } from '#platform/contract/money.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { LightSelect } from '#platform/web/ui/light/light-select.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { listMyProjects, type MyProject } from '../../contract/my-project/my-project.endpoints.ts';
import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/project-words.ts';
import { MY_PROJECT } from './my-project.messages.ts';
import { WaitingReports } from './waiting-reports.tsx';

const SHOWN = PROJECT_STATUSES.filter((status) => status !== 'Draft');

/** The projects of a supervisor, each with its today. */
export function Page() {
  const t = useT(MY_PROJECT);
  const say = useSay();
  const [status, setStatus] = useState<ProjectStatus>('On Going');
  const { data, error, refetch } = useEndpoint(listMyProjects, { status });
  const options = SHOWN.map((value) => ({ value, label: say(STATUS_TEXTS[value.toLowerCase()] ?? { en: value, ms: value }) }));
  const choose = <LightSelect label={t('status')} data={options} value={status} onChange={(next) => setStatus((next as ProjectStatus | null) ?? 'On Going')} />;
  return (
    <>
      <PageHeader title={MY_PROJECT.title} action={choose} />
      <WaitingReports />
      {data ? (
        data.data.length === 0 ? (
          <EmptyState drawing="register" title={MY_PROJECT.empty} />
        ) : (
          data.data.map((project) => <Project key={project.id} project={project} />)
        )
      ) : (
        <Loaded error={error} refetch={refetch} shape="detail" count={4} />
      )}
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
