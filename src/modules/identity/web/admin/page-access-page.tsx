import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { LightMenu } from '#platform/web/ui/light/light-menu.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { accessCatalogue, accessPresets, setPageAccesses, showPageAccesses, type CatalogueRow } from '#modules/identity/contract/access.endpoints.ts';
import { listAdmins } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import type { AccessEntry } from '#platform/contract/access.ts';
import { AdminHead, useAdmin, useAdminId } from './admin-head.tsx';
import { ACCESS_MESSAGES } from './admin.messages.ts';
import { accessesOf, applyPreset, differenceOf, draftOf, type Draft } from './page-access-draft.ts';
import { PageAccessTable } from './page-access-table.tsx';
import styles from './page-access.module.css';

const AccessReview = lazyDrawer(async () => (await import('./access-review.tsx')).AccessReview, { shape: 'none' });

/** R106: which pages an admin may open and what they may do there. */
export function Page() {
  const { admin, pending } = useAdmin();
  const id = useAdminId();
  const catalogue = useEndpoint(accessCatalogue, {}, { enabled: id !== null });
  const accesses = useEndpoint(showPageAccesses, { id: id ?? 1 }, { enabled: id !== null, keepPrevious: false, quiet: true });
  if (!admin) return pending;
  const error = catalogue.error ?? accesses.error;
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([catalogue.refetch(), accesses.refetch()])} />;
  return (
    <>
      <AdminHead admin={admin} />
      {catalogue.data && accesses.data ? (
        <Matrix key={`${admin.id} ${accesses.dataUpdatedAt}`} admin={admin} catalogue={catalogue.data.data} saved={accesses.data.data.accesses} />
      ) : (
        <Skeletons count={12} />
      )}
    </>
  );
}

function Matrix({ admin, catalogue, saved }: { admin: AdminRow; catalogue: readonly CatalogueRow[]; saved: readonly AccessEntry[] }) {
  const t = useT(ACCESS_MESSAGES);
  const before = draftOf(saved);
  const [draft, setDraft] = useState<Draft>(before);
  const [keyword, setKeyword] = useState('');
  const [reviewing, setReviewing] = useState(false);
  const presets = useEndpoint(accessPresets, {});
  const save = useWrite(setPageAccesses, { invalidates: [showPageAccesses, listAdmins], onDone: () => setReviewing(false) });
  const difference = differenceOf(before, draft);
  const changes = difference.added.length + difference.removed.length;
  const editable = admin.can.page_access;
  const grantable = new Map(catalogue.flatMap(({ route, grantable, enabled }) => (grantable && enabled ? [[route, grantable] as const] : [])));
  useDiscardGuard(changes > 0);

  const wanted = keyword.trim().toLowerCase();
  const rows = catalogue.filter(({ title, route }) => wanted === '' || [title.en, title.ms, route].some((text) => text.toLowerCase().includes(wanted)));

  return (
    <>
      <div className={styles.tools}>
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" size={16} />}
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
        {editable && (
          <LightMenu
            actions={(presets.data?.data ?? []).map(({ key, title, accesses }) => ({
              key,
              label: title,
              onClick: () => setDraft(applyPreset(draft, accesses, grantable)),
            }))}
            button={(props) => (
              <Button variant="default" rightSection={<Icon name="chevron-down" size={15} />} {...props}>
                {t('usePreset')}
              </Button>
            )}
          />
        )}
        <span className={styles.count}>{t('chosen', { n: draft.size })}</span>
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('nothing')}</p>
      ) : (
        <PageAccessTable rows={rows} draft={draft} editable={editable} onChange={setDraft} />
      )}
      {editable && (
        <div className={styles.bar}>
          <output data-none={changes === 0 || undefined}>{t('changes', { n: changes })}</output>
          <Button variant="default" disabled={changes === 0} onClick={() => setDraft(before)}>
            {t('undo')}
          </Button>
          <Button disabled={changes === 0} {...approachOf(AccessReview)} onClick={() => setReviewing(true)}>
            {t('review')}
          </Button>
        </div>
      )}
      {reviewing && (
        <AccessReview
          name={admin.name}
          difference={difference}
          catalogue={catalogue}
          busy={save.busy}
          onSave={() => void save.run({ id: admin.id, accesses: accessesOf(draft) })}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}
