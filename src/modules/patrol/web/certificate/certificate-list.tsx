/** The links that show an operation to people without an account: who has one, how often it was opened, and its end. */
import { useState } from 'react';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openFile } from '#platform/web/call/download.ts';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { listCertificates, makeCertificate, printOperation, revokeCertificate, type CertificateRow } from '../../contract/certificate/certificate.endpoints.ts';
import type { OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION_READS } from '../operation-reads.ts';
import { CERTIFICATE as W, CERTIFICATE_STATE_NAMES } from './certificate.messages.ts';

const CertificateForm = lazyDrawer(async () => (await import('./certificate-form.tsx')).CertificateForm, { title: W.make, size: 440 });
const SHARE = { page: '/patrol/operation', action: 'Share' } as const;

export function CertificateList({ operation }: { operation: OperationDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const [making, setMaking] = useState(false);
  const { data, error, refetch } = useEndpoint(listCertificates, { operation_id: operation.id }, { quiet: true, keepPrevious: false });
  return (
    <DetailSection
      title={W.links}
      action={
        operation.status !== 'Cancelled' && (
          <span className="wrap">
            <ActionButton
              variant="subtle"
              size="compact-sm"
              needs={{ ...SHARE, call: printOperation }}
              onClick={() => void openFile(printOperation, { operation_id: operation.id, round_id: null, language: locale }).catch(() => undefined)}
            >
              {t('paper')}
            </ActionButton>
            <ActionButton
              variant="subtle"
              size="compact-sm"
              needs={{ ...SHARE, call: makeCertificate }}
              opens={CertificateForm}
              onClick={() => setMaking(true)}
            >
              {t('make')}
            </ActionButton>
          </span>
        )
      }
    >
      <p className="quiet small flush">{t('linksHint')}</p>
      <Loaded error={error} refetch={refetch} shape="detail" count={1}>
        {data && (
          <ul className="list">
            {data.data.map((link) => (
              <Link key={link.id} link={link} operation={operation} />
            ))}
          </ul>
        )}
      </Loaded>
      {making && <CertificateForm operation={operation} onClose={() => setMaking(false)} />}
    </DetailSection>
  );
}

function Link({ link, operation }: { link: CertificateRow; operation: OperationDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const { run } = useWrite(revokeCertificate, { invalidates: OPERATION_READS });
  const time = (at: string) => formatDateTime(at, zone, locale);
  const facts = [
    link.round ? `${time(link.round.start_at)} · ${link.round.route}` : t('allRounds'),
    t('until', { time: time(link.expires_at) }),
    t('opened', { n: link.opened }),
    link.last_opened_at && t('lastOpened', { time: time(link.last_opened_at) }),
    link.made_by,
  ];
  return (
    <li className="row-top">
      <span className="words">
        <span className="wrap">
          <span>{link.name}</span>
          <StatusChip status={null} label={CERTIFICATE_STATE_NAMES[link.state]} colour={link.state === 'Open' ? 'success' : 'primary'} />
        </span>
        <span className="note">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {link.state === 'Open' && (
        <ConfirmButton
          variant="subtle"
          size="compact-sm"
          danger
          needs={{ ...SHARE, call: revokeCertificate }}
          title={t('revokeAsk', { name: link.name })}
          message={W.revokeHint}
          aria-label={`${t('revoke')} ${link.name}`}
          onConfirm={() => run({ operation_id: operation.id, id: link.id }).catch(() => undefined)}
        >
          {t('revoke')}
        </ConfirmButton>
      )}
    </li>
  );
}
