import { Button } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { ACTIVITY_OPTIONS } from '../../contract/activity.ts';
import { ENGAGEMENT_WORDS, ENGAGEMENTS, LANGUAGE_WORDS, LANGUAGES } from '../../contract/promoter/promoter-words.ts';
import { promoterImport, promoters } from '../../contract/promoter/promoter.register.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { PROMOTER_READS } from '../sales-reads.ts';
import { PROMOTER } from './promoter.messages.ts';

const InvitationsDrawer = lazyDrawer(async () => (await import('../invitation/invitations-drawer.tsx')).InvitationsDrawer, { size: 760 });
const PromoterForm = lazyDrawer(async () => (await import('./promoter-form.tsx')).PromoterForm, {
  title: ({ row }) => row?.name ?? PROMOTER.addTitle,
  size: 680,
});

/** Promoters: list, form, import. */
export function Page() {
  const say = useSay();
  const t = useT(PROMOTER);
  const projects = useProjectOptions();
  const [shown, show] = useState(false);
  return (
    <>
      <RegisterPage
        register={promoters}
        title={PROMOTER.title}
        columns={[
          { key: 'code', label: PROMOTER.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: PROMOTER.name, kind: 'person', sort: true, fixed: true, card: 'title' },
          { key: 'phone', label: PROMOTER.phone, kind: 'identity', priority: 2, card: 'subtitle' },
          { key: 'state', label: PROMOTER.state, sort: true, priority: 3 },
          {
            key: 'languages',
            label: PROMOTER.languages,
            priority: 4,
            value: ({ languages }) => languages.map((language) => say(LANGUAGE_WORDS[language])).join(', '),
          },
          { key: 'engagement', label: PROMOTER.engagement, priority: 4, value: ({ engagement }) => say(ENGAGEMENT_WORDS[engagement]) },
          { key: 'projects_count', label: PROMOTER.projects, kind: 'number', priority: 3 },
          { key: 'schedules_count', label: PROMOTER.schedules, kind: 'number', priority: 1, card: 1 },
          {
            key: 'ontime_percent',
            label: PROMOTER.ontime,
            kind: 'number',
            priority: 2,
            value: ({ ontime_percent: n }) => (n === null ? '' : t('percent', { n })),
          },
          { key: 'sales_amount', label: PROMOTER.sales, kind: 'money', priority: 1, card: 2 },
          { key: 'rating', label: PROMOTER.rating, kind: 'number', sort: true, priority: 3 },
          { key: 'login', label: PROMOTER.login, kind: 'yesno', priority: 4 },
          { key: 'status', label: PROMOTER.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'tabs', key: 'status', label: PROMOTER.status, initial: 'Active', options: ACTIVITY_OPTIONS },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'state', label: PROMOTER.state, options: STATES },
          { kind: 'select', key: 'language', label: PROMOTER.language, options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_WORDS[value] })) },
          { kind: 'select', key: 'project_id', label: PROMOTER.project, options: projects, number: true },
          { kind: 'select', key: 'engagement', label: PROMOTER.engagement, options: ENGAGEMENTS.map((value) => ({ value, label: ENGAGEMENT_WORDS[value] })) },
        ]}
        tools={
          <>
            <Button variant="default" onClick={() => show(true)}>
              {t('invitations')}
            </Button>
            <ImportButton calls={promoterImport} needs={{ page: '/spm/promoter', action: 'Import' }} title={PROMOTER.importTitle} stale={PROMOTER_READS} />
          </>
        }
        moreActions={({ id }) => [{ key: 'open', label: PROMOTER.open, icon: 'eye', onClick: () => navigate(`/spm/promoter/view?id=${id}`) }]}
        words={PROMOTER}
        nameOf={({ name }) => name}
        Form={PromoterForm}
      />
      {shown && <InvitationsDrawer onClose={() => show(false)} />}
    </>
  );
}
