import { useSay } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { CATEGORY_NAMES, NATIONALITY_NAMES } from '../../contract/guard/guard-words.ts';
import { GUARD as W } from '../guard.messages.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';

/** Who the guard is: the person, certificates and permits, the service, the agency. */
export function ProfileTab({ guard }: { guard: GuardRow }) {
  const say = useSay();
  const day = (value: string | null) => value && <DateText value={value} />;
  return (
    <>
      <DetailSection title={W.person}>
        <Facts
          items={[
            { label: W.category, value: say(CATEGORY_NAMES[guard.category]) },
            { label: W.nationality, value: say(NATIONALITY_NAMES[guard.nationality]) },
            { label: W.identity, value: guard.identity_number },
            { label: W.passport, value: guard.passport },
            { label: W.birth, value: day(guard.date_of_birth) },
            { label: W.phone, value: guard.phone },
            { label: W.employee, value: guard.employee_code },
            { label: W.height, value: guard.height_cm },
          ]}
        />
      </DetailSection>
      <DetailSection title={W.papers}>
        <Facts
          items={[
            { label: W.csgNo, value: guard.csg_cert_no },
            { label: W.csgDate, value: day(guard.csg_date) },
            { label: W.letterNo, value: guard.letter_no },
            { label: W.letterDate, value: day(guard.letter_date) },
            ...(guard.category === 'Armed'
              ? [
                  { label: W.firearmNo, value: guard.firearm_permit_no },
                  { label: W.firearmExpiry, value: <LastDay date={guard.firearm_permit_expiry} /> },
                  { label: W.firing, value: day(guard.live_firing_at) },
                ]
              : []),
            ...(guard.category === 'Foreign' ? [{ label: W.permitExpiry, value: <LastDay date={guard.permit_expiry} /> }] : []),
          ]}
        />
      </DetailSection>
      <DetailSection title={W.service}>
        <Facts
          items={[
            { label: W.joined, value: day(guard.joined_at) },
            { label: W.left, value: day(guard.left_at) },
            { label: W.posting, value: guard.posting },
            { label: W.education, value: guard.education },
            ...(guard.service_history ? [{ label: W.history, value: guard.service_history, wide: true }] : []),
          ]}
        />
      </DetailSection>
      {guard.agency_name && (
        <DetailSection title={W.agency}>
          <Facts
            items={[
              { label: W.agencyName, value: guard.agency_name },
              { label: W.licenceNo, value: guard.agency_licence_no },
              { label: W.licenceExpiry, value: <LastDay date={guard.agency_licence_expiry} /> },
            ]}
          />
        </DetailSection>
      )}
    </>
  );
}
