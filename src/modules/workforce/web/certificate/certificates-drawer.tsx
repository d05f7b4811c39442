/** Who holds which certificates until when, and the kinds that needs may name. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { CERTIFICATE_STATES, certificateKinds, certificates, type CertificateRow, type CertificateState } from '../../contract/certificate.register.ts';
import { CERTIFICATES as W } from './certificate.messages.ts';
import { useKinds } from './use-kinds.ts';

const CertificateForm = lazyDrawer(async () => (await import('./certificate-form.tsx')).CertificateForm, { title: ({ row }) => row?.kind ?? W.add, size: 480 });
const KindForm = lazyDrawer(async () => (await import('./kind-form.tsx')).KindForm, { title: ({ row }) => row?.name ?? W.kindAdd, size: 440 });

const STATES = {
  Valid: { label: W.Valid, colour: 'success' },
  Expiring: { label: W.Expiring, colour: 'warning' },
  Expired: { label: W.expired, colour: 'error' },
} as const satisfies Record<CertificateState, object>;

export function CertificatesDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const kinds = useKinds();
  const [listing, list] = useState(false);
  return (
    <SideDrawer onClose={onClose} title={t('certificates')} size={900} wide>
      <RegisterPage
        plain
        inUrl={false}
        register={certificates}
        title={W.certificates}
        tools={
          <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/wom/project' }} onClick={() => list(true)}>
            {t('kinds')}
          </ActionButton>
        }
        columns={[
          {
            key: 'employee_id',
            label: W.employee,
            fixed: true,
            card: 'title',
            value: ({ employee }: CertificateRow) => employee.name,
            second: ({ employee }: CertificateRow) => employee.code,
          },
          { key: 'kind', label: W.certificate, priority: 1, card: 'subtitle', second: ({ number }: CertificateRow) => number ?? undefined },
          { key: 'issued_on', label: W.issuedOn, kind: 'date', sort: true, priority: 3 },
          {
            key: 'expires_on',
            label: W.expiresOn,
            kind: 'date',
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ expires_on }: CertificateRow) => <LastDay date={expires_on} quiet />,
          },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status }: CertificateRow) => <StatusChip status={null} {...STATES[status]} />,
          },
        ]}
        filters={[
          {
            kind: 'select',
            key: 'status',
            label: W.status,
            options: CERTIFICATE_STATES.map((value) => ({ value, label: STATES[value].label })),
            prominent: true,
          },
          { kind: 'select', key: 'kind_id', label: W.certificate, options: kinds, number: true },
          { kind: 'lookup', key: 'employee_id', label: W.employee, load: findEmployees, number: true },
        ]}
        words={W}
        nameOf={({ employee, kind }) => `${employee.name}, ${kind}`}
        Form={CertificateForm}
      />
      {listing && <KindsDrawer onClose={() => list(false)} />}
    </SideDrawer>
  );
}

function KindsDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  return (
    <SideDrawer onClose={onClose} title={t('kinds')} size={560}>
      <RegisterPage
        plain
        inUrl={false}
        register={certificateKinds}
        title={W.kinds}
        columns={[
          { key: 'name', label: W.name, sort: true, fixed: true, card: 'title', second: ({ description }) => description ?? undefined },
          { key: 'held', label: W.held, kind: 'number', priority: 1, card: 1 },
        ]}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        words={{ ...W, add: W.kindAdd, deleteAsk: W.kindDeleteAsk, empty: W.kindEmpty, emptyHint: W.kindHint }}
        nameOf={({ name }) => name}
        Form={KindForm}
      />
    </SideDrawer>
  );
}
