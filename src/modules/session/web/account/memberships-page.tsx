import { Button } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { listMemberships } from '#modules/session/contract/account.endpoints.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { selectedCompany } from '../selected-company.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import { FactLines, type FactLine } from './fact-lines.tsx';
import styles from './account.module.css';
import { Invitations } from './invitations.tsx';

type Membership = OutputOf<typeof listMemberships>['data'][number];

/** R7: a card for every company, with a way to switch there. */
export function Page() {
  const { data, error, refetch } = useEndpoint(listMemberships, {});
  return (
    <>
      <PageHeader title={ACCOUNT_MESSAGES.companies} />
      <Invitations />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="tiles" count={3} />
      ) : data.data.length === 0 ? (
        <EmptyState drawing="organisation" title={ACCOUNT_MESSAGES.noCompany} />
      ) : (
        <div className={styles.cards}>
          {data.data.map((membership) => (
            <MembershipCard key={membership.company_id} membership={membership} />
          ))}
        </div>
      )}
    </>
  );
}

function MembershipCard({ membership }: { membership: Membership }) {
  const t = useT(ACCOUNT_MESSAGES);
  const { company_id } = useViewer();
  const current = membership.company_id === company_id;
  const role = membership.role === 'employee' && membership.is_admin ? t('employeeAdmin') : t(membership.role);
  const facts: FactLine[] = [
    [t('role'), membership.title ? `${role} · ${membership.title}` : role],
    ...(membership.employee_code ? ([[t('code'), membership.employee_code]] as FactLine[]) : []),
    ...(membership.position ? ([[t('position'), membership.position]] as FactLine[]) : []),
    ...(membership.company_joined_at ? ([[t('joined'), <DateText key="joined" value={membership.company_joined_at} />]] as FactLine[]) : []),
    ...(membership.expires_at ? ([[t('until'), <DateText key="until" value={membership.expires_at} />]] as FactLine[]) : []),
  ];
  return (
    <section className={styles.card} data-current={current || undefined} aria-label={membership.company_name}>
      <div className={`${styles.cardHead} row`}>
        <AvatarText name={membership.company_name} src={membership.logo} size={40} square />
        <span className={styles.strong}>{membership.company_name}</span>
        <StatusChip status={membership.status} {...(current && { label: t('current') })} />
      </div>
      <FactLines facts={facts} />
      {!current && (
        <Button variant="default" disabled={membership.status !== 'Active'} onClick={() => selectedCompany.keep(membership.company_id)}>
          {t('switchTo')}
        </Button>
      )}
    </section>
  );
}
