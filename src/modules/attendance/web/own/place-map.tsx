/** Where one may check in, with its circle, and where the device says it is, with the circle of its accuracy; on a phone only when it is asked for. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { Position } from '#platform/web/map/geolocation.ts';
import type { MapMarker } from '#platform/web/map/map.props.ts';
import { MapView } from '#platform/web/map/map-view.tsx';
import type { Place } from '../../contract/own/own-attendance.endpoints.ts';
import { OWN } from '../own.messages.ts';
import classes from './punch-card.module.css';

const HEIGHT = 220;

export function PlaceMap({ places, fix }: { places: readonly Place[]; fix: Position | null }) {
  const t = useT(OWN);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [asked, setAsked] = useState(false);
  const [rests, setRests] = useState(false);
  useWhenQuiet(() => setRests(true));
  if (places.length === 0 && !fix) return null;
  const shown = phone ? asked : rests;
  const markers: MapMarker[] = [
    ...places.map(({ of, id, name, lat, lng, radius_m }) => ({ id: `${of} ${id}`, name, lat, lng, radius: radius_m, tone: 'primary' as const })),
    ...(fix ? [{ id: 'me', name: t('me'), lat: fix.lat, lng: fix.lng, radius: fix.accuracy, tone: 'info' as const }] : []),
  ];
  return (
    <div className={classes['map']} style={{ minBlockSize: phone ? undefined : HEIGHT }}>
      {phone && (
        <Button variant="default" fullWidth onClick={() => setAsked(!asked)} aria-expanded={asked}>
          {t(asked ? 'hideMap' : 'showMap')}
        </Button>
      )}
      {shown && <MapView markers={markers} height={HEIGHT} label={OWN.map} />}
    </div>
  );
}
