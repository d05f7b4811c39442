/**
 * Shifts that go on now, a card each: who is on post, how far the rounds are, what was missed, and emergencies that are not over, with a tone where
 * the user wants it. Those with an emergency stand first. It reads again when something changes, and each minute, for points are missed by the clock.
 */
import { formatClock } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import type { MapMarker } from '#platform/web/map/map.props.ts';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { emergencySummary, listEmergencies, type EmergencyRow } from '../../contract/emergency/emergency.endpoints.ts';
import { listOperations, type OperationRow } from '../../contract/operation/operation.endpoints.ts';
import { EMERGENCY_STATUS_NAMES } from '../../contract/emergency/emergency.messages.ts';
import { useAlarmSound } from '../emergency/alarm-sound.ts';
import { EMERGENCY_COLOURS } from '../emergency/emergency-looks.ts';
import { EMERGENCY } from '../emergency/emergency.messages.ts';
import { BOARD } from './board.messages.ts';
import { DueText } from './due-text.tsx';
import { HourChart } from './hour-chart.tsx';
import classes from './live-board.module.css';

/** Cards of one board. */
const MOST = 200;
const ALARMS = '/patrol/ops/emergency';
const EACH_MINUTE = { quiet: true, refetchInterval: 60_000 } as const;
const OVER: ReadonlySet<string> = new Set(['Resolved', 'False Alarm']);
const sum = (rows: readonly OperationRow[], of: (row: OperationRow) => number) => rows.reduce((total, row) => total + of(row), 0);
const posted = ({ guards }: OperationRow) => guards.filter(({ presence }) => presence !== 'replaced');
const present = (row: OperationRow) => posted(row).filter(({ presence }) => presence === 'present').length;
const absent = (row: OperationRow) => posted(row).filter(({ presence }) => presence === 'absent').length;

export function LiveBoard() {
  const t = useT(BOARD);
  const says = useT(EMERGENCY);
  const seesAlarms = useCan(ALARMS);
  const { data, error, refetch } = useEndpoint(listOperations, { status: 'On Going', sort_by: 'today', per_page: MOST }, EACH_MINUTE);
  const sums = useEndpoint(emergencySummary, {}, { ...EACH_MINUTE, enabled: seesAlarms }).data?.data;
  const alarms = useEndpoint(listEmergencies, { sort_by: 'received_at', per_page: 50 }, { ...EACH_MINUTE, enabled: seesAlarms }).data?.data;
  const [isLoud, turnSound] = useAlarmSound((sums?.waiting ?? 0) > 0);
  const rows = data?.data ?? [];
  const open = Map.groupBy(
    (alarms ?? []).filter(({ status }) => !OVER.has(status)),
    ({ site }) => site,
  );
  const shown = rows.toSorted((a, b) => Number(open.has(b.site)) - Number(open.has(a.site)));
  const pinOf = (row: OperationRow): MapMarker => ({
    id: row.id,
    lat: row.lat,
    lng: row.lng,
    name: row.site,
    note: t('missedOf', { n: row.missed }),
    tone: open.has(row.site) ? 'error' : row.missed > 0 || absent(row) > 0 ? 'warning' : 'success',
  });
  return (
    <Loaded error={error} refetch={refetch} shape="cards" count={6}>
      {data && (
        <div className="stack">
          <Tiles
            tiles={[
              { name: t('onGoing'), value: data.meta.total },
              {
                name: t('onPost'),
                value: t('onPostOf', { n: sum(rows, present), all: sum(rows, (row) => posted(row).length) }),
                note: sum(rows, absent) > 0 ? t('absent', { n: sum(rows, absent) }) : undefined,
              },
              { name: t('done'), value: t('onPostOf', { n: sum(rows, ({ done }) => done), all: sum(rows, ({ expected }) => expected) }) },
              { name: t('missed'), value: sum(rows, ({ missed }) => missed) },
              ...(sums ? [{ name: t('alarms'), value: sums.open, note: sums.waiting > 0 ? t('waiting', { n: sums.waiting }) : undefined }] : []),
            ]}
          />
          {seesAlarms && (
            <div className="wrap">
              <ActionButton variant="default" needs={{ page: ALARMS }} onClick={turnSound}>
                {says(isLoud ? 'soundOff' : 'soundOn')}
              </ActionButton>
            </div>
          )}
          {rows.length === 0 && <p className="quiet">{t('none')}</p>}
          {shown.length > 0 && <MapView markers={shown.map(pinOf)} height={220} label={BOARD.map} onMarker={(id) => openDetail(Number(id))} />}
          <ul className={`${classes['cards']} bare`}>
            {shown.map((row) => (
              <li key={row.id}>
                <Card row={row} alarms={open.get(row.site) ?? []} />
              </li>
            ))}
          </ul>
          <HourChart />
          {data.meta.total > rows.length && <p className="quiet small">{t('more', { n: rows.length })}</p>}
        </div>
      )}
    </Loaded>
  );
}

function Card({ row, alarms }: { row: OperationRow; alarms: readonly EmergencyRow[] }) {
  const t = useT(BOARD);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const time = (at: string) => formatClock(at, zone, locale);
  const guards = posted(row);
  return (
    <button type="button" className={classes['card']} data-alarm={alarms.length > 0 || undefined} onClick={() => openDetail(row.id)}>
      <span>
        <strong>{row.site}</strong>
        <br />
        <span className="quiet small">{t('until', { shift: row.shift_name, time: time(row.end_at) })}</span>
      </span>
      {alarms.length > 0 && (
        <span className="wrap">
          {alarms.map(({ id, status }) => (
            <StatusChip key={id} status={null} label={EMERGENCY_STATUS_NAMES[status]} colour={EMERGENCY_COLOURS[status]} />
          ))}
        </span>
      )}
      <span>
        {t('done')}: {t('onPostOf', { n: row.done, all: row.expected })}
        <progress value={row.done} max={Math.max(row.expected, 1)} aria-hidden />
      </span>
      <span>
        {t('onPost')}: {t('onPostOf', { n: present(row), all: guards.length })}
      </span>
      {(row.missed > 0 || absent(row) > 0) && (
        <span className="wrap">
          {absent(row) > 0 && <StatusChip status={null} label={t('absent', { n: absent(row) })} colour="error" />}
          {row.missed > 0 && <StatusChip status={null} label={t('missedOf', { n: row.missed })} colour="warning" />}
        </span>
      )}
      {row.next && (
        <span>
          {t('next', { point: row.next.point })}
          <br />
          <DueText at={row.next.due_at} />
        </span>
      )}
      <span className="quiet small">{row.last_scan_at ? t('lastScan', { time: time(row.last_scan_at) }) : t('noScan')}</span>
    </button>
  );
}
