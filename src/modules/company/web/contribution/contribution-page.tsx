import { Alert, Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useActionState } from '#platform/web/viewer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { showContribution, updateContribution } from '../../contract/contribution.endpoints.ts';
import { schemesWithoutNumber, type NumberedScheme } from '../../contract/contribution.policy.ts';
import type { ContributionRow } from '../../contract/contribution.schema.ts';
import cards from '../profile/profile.module.css';
import { SectionCard } from '../section-card.tsx';
import { CONTRIBUTION_MESSAGES as M } from './contribution.messages.ts';

const ContributionForm = lazyDrawer(async () => (await import('./contribution-form.tsx')).ContributionForm, { title: M.editTitle, size: 640 });

/** Where employers file and pay. */
const PORTALS: Partial<Record<NumberedScheme, string>> = {
  epf: 'https://i-akaun.kwsp.gov.my',
  socso: 'https://assist.perkeso.gov.my',
  hrdf: 'https://etris.hrdcorp.gov.my',
  tax: 'https://mytax.hasil.gov.my',
  ptptn: 'https://www.ptptn.gov.my',
};

const EDIT = { page: '/admin/company/contribution', action: 'Update', call: updateContribution } as const;

/** R91: one card for each scheme, and the officer in charge. `?edit=1` opens the form. */
export function Page() {
  const t = useT(M);
  const [editing, setEditing] = useState(false);
  const may = useActionState(EDIT.page, EDIT.action, EDIT);
  useAsked('edit', () => setEditing(may.allowed && !may.disabled));
  const { data, error, refetch } = useEndpoint(showContribution, {});
  const row = data?.data;
  const edit = row && (
    <ActionButton needs={EDIT} icon="edit" opens={ContributionForm} onClick={() => setEditing(true)}>
      {t('edit')}
    </ActionButton>
  );
  return (
    <>
      <PageHeader title={t('title')} action={edit} />
      <Loaded error={error} refetch={refetch} shape="cards" count={5}>
        {row && <SchemeCards row={row} />}
      </Loaded>
      {editing && row && <ContributionForm row={row} onClose={() => setEditing(false)} />}
    </>
  );
}

function SchemeCards({ row }: { row: ContributionRow }) {
  const t = useT(M);
  const missing = schemesWithoutNumber(row);
  return (
    <div className="stack">
      {missing.length > 0 && (
        <Alert color="accent" icon={<Icon name="alert" />}>
          {t('missing', { schemes: missing.map((scheme) => t(scheme)).join(', ') })}
        </Alert>
      )}
      <div className={cards['cards']}>
        <SectionCard title={M.epf} action={<SchemeState on={row.epf_enabled} />}>
          <Facts
            items={[
              { label: M.employerNo, value: row.epf_no },
              { label: M.voluntaryRate, value: row.epf_voluntary_rate },
              { label: M.portal, value: <Portal scheme="epf" /> },
            ]}
          />
        </SectionCard>
        <SectionCard title={M.socsoEis} action={<SchemeState on={row.socso_enabled || row.eis_enabled} />}>
          <Facts
            items={[
              { label: M.socso, value: row.socso_enabled ? row.socso_no : t('off') },
              { label: M.eis, value: row.eis_enabled ? (row.eis_no ?? row.socso_no) : t('off') },
              { label: M.portal, value: <Portal scheme="socso" /> },
            ]}
          />
        </SectionCard>
        <SectionCard title={M.hrdf} action={<SchemeState on={row.hrdf_enabled} />}>
          <Facts
            items={[
              { label: M.number, value: row.hrdf_no },
              { label: M.rate, value: row.hrdf_rate },
              { label: M.portal, value: <Portal scheme="hrdf" /> },
            ]}
          />
        </SectionCard>
        <SectionCard title={M.tax} action={<SchemeState on={row.tax_enabled} />}>
          <Facts
            items={[
              { label: M.employerNo, value: row.tax_no },
              { label: M.taxBranch, value: row.tax_branch },
              { label: M.portal, value: <Portal scheme="tax" /> },
            ]}
          />
        </SectionCard>
        <SectionCard title={M.zakatPtptn} action={<SchemeState on={row.zakat_enabled || row.ptptn_enabled} />}>
          <Facts
            items={[
              { label: M.zakat, value: row.zakat_enabled ? row.zakat_no : t('off') },
              { label: M.ptptn, value: row.ptptn_enabled ? row.ptptn_no : t('off') },
            ]}
          />
        </SectionCard>
        <SectionCard title={M.officer}>
          <Facts
            items={[
              { label: M.name, value: row.officer_name },
              { label: M.position, value: row.officer_position },
              { label: M.phone, value: row.officer_phone },
              { label: M.email, value: row.officer_email },
              { label: M.identity, value: row.officer_identity },
            ]}
          />
        </SectionCard>
      </div>
    </div>
  );
}

function SchemeState({ on }: { on: boolean }) {
  const t = useT(M);
  if (on) return <StatusChip status="Active" label={M.on} />;
  return (
    <Text component="span" size="sm" c="dimmed">
      {t('off')}
    </Text>
  );
}

function Portal({ scheme }: { scheme: NumberedScheme }) {
  const href = PORTALS[scheme];
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {href?.replace('https://', '')}
    </Anchor>
  );
}
