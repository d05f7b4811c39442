import { sessionLine } from '#platform/contract/time/said-sessions.ts';
import type { ReactNode } from 'react';
import { SHORT_WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { rosterNeeds, type RosterNeedRow } from '../../../contract/need/roster-need.register.ts';
import { SCHEDULE } from '../../schedule.messages.ts';
import { NEED } from './need.messages.ts';

const NeedForm = lazyDrawer(async () => (await import('./need-form.tsx')).NeedForm, { title: ({ row }) => row?.name ?? NEED.addTitle, size: 480 });

/** What is needed where and when. */
export function NeedList({ above }: { above: ReactNode }) {
  const t = useT(NEED);
  const say = useSay();
  const { locale } = useLocale();
  return (
    <RegisterPage
      register={rosterNeeds}
      title={SCHEDULE.title}
      context={t('context')}
      above={above}
      columns={[
        { key: 'name', label: NEED.name, sort: true, fixed: true, card: 'title' },
        { key: 'site', label: NEED.site, priority: 1, card: 'subtitle', value: ({ site }: RosterNeedRow) => site?.name ?? t('anySite') },
        {
          key: 'weekdays',
          label: NEED.weekdays,
          priority: 3,
          card: 2,
          value: ({ weekdays }: RosterNeedRow) =>
            weekdays.length === SHORT_WEEKDAYS.length ? t('everyDay') : weekdays.map((day) => say(SHORT_WEEKDAYS[day - 1] ?? { en: '', ms: '' })).join(', '),
        },
        {
          key: 'session',
          label: NEED.session,
          kind: 'identity',
          priority: 1,
          card: 1,
          value: (row: RosterNeedRow) => sessionLine(row, locale),
        },
        { key: 'heads', label: NEED.heads, kind: 'number', sort: true, priority: 1, card: 3 },
        { key: 'position', label: NEED.position, priority: 2, card: 4, value: ({ position }: RosterNeedRow) => position?.name ?? t('anyPosition') },
        { key: 'status', label: NEED.status, kind: 'status', sort: true, card: 'badge' },
      ]}
      filters={[{ kind: 'keyword', key: 'keyword' }]}
      words={NEED}
      nameOf={({ name }) => name}
      Form={NeedForm}
    />
  );
}
