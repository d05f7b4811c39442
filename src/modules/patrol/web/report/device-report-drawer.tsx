/** One device over some days: when it was offline, what it scanned, what was refused of it. */
import type { ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT, type Label } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { showDeviceReport, type DeviceReportDetail } from '../../contract/report/device-report.endpoints.ts';
import { DeviceMovement } from './device-movement.tsx';
import { DEVICE_REPORT as W, REFUSED_KINDS, REFUSED_REASONS } from './device-report.messages.ts';

interface DeviceReportDrawerProps {
  readonly id: number;
  readonly days: { readonly start_date: string; readonly end_date: string };
  readonly close: () => void;
}

export function DeviceReportDrawer({ id, days, close }: DeviceReportDrawerProps) {
  const { data, error, refetch } = useEndpoint(showDeviceReport, { id, ...days }, { quiet: true, keepPrevious: false });
  const device = data?.data;
  return (
    <DetailDrawer size={640} onClose={close} title={device?.name ?? W.device}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {device && <Body device={device} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Rows({ title, none, children }: { title: Label; none: string; children: readonly ReactNode[] }) {
  return <DetailSection title={title}>{children.length > 0 ? <ul className="bare">{children}</ul> : <p className="quiet small">{none}</p>}</DetailSection>;
}

function Body({ device }: { device: DeviceReportDetail }) {
  const t = useT(W);
  const say = useSay();
  const percent = (n: number | null) => (n === null ? '–' : t('percent', { n }));
  const delay = (seconds: number | null) => (seconds === null ? '–' : t('minutes', { n: Math.round(seconds / 6) / 10 }));
  return (
    <>
      <DetailSection title={W.facts}>
        <Facts
          items={[
            { label: W.site, value: device.site },
            { label: W.seen, value: device.last_seen_at && <DateText value={device.last_seen_at} kind="datetime" /> },
            { label: W.uptime, value: percent(device.uptime_percent) },
            { label: W.battery, value: percent(device.battery) },
            { label: W.least, value: percent(device.min_battery) },
            { label: W.version, value: device.app_version },
            { label: W.scans, value: device.scans },
            { label: W.flagged, value: device.flagged },
            { label: W.late, value: device.late_scans },
            { label: W.refused, value: device.refused },
            { label: W.failed, value: device.failed },
            { label: W.median, value: delay(device.delay_median_seconds) },
            { label: W.longest, value: delay(device.delay_most_seconds) },
            { label: W.queue, value: device.queue_peak },
          ]}
        />
      </DetailSection>
      <DeviceMovement device={device} />
      <Rows title={W.spans} none={t('noSpans')}>
        {device.spans.map(({ from, to, minutes, on_minutes, open }) => (
          <li key={from}>
            <DateText value={from} kind="datetime" /> – {open ? t('goesOn') : <DateText value={to} kind="datetime" />} · {t('minutes', { n: minutes })}
            {on_minutes > 0 && <span className="quiet small"> · {t('wasOn', { n: on_minutes })}</span>}
          </li>
        ))}
      </Rows>
      <Rows title={W.byDay} none={t('noDays')}>
        {device.by_day.map(({ date, ...day }) => (
          <li key={date}>
            <DateText value={date} /> · {t('dayOf', day)}
          </li>
        ))}
      </Rows>
      <Rows title={W.refusals} none={t('noRefusals')}>
        {device.refusals.map(({ date, kind, reason, times, last_at, last_ref }) => (
          <li key={`${date} ${kind} ${reason}`}>
            <strong>{say(REFUSED_KINDS[kind])}</strong>: {say(REFUSED_REASONS[reason])} · {t('times', { n: times })} ·{' '}
            <DateText value={last_at} kind="datetime" />
            {last_ref && <span className="quiet small"> · {last_ref}</span>}
          </li>
        ))}
      </Rows>
    </>
  );
}
