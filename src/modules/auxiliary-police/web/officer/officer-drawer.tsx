/** One officer: appointment, person, ranks, courses, applications; vetting and medical data for whoever has the right. */
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, YesNo } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { categoryOf } from '../../contract/application/categories.ts';
import { CARD_KIND_NAMES, CARD_STATUS_NAMES } from '../../contract/card/card.schema.ts';
import { showOfficer } from '../../contract/officer/officer.endpoints.ts';
import { COURSE_RESULT_NAMES, OFFICER_STATUS_NAMES, RANK_CHANGE_NAMES, SOURCE_NAMES, VETTING_NAMES } from '../../contract/officer/officer-words.ts';
import type { OfficerDetail, OfficerRow } from '../../contract/officer/officer.schema.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { Lines, OpenOn } from '../lines.tsx';
import { RESULT_COLOURS } from '../course/result-colours.ts';
import { Duty } from '../duty/duty.tsx';
import { AreaOfUnit } from '../duty/area-of-unit.tsx';
import { OFFICER as W } from './officer.messages.ts';
import { Papers } from './papers.tsx';
import { OfficerTasks, type OfficerTask } from './officer-tasks.tsx';
import { useOfficerActions } from './use-officer-actions.ts';

export interface OfficerDrawerProps {
  readonly id: number;
  readonly close: () => void;
  readonly rows?: readonly OfficerRow[] | undefined;
}

export function OfficerDrawer({ id, close }: OfficerDrawerProps) {
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showOfficer, { id }, { quiet: true, keepPrevious: false });
  const [task, setTask] = useState<OfficerTask | null>(null);
  const actions = useOfficerActions(setTask);
  const officer = data?.data;
  return (
    <DetailDrawer
      size={680}
      onClose={close}
      title={officer?.name ?? W.officer}
      badge={officer && <StatusChip status={officer.status} label={OFFICER_STATUS_NAMES[officer.status]} />}
      actions={
        officer &&
        actions(officer).map(({ key, label, danger, needs, onClick }) => (
          <ActionButton
            key={key}
            variant={danger ? 'light' : 'default'}
            {...(danger && { color: 'red' })}
            needs={needs ?? { page: '/auxiliary/officer' }}
            onClick={onClick}
          >
            {typeof label === 'string' ? label : say(label)}
          </ActionButton>
        ))
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {officer && <Body officer={officer} />}
      </Loaded>
      <OfficerTasks task={task} onClose={() => setTask(null)} />
    </DetailDrawer>
  );
}

