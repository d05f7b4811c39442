import { Button } from '@mantine/core';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { listMemberships } from '#modules/session/contract/account.endpoints.ts';
import { acceptInvitation, declineInvitation, listInvitations, type InvitationRow } from '#modules/session/contract/invitation.endpoints.ts';
import { sessionControl } from '../session-control.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import { FactLines, type FactLine } from './fact-lines.tsx';
import account from './account.module.css';
import styles from './invitations.module.css';

/** Companies that wait for a yes or no; nothing where there are none. */
export function Invitations() {
  const t = useT(ACCOUNT_MESSAGES);
  const { data, error, refetch } = useEndpoint(listInvitations, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={styles.invitations}>
      <h2 id="invitations">{t('invitations')}</h2>
      <p className="quiet small">{t('invitationsHint')}</p>
      <div className={account.cards}>
        {data.data.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </div>
    </section>
  );
}

function InvitationCard({ invitation }: { invitation: InvitationRow }) {
  const t = useT(ACCOUNT_MESSAGES);
  const confirm = useConfirm();
  const invalidates = [listInvitations, listMemberships];
  const onDone = () => sessionControl().reload();
  const accept = useWrite(acceptInvitation, { invalidates, onDone });
  const decline = useWrite(declineInvitation, { invalidates, onDone });
  const { id, company_name: company } = invitation;
  const role = invitation.employee ? t(invitation.is_admin ? 'employeeAdmin' : 'employee') : t(invitation.is_admin ? 'admin' : 'promoter');
  const facts: FactLine[] = [
    ...(invitation.invited_by ? ([[t('invitedBy'), invitation.invited_by]] as FactLine[]) : []),
    [t('invitedAs'), invitation.title ? `${role} · ${invitation.title}` : role],
    [t('invitedOn'), <DateText key="on" value={invitation.sent_at} />],
  ];

  async function refuse() {
    if (await confirm({ title: t('declineTitle', { company }), message: t('declineText'), verb: t('decline'), danger: true })) await decline.run({ id });
  }

  return (
    <section className={account.card} aria-label={company}>
      <div className={`${account.cardHead} row`}>
        <AvatarText name={company} src={invitation.logo} size={40} square />
        <span className={account.strong}>{company}</span>
        <StatusChip status="Invited" />
      </div>
      <FactLines facts={facts} />
      <div className={`${styles.answers} wrap`}>
        <Button loading={accept.busy} disabled={decline.busy} aria-label={t('acceptNamed', { company })} onClick={() => void accept.run({ id })}>
          {t('accept')}
        </Button>
        <Button variant="default" loading={decline.busy} disabled={accept.busy} aria-label={t('declineNamed', { company })} onClick={() => void refuse()}>
          {t('decline')}
        </Button>
      </div>
    </section>
  );
}
