import { ActionIcon, Button, Select } from '@mantine/core';
import { useState } from 'react';
import { MAX_PER_PAGE } from '#platform/contract/paging.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { useCompany } from '#platform/web/viewer.tsx';
import { listSites } from '#modules/work-site/contract/site.endpoints.ts';
import type { SiteShare } from '../../../contract/payroll-inputs.ts';
import { isSamePlace, type Place } from '../../../contract/site/same-place.ts';
import { Amount, useEditor } from '../editor.tsx';
import { changeSites } from '../draft/process-draft.ts';
import classes from '../fields.module.css';
import styles from './site-editor.module.css';
import { SITES } from './site.messages.ts';

const keyOf = ({ work_site_id, branch_id }: Place) => (work_site_id === null ? `branch-${branch_id}` : `site-${work_site_id}`);

/** Where the period was worked: the share of each site follows its hours, without hours its days. */
export function SiteEditor({ loaded }: { loaded: readonly SiteShare[] }) {
  const t = useT(SITES);
  const { draft, edit, readOnly, errors } = useEditor();
  const branches = useCompany()?.branches ?? [];
  const [opened, setOpened] = useState(loaded.length > 1);
  // Until somebody types, one site takes the whole salary as it stands.
  const sites = draft.sites ?? (loaded.length === 1 ? loaded.map((site) => ({ ...site, amount: draft.form.salary_amount })) : loaded);
  const put = (next: readonly SiteShare[]) => edit((before) => changeSites(before, next));
  const change = (at: number, values: Partial<SiteShare>) => put(sites.map((site, index) => (index === at ? { ...site, ...values } : site)));
  const editable = opened && !readOnly;
  const { data: found } = useEndpoint(listSites, { per_page: MAX_PER_PAGE, sort: 'asc', sort_by: 'name' }, { enabled: editable, quiet: true });
  const isFree = (place: Place) => sites.every((site) => !isSamePlace(site, place));
  const free = [
    ...(found?.data ?? []).map(({ id, name }) => ({ work_site_id: id, branch_id: null, name })),
    ...branches.map(({ id, name }) => ({ work_site_id: null, branch_id: id, name })),
  ].filter(isFree);
  const groups = [
    { group: t('title'), items: free.filter(({ work_site_id }) => work_site_id !== null) },
    { group: t('branches'), items: free.filter(({ branch_id }) => branch_id !== null) },
  ];
  return (
    <section className={`${styles['split']} stack`} aria-label={t('title')}>
      <div className="apart">
        <h3 className={classes['subhead']}>{t('title')}</h3>
        {!readOnly && !opened && (
          <Button variant="subtle" size="compact-xs" onClick={() => setOpened(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      <ul className={`${styles['sites']} list`}>
        {sites.map((site, at) => (
          <li key={keyOf(site)}>
            <span>
              <span>{site.name}</span>
              <span className="tabular">
                <Money value={site.amount} /> · {site.percent}%
              </span>
            </span>
            {editable && (
              <>
                <Amount label={t('days')} path={`sites.${at}.days`} value={site.days} onChange={(days) => change(at, { days: days ?? 0 })} />
                <Amount label={t('hours')} path={`sites.${at}.hours`} value={site.hours} onChange={(hours) => change(at, { hours: hours ?? 0 })} />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t('remove', { name: site.name })}
                  onClick={() => put(sites.filter((_, index) => index !== at))}
                >
                  <Icon name="delete" size={16} />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
      {errors['sites'] && (
        <p className={classes['mistake']} role="alert">
          {errors['sites']}
        </p>
      )}
      {editable && free.length > 0 && (
        <Select
          size="xs"
          aria-label={t('add')}
          placeholder={t('add')}
          searchable
          value={null}
          data={groups.map(({ group, items }) => ({ group, items: items.map((place) => ({ value: keyOf(place), label: place.name })) }))}
          onChange={(value) => {
            const place = free.find((one) => keyOf(one) === value);
            if (place) put([...sites, { ...place, days: 0, hours: 0, overtime_hours: 0, amount: 0, percent: 0 }]);
          }}
        />
      )}
    </section>
  );
}
