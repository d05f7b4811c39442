import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { showAdmin } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { ADMIN_MESSAGES } from './admin.messages.ts';
import styles from './admin.module.css';

/** The number of the admin that the address names; null: none. */
export function useAdminId(): number | null {
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The admin of `?id=`; `pending` shows what stands while there is none. */
export function useAdmin(): { admin: AdminRow; pending?: undefined } | { admin?: undefined; pending: ReactNode } {
  const t = useT(ADMIN_MESSAGES);
  const [, navigate] = useLocation();
  const id = useAdminId();
  const known = id !== null;
  const { data, error, refetch } = useEndpoint(showAdmin, { id: id ?? 1 }, { enabled: known });
  useShownRecord(known ? (data?.data.name ?? null) : null);
  if (!known) {
    const action = (
      <Button variant="default" onClick={() => navigate('/admin/user')}>
        {t('toList')}
      </Button>
    );
    return {
      pending: (
        <>
          <PageHeader title={ADMIN_MESSAGES.title} />
          <EmptyState drawing="people" title={ADMIN_MESSAGES.notAdmin} action={action} />
        </>
      ),
    };
  }
  if (error) return { pending: <ErrorState error={error} onRetry={() => void refetch()} /> };
  return data ? { admin: data.data } : { pending: <Skeletons shape="detail" /> };
}

/** A tab about one admin: who it is, and below it two columns. */
export function AdminPage({ children }: { children: (admin: AdminRow) => ReactNode }) {
  const { admin, pending } = useAdmin();
  if (!admin) return pending;
  return (
    <>
      <AdminHead admin={admin} />
      <div className={styles.columns}>{children(admin)}</div>
    </>
  );
}

/** Who it is, above each of the tabs; `action` is the one primary button of the tab. */
export function AdminHead({ admin, action }: { admin: AdminRow; action?: ReactNode }) {
  const t = useT(ADMIN_MESSAGES);
  const viewer = useViewer();
  const hint = admin.type === 'Owner' ? t('ownerHint') : admin.id === viewer.id ? t('selfHint') : null;
  return (
    <>
      <div className={styles.head}>
        <AvatarText name={admin.name} src={admin.image} size={48} />
        <div className={styles.who}>
          <div className={styles.named}>
            <h1>{admin.name}</h1>
            <StatusChip status={admin.status} />
          </div>
          <p>{[admin.title, admin.email].filter(Boolean).join(' · ')}</p>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
