import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { ownInvitations, type OwnInvitation } from '../../contract/invitation/invitation.endpoints.ts';
import { INVITATION } from './invitation.messages.ts';

const AcceptForm = lazyDrawer(async () => (await import('./answer-forms.tsx')).AcceptForm, { size: 480 });
const DeclineForm = lazyDrawer(async () => (await import('./answer-forms.tsx')).DeclineForm, { size: 440 });

/** The invitation of a link, or those that wait for the own address. */
export function Page() {
  const token = new URLSearchParams(useSearch()).get('token') ?? undefined;
  const { data, error, refetch } = useEndpoint(ownInvitations, token ? { token } : {});
  if (!data) return <Loaded error={error} refetch={refetch} shape="detail" count={4} />;
  return (
    <>
      <PageHeader title={INVITATION.title} />
      {data.data.length === 0 && <EmptyState drawing="people" title={INVITATION.none} hint={INVITATION.noneHint} />}
      {data.data.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} token={token ?? String(invitation.id)} />
      ))}
    </>
  );
}

function Invitation({ invitation, token }: { invitation: OwnInvitation; token: string }) {
  const t = useT(INVITATION);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const { company, project, message, status, sent_to, expires_at } = invitation;
  const close = () => setOpen(null);
  return (
    <section aria-label={company}>
      <h2 className="heading">{t('invites', { company })}</h2>
      {sent_to && <p>{t('otherAddress', { email: sent_to })}</p>}
      {!sent_to && status !== 'Pending' && (
        <p>
          <StatusChip status={status} /> {t('over', { company })}
        </p>
      )}
      {!sent_to && status === 'Pending' && (
        <>
          {project && <p>{t('forProject', { project })}</p>}
          {message && <p>{message}</p>}
          <p className="note">{t('until', { date: formatDateTime(expires_at, zone, locale) })}</p>
          <div className="wrap">
            <Button onClick={() => setOpen('accept')}>{t('accept')}</Button>
            <Button variant="default" onClick={() => setOpen('decline')}>
              {t('decline')}
            </Button>
          </div>
        </>
      )}
      {open === 'accept' && <AcceptForm invitation={invitation} token={token} onClose={close} />}
      {open === 'decline' && <DeclineForm token={token} onClose={close} />}
    </section>
  );
}