function Body({ officer }: { officer: OfficerDetail }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const inWords = (en: string | null, ms: string | null) => (locale === 'ms' ? ms : en);
  const { compliance } = officer;
  const titleOf = ({ type, category }: OfficerDetail['applications'][number]) => {
    const known = categoryOf(type, category);
    return known ? say(known.title) : category;
  };
  const hasRegistry = useCan('/security-guard');
  return (
    <>
      <DetailSection title={W.appointment}>
        <Facts
          items={[
            { label: W.serviceNo, value: officer.service_no },
            { label: W.rank, value: inWords(officer.rank, officer.rank_ms) },
            { label: W.appointed, value: <DateText value={officer.appointed_at} /> },
            { label: W.expiry, value: <LastDay date={officer.appointment_expiry} quiet={officer.status === 'Inactive'} /> },
            { label: W.rankSince, value: <DateText value={officer.rank_since} /> },
            { label: W.serviceEnds, value: officer.service_ends && <DateText value={officer.service_ends} /> },
            { label: W.letter, value: officer.appointment_letter_no },
            { label: W.oath, value: officer.oath_date && <DateText value={officer.oath_date} /> },
            { label: W.station, value: officer.station },
            { label: W.area, value: <AreaOfUnit name={officer.authority_area} /> },
            ...(officer.status_reason ? [{ label: W.reason, value: officer.status_reason, wide: true }] : []),
          ]}
        />
      </DetailSection>
      <DetailSection title={W.person}>
        <Facts
          items={[
            { label: W.source, value: say(SOURCE_NAMES[officer.source]) },
            { label: W.height, value: officer.height_cm },
            { label: W.weight, value: officer.weight_kg },
            { label: W.bmi, value: officer.bmi },
            { label: W.firearmPermitted, value: <YesNo value={officer.firearm_permitted} /> },
            { label: W.qualified, value: officer.firearm_qualified_at && <DateText value={officer.firearm_qualified_at} /> },
          ]}
        />
      </DetailSection>
      {compliance && (
        <DetailSection title={W.compliance}>
          <Facts
            items={[
              { label: W.consentOn, value: compliance.consent_on && <DateText value={compliance.consent_on} /> },
              { label: W.vetting, value: say(VETTING_NAMES[compliance.vetting_status]) },
              { label: W.vettingDate, value: compliance.vetting_date && <DateText value={compliance.vetting_date} /> },
              { label: W.vettingRef, value: compliance.vetting_ref },
              { label: W.medicalDate, value: compliance.medical_date && <DateText value={compliance.medical_date} /> },
              { label: W.medicalFit, value: compliance.medical_fit === null ? null : <YesNo value={compliance.medical_fit} /> },
              { label: W.bloodType, value: officer.blood_type },
            ]}
          />
        </DetailSection>
      )}
      <Lines title={W.cards} none={t('nothing')}>
        {officer.cards.map((card) => (
          <li key={card.id}>
            <OpenOn page="/auxiliary/card" id={card.id}>
              {say(CARD_KIND_NAMES[card.kind])} · {card.card_no}
            </OpenOn>{' '}
            <StatusChip status={card.status} label={CARD_STATUS_NAMES[card.status]} colour={card.status === 'Lost' ? 'error' : undefined} />
            <span className="quiet"> · {t('validUntil', { date: formatDate(card.expiry_at) })}</span>
          </li>
        ))}
      </Lines>
      <Lines title={W.issued} none={t('nothing')}>
        {officer.issued.map((asset) => (
          <li key={asset.id}>
            <OpenOn page="/auxiliary/asset" id={asset.id}>
              {asset.name} · {asset.quantity}
            </OpenOn>
            {asset.due_back_at && <span className="quiet"> · {t('dueBack', { date: formatDate(asset.due_back_at) })}</span>}
          </li>
        ))}
      </Lines>
      <Duty id={officer.id} span="coming" />
      <Duty id={officer.id} span="past" />
      {hasRegistry && (
        <Link className="tall" href={`/security-guard?keyword=${encodeURIComponent(officer.name)}&status=`}>
          {t('inRegistry')}
        </Link>
      )}
      <Lines title={W.ranks} none={t('nothing')}>
        {officer.ranks.map((change) => (
          <li key={change.id}>
            <DateText value={change.effective_date} /> · {say(RANK_CHANGE_NAMES[change.type])}: {inWords(change.to, change.to_ms)}
            {change.letter_no && <span className="quiet"> · {change.letter_no}</span>}
          </li>
        ))}
      </Lines>
      <Lines title={W.courses} none={t('nothing')}>
        {officer.courses.map((course) => (
          <li key={course.id}>
            {course.name} <StatusChip status={null} label={COURSE_RESULT_NAMES[course.result]} colour={RESULT_COLOURS[course.result]} />
            {course.valid_until && <span className="quiet"> · {t('validUntil', { date: formatDate(course.valid_until) })}</span>}
          </li>
        ))}
      </Lines>
      <Papers officer={officer.id} />
      <Lines title={W.applications} none={t('nothing')}>
        {officer.applications.map((each) => (
          <li key={each.id}>
            <OpenOn page="/auxiliary/application" id={each.id}>
              {each.number} · {titleOf(each)}
            </OpenOn>{' '}
            <StatusChip status={each.status} />
          </li>
        ))}
      </Lines>
    </>
  );
}
