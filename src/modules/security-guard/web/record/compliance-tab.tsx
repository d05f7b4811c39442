/** What is asked of the guard today, the data behind it for whoever may see them, and the papers. */
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { DRUG_NAMES, VETTING_NAMES } from '../../contract/guard/guard-words.ts';
import { REQUIREMENT_NAMES } from '../../contract/security-guard.messages.ts';
import { saveCompliance, showCompliance, showRequirements } from '../../contract/record/compliance.endpoints.ts';
import { PAGE } from '../addresses.ts';
import { RECORD as W } from '../record.messages.ts';
import { PapersPart } from './papers-part.tsx';
import { VERDICT_COLOURS, VERDICT_NAMES } from './verdict-looks.ts';

const ComplianceForm = lazyDrawer(async () => (await import('./compliance-form.tsx')).ComplianceForm, { title: W.data, size: 560 });

export function ComplianceTab({ guard }: { guard: GuardRow }) {
  const t = useT(W);
  const sees = useCan(PAGE, 'View Compliance');
  const { data, error, refetch } = useEndpoint(showRequirements, { id: guard.id }, { quiet: true });
  const asked = data?.data;
  return (
    <>
      <DetailSection
        title={W.today}
        action={asked && <StatusChip status={null} label={asked.fit ? W.fit : W.unfit} colour={asked.fit ? 'success' : 'error'} />}
      >
        <Loaded error={error} refetch={refetch} shape="detail" count={6}>
          {asked && (
            <Facts
              items={asked.findings.map(({ requirement, verdict, until }) => ({
                label: REQUIREMENT_NAMES[requirement],
                value: (
                  <span className="wrap">
                    <StatusChip status={null} label={VERDICT_NAMES[verdict]} colour={VERDICT_COLOURS[verdict]} />
                    {until && <span className="quiet small">{t('until', { date: formatDate(until) })}</span>}
                  </span>
                ),
              }))}
            />
          )}
        </Loaded>
      </DetailSection>
      {sees ? (
        <Data guard={guard} />
      ) : (
        <DetailSection title={W.data}>
          <p className="quiet small">{t('hidden')}</p>
        </DetailSection>
      )}
      <PapersPart guard={guard} />
    </>
  );
}

function Data({ guard }: { guard: GuardRow }) {
  const t = useT(W);
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useEndpoint(showCompliance, { id: guard.id }, { quiet: true });
  const found = data?.data;
  const day = (value: string | null) => value && <DateText value={value} />;
  const edit = (
    <ActionButton
      needs={{ page: PAGE, action: 'View Compliance', call: saveCompliance }}
      icon="edit"
      variant="default"
      size="xs"
      opens={ComplianceForm}
      onClick={() => setEditing(true)}
    >
      {t('edit')}
    </ActionButton>
  );
  return (
    <DetailSection title={W.data} action={edit}>
      <Loaded error={error} refetch={refetch} shape="detail" count={4}>
        {data &&
          (found ? (
            <Facts
              items={[
                { label: W.vetting, value: say(VETTING_NAMES[found.vetting_status]) },
                { label: W.vettingRef, value: found.vetting_ref },
                { label: W.vettingDate, value: day(found.vetting_date) },
                { label: W.vettingExpiry, value: day(found.vetting_expiry) },
                { label: W.medicalDate, value: day(found.medical_date) },
                { label: W.medicalResult, value: found.medical_fit === null ? null : t(found.medical_fit ? 'fitYes' : 'fitNo') },
                { label: W.drugDate, value: day(found.drug_test_date) },
                { label: W.drugResult, value: found.drug_test_result && say(DRUG_NAMES[found.drug_test_result]) },
                { label: W.consent, value: day(found.consent_on) },
              ]}
            />
          ) : (
            <EmptyState title={W.noData} />
          ))}
      </Loaded>
      {isEditing && data && <ComplianceForm guard={guard} found={found ?? null} onClose={() => setEditing(false)} />}
    </DetailSection>
  );
}
