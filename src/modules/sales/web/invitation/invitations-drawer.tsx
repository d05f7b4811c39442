import { useState } from 'react';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { cancelInvitation, invitePromoters, listInvitations, resendInvitation, type InvitationRow } from '../../contract/invitation/invitation.endpoints.ts';
import { mayResend } from '../../contract/invitation/invitation-rules.ts';
import { INVITATION_STATUSES } from '../../contract/invitation/invitation-status.ts';
import { INVITATION_READS } from '../sales-reads.ts';
import { INVITATION } from './invitation.messages.ts';

const InviteForm = lazyDrawer(async () => (await import('./invite-form.tsx')).InviteForm, { title: INVITATION.inviteTitle, size: 680 });

/** Invitations and what became of them; inviting, sending again, taking back. */
export function InvitationsDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(INVITATION);
  const [inviting, setInviting] = useState(false);
  const again = useWrite(resendInvitation, { invalidates: INVITATION_READS });
  const drop = useWrite(cancelInvitation, { invalidates: INVITATION_READS });
  const rowActions = ({ id, status }: InvitationRow): RowAction[] => [
    ...(mayResend(status)
      ? [
          {
            key: 'resend',
            label: INVITATION.resend,
            icon: 'send',
            onClick: () => again.run({ id }).catch(() => undefined),
            needs: { page: '/spm/promoter', action: 'Invite', call: resendInvitation },
          } as const,
        ]
      : []),
    ...(status === 'Pending'
      ? [
          {
            key: 'cancel',
            label: INVITATION.takeBack,
            icon: 'close',
            danger: true,
            onClick: () => drop.run({ id }).catch(() => undefined),
            needs: { page: '/spm/promoter', action: 'Invite', call: cancelInvitation },
          } as const,
        ]
      : []),
  ];
  const add = (
    <ActionButton needs={{ page: '/spm/promoter', action: 'Invite', call: invitePromoters }} icon="plus" opens={InviteForm} onClick={() => setInviting(true)}>
      {t('invite')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={t('list')} size={760}>
      <ListPage
        plain
        inUrl={false}
        title={INVITATION.list}
        endpoint={listInvitations}
        columns={[
          { key: 'name', label: INVITATION.name, sort: true, fixed: true, card: 'title' },
          { key: 'email', label: INVITATION.email, sort: true, priority: 1, card: 'subtitle' },
          { key: 'project', label: INVITATION.project, priority: 3, value: ({ project }) => project?.name },
          { key: 'sent_at', label: INVITATION.sentAt, kind: 'datetime', sort: true, priority: 2, card: 1 },
          { key: 'expires_at', label: INVITATION.expires, kind: 'datetime', priority: 2, card: 2 },
          { key: 'status', label: INVITATION.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          {
            kind: 'select',
            key: 'status',
            label: INVITATION.status,
            options: INVITATION_STATUSES.map((value) => ({ value, label: STATUS_TEXTS[value.toLowerCase()] ?? value })),
          },
        ]}
        rowActions={rowActions}
        action={add}
        empty={{ drawing: 'people', title: INVITATION.noInvitations, hint: INVITATION.noInvitationsHint, action: add }}
      />
      {inviting && <InviteForm onClose={() => setInviting(false)} />}
    </SideDrawer>
  );
}
