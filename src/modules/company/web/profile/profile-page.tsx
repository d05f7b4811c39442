import { Anchor, Button } from '@mantine/core';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addressLine } from '#platform/contract/place/address-line.ts';
import { isOwner } from '#platform/contract/access.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Reasoned } from '#platform/web/ui/feedback/confirm.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { DateText } from '#platform/web/ui/values.tsx';
import { useActionState, useViewer } from '#platform/web/viewer.tsx';
import { updateCompany } from '../../contract/company.endpoints.ts';
import type { CompanyProfile } from '../../contract/company.schema.ts';
import { useCompanyDetails } from '../company.queries.ts';
import { SectionCard } from '../section-card.tsx';
import { ModulesCard } from './modules-card.tsx';
import { PROFILE_MESSAGES as M } from './profile.messages.ts';
import classes from './profile.module.css';
import { ProfileTiles } from './profile-tiles.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { OwnershipCard } from './transfer-owner.tsx';

const PAGE = '/admin/company';

const ProfileForm = lazyPart(async () => (await import('./profile-form.tsx')).ProfileForm);

/** R89: the company as it is; `?edit=1` opens its form. */
export function Page() {
  const t = useT(M);
  const [, navigate] = useLocation();
  const editing = new URLSearchParams(useSearch()).has('edit');
  const viewer = useViewer();
  const edit = useActionState(PAGE, 'Update', { call: updateCompany });
  const { data, error, refetch } = useCompanyDetails();
  const company = data?.data;
  if (error || !company) return <Loaded error={error} refetch={refetch} shape="cards" count={4} />;
  const security = viewer.modules.asm === true || viewer.modules.security_guard === true || viewer.modules.patrol === true;
  if (editing && edit.allowed && !edit.disabled)
    return (
      <Suspense fallback={<Skeletons shape="form" count={8} />}>
        <ProfileForm company={company} security={security} onClose={() => navigate(PAGE)} />
      </Suspense>
    );
  const action = edit.allowed && (
    <Reasoned reason={edit.reason || undefined}>
      <Button leftSection={<Icon name="edit" size={16} />} disabled={edit.disabled} onClick={() => navigate(`${PAGE}?edit=1`)} {...approachOf(ProfileForm)}>
        {t('edit')}
      </Button>
    </Reasoned>
  );
  return (
    <div className="stack">
      <PageHeader title={company.name} context={[company.registration_no, company.business_nature].filter(Boolean).join(' · ')} action={action} />
      <SetupCard />
      <ProfileTiles company={company} />
      <div className={classes['cards']}>
        <CompanyCards company={company} />
      </div>
      <SettingsCard company={company} security={security} />
      {isOwner(viewer) && (
        <>
          <ModulesCard companyId={company.id} />
          <OwnershipCard companyId={company.id} />
        </>
      )}
    </div>
  );
}

function CompanyCards({ company }: { company: CompanyProfile }) {
  const { signatory } = company;
  return (
    <>
      <SectionCard title={M.company}>
        {company.logo && <img className={classes['logo']} src={company.logo.url} alt={company.name} />}
        <Facts
          items={[
            { label: M.shortName, value: company.short_name },
            { label: M.registrationNo, value: company.registration_no },
            { label: M.oldRegistrationNo, value: company.old_registration_no },
            { label: M.businessNature, value: company.business_nature },
            { label: M.sector, value: company.sector },
            { label: M.establishedAt, value: company.established_at && <DateText value={company.established_at} /> },
          ]}
        />
      </SectionCard>
      <SectionCard title={M.contact}>
        <Facts
          items={[
            { label: M.email, wide: true, value: company.email && <Anchor href={`mailto:${company.email}`}>{company.email}</Anchor> },
            { label: M.phone, value: company.phone && <Anchor href={`tel:${company.phone}`}>{company.phone}</Anchor> },
            { label: M.fax, value: company.fax },
            {
              label: M.website,
              wide: true,
              value: company.website && (
                <Anchor href={company.website} target="_blank" rel="noopener noreferrer">
                  {company.website}
                </Anchor>
              ),
            },
            {
              label: M.address,
              wide: true,
              value: addressLine({ ...company, line_1: company.address_1, line_2: company.address_2, country: company.address_1 && company.country }),
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={M.signatory} wide>
        <Facts
          items={[
            { label: M.signatoryName, value: signatory.name },
            { label: M.signatoryPosition, value: signatory.position },
            { label: M.signature, value: signatory.signature && <img className={classes['logo']} src={signatory.signature.url} alt={signatory.name ?? ''} /> },
            { label: M.stamp, value: company.stamp && <img className={classes['logo']} src={company.stamp.url} alt={company.name} /> },
          ]}
        />
      </SectionCard>
    </>
  );
}
