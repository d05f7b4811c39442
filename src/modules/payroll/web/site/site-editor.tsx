import { ActionIcon, Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { useCompany } from '#platform/web/viewer.tsx';
import type { SiteShare } from '../../contract/payroll-doors.ts';
import { Amount, useEditor } from '../process/editor.tsx';
import { changeSites } from '../process/draft/process-draft.ts';
import classes from '../process/fields.module.css';
import styles from './site-editor.module.css';
import { SITES } from './site.messages.ts';

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
  const free = branches.filter(({ id }) => sites.every(({ work_site_id }) => work_site_id !== id));
  const editable = opened && !readOnly;
  if (sites.length === 0 && (readOnly || branches.length === 0)) return null;
  return (
    <section className={`${styles['split']} stack`} aria-label={t('title')}>
      <div className="apart">
        <h3 className={classes['subhead']}>{t('title')}</h3>
        {!readOnly && !opened && branches.length > 1 && (
          <Button variant="subtle" size="compact-xs" onClick={() => setOpened(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      <ul className={`${styles['sites']} list`}>
        {sites.map((site, at) => (
          <li key={site.work_site_id}>
            <span>
              <span>{site.name}</span>
              <span className="tabular">
                <Money value={site.amount} /> · {site.percent} %
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
          data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => {
            const branch = free.find(({ id }) => String(id) === value);
            if (branch) put([...sites, { work_site_id: branch.id, name: branch.name, days: 0, hours: 0, overtime_hours: 0, amount: 0, percent: 0 }]);
          }}
        />
      )}
    </section>
  );
}
