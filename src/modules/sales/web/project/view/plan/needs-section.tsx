import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { listNeeds, removeNeed, saveNeed, type NeedRow } from '../../../../contract/need/need.endpoints.ts';
import type { ProjectDetail } from '../../../../contract/project/project.schema.ts';
import { PLANNER_READS } from '../../../sales-reads.ts';
import { PROJECT } from '../../project.messages.ts';
import { ListTab } from '../list-tab.tsx';
import { PLAN } from './plan.messages.ts';

const PAGE = '/spm/project/view/outlet';
const NeedForm = lazyDrawer(async () => (await import('./need-form.tsx')).NeedForm, { size: 480 });

/** How many promoters the outlets of a project need, and when. */
export function NeedsSection({ project }: { project: ProjectDetail }) {
  const t = useT(PLAN);
  const say = useSay();
  const { locale } = useLocale();
  const [changed, change] = useState<NeedRow | null>(null);
  const { data, error, refetch } = useEndpoint(listNeeds, { id: project.id });
  const drop = useWrite(removeNeed, { invalidates: PLANNER_READS });
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  const daysOf = ({ weekdays }: NeedRow) =>
    weekdays.length === SHORT_WEEKDAYS.length ? t('everyDay') : weekdays.map((day) => say(SHORT_WEEKDAYS[day - 1] ?? PLAN.days)).join(', ');
  const datesOf = ({ start_date, end_date }: NeedRow) =>
    [start_date && t('fromDay', { date: formatDate(start_date) }), end_date && t('untilDay', { date: formatDate(end_date) })].filter(Boolean).join(' ') ||
    t('whole');
  return (
    <>
      <ListTab
        title={PLAN.needs}
        add={PLAN.addNeed}
        rows={data.data}
        nameOf={(need) => `${need.outlet.name}, ${saySession(need, locale)}`}
        adds={{ page: PAGE, action: 'Update', call: saveNeed }}
        removes={{ page: PAGE, action: 'Delete', call: removeNeed }}
        onRemove={({ id }) => drop.run({ id: project.id, need_id: id })}
        more={(need) => [{ key: 'edit', label: PLAN.edit, icon: 'edit', onClick: () => change(need), needs: { page: PAGE, action: 'Update', call: saveNeed } }]}
        columns={[
          { label: PROJECT.outlet, cell: ({ outlet }) => outlet.name },
          { label: PLAN.weekdays, cell: daysOf },
          { label: PLAN.session, cell: (need) => saySession(need, locale) },
          { label: PLAN.heads, number: true, cell: ({ heads }) => heads },
          { label: PROJECT.period, cell: datesOf },
        ]}
        form={(close) => <NeedForm project={project} need={null} onClose={close} />}
      />
      {changed && <NeedForm project={project} need={changed} onClose={() => change(null)} />}
    </>
  );
}
