import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, useTimeZone } from '#platform/web/ui/values.tsx';
import type { EmergencyDetail } from '../../contract/emergency/emergency.endpoints.ts';
import { FLAG_NAMES } from '../../contract/round/round-words.ts';
import { Elapsed } from './elapsed.tsx';
import { EMERGENCY as W, EVENT_NAMES } from './emergency.messages.ts';

const MIDDLE = { alignItems: 'center' } as const;
/** A finger finds it. */
const TALL = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
/** Earlier positions that the map shows. */
const MOST_PINS = 40;

export function EmergencyBody({ emergency: e }: { emergency: EmergencyDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const seconds = (n: number | null) => (n === null ? null : t('seconds', { n }));
  const at = (instant: string) => formatDateTime(instant, zone, locale);
  const pins = e.trail.slice(-MOST_PINS).map(({ lat, lng, recorded_at, accuracy_m }, place, all) => ({
    id: place,
    lat,
    lng,
    name: t(place === all.length - 1 ? 'here' : 'before'),
    note: at(recorded_at),
    tone: place === all.length - 1 ? ('error' as const) : ('info' as const),
    ...(place === all.length - 1 && accuracy_m !== null && { radius: accuracy_m }),
  }));
  return (
    <>
      <DetailSection title={W.facts} action={e.status === 'Open' ? <Elapsed since={e.received_at} /> : undefined}>
        <Facts
          items={[
            { label: W.number, value: e.number },
            { label: W.site, value: e.site },
            { label: W.guard, value: e.guard ?? (e.by_office ? t('office') : '–') },
            { label: W.raised, value: <DateText value={e.recorded_at} kind="datetime" /> },
            {
              label: W.received,
              value: (
                <span className="wrap">
                  <DateText value={e.received_at} kind="datetime" />
                  {e.offline && <StatusChip status={null} label={W.late} colour="primary" />}
                  {e.outside_session && <StatusChip status={null} label={FLAG_NAMES.outside_session} colour="warning" />}
                </span>
              ),
            },
            { label: W.acknowledged, value: seconds(e.acknowledge_seconds) },
            { label: W.arrived, value: seconds(e.arrive_seconds) },
            { label: W.resolved, value: e.resolve_minutes === null ? null : t('minutes', { n: e.resolve_minutes }) },
            ...(e.responder ? [{ label: W.responder, value: e.responder }] : []),
            ...(e.device ? [{ label: W.device, value: e.device }] : []),
            ...(e.operation ? [{ label: W.operation, value: e.operation }] : []),
            ...(e.sitrep ? [{ label: W.sitrep, value: e.sitrep.number }] : []),
            ...(e.note ? [{ label: W.note, value: e.note, wide: true }] : []),
            ...(e.resolution ? [{ label: W.resolution, value: e.resolution, wide: true }] : []),
          ]}
        />
      </DetailSection>
      {pins.length > 0 && (
        <DetailSection title={W.trail}>
          <MapView markers={pins} height={260} label={W.trail} />
        </DetailSection>
      )}
      <DetailSection title={W.ladder}>
        <ul className="bare">
          {e.ladder.map(({ level, name, phone, after_seconds, account, told_at }) => (
            <li key={`${level} ${name} ${phone}`} className="wrap" style={MIDDLE}>
              <strong>{`${level} · ${name}`}</strong>
              <span className="quiet small">{told_at ? t('told', { time: at(told_at) }) : t('after', { n: after_seconds })}</span>
              {account ? (
                <span className="quiet small">{phone}</span>
              ) : (
                <a href={`tel:${phone}`} style={TALL}>
                  {t('call', { phone })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </DetailSection>
      <Events events={e.events} />
    </>
  );
}

function Events({ events }: Pick<EmergencyDetail, 'events'>) {
  const t = useT(W);
  const say = useSay();
  return (
    <DetailSection title={W.events}>
      <ul className="bare">
        {events.map(({ id, kind, at, user, text, step_seconds, people }) => (
          <li key={id}>
            <strong>{say(EVENT_NAMES[kind])}</strong> · <DateText value={at} kind="datetime" />
            {step_seconds !== null && ` · ${t('after', { n: step_seconds })}`}
            {user && ` · ${user}`}
            {(text || people.length > 0) && <br />}
            {text}
            {people.map(({ name, phone }) => (phone ? `${name} (${t('call', { phone })})` : name)).join(', ')}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
