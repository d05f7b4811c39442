/** One guard (`?id=`): who it is, what is asked, where posted, the record. */
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openFile } from '#platform/web/call/download.ts';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Slot, useHasGuests } from '#platform/web/slot.tsx';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { printBioData } from '../contract/guard/bio-data.endpoints.ts';
import { guards, type GuardRow } from '../contract/guard/guard.register.ts';
import { GUARD_STATUS_NAMES } from '../contract/guard/guard-words.ts';
import { blacklistGuard } from '../contract/record/compliance.endpoints.ts';
import { guardAddress, PAGE, tabOf, TABS } from './addresses.ts';
import { CheckWith } from './guard/check-with.tsx';
import { GuardLights } from './guard/guard-lights.tsx';
import { GUARD } from './guard.messages.ts';
import { RECORD as W } from './record.messages.ts';
import { ProfileTab } from './record/profile-tab.tsx';

const GuardForm = lazyDrawer(async () => (await import('./guard/guard-form.tsx')).GuardForm, { title: ({ row }) => row?.name ?? GUARD.addTitle, size: 720 });
const BlacklistForm = lazyDrawer(async () => (await import('./record/blacklist-form.tsx')).BlacklistForm, { title: W.blacklist, size: 560 });
const Blacklisting = lazyDrawer(async () => (await import('./record/blacklisting-drawer.tsx')).BlacklistingDrawer, { title: W.onBlacklist, size: 560 });
const PARTS = {
  profile: ProfileTab,
  compliance: lazy(async () => ({ default: (await import('./record/compliance-tab.tsx')).ComplianceTab })),
  postings: lazy(async () => ({ default: (await import('./record/postings-tab.tsx')).PostingsTab })),
  duty: DutyTab,
  discipline: lazy(async () => ({ default: (await import('./record/incidents-tab.tsx')).IncidentsTab })),
} as const;

export function Page() {
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  const { data, error, refetch } = useEndpoint(guards.show, { id }, { quiet: true, enabled: id > 0 });
  const guard = data?.data as GuardRow | undefined;
  if (!(id > 0)) return <NotChosen />;
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={8}>
      {guard && <Shown key={id} guard={guard} />}
    </Loaded>
  );
}

/** Whoever plans guards says where this one is on duty. */
function DutyTab() {
  return <Slot name="security-guard-duty" fallback={<Skeletons shape="rows" count={6} />} />;
}

function NotChosen() {
  const t = useT(W);
  return (
    <>
      <h1 className="sr-only">{useT(GUARD)('guard')}</h1>
      <EmptyState drawing="people" title={W.missing} action={<Link href={PAGE}>{t('back')}</Link>} />
    </>
  );
}

function Shown({ guard }: { guard: GuardRow }) {
  const t = useT(W);
  const { locale } = useLocale();
  const [open, setOpen] = useState<'edit' | 'blacklist' | 'reason' | null>(null);
  const hasDuty = useHasGuests('security-guard-duty');
  const tabs = TABS.filter((key) => key !== 'duty' || hasDuty);
  const tab = tabOf(useSearch(), tabs);
  const Part = PARTS[tab];
  const close = () => setOpen(null);
  useShownRecord(guard.name);
  return (
    <div className="stack">
      <PageHeader
        title={guard.name}
        context={
          <span className="wrap">
            <Anchor component={Link} href={PAGE} className="reach" size="sm">
              {t('back')}
            </Anchor>
            <span>{[guard.guard_no, guard.posting].filter(Boolean).join(' · ')}</span>
            <StatusChip status={guard.status} label={GUARD_STATUS_NAMES[guard.status]} />
            {guard.blacklisted && <StatusChip status={null} label={W.onBlacklist} colour="error" />}
            <CheckWith companies={guard.check_with} />
          </span>
        }
        action={
          <span className="wrap">
            <ActionButton
              needs={{ page: PAGE, action: 'Export', call: printBioData }}
              icon="download"
              variant="default"
              onClick={() => void openFile(printBioData, { id: guard.id, language: locale }).catch(() => undefined)}
            >
              {t('bioData')}
            </ActionButton>
            {guard.blacklisted ? (
              <ActionButton
                needs={{ page: PAGE, action: 'View Compliance' }}
                icon="eye"
                variant="default"
                opens={Blacklisting}
                onClick={() => setOpen('reason')}
              >
                {t('showReason')}
              </ActionButton>
            ) : (
              <ActionButton
                needs={{ page: PAGE, action: 'Delete', call: blacklistGuard }}
                icon="ban"
                variant="default"
                opens={BlacklistForm}
                onClick={() => setOpen('blacklist')}
              >
                {t('blacklist')}
              </ActionButton>
            )}
            <ActionButton
              needs={{ page: PAGE, action: 'Update', call: guards.update }}
              icon="edit"
              variant="default"
              opens={GuardForm}
              onClick={() => setOpen('edit')}
            >
              {t('edit')}
            </ActionButton>
          </span>
        }
      />
      <GuardLights id={guard.id} />
      <TabsNav label={W.tabs} tabs={tabs.map((key) => ({ href: guardAddress(guard.id, key), label: W[key], active: key === tab }))} />
      <Suspense fallback={<Skeletons shape="detail" count={6} />}>
        <Part guard={guard} />
      </Suspense>
      {open === 'edit' && <GuardForm row={guard} readOnly={!guard.can.update} onClose={close} />}
      {open === 'blacklist' && <BlacklistForm guard={guard} onClose={close} />}
      {open === 'reason' && <Blacklisting guard={guard} onClose={close} />}
    </div>
  );
}
