import { useState } from 'react';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { categoryOf } from '../../contract/application/categories.ts';
import { listDue, type DueOfficer } from '../../contract/rank/rank.register.ts';
import { RANK } from './rank.messages.ts';

const Wizard = lazyDrawer(async () => (await import('../application/application-wizard.tsx')).ApplicationWizard, {
  title: ({ category }) => category.title,
  size: 720,
});
const PROMOTION = categoryOf('Rank', 'Promotion');

/** Officers whom nothing keeps from the next rank. */
export function DueDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(RANK);
  const { locale } = useLocale();
  const today = useToday();
  const [chosen, setChosen] = useState<DueOfficer | null>(null);
  return (
    <SideDrawer onClose={onClose} title={t('due')} size={680}>
      <p className="quiet small">{t('dueHint')}</p>
      <ListPage
        plain
        inUrl={false}
        title={RANK.due}
        endpoint={listDue}
        defaults={{ sort: 'asc', sortBy: 'rank_since' }}
        columns={[
          {
            key: 'name',
            label: RANK.officer,
            kind: 'person',
            fixed: true,
            card: 'title',
            value: ({ name }: DueOfficer) => name,
            second: ({ service_no, rank, rank_ms }: DueOfficer) => `${service_no} · ${locale === 'ms' ? rank_ms : rank}`,
          },
          {
            key: 'next_rank',
            label: RANK.next,
            priority: 1,
            card: 'subtitle',
            value: (row: DueOfficer) => (locale === 'ms' ? row.next_rank_ms : row.next_rank),
          },
          { key: 'rank_since', label: RANK.since, kind: 'date', sort: true, priority: 2, card: 1, second: ({ months: n }: DueOfficer) => t('months', { n }) },
        ]}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        rowName={({ name }) => name}
        rowActions={(row) => [
          { key: 'apply', label: RANK.apply, icon: 'plus', needs: { page: '/auxiliary/rank/application', action: 'Create' }, onClick: () => setChosen(row) },
        ]}
        empty={{ drawing: 'people', title: RANK.dueNone }}
      />
      {chosen && PROMOTION && (
        <Wizard
          category={PROMOTION}
          start={{
            subject: { id: chosen.id, name: `${chosen.name} · ${chosen.service_no}` },
            payload: { to_rank_id: chosen.next_rank_id, effective_date: today },
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </SideDrawer>
  );
}
