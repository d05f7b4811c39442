/** The outlets of the shown schedules on a map, coloured by who came. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import type { Tone } from '#platform/contract/status.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { useServerNow } from '#platform/web/use-server-now.ts';
import { OUTLET_STANDINGS, outletStanding, type OutletStanding } from '../../contract/schedule/outlet-standing.ts';
import { standingOn } from '../../contract/project/day-standing.ts';
import type { MonitoredGroup } from '../../contract/project/monitoring.endpoints.ts';
import { MONITOR } from './monitor.messages.ts';

const HEIGHT = 420;
/** Milliseconds: what counts minutes is at most so late. */
const OFTEN_MS = 10_000;
const TONES: Readonly<Record<OutletStanding, Tone>> = { in: 'success', late: 'warning', waiting: 'neutral', missed: 'error' };
const WORDS = { in: 'allIn', late: 'someLate', waiting: 'waiting', missed: 'missed' } as const;

interface OutletMapProps {
  readonly groups: readonly MonitoredGroup[];
  /** Shows the schedules of one alone. */
  readonly onOutlet: (outletId: number) => void;
}

export function OutletMap(props: OutletMapProps) {
  const t = useT(MONITOR);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideMap' : 'showMap')}
        </Button>
      </div>
      {isOpen && (
        <ul className="wrap bare" aria-label={t('pins')}>
          {OUTLET_STANDINGS.map((each) => (
            <li key={each}>
              <StatusChip status={null} colour={TONES[each]} label={MONITOR[WORDS[each]]} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && <OpenMap {...props} />}
    </>
  );
}

function OpenMap({ groups, onOutlet }: OutletMapProps) {
  const t = useT(MONITOR);
  const zone = useTimeZone();
  const now = lineMinuteOf(useServerNow(OFTEN_MS), zone ?? 'UTC');
  const markers = useMemo(() => {
    const outlets = Map.groupBy(
      groups.flatMap((group) => group.outlets),
      ({ outlet }) => outlet.id,
    );
    return [...outlets.values()].flatMap((same) => {
      const days = same.flatMap(({ dates }) => dates);
      const standing = outletStanding(days.flatMap(standingOn), now);
      const [first] = same;
      if (!first || !standing) return [];
      const sum = (key: 'checkins' | 'schedules') => days.reduce((total, { summary }) => total + summary[key], 0);
      const note = `${t(WORDS[standing])} · ${t('cameOf', { came: sum('checkins'), planned: sum('schedules') })}`;
      return [{ ...first.outlet, note, tone: TONES[standing] }];
    });
  }, [groups, now, t]);
  return <MapView markers={markers} height={HEIGHT} list label={MONITOR.map} onMarker={(id) => onOutlet(Number(id))} />;
}
